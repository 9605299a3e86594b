import Foundation
import Tables

/// Writes a file, hands its path to `body`, and removes it.
func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
  let path = NSTemporaryDirectory() + "squad-tournament-\(UUID().uuidString).csv"
  try Data(text.utf8).write(to: URL(filePath: path))
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}

/// The problems for which a file was refused, each as `line column code`; empty when it was not.
func problems(of body: () throws -> Void) throws -> [String] {
  do {
    try body()
    return []
  } catch InputError.invalid(let problems, _) {
    return problems.map { "\($0.line ?? 0) \($0.column ?? "-") \($0.code)" }
  }
}
