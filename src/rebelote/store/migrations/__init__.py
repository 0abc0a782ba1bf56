"""The migrations, applied by alembic in the order of their numbers."""
