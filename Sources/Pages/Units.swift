import Snapshots
import Tables

/// Writes the skills and costs of one pool with equal numbers of decimals.
struct Units {
  /// Digits behind the point of a skill.
  var skillPlaces: Int
  /// Digits behind the point of a cost.
  var costPlaces: Int

  /// The units in which a pool is shown.
  init(_ pool: PoolRecord) {
    skillPlaces = pool.skillPlaces
    costPlaces = pool.costPlaces
  }

  /// A skill as text; empty where there is none.
  func skill(_ value: ExactDecimal?) -> String { value?.number.padded(toPlaces: skillPlaces) ?? "" }

  /// A cost as text; empty where there is none.
  func cost(_ value: ExactDecimal?) -> String { value?.number.padded(toPlaces: costPlaces) ?? "" }
}
