import Snapshots
import Tables

/// Writes the skills and costs of one pool with equal numbers of decimals.
struct Units {
  /// Digits after the point of a skill.
  var skillPlaces: Int
  /// Digits after the point of a cost.
  var costPlaces: Int

  /// The units in which a pool is shown.
  init(_ pool: PoolRecord) {
    skillPlaces = pool.skillPlaces
    costPlaces = pool.costPlaces
  }

  /// The units in which the pools of a snapshot are shown beside one another.
  /// - Precondition: the snapshot is of a command that reads a pool.
  init(of snapshot: Snapshot) {
    self.init(snapshot.playerPool)
    for other in (snapshot[CompareContent.self]?.variants ?? []).compactMap(\.pool) {
      skillPlaces = max(skillPlaces, other.skillPlaces)
      costPlaces = max(costPlaces, other.costPlaces)
    }
  }

  /// A skill as text; empty if there is none.
  func skill(_ value: ExactDecimal?) -> String { value?.number.padded(toPlaces: skillPlaces) ?? "" }

  /// A cost as text; empty if there is none.
  func cost(_ value: ExactDecimal?) -> String { value?.number.padded(toPlaces: costPlaces) ?? "" }

  /// A gain or loss of skill with its sign: `+1`, `-2.5`, `0`; empty if one of the two is missing.
  func gain(_ value: ExactDecimal?, over other: ExactDecimal?) -> String {
    guard let difference = value.less(other) else { return "" }
    return (difference.number.mantissa > 0 ? "+" : "") + skill(difference)
  }
}

extension ExactDecimal? {
  /// The difference; `nil` if one of the two is missing or it does not fit.
  func less(_ other: ExactDecimal?) -> ExactDecimal? {
    guard let self, let other else { return nil }
    return self.number.subtracting(other.number).map { ExactDecimal($0) }
  }
}
