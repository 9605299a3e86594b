// swift-tools-version: 6.0
import PackageDescription

/// The settings that all modules are compiled with.
///
/// Swift's regular expressions are not imported implicitly: they would add a megabyte to the program. How values are
/// copied and destroyed is a string for each type, which the runtime reads, instead of six functions: a twelfth of the
/// program and of its build time, and a tenth of a start. Types are created without decoding their names, which saves a
/// third of the instructions of a small run. There is no reflection metadata: whatever is printed describes itself.
///
/// Internal declarations are visible to tests in release builds too, so that the tests can try the very modules that
/// users get. Functions get sections of their own and do not count as used merely because they are public, so that the
/// linker drops what nobody calls, and folds equal ones.
let baseSettings: [SwiftSetting] = [
  .enableExperimentalFeature("LayoutStringValueWitnesses"),
  .unsafeFlags(["-Xfrontend", "-enable-layout-string-value-witnesses"]),
  .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
  .unsafeFlags(
    [
      "-function-sections", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-disable-reflection-metadata", "-internalize-at-link",
    ].flatMap { ["-Xfrontend", $0] }, .when(configuration: .release)),
  .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
]

/// Settings for modules that no run spends its time in: compiled for size, they load and build faster.
let sizeOptimised: [SwiftSetting] =
  baseSettings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Settings for modules that most runs never enter: generic functions of the standard library are not compiled anew for
/// each type, which takes half of a module's build time and a tenth of its size. In the modules that every run enters, a
/// start would take a third longer.
let sharedGenerics: [SwiftSetting] =
  sizeOptimised + [
    .unsafeFlags(["-Xllvm", "-sil-disable-pass=generic-specializer"], .when(configuration: .release))
  ]

/// Whole-program optimisation across modules: the search and the reader are generic libraries that must be specialised
/// in the program that uses them. Exclusive access to memory is checked in them only by debug builds, such as that of
/// `make fuzz`; here the check would cost a tenth of a list's time.
let optimised: [SwiftSetting] =
  baseSettings + [
    .unsafeFlags(
      ["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]

/// Settings for tests: most of them would take longer to optimise than to run.
let unoptimisedTests: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Settings for the tests that are compiled last, with all processors to themselves: their files go to several compilers
/// at once. The package manager also passes -num-threads, which the compiler then ignores with a warning.
let lastTests: [SwiftSetting] =
  unoptimisedTests + [
    .unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))
  ]

/// Settings for tests that go through all teams of many pools: optimised like any module of a release.
let optimisedTests: [SwiftSetting] = []

/// All libraries, that of C too, become part of a program, so their static archives must be there: it runs on any Linux,
/// and nothing is looked for when it starts, which took a fifth of the time. It stands at a fixed place in memory:
/// correcting 36,000 addresses took a sixth of a start. Equal functions are folded.
let allInOneFile: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-executable", "-use-ld=lld"]
      + [
        "--no-export-dynamic", "--icf=all", "--no-pie", "-T",
        Context.packageDirectory + "/Sources/squad/discarded.ld",
      ].flatMap { ["-Xlinker", $0] }, .when(configuration: .release))
]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource]? = nil, settings: [SwiftSetting] = sizeOptimised
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = unoptimisedTests
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: settings)
}

let package = Package(
  name: "squad",
  products: [
    .executable(name: "squad", targets: ["squad"]),
    .executable(name: "squad-bench", targets: ["squad-bench"]),
  ],
  targets: [
    .systemLibrary(name: "CLibcsv", providers: [.apt(["libcsv-dev"])]),
    .systemLibrary(name: "CLibyaml", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]),

    library("Chance", settings: optimised),
    library("Clock"),
    library("Parallel", settings: optimised),
    library("Words", settings: optimised),
    library("JSON", settings: optimised),
    library("Files", ["CNettle", "Clock"]),
    library("Tables", ["CLibcsv", "Parallel", "Words"], settings: optimised),
    library("Config", ["CLibyaml", "Tables", "Words"], settings: sharedGenerics),
    library("Selection", ["Config", "Tables", "Words"], exclude: ["Rules/rules.schema.json"]),
    library("Reading", ["Selection", "Tables", "Words"]),
    library("Search", ["Clock", "Parallel", "Selection", "Tables"], settings: optimised),
    library("Lineups", ["Chance", "Parallel", "Search"], settings: optimised),
    library("Battle", ["Tables", "Words"], settings: sharedGenerics),
    library("Documents", ["Words"]),
    library(
      "Snapshots", ["Battle", "Files", "JSON", "Reading", "Selection", "Tables", "Tournament", "Words"]),
    library(
      "Pages",
      ["Battle", "Documents", "Reading", "Selection", "Snapshots", "Tables", "Tournament", "Words"]),
    library("Options", ["Words"]),
    library(
      "Manual",
      resources: [
        "battles", "budgets", "files", "football", "jobs", "lineups", "rules", "shards", "teams", "transfers",
        "verify",
      ].map { .embedInCode("\($0).md") }),
    library(
      "Analysis",
      ["Lineups", "Reading", "Search", "Selection", "Snapshots", "Tables", "Tournament", "Words"]),
    library(
      "Running",
      [
        "Analysis", "Battle", "Clock", "Config", "Documents", "Files", "JSON", "Options", "Pages", "Reading",
        "Search", "Selection", "Snapshots", "Tables", "Tournament", "Words",
      ]),
    library(
      "Jobs",
      [
        "Clock", "Config", "Documents", "Files", "Options", "Pages", "Reading", "Running", "Search",
        "Selection",
        "Snapshots", "Tables", "Tournament", "Words",
      ],
      exclude: ["job.schema.json"], settings: sharedGenerics),
    library("Tournament", ["Chance", "Tables", "Words"], settings: optimised),
    library(
      "Verification", ["JSON", "Reading", "Selection", "Snapshots", "Tables", "Words"],
      settings: optimised),

    library(
      "Commands",
      [
        "Analysis", "Battle", "Clock", "Config", "Documents", "Files", "JSON", "Jobs", "Lineups", "Manual",
        "Options", "Pages", "Reading", "Running", "Search", "Selection", "Snapshots", "Tables", "Tournament",
        "Verification", "Words",
      ]),
    .executableTarget(
      name: "squad", dependencies: ["Commands", "Files", "Running", "Search"], exclude: ["discarded.ld"],
      swiftSettings: sizeOptimised, linkerSettings: allInOneFile),
    .executableTarget(
      name: "squad-bench",
      dependencies: [
        "Chance", "CLibcsv", "Lineups", "Options", "Reading", "Search", "Selection", "Tables", "Tournament",
      ],
      resources: [.embedInCode("Compare/solve.py")], swiftSettings: optimised,
      // What Foundation's JSON needs is not found by itself where all is in one file.
      linkerSettings: allInOneFile
        + ["_FoundationCollections", "_FoundationCShims"].map {
          .linkedLibrary($0, .when(configuration: .release))
        }),

    .systemLibrary(
      name: "CCmarkGFM", path: "Tests/CCmarkGFM",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "SchemaChecks", dependencies: ["JSON"], path: "Tests/SchemaChecks"),
    tests("Chance"),
    tests("Parallel"),
    tests("Words", ["Chance"]),
    tests("JSON", ["Chance"]),
    tests("Files"),
    tests("Tables", ["Chance"]),
    tests("Config", ["Chance", "Tables"]),
    .target(
      name: "PoolSamples", dependencies: ["Reading", "Selection", "Tables"], path: "Tests/PoolSamples"),
    tests("Selection", ["Chance", "Config", "PoolSamples", "Reading", "SchemaChecks", "Tables"]),
    tests("Reading", ["Chance", "Config", "PoolSamples", "Selection", "Tables"]),
    tests("Search", ["Chance", "Selection", "Tables"], settings: optimisedTests),
    tests("Lineups", ["Chance", "Search", "Tables"], settings: optimisedTests),
    tests("Battle", ["Chance", "Tables"]),
    tests("Documents", ["CCmarkGFM", "Chance", "CNettle"]),
    tests(
      "Snapshots",
      ["Analysis", "Battle", "Chance", "JSON", "Reading", "Search", "Selection", "Tables", "Tournament"]),
    tests(
      "Pages",
      [
        "Analysis", "Battle", "Chance", "Documents", "Reading", "Search", "Selection", "Snapshots",
        "Tables", "Tournament",
      ]),
    tests("Options"),
    tests(
      "Jobs", ["Chance", "Config", "JSON", "Options", "Snapshots", "Tables", "Tournament", "Words"]),
    tests("Tournament", ["Chance", "Tables"]),
    tests(
      "Verification",
      [
        "Analysis", "Battle", "Chance", "JSON", "Lineups", "Reading", "Search", "Selection", "Snapshots",
        "Tables",
      ],
      settings: optimisedTests),
    tests(
      "Analysis", ["Chance", "Lineups", "Reading", "Search", "Selection", "Snapshots", "Tables", "Words"]),
    tests("Running", ["JSON", "Options", "Reading", "Selection", "Snapshots", "Tables", "Words"]),
    tests(
      "Commands",
      ["Config", "JSON", "Jobs", "Lineups", "Options", "Pages", "Running", "SchemaChecks", "Snapshots"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Chance", "Commands", "Files", "JSON", "Search", "Snapshots", "Verification"],
      swiftSettings: lastTests),
  ],
  swiftLanguageModes: [.v6]
)
