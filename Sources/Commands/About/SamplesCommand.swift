import Files
import Glibc
import Options
import Running
import Tables
import Words

/// `squad samples DIR`: copies the files that the examples use.
enum SamplesCommand {
  static let folder = ArgumentKey<String>.one(
    "DIR", .folder, help: "the folder for the copies; created if missing")

  static let spec = CommandSpec(
    "samples", summary: "copy the sample files, which the examples of all commands use",
    description: """
      Copies players, teams, results, fighters and a job file into a folder. If a file already \
      exists with other contents, nothing is copied at all.
      """,
    arguments: [folder.spec],
    examples: [
      .init("squad samples samples", "into 'samples', where the examples of all commands look for them"),
      .init("squad samples first-steps", "somewhere else"),
    ])

  static let command = Command("samples", spec: spec, run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let target = command[folder]
    let source = try installedSamples()
    let files = try sampleNames(below: source).map { name in
      OutputFile(path: "\(target)/\(name)", bytes: try readBytes("\(source)/\(name)", limit: largestSample))
    }
    let others = try files.filter { try fileExists($0.path) && readBytes($0.path, limit: .max) != $0.bytes }
    guard others.isEmpty else {
      throw UsageMistake(
        others.map { "\($0.path) already exists with other contents; choose another folder" })
    }
    for folder in Set(files.map { parentFolder(of: $0.path) }).sorted() { try prepareFolder(folder) }
    try writeDurably(files)
    try writeToStandardOutput(
      "\(files.count) files in \(target); start with: squad best \(shellQuoted(target + "/players.csv"))\n")
    return .done
  }

  /// No sample comes near this size.
  private static let largestSample = 1 << 20

  /// The folder of the samples: of an installed program in `share` beside its `bin`, otherwise in the folder from which
  /// it was built.
  /// - Throws: `InputError` if they are in neither.
  private static func installedSamples() throws(InputError) -> String {
    var bin =
      realpath("/proc/self/exe", nil).map { path in
        defer { free(path) }
        return parentFolder(of: String(cString: path))
      } ?? "/"
    let installed = parentFolder(of: bin) + "/share/squad/samples"
    if fileExists(installed + "/players.csv") { return installed }
    while bin != "/" {
      bin = parentFolder(of: bin)
      if fileExists(bin + "/samples/players.csv"), fileExists(bin + "/Package.swift") {
        return bin + "/samples"
      }
    }
    throw .unreadable(
      file: installed,
      reason:
        "the samples are not installed; 'make install' installs them; the source code has them in 'samples'"
    )
  }

  /// The files in a folder and its subfolders, by their paths relative to it, in order.
  private static func sampleNames(below folder: String) throws -> [String] {
    try names(inFolder: folder).filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      return isSpecialFile(path) ? try sampleNames(below: path).map { "\(name)/\($0)" } : [name]
    }
  }
}
