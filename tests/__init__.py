"""The tests, one folder for each room; a package, so that `tests.locale` does not stand for `locale`."""
