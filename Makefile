PYTHON ?= python3
ARGS ?=

.PHONY: help setup run test check client browser docs bench-setup lock screenshots

help:
	@echo "make run          the table in the browser (make run ARGS='--help' for other commands)"
	@echo "make test         everything that must pass before a change lands"
	@echo "make setup        only the environment, in .venv, and the client"
	@echo "make check        style, types and contracts"
	@echo "make client       the pages alone, built when their sources changed"
	@echo "make browser      the tests that click, in a real browser"
	@echo "make docs         links and examples of the documents"
	@echo "make screenshots  the pictures of the documents"
	@echo "make bench-setup  other people's engines, to measure against"
	@echo "make lock         requirements.lock anew from pyproject.toml"

run:
	@$(PYTHON) tools/dev.py run $(ARGS)

setup test check client browser docs bench-setup lock screenshots:
	@$(PYTHON) tools/dev.py $@
