# Popcorn. `make` lists all targets.

SHELL := bash
.SHELLFLAGS := -o pipefail -c
SWIFT ?= swift
# SwiftPM passes traits to the compiler in the order of a set. In another order, a build compiles everything again.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build
SOURCES := Package.swift Core Contexts Adapters Tests Examples
# The options of a build for production. The C and C++ libraries, SQLite and zlib are linked dynamically, and libpq with
# TRAITS=PostgreSQL,CommandLine. The installed program is stripped, so no debug information is generated, which takes an
# eighth of the time of the build. Without the option of the frontend, the program finds its generic types by their names,
# which takes an eighth of the processor time of a cached `popcorn movie`.
PRODUCTION := -c release --static-swift-stdlib -debug-info-format none --product popcorn $(and $(TRAITS),--traits $(TRAITS)) \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
PREFIX ?= /usr/local
# The duration of `make fuzz` in seconds.
SECONDS ?= 600
export POPCORN_WARNINGS := error

.DEFAULT_GOAL := help
.PHONY: help check setup setup-postgres setup-debian run install deb build test ci bench load fuzz soak samples picture docs lint format \
	release clean $(addprefix check-,deployment postgres replicas soak-postgres sync index warm bad-day beside thread address import route scale simulate bench-compare bench-postgres bench-titles recordings calendar api clients tmdb-clients examples load-attack load-soak page mcp conformance api-changes oldest workflows migration)

help: ## List all targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# A check is a target `check-<name>`, whose sentence follows `#:`. A variable NAME of the environment is ignored.
CHECK := $(if $(findstring command line,$(origin NAME)),$(NAME))
check: ## Run the check NAME=<name>; without a name, list all checks
	@if [ -z "$(CHECK)" ]; then \
		awk -F ':.*#: ' '/^check-[a-z-]+:.*#: / { \
			printf "  make check NAME=%-15s %s\n", substr($$1, 7), $$2 }' $(MAKEFILE_LIST); \
	elif grep -q '^check-$(CHECK):.*#: ' $(MAKEFILE_LIST); then \
		$(MAKE) --no-print-directory check-$(CHECK); \
	else \
		echo "'$(CHECK)' is not a check. 'make check' lists all checks." >&2; exit 64; \
	fi

setup: ## Install libsqlite3-dev if it is missing
	@if ! pkg-config --exists sqlite3 2>/dev/null && ! [ -e /usr/include/sqlite3.h ]; then \
		as_root=""; [ "$$(id -u)" = 0 ] || as_root="sudo -n"; \
		{ $$as_root apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y libsqlite3-dev pkg-config; } >/dev/null 2>&1 \
		|| { echo "SQLite's headers are missing. Install the package libsqlite3-dev (as root: apt-get install libsqlite3-dev)." >&2; exit 1; }; \
	fi

# A debug build takes three fifths of the time of a release build, has the same output, and is reused by the tests.
run: setup ## Build the command, and show a movie, a series and a person, from TMDb or from sample data
	@[ -d .build/debug ] || echo "The first build fetches the dependencies and takes four to eight minutes on two cores." \
		"Later builds, such as that of 'make test', reuse it." >&2
	@$(BUILD) --product popcorn >&2
	@.build/debug/popcorn demo
	@printf '\nServe the same over HTTP, with a page: .build/debug/popcorn serve --demo\n' >&2

# Warnings of a later compiler are not errors here.
install: export POPCORN_WARNINGS :=
install: setup ## Build popcorn for production, and install it in PREFIX=/usr/local [DESTDIR=<folder>] [VERSION=<name>] [TRAITS=<names>]
	@$(BUILD) $(PRODUCTION) >&2
	@folder="$$($(BUILD) $(PRODUCTION) --show-bin-path)" && \
	version="$(or $(VERSION),$$("$$folder/popcorn" --version))" && \
	place="$(DESTDIR)$(PREFIX)/lib/popcorn/$$version" && \
	install -d "$$place" "$(DESTDIR)$(PREFIX)/bin" && \
	install -s "$$folder/popcorn" "$$place/popcorn" && \
	cp -R "$$folder/popcorn_TMDbStandIn.resources" "$$place/" && \
	ln -sfn "../lib/popcorn/$$version/popcorn" "$(DESTDIR)$(PREFIX)/bin/popcorn" && \
	echo "Installed $$place" >&2

# Installs dpkg-dev if it is missing: dpkg-shlibdeps finds the packages of the libraries.
setup-debian: setup
	@if ! command -v dpkg-shlibdeps >/dev/null; then \
		as_root=""; [ "$$(id -u)" = 0 ] || as_root="sudo -n"; \
		{ $$as_root apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y dpkg-dev; } >/dev/null 2>&1 \
		|| { echo "dpkg-shlibdeps is missing. Install the package dpkg-dev (as root: apt-get install dpkg-dev)." >&2; exit 1; }; \
	fi

deb: export POPCORN_WARNINGS :=
deb: setup-debian ## Build popcorn for production, and pack .build/deb/popcorn_<version>_<architecture>.deb [VERSION=<version>] [TRAITS=<names>]
	@rm -rf .build/deb/root
	@$(MAKE) --no-print-directory install DESTDIR=.build/deb/root PREFIX=/usr
	@python3 Deployment/Debian/package.py "$$($(BUILD) $(PRODUCTION) --show-bin-path)" .build/deb

check-deployment: #: Check the unit, the alerts, the dashboard, nginx.conf and the Debian package, and run the Containerfile in a tree of debootstrap; needs root [ONLY=debian]
	@python3 Deployment/check.py $(and $(ONLY),--only $(ONLY))

build: setup ## Build everything
	$(BUILD)

# Prints the output of tests, and the failures again at its end.
REPEATING_FAILURES := 2>&1 | awk '{ print; fflush() } /^✘/ { failures = failures $$0 "\n" } END { printf "%s", failures }'

# A variable FILTER of the environment is ignored.
TEST_FILTER := $(if $(findstring command line,$(origin FILTER)),$(FILTER))
# The tests run in sequence, because on a machine with few cores, parallel tests delay each other past their timeouts. The
# tests that wait for a process run two at a time.
test: setup ## Run all tests; warnings are errors [FILTER=<regular expression of names>]
	$(BUILD) --build-tests
ifneq ($(TEST_FILTER),)
	$(SWIFT) test --skip-build --no-parallel --filter '$(TEST_FILTER)' $(REPEATING_FAILURES) | awk \
		'{ print; fflush() } / Test run with 0 tests / { none = 1 } \
		END { if (none) print "No test matches FILTER." > "/dev/stderr"; exit none }'
else
	$(SWIFT) test --skip-build --no-parallel --skip EndToEndTests $(REPEATING_FAILURES)
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=2 \
		$(SWIFT) test --skip-build --parallel --filter EndToEndTests $(REPEATING_FAILURES)
endif

# Installs libpq-dev and the server of PostgreSQL if they are missing.
setup-postgres: setup
	@if ! ls /usr/include/libpq-fe.h /usr/include/postgresql/libpq-fe.h >/dev/null 2>&1; then missing="libpq-dev"; fi; \
	if ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then missing="$$missing postgresql"; fi; \
	if [ -n "$$missing" ]; then \
		as_root=""; [ "$$(id -u)" = 0 ] || as_root="sudo -n"; \
		{ $$as_root apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y $$missing; } >/dev/null 2>&1 \
		|| { echo "Packages are missing. Install them (as root: apt-get install $$missing)." >&2; exit 1; }; \
	fi

# The traits change the options of all targets, so the build has a folder of its own, which the documentation shares. It
# has only the tests that need PostgreSQL, or run on both engines.
POSTGRES_TRAITS := --traits PostgreSQL,CommandLine
POSTGRES_FOLDER := .build-postgresql
POSTGRES := --scratch-path $(POSTGRES_FOLDER) $(POSTGRES_TRAITS)
POSTGRES_TESTS := PopcornPostgreSQLTests,CoreInfrastructureTests,MoviesInfrastructureTests,TVSeriesInfrastructureTests,PeopleInfrastructureTests,MediaInfrastructureTests,PopcornServicesTests,PopcornCommandLineTests,LinkingServiceTests
check-postgres: export POPCORN_TESTS := $(POSTGRES_TESTS)
check-postgres: setup-postgres #: Run the tests of the storage in PostgreSQL, and replicas, with servers that are started, stopped and killed
	$(BUILD) $(POSTGRES) --product popcornPackageTests
	python3 Tests/PostgreSQL/server.py run $(SWIFT) test $(POSTGRES) --skip-build --no-parallel $(REPEATING_FAILURES)
	python3 Tests/PostgreSQL/replicas.py $(POSTGRES_FOLDER)/debug/popcorn --requests 1000 --kills 4 --seconds 8
	python3 Tests/PostgreSQL/faults.py $(POSTGRES_FOLDER)/debug/popcorn
	python3 Tests/PostgreSQL/soak.py $(POSTGRES_FOLDER)/debug/popcorn --seconds 70 --pause 4

check-replicas: setup-postgres #: Run three replicas on PostgreSQL, kill them at random, and count requests to TMDb [REQUESTS=10000] [KILLS=20]
	@$(BUILD) -c release $(POSTGRES) --product popcorn --quiet
	@python3 Tests/PostgreSQL/replicas.py "$$($(BUILD) -c release $(POSTGRES) --show-bin-path)/popcorn" \
		--requests $(or $(REQUESTS),10000) --kills $(or $(KILLS),20) --seed $(or $(SEED),1)

# The newer version is built from a copy of the sources, with one more column and one more index of a table.
NEWER := .build-newer/sources
NEWER_ENTITY := Contexts/PopcornMovies/Sources/MoviesInfrastructure/DataSources/Local/Models/MoviesMovieEntity.swift
check-soak-postgres: setup-postgres #: Run three replicas on PostgreSQL under mixed load while incidents follow each other [MINUTES=60] [SEED=1]
	@$(BUILD) -c release $(POSTGRES) --product popcorn --quiet
	@mkdir -p $(NEWER)
	@git ls-files -z --cached --others --exclude-standard | xargs -0 cp -p --update --parents -t $(NEWER)
	@sed 's/^        cachedAt = row.cachedAt.*/&\n        _ = row.column("newer", \\.cachedAt, .indexed)/' \
		$(NEWER_ENTITY) > $(NEWER)/$(NEWER_ENTITY)
	@$(BUILD) -c release $(POSTGRES) --package-path $(NEWER) --scratch-path .build-newer --product popcorn --quiet
	@python3 Tests/PostgreSQL/soak.py "$$($(BUILD) -c release $(POSTGRES) --show-bin-path)/popcorn" \
		--newer .build-newer/release/popcorn --seconds $$((60 * $(or $(MINUTES),60))) --seed $(or $(SEED),1)

check-sync: setup #: Kill `popcorn sync` at random moments, and count its requests [TITLES=600] [KILLS=50]
	@$(BUILD) --quiet --product popcorn
	@python3 Tests/Jobs/sync.py "$$($(BUILD) --show-bin-path)/popcorn" \
		--titles $(or $(TITLES),600) --kills $(or $(KILLS),50)

check-index: setup #: Kill `popcorn index update` at random moments, and count what it downloads [TITLES=60000] [KILLS=50]
	@$(BUILD) --quiet --product popcorn
	@python3 Tests/Jobs/index.py "$$($(BUILD) --show-bin-path)/popcorn" \
		--titles $(or $(TITLES),60000) --kills $(or $(KILLS),50)

check-warm: setup #: Kill `popcorn warm` at random moments, and count its requests [TITLES=600] [KILLS=50]
	@$(BUILD) --quiet --product popcorn
	@python3 Tests/Jobs/warm.py "$$($(BUILD) --show-bin-path)/popcorn" \
		--titles $(or $(TITLES),600) --kills $(or $(KILLS),50)

check-bad-day: export POPCORN_TESTS := PopcornServicesTests
check-bad-day: setup #: Run a day of incomplete and odd responses, and count its requests [TITLES=300]
	@$(BUILD) --quiet --build-tests
	@POPCORN_BAD_DAY_TITLES=$(or $(TITLES),300) $(SWIFT) test --quiet --skip-build --filter BadDayTests

check-beside: setup #: Measure reads of `popcorn serve` while its jobs run, compared with those without a job [BUSY=<threads of others>]
	@$(BUILD) -c release --quiet --product popcorn
	@python3 Tests/Jobs/beside.py "$$($(BUILD) -c release --show-bin-path)/popcorn" --busy $(or $(BUSY),0)

# One folder for both traits, so that a fresh clone compiles the dependencies once.
ci: setup ## Run all checks that a change must pass: lint, all tests, the examples, the reference
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test FILTER=
	@$(MAKE) --no-print-directory check-examples
	@$(MAKE) --no-print-directory check-postgres POSTGRES_FOLDER=.build
	@$(MAKE) --no-print-directory docs POSTGRES_FOLDER=.build

# The tests run in sequence: with a sanitizer, parallel tests get too little processor time on a machine with few cores.
check-thread: setup #: Run all tests with the thread sanitizer
	TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/thread-sanitizer.suppressions" \
		$(SWIFT) test --sanitize=thread --no-parallel --scratch-path .build-thread

# Leaks are not detected, because the metadata that the Swift runtime allocates once is reported as a leak.
check-address: setup #: Run all tests with the address sanitizer
	ASAN_OPTIONS="detect_leaks=0" $(SWIFT) test --sanitize=address --no-parallel --scratch-path .build-address

# The nested packages of these targets use a product that services do not see.
check-import check-route check-scale bench check-bench-compare fuzz: export POPCORN_BENCHMARKS := 1

check-import: setup #: Import 20,000 movies from the stand-in while cached movies are read, and print latencies and memory
	cd Tests/Benchmarks && $(BUILD) -c release --product ImportReport --quiet && \
	"$$($(BUILD) -c release --show-bin-path)/ImportReport"

check-route: setup #: Compare a route that returns a cached movie as JSON with an empty route, in requests per second
	cd Tests/Benchmarks && $(BUILD) -c release --product RouteReport --quiet && \
	"$$($(BUILD) -c release --show-bin-path)/RouteReport"

check-scale: setup #: Compare reads from a cache of 1,000,000 movies with those from one of 1,000, and during an eviction; needs 4 GB of disk
	cd Tests/Benchmarks && $(BUILD) -c release --product ScaleReport --quiet && \
	"$$($(BUILD) -c release --show-bin-path)/ScaleReport"

check-simulate: #: Simulate the requests to TMDb of a day, with and without its lists of changes [TITLES=100000]
	@python3 Tests/Jobs/simulate.py --titles $(or $(TITLES),100000)

bench: setup ## Run the benchmarks, and compare them with plain C and GRDB; PICTURE=<file.svg> draws the results
	cd Tests/Benchmarks && \
	$(BUILD) -c release --product BenchmarkReport --quiet && \
	SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) package -c release --disable-sandbox benchmark --no-progress --format jmh --path .build/results && \
	"$$($(BUILD) -c release --show-bin-path)/BenchmarkReport" .build/results/Current_run.jmh.json \
		$(and $(PICTURE),"$(abspath $(PICTURE))")

check-bench-compare: setup #: Compare the benchmarks of this commit with those of BASE=<commit> [FILTER=<regex>] [ROUNDS=3]
	@test -n "$(BASE)" || { echo "usage: make check NAME=bench-compare BASE=<commit> [FILTER=<regex>] [ROUNDS=3]" >&2; exit 64; }
	@SWIFT="$(SWIFT)" python3 Tests/Benchmarks/compare.py --filter "$(FILTER)" --rounds "$(or $(ROUNDS),3)" "$(BASE)"

check-bench-postgres: setup-postgres #: Compare the storage in PostgreSQL with libpq alone, with a server that is started and stopped
	@$(BUILD) -c release $(POSTGRES) --product PostgreSQLReport --quiet
	@python3 Tests/PostgreSQL/server.py run --set shared_buffers=2GB --set max_connections=200 \
		"$$($(BUILD) -c release $(POSTGRES) --show-bin-path)/PostgreSQLReport"

check-bench-titles: setup #: Build an index of 5,300,000 made-up names, and measure suggestions; needs 1 GB of disk [MILLIONS=5.3]
	@$(BUILD) -c release --product TitleIndexReport --quiet
	@folder="$$(mktemp -d)" && trap 'rm -rf "$$folder"' EXIT && \
	report="$$($(BUILD) -c release --show-bin-path)/TitleIndexReport" && \
	"$$report" make "$$folder" $(or $(MILLIONS),5.3) && "$$report" measure "$$folder"

check-recordings: setup #: Compare the output of the command with the recorded responses in RECORDINGS=<folder>
	@test -n "$(RECORDINGS)" || { echo "usage: make check NAME=recordings RECORDINGS=<folder>" >&2; exit 64; }
	@$(BUILD) --quiet --product popcorn
	@python3 Tests/Recordings/check.py "$$($(BUILD) --show-bin-path)/popcorn" "$(RECORDINGS)"

check-calendar: setup #: Check the iCalendar export with the parser icalendar from PyPI
	@python3 -m pip install --quiet --target .build/python icalendar
	@$(BUILD) --quiet --product popcorn
	@PYTHONPATH="$(CURDIR)/.build/python" python3 Tests/Calendar/check.py "$$($(BUILD) --show-bin-path)/popcorn"

check-api: setup #: Send 10,000 requests to the HTTP API with schemathesis from PyPI [REQUESTS=10000] [SEED=1]
	@python3 -m pip install --quiet --target .build/python schemathesis openapi-spec-validator
	@$(BUILD) --quiet --product popcorn
	@PYTHONPATH="$(CURDIR)/.build/python" python3 Tests/HTTPService/API/check.py "$$($(BUILD) --show-bin-path)/popcorn" \
		--requests $(or $(REQUESTS),10000) --seed $(or $(SEED),1)

# The packages of PyPI that a check uses. They are installed when their list changes.
PACKAGES := .build/packages
define install_packages
	@python3 -m pip install --quiet --no-warn-conflicts --upgrade --target $(@D) --requirement $<
	@cp $< $@
endef
$(PACKAGES)/%/requirements.txt: Tests/HTTPService/%/requirements.txt
	$(install_packages)
$(PACKAGES)/%/requirements.txt: Tests/%/requirements.txt
	$(install_packages)

check-clients: setup $(PACKAGES)/Clients/requirements.txt #: Generate clients in 6 languages from the OpenAPI document, and call all operations with those in Python
	@$(BUILD) --quiet --product popcorn
	@PYTHONPATH="$(CURDIR)/$(PACKAGES)/Clients" python3 Tests/HTTPService/Clients/check.py \
		"$$($(BUILD) --show-bin-path)/popcorn"

check-tmdb-clients: setup $(PACKAGES)/TMDbClients/requirements.txt #: Call TMDb's own API of `popcorn serve` with three libraries from PyPI
	@$(BUILD) --quiet --product popcorn
	@PYTHONPATH="$(CURDIR)/$(PACKAGES)/TMDbClients" python3 Tests/HTTPService/TMDbClients/check.py \
		"$$($(BUILD) --show-bin-path)/popcorn"

check-examples: setup #: Build and run the examples, and compare the output of the commands in their READMEs
	@$(BUILD) --quiet --product popcorn
	@SWIFT="$(SWIFT)" python3 Tests/Examples/check.py

check-mcp: setup $(PACKAGES)/MCP/requirements.txt #: Use the Model Context Protocol over both transports with the client mcp from PyPI
	@$(BUILD) --quiet --product popcorn
	@PYTHONPATH="$(CURDIR)/$(PACKAGES)/MCP" python3 Tests/HTTPService/MCP/check.py \
		"$$($(BUILD) --show-bin-path)/popcorn"

load: setup ## Measure the HTTP service with wrk: processor time against a route of the bare framework, latency, memory
	@$(BUILD) -c release --product popcorn --quiet
	@$(BUILD) -c release --product BareServer --quiet
	@python3 Tests/HTTPService/Load/figures.py "$$($(BUILD) -c release --show-bin-path)"

check-load-attack: setup #: Attack the HTTP service from one address, and measure what another client notices [MINUTES=1]
	@$(BUILD) -c release --quiet --product popcorn
	@python3 Tests/HTTPService/Load/attack.py "$$($(BUILD) -c release --show-bin-path)/popcorn" \
		--seconds $$((60 * $(or $(MINUTES),1)))

check-load-soak: setup #: Run the HTTP service under mixed load while TMDb fails and the server is killed [MINUTES=60]
	@$(BUILD) -c release --product popcorn --quiet
	@python3 Tests/HTTPService/Load/soak.py "$$($(BUILD) -c release --show-bin-path)/popcorn" \
		--minutes $(or $(MINUTES),60)

check-page: setup #: Use the page in headless Chromium, check each step, and write the pictures in docs/page
	@if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null \
		&& ! command -v google-chrome >/dev/null; then \
		as_root=""; [ "$$(id -u)" = 0 ] || as_root="sudo -n"; \
		{ $$as_root apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -qq -y chromium; } >/dev/null 2>&1 \
		|| { echo "Chromium is missing. Install the package chromium (as root: apt-get install chromium)." >&2; exit 1; }; \
	fi
	@$(BUILD) --quiet --product popcorn
	@python3 Tests/HTTPService/Page/check.py "$$($(BUILD) --show-bin-path)/popcorn" --pictures docs/page

check-migration: setup #: Count the calls of adamayoung/TMDb that compile with the SDK
	@$(BUILD) --quiet --product popcorn
	@python3 Tests/Migration/forms.py "$$($(BUILD) --show-bin-path)"

samples: setup picture ## Write all files that are generated from the sources: pages, examples, descriptions, sizes and the picture
	$(BUILD) --build-tests
	POPCORN_UPDATE_DOCS=1 $(SWIFT) test --skip-build \
		--filter 'OperationCoverageTests|DocumentTests|SettingTests|SampleCatalogueTests'

check-conformance: setup #: Replay the recorded responses in RECORDINGS="<folder> …" through the SDK, also with one wrong value each
	@test -n "$(RECORDINGS)$(EXAMPLES)" || \
		{ echo "usage: make check NAME=conformance RECORDINGS='<folder> …'; each folder contains an index.tsv or the examples of an OpenAPI description" >&2; exit 64; }
	@$(BUILD) --quiet --product TMDbConformance
	@conformance="$$($(BUILD) --show-bin-path)/TMDbConformance" && \
	status=0; for mutations in "" --mutations; do \
		"$$conformance" $$mutations $(RECORDINGS) $(EXAMPLES) || status=$$?; \
	done; exit $$status

fuzz: setup ## Fuzz the decoders and parsers for SECONDS (default: 600) [GROUP=parsers|records|responses]
	@SWIFT="$(SWIFT)" Tests/Fuzzing/fuzz.sh $(SECONDS) $(GROUP)

soak: setup ## Prove that the storage survives faults; RUNS="<run> …" [AMOUNT=<rounds>] [SEED=1] [ROUND=<round>]
	@$(BUILD) -c release --product SoakReport --quiet
	@"$$($(BUILD) -c release --show-bin-path)/SoakReport" $(RUNS) $(and $(AMOUNT),--amount $(AMOUNT)) \
		$(and $(SEED),--seed $(SEED)) $(and $(ROUND),--round $(ROUND))

# With all traits, as the documentation.
check-api-changes: setup-postgres #: Report changes of the public API since BASE=<commit> that break services, but are not listed
	@test -n "$(BASE)" || { echo "usage: make check NAME=api-changes BASE=<commit>" >&2; exit 64; }
	@SWIFT="$(SWIFT)" python3 Tests/Package/api.py "$(BASE)" --accepted Tests/Package/api-changes.txt \
		--scratch-path $(POSTGRES_FOLDER) -- $(POSTGRES_TRAITS)

check-oldest: setup #: Build the products with the oldest versions of the dependencies that Package.swift permits
	@SWIFT="$(SWIFT)" python3 Tests/Package/oldest.py

check-workflows: $(PACKAGES)/Package/requirements.txt #: Check the workflows and the other files in .github with check-jsonschema from PyPI
	@export PYTHONPATH="$(CURDIR)/$(PACKAGES)/Package"; \
	check() { output="$$(python3 -m check_jsonschema --builtin-schema "$$@")" || { echo "$$output" >&2; exit 1; }; }; \
	check vendor.github-workflows .github/workflows/*.yml; \
	check custom.github-workflows-require-timeout .github/workflows/*.yml; \
	check vendor.github-actions .github/actions/*/action.yml; \
	check vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml; \
	check vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml)); \
	check vendor.dependabot .github/dependabot.yml; \
	python3 Tests/Package/workflows.py .github/workflows/*.yml

# A variable VERSION of the environment is ignored.
RELEASE := $(if $(findstring command line,$(origin VERSION)),$(VERSION))
release: ## Make the version VERSION=<x.y.z>: check it, move the unreleased changes, commit and tag, without a push [DATE=<date>]
	@test -n "$(RELEASE)" || { echo "usage: make release VERSION=<x.y.z> [DATE=<yyyy-mm-dd>]" >&2; exit 64; }
	@MAKE="$(MAKE)" python3 Tests/Package/release.py "$(RELEASE)" $(and $(DATE),--date "$(DATE)")

docs: export POPCORN_TESTS := $(POSTGRES_TESTS)
docs: setup-postgres ## Build the reference; warnings and public symbols without a comment are errors
	@SWIFT="$(SWIFT)" Tests/Documentation/make.sh $(POSTGRES) --product popcornPackageTests

picture: ## Write docs/architecture.svg, the picture of the targets and their imports
	@$(SWIFT) package dump-package | Tests/Documentation/architecture_picture.py docs/architecture.svg

lint: ## Check the format of all sources, the style of all texts, the picture of the targets, the traits and the scripts
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	@python3 Tests/Documentation/check_text.py
	@$(SWIFT) package dump-package | Tests/Documentation/architecture_picture.py --check docs/architecture.svg
	@$(SWIFT) package dump-package | python3 Tests/Documentation/check_traits.py
	@diff <(sed -n 's/^ *- \([A-Z][A-Za-z]*\)$$/\1/p' .spi.yml | sort) <(Tests/Documentation/modules.sh | sort) >&2 \
		|| { echo ".spi.yml must list the modules that Tests/Documentation/modules.sh prints" >&2; exit 1; }
	@for test in Tests/Documentation/check_traits_test.py Tests/Benchmarks/compare_test.py \
		Tests/Migration/table_test.py \
		Tests/Package/api_test.py Tests/Package/oldest_test.py Tests/Package/release_test.py \
		Tests/Package/workflows_test.py; do \
		output="$$(python3 $$test 2>&1)" || { echo "$$output" >&2; exit 1; }; \
	done

format: ## Format all sources in place
	$(SWIFT) format format --in-place --recursive --parallel $(SOURCES)

clean: ## Delete all build output
	rm -rf .build .build-* Tests/Benchmarks/.build Tests/Fuzzing/.build
