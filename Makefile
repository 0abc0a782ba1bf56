PYTHON ?= python3
ARGS ?=

.PHONY: help setup run test check docs bench-setup lock screenshots

help:
	@echo "make run          a game in the terminal (make run ARGS='--help' for other commands)"
	@echo "make test         everything that must pass before a change lands"
	@echo "make setup        only the environment, in .venv"
	@echo "make check        style, types and contracts"
	@echo "make docs         links and examples of the documents"
	@echo "make screenshots  the pictures of the documents"
	@echo "make bench-setup  other people's engines, to measure against"
	@echo "make lock         requirements.lock anew from pyproject.toml"

run:
	@$(PYTHON) tools/dev.py run $(ARGS)

setup test check docs bench-setup lock:
	@$(PYTHON) tools/dev.py $@

screenshots: setup
	@.venv/bin/python tools/pictures.py
