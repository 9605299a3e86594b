import Reading
import Selection
import Snapshots
import Tables
import Words

/// A value of a pool that a comparison replaces.
package struct ReplacedValue: Sendable, Equatable {
  /// The player as the user names them.
  package var player: String
  /// Skill or cost.
  package var column: PoolColumn
  package var value: DecimalNumber

  /// A new value for a player.
  package init(player: String, column: PoolColumn, value: DecimalNumber) {
    (self.player, self.column, self.value) = (player, column, value)
  }
}

/// A pool with replaced values, and a record of them.
package struct ReplacedPool {
  /// Its name: the values as the user wrote them.
  package var name: String
  /// The pool as it was read, with the new values.
  package var reading: PoolReading
  /// The replaced values.
  package var replacements: [VariantRecord.Replacement]

  /// A pool with values replaced.
  /// - Throws: `UsageMistake` with every name that is unknown or ambiguous, or with the first value that is given twice
  ///   or that the rules do not allow.
  package init(
    _ reading: PoolReading, with values: [ReplacedValue], names: PlayerNames, under rules: Rules
  ) throws(UsageMistake) {
    self.reading = reading
    replacements = []
    name = values.map { "\($0.player):\($0.column.rawValue)=\($0.value.normalised)" }.joined(separator: ", ")
    let players = try names.players(named: values.map(\.player))
    var seen: Set<[Int]> = []
    for (index, value) in zip(players, values) {
      guard seen.insert([index, value.column == .cost ? 1 : 0]).inserted else {
        throw UsageMistake("--set gives the \(value.column.rawValue) of \(value.player) twice")
      }
      try replace(value, of: index, under: rules)
    }
  }

  private mutating func replace(_ value: ReplacedValue, of index: Int, under rules: Rules)
    throws(UsageMistake)
  {
    if value.column == .skill, !rules.skillRange.allows(value.value) {
      throw UsageMistake(
        "--set gives \(value.player) a skill of \(value.value.normalised), the rules allow \(rules.skillRange); "
          + "--skill-range any accepts it")
    }
    let isCost = value.column == .cost
    let column = isCost ? reading.pool.costs : reading.pool.skills
    let new = isCost ? value.value.amount(in: reading.pool.costUnit) : value.value
    guard reading.pool.replace(value.column, of: index, with: new) else {
      throw UsageMistake("--set gives \(value.player) a value with too many digits")
    }
    replacements.append(
      VariantRecord.Replacement(
        name: reading.pool.displayName(of: index), row: Int(reading.pool.records[index]),
        column: value.column.rawValue, before: ExactDecimal(column[index], places: column.places),
        value: ExactDecimal(new)))
  }
}
