// swift-tools-version: 6.0
import PackageDescription

/// The settings that all modules are compiled with. Swift's regular expressions are not imported implicitly: they would
/// add a megabyte to the program. Functions get sections of their own, so that the linker can fold equal ones. Types
/// are created without decoding their names, which saves a third of the instructions of a small run. There is no
/// reflection metadata: whatever is printed describes itself.
let baseSettings: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
  .unsafeFlags(
    [
      "-function-sections", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-disable-reflection-metadata",
    ].flatMap { ["-Xfrontend", $0] }, .when(configuration: .release)),
]

/// How values are copied and destroyed is a string for each type, which the runtime reads, instead of six functions: a
/// twelfth of the program and of its build time, and a tenth of a start. Debug builds do so too, in which the tests run.
/// The search, which copies values in its loops, does without.
let compactCopies: [SwiftSetting] = [
  .enableExperimentalFeature("LayoutStringValueWitnesses"),
  .unsafeFlags(["-Xfrontend", "-enable-layout-string-value-witnesses"]),
]

/// Settings for modules that no run spends its time in: compiled for size, they load and build faster.
let sizeOptimised: [SwiftSetting] =
  baseSettings + compactCopies + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Settings for modules whose code runs once for each command or page: generic functions of the standard library are
/// not compiled anew for each type, which takes half of a module's build time and a tenth of its size.
let sharedGenerics: [SwiftSetting] =
  sizeOptimised + [
    .unsafeFlags(["-Xllvm", "-sil-disable-pass=generic-specializer"], .when(configuration: .release))
  ]

/// Whole-program optimisation across modules: the search and the reader are generic libraries that must be specialised
/// in the program that uses them. Exclusive access to memory is checked only in debug builds, in which the tests run;
/// here the check would cost a tenth of a list's time.
let optimised: [SwiftSetting] =
  baseSettings + [
    .unsafeFlags(
      ["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]

/// Modules whose tests go through millions of cases are optimised in debug builds too; overflow and preconditions are
/// still checked.
let debugOptimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
    .when(configuration: .debug))
]
let optimisedInDebugToo = optimised + debugOptimised

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource]? = nil, settings: [SwiftSetting] = sizeOptimised
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []
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

    library("Chance", settings: optimisedInDebugToo),
    library("Clock"),
    library("Words", settings: optimised + compactCopies),
    library("JSON", settings: optimisedInDebugToo + compactCopies),
    library("Files", ["CNettle", "Clock"]),
    library("Tables", ["CLibcsv", "Words"], settings: optimisedInDebugToo),
    library("Config", ["CLibyaml", "Tables", "Words"], settings: sharedGenerics),
    library(
      "Selection", ["Config", "Tables", "Words"], exclude: ["Rules/rules.schema.json"],
      settings: sizeOptimised + debugOptimised),
    library("Reading", ["Selection", "Tables", "Words"], settings: sizeOptimised + debugOptimised),
    library("Search", ["Clock", "Selection", "Tables"], settings: optimisedInDebugToo),
    library("Lineups", ["Chance", "Search"], settings: optimisedInDebugToo),
    library("Battle", ["Tables", "Words"], settings: sharedGenerics),
    library("Documents", ["Words"], settings: sizeOptimised + debugOptimised),
    library(
      "Snapshots", ["Battle", "Files", "JSON", "Reading", "Selection", "Tables", "Tournament", "Words"]),
    library(
      "Pages",
      ["Battle", "Documents", "Reading", "Selection", "Snapshots", "Tables", "Tournament", "Words"],
      settings: sharedGenerics),
    library("Options", ["Words"], settings: sharedGenerics),
    library(
      "Manual",
      resources: [
        "battles", "budgets", "files", "football", "jobs", "lineups", "rules", "shards", "teams", "transfers",
        "verify",
      ].map { .embedInCode("\($0).md") }),
    library(
      "Analysis",
      ["Lineups", "Reading", "Search", "Selection", "Snapshots", "Tables", "Tournament", "Words"],
      settings: sharedGenerics),
    library(
      "Running",
      [
        "Analysis", "Battle", "Clock", "Config", "Documents", "Files", "JSON", "Options", "Pages", "Reading",
        "Search", "Selection", "Snapshots", "Tables", "Tournament", "Words",
      ], settings: sharedGenerics),
    library(
      "Jobs",
      [
        "Clock", "Config", "Documents", "Files", "Options", "Pages", "Reading", "Running", "Search",
        "Selection",
        "Snapshots", "Tables", "Tournament", "Words",
      ],
      exclude: ["job.schema.json"], settings: sharedGenerics),
    library("Tournament", ["Chance", "Tables", "Words"], settings: optimisedInDebugToo),
    library(
      "Verification", ["JSON", "Reading", "Selection", "Snapshots", "Tables", "Words"],
      settings: optimisedInDebugToo + compactCopies),

    library(
      "Commands",
      [
        "Analysis", "Battle", "Clock", "Config", "Documents", "Files", "JSON", "Jobs", "Lineups", "Manual",
        "Options", "Pages", "Reading", "Running", "Search", "Selection", "Snapshots", "Tables", "Tournament",
        "Verification", "Words",
      ], settings: sharedGenerics),
    .executableTarget(
      name: "squad", dependencies: ["Commands", "Files", "Running", "Search"], swiftSettings: sizeOptimised),
    .executableTarget(
      name: "squad-bench",
      dependencies: [
        "Chance", "CLibcsv", "Lineups", "Options", "Reading", "Search", "Selection", "Tables", "Tournament",
      ],
      resources: [.embedInCode("Compare/solve.py")], swiftSettings: optimised),

    .systemLibrary(
      name: "CCmarkGFM", path: "Tests/CCmarkGFM",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "SchemaChecks", dependencies: ["JSON"], path: "Tests/SchemaChecks"),
    tests("Chance"),
    tests("Words", ["Chance"]),
    tests("JSON", ["Chance"]),
    tests("Files"),
    tests("Tables", ["Chance"]),
    tests("Config", ["Chance", "Tables"]),
    .target(
      name: "PoolSamples", dependencies: ["Reading", "Selection", "Tables"], path: "Tests/PoolSamples"),
    tests("Selection", ["Chance", "Config", "PoolSamples", "Reading", "SchemaChecks", "Tables"]),
    tests("Reading", ["Chance", "Config", "PoolSamples", "Selection", "Tables"]),
    // Optimised because brute force goes through all teams.
    tests("Search", ["Chance", "Selection", "Tables"], settings: debugOptimised),
    tests("Lineups", ["Chance", "Search", "Tables"], settings: debugOptimised),
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
      settings: debugOptimised),
    tests(
      "Analysis", ["Chance", "Lineups", "Reading", "Search", "Selection", "Snapshots", "Tables", "Words"]),
    tests("Running", ["JSON", "Options", "Reading", "Selection", "Snapshots", "Tables", "Words"]),
    tests(
      "Commands",
      ["Config", "JSON", "Jobs", "Lineups", "Options", "Pages", "Running", "SchemaChecks", "Snapshots"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Chance", "Commands", "Files", "JSON", "Search", "Snapshots", "squad", "Verification"]),
  ],
  swiftLanguageModes: [.v6]
)
