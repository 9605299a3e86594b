import Foundation
import Reading
import Selection

/// Calls `body` with the path of a temporary file, which messages show as `players.csv`-like text.
public func withFile<Result>(_ text: String, _ body: (String) throws -> Result) rethrows -> Result {
  let path = NSTemporaryDirectory() + "squad-test-\(UUID().uuidString).csv"
  _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}

/// Reads a text as a pool whose skills may be any numbers.
public func read(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) throws -> PoolReading {
  try withFile(text) { path in
    var request = PoolRequest(path: path, skillRange: .any)
    change(&request)
    return try readPool(request)
  }
}
