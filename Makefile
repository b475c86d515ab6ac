# Popcorn. `make` alone lists what can be made.

SWIFT ?= swift
SOURCES := Package.swift Core Contexts Adapters Tests
SANITIZED_BUILD := .build-thread
# How long `make fuzz` goes on.
SECONDS ?= 600
export POPCORN_WARNINGS := error

.DEFAULT_GOAL := help
.PHONY: help setup run build test ci test-thread bench operations conformance recordings fuzz docs lint format clean

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install libsqlite3-dev if it is missing
	@if ! pkg-config --exists sqlite3 2>/dev/null && ! [ -e /usr/include/sqlite3.h ]; then \
		as_root=""; [ "$$(id -u)" = 0 ] || as_root="sudo -n"; \
		{ $$as_root apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y libsqlite3-dev pkg-config; } >/dev/null 2>&1 \
		|| { echo "SQLite's headers are missing: install the package libsqlite3-dev (as root: apt-get install libsqlite3-dev)" >&2; exit 1; }; \
	fi

# A debug build: it is there in three fifths of the time of a release build, the card is the same, and the tests share it.
run: setup ## Build, and show a movie: from TMDb with a credential in the environment, else from sample data
	@[ -d .build/debug ] || echo "Fetching the packages that Popcorn needs and building the command with them, into .build:" \
		"four to six minutes on two cores, the first time only. 'make test' goes on from there." >&2
	@$(SWIFT) build --product popcorn >&2
	@"$$($(SWIFT) build --show-bin-path)/popcorn" demo

build: setup ## Build everything
	$(SWIFT) build

test: setup ## Run every test; warnings are errors
	$(SWIFT) test

ci: setup ## Check what a change must pass to land: the format, every test, the reference
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory docs

# One test after the other: under the sanitizer a machine with few cores would starve all of them at once.
test-thread: setup ## Run every test under the thread sanitizer
	TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/thread-sanitizer.suppressions" \
		$(SWIFT) test --sanitize=thread --no-parallel --scratch-path $(SANITIZED_BUILD)

bench: setup ## Measure the hot paths beside plain C and GRDB
	cd Tests/Benchmarks && \
	$(SWIFT) build -c release --product BenchmarkReport --quiet && \
	$(SWIFT) package -c release --disable-sandbox benchmark --no-progress --format jmh --path .build/results && \
	"$$($(SWIFT) build -c release --show-bin-path)/BenchmarkReport" .build/results/Current_run.jmh.json

recordings: setup ## Compare what the command prints with RECORDINGS=<folder> of TMDb's answers, property by property
	@test -n "$(RECORDINGS)" || { echo "usage: make recordings RECORDINGS=<folder>" >&2; exit 64; }
	@$(SWIFT) build --quiet --product popcorn
	@python3 Tests/Recordings/check.py "$$($(SWIFT) build --show-bin-path)/popcorn" "$(RECORDINGS)"

operations: setup ## Write docs/operations.md: which method makes which operation of TMDb
	POPCORN_UPDATE_DOCS=1 $(SWIFT) test --filter OperationCoverageTests

conformance: setup ## Replay RECORDINGS="<folder> …" of TMDb's answers through the SDK
	@test -n "$(RECORDINGS)$(EXAMPLES)" || \
		{ echo "usage: make conformance RECORDINGS='<folder> …', each with an index.tsv or with a description's examples" >&2; exit 64; }
	@$(SWIFT) run --quiet TMDbConformance $(RECORDINGS) $(EXAMPLES)

fuzz: setup ## Fuzz the SDK's decoders and parsers for SECONDS=600
	@SWIFT="$(SWIFT)" Tests/Fuzzing/fuzz.sh $(SECONDS)

docs: setup ## Build the reference with DocC; a warning or a public symbol without a comment is an error
	@SWIFT="$(SWIFT)" Tests/Documentation/make.sh

lint: ## Check the format of every source, strictly
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## Format every source in place
	$(SWIFT) format format --in-place --recursive --parallel $(SOURCES)

clean: ## Delete what was built
	rm -rf .build .build-* Tests/Benchmarks/.build Tests/Fuzzing/.build
