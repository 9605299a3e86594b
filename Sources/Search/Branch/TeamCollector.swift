/// A team that a search found: its members as ranks in the pool, in no particular order, and its totals.
struct FoundTeam<Value: WholeNumber>: Sendable {
  /// The members' ranks.
  var ranks: [Int32]
  /// Their total skill.
  var skill: Value
  /// Their total cost.
  var cost: Value
}

extension FoundTeam {
  /// Whether it has more skill, or as much at less cost.
  @inline(__always)
  func isBetter(than other: FoundTeam) -> Bool {
    skill != other.skill ? skill > other.skill : cost < other.cost
  }
}

/// Takes the teams that the workers of a search find, and tells them which are still wanted.
///
/// Closures and not a protocol: the methods of a generic class behind an existential are not specialised for its
/// numbers, which made the taking of teams half of the work of a long list.
struct TeamCollector<Value: WholeNumber>: Sendable {
  /// Grows with every change of ``threshold``: tells a worker whether to look again.
  var version: @Sendable () -> Int
  /// Only teams of more skill, or of as much at less cost, are still wanted; `nil` while all are.
  var threshold: @Sendable () -> (skill: Value, cost: Value)?
  /// Takes a team, if it is wanted: its members without the given ones, as positions in the core.
  var offer: @Sendable (_ positions: UnsafeMutableBufferPointer<Int32>, _ skill: Value, _ cost: Value) -> Void

  /// Wants no team.
  static var nothing: TeamCollector {
    TeamCollector(version: { 0 }, threshold: { nil }, offer: { _, _, _ in })
  }
}
