import Foundation
import JSON
import Snapshots
import Testing

/// What a run of the real program printed, and how it ended.
struct Run {
  var output: String
  var errors: String
  var exitCode: Int32
}

/// A fresh folder with a copy of the samples, in which the real program runs; removed at the end.
final class Workplace {
  let path: String

  /// The folder of the package that the samples are copied from.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() {
    path = NSTemporaryDirectory() + "squad-e2e-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: Self.package.appending(path: "samples").path, toPath: path + "/samples")
    } catch {
      Issue.record(error, "no folder for the test")
    }
  }

  deinit {
    checkSnapshots()
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Checks that every snapshot written by the program reads and writes back byte for byte.
  private func checkSnapshots() {
    for name in FileManager.default.enumerator(atPath: path) ?? .init() {
      guard let name = name as? String, name.hasSuffix(".json"), name != "changed.json",
        name != "forged.json",
        let bytes = try? Array(bytes(of: name)), Seal(of: bytes).isWhole == true,
        let text = try? JSONValue(bytes).json(isPretty: true), Array((text + "\n").utf8) == bytes
      else { continue }
      #expect(
        (try? Snapshot(json: bytes).json()) == String(decoding: bytes, as: UTF8.self),
        "\(name) is not what it was")
    }
  }

  /// The program named by `SQUAD_PROGRAM`, or else the one beside the test bundle, where the package manager builds it.
  static let program =
    ProcessInfo.processInfo.environment["SQUAD_PROGRAM"]
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "squad").path

  /// Runs `squad` with these arguments, as a user would in a shell, and waits for it to end.
  func squad(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(Self.program, arguments, environment: environment)
  }

  /// Runs a line in `sh`, with the program in its path. One that waits for a program which has failed ends, and fails.
  func shell(_ line: String) throws -> Run {
    let folder = URL(filePath: Self.program).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try run(
      "/usr/bin/timeout", ["300", "sh", "-c", line],
      environment: ["PATH": "\(folder):\(path)"])
  }

  /// Runs `squad` with these arguments and sends it a signal once its progress says that the search has begun.
  func squad(_ arguments: String, signal: String) throws -> Run {
    // A shell starts background jobs with SIGINT ignored.
    try shell(
      "mkfifo .progress; env --default-signal squad \(arguments) --progress always 2> .progress & id=$!; "
        + "exec 3< .progress; stdbuf -o0 tr '\\r' '\\n' <&3 | grep -qm1 ' [0-9]* s'; "
        + "kill -\(signal) $id; cat <&3 >&2; rm .progress; wait $id")
  }

  private func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: path)
    var variables = ProcessInfo.processInfo.environment
    variables["SOURCE_DATE_EPOCH"] = nil
    process.environment = variables.merging(environment) { $1 }
    // Through files, because a pipe that is not emptied blocks a program that prints a lot.
    let outputPath = path + "/.stdout-\(UUID().uuidString)"
    let errorPath = path + "/.stderr-\(UUID().uuidString)"
    for path in [outputPath, errorPath] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    defer {
      for path in [outputPath, errorPath] { try? FileManager.default.removeItem(atPath: path) }
    }
    let code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Run(
      output: try String(contentsOfFile: outputPath, encoding: .utf8),
      errors: try String(contentsOfFile: errorPath, encoding: .utf8), exitCode: code)
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }

  /// The bytes of a file in the folder.
  func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path + "/" + name))
  }

  /// The text of a file in the folder.
  func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  /// A JSON file of the folder.
  func json(_ name: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: bytes(of: name)) as? [String: Any] ?? [:]
  }

  /// The names in a folder, hidden ones too, sorted; empty where there is no such folder.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }
}
