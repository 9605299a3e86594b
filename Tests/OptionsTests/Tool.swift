import Foundation

/// Runs another program and waits for it.
enum Tool {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Runs `words` with `input`, in `folder` if one is given. The input must be small enough to fit into a pipe.
  static func run(_ words: [String], input: String = "", in folder: URL? = nil) throws -> Outcome {
    let process = Process()
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
