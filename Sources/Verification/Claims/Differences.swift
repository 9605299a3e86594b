import Snapshots

/// Collects where a claim differs from what was found.
struct Differences {
  private(set) var all: [Difference] = []

  /// Notes a difference unless both are equal; a missing value is called `nothing`.
  mutating func expect<Value: Equatable>(
    _ path: String, _ recorded: Value?, is found: Value?, _ text: (Value) -> String
  ) {
    guard recorded != found else { return }
    note(path, recorded.map(text) ?? "nothing", found.map(text) ?? "nothing")
  }

  /// Notes a difference between values that describe themselves.
  mutating func expect<Value: Equatable & CustomStringConvertible>(
    _ path: String, _ recorded: Value?, is found: Value?
  ) {
    expect(path, recorded, is: found) { $0.description }
  }

  /// Notes a difference between numbers unless both are equal.
  mutating func expect(_ path: String, _ recorded: ExactDecimal?, is found: ExactDecimal?) {
    expect(path, recorded, is: found) { $0.number.description }
  }

  /// Notes a difference between words unless both are equal.
  mutating func expect(_ path: String, _ recorded: String?, is found: String?) {
    expect(path, recorded, is: found) { "'\($0)'" }
  }

  /// Notes a difference.
  mutating func note(_ path: String, _ recorded: String, _ found: String) {
    all.append(Difference(path, recorded: recorded, found: found))
  }
}
