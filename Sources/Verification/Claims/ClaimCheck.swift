import Snapshots

/// Checks claims at a place in a snapshot, and collects how they differ from what is true. Copies for other places share
/// what they find.
struct ClaimCheck {
  /// The path: `bestTeam.players.0`; empty for the whole snapshot.
  let path: String
  private let found: Found

  private final class Found {
    var differences: [Difference] = []
  }

  /// Creates a place with nothing found yet.
  init(_ path: String = "") {
    (self.path, found) = (path, Found())
  }

  private init(_ path: String, _ found: Found) {
    (self.path, self.found) = (path, found)
  }

  /// All differences found so far.
  var differences: [Difference] { found.differences }

  /// A place below this one.
  subscript(name: String) -> ClaimCheck { ClaimCheck(path.isEmpty ? name : "\(path).\(name)", found) }

  /// The place of an element of this list.
  subscript(number: Int) -> ClaimCheck { self["\(number)"] }

  /// Returns the differences as a finding; without any, the claim has a verdict.
  func finding(_ claim: String, _ verdict: Finding.Verdict = .isTrue) -> Finding {
    Finding(claim, differences.isEmpty ? verdict : .differs(differences))
  }

  /// Notes a difference at this place.
  func note(_ recorded: String, _ actual: String) {
    found.differences.append(Difference(path, recorded: recorded, found: actual))
  }

  /// Notes a difference below this place.
  func note(_ name: String, _ recorded: String, _ actual: String) { self[name].note(recorded, actual) }

  /// Notes a difference below this place unless both are equal; a missing value is called `nothing`.
  func expect<Value: Equatable>(
    _ name: String, _ recorded: Value?, is actual: Value?, _ text: (Value) -> String
  ) {
    guard recorded != actual else { return }
    note(name, recorded.map(text) ?? "nothing", actual.map(text) ?? "nothing")
  }

  /// Notes a difference between values that describe themselves.
  func expect<Value: Equatable & CustomStringConvertible>(
    _ name: String, _ recorded: Value?, is actual: Value?
  ) {
    expect(name, recorded, is: actual) { $0.description }
  }

  /// Notes a difference between numbers unless both are equal.
  func expect(_ name: String, _ recorded: ExactDecimal?, is actual: ExactDecimal?) {
    expect(name, recorded, is: actual) { $0.number.description }
  }

  /// Notes a difference between words unless both are equal.
  func expect(_ name: String, _ recorded: String?, is actual: String?) {
    expect(name, recorded, is: actual) { "'\($0)'" }
  }
}
