import PoolSamples
import Tables

@testable import Reading
@testable import Selection

/// The problems for which a text is refused as a pool of any skills.
func problems(
  _ text: String, _ change: (inout PoolRequest) -> Void = { _ in },
  shown: (Diagnostic) -> String = { $0.message }
) -> [String] {
  problems(shown: shown) { try read(text, change) }
}

/// The problems for which reading ends.
private func problems(shown: (Diagnostic) -> String, _ reading: () throws -> PoolReading) -> [String] {
  do {
    _ = try reading()
    return []
  } catch InputError.invalid(let problems, _) {
    return problems.map(shown)
  } catch {
    return ["\(error)"]
  }
}

/// Tests that read pools from texts.
protocol ReadingText {}

extension ReadingText {
  func read(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) throws -> PoolReading {
    try withFile(text) { path in
      var request = PoolRequest(path: path)
      change(&request)
      return try readPool(request)
    }
  }

  func problems(
    _ text: String, _ change: (inout PoolRequest) -> Void = { _ in }, shown: (Diagnostic) -> String
  ) -> [String] {
    ReadingTests.problems(shown: shown) { try read(text, change) }
  }

  func messages(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) -> [String] {
    problems(text, change) { "\($0.line ?? 0): \($0.code)" }
  }
}
