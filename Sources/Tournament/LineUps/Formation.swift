import Tables

/// The number of players in each line of a team.
public struct Formation: Sendable, Hashable {
  /// Players in defence, midfield and attack; there is one keeper.
  public let defenders, midfielders, attackers: Int

  /// Reads a formation such as `1-4-3-3`: the keeper, then the lines from the back, each with 1 to 100 players. Nil for
  /// anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard parts.count == 4, numbers.count == 4, numbers[0] == 1,
      numbers.allSatisfy({ (1...100).contains($0) })
    else { return nil }
    (defenders, midfielders, attackers) = (numbers[1], numbers[2], numbers[3])
  }

  /// Players in all.
  public var players: Int { 1 + defenders + midfielders + attackers }

  /// The positions from the keeper to the last attacker.
  public var positions: [Position] {
    [.keeper] + Array(repeating: .defence, count: defenders)
      + Array(repeating: .midfield, count: midfielders) + Array(repeating: .attack, count: attackers)
  }
}

extension LineUp {
  /// What prevents the team from playing: not exactly one keeper, or a line without players; nil if nothing does.
  public var flaw: String? {
    let keepers = skills(of: .keeper).count
    if keepers != 1 { return keepers == 0 ? "no keeper" : "\(keepers) keepers" }
    return [Position.defence, .midfield, .attack].first { skills(of: $0).isEmpty }.map { "no \($0.name)" }
  }
}

extension LineUpPlayer {
  /// Returns a skill on the scale of lineups, above 0 and at most 10: unchanged if every skill of the pool is on it,
  /// otherwise in proportion to the largest, rounded to four decimals.
  /// - Parameters:
  ///   - units: the skill, in units of 10^-`places`.
  ///   - pool: the smallest and the largest skill of the pool, in the same units.
  public static func scaledSkill(
    _ units: Int128, places: Int, within pool: ClosedRange<Int128>
  ) -> DecimalNumber {
    let ten = DecimalNumber(mantissa: 10, places: 0)
    let largest = DecimalNumber(mantissa: pool.upperBound, places: places)
    if pool.lowerBound > 0, largest <= ten, places <= LineUp.mostPlaces {
      return DecimalNumber(mantissa: units, places: places)
    }
    let tenThousandths = Double(units) / Double(max(1, pool.upperBound)) * 100_000
    return DecimalNumber(mantissa: Int128(min(100_000, max(1, tenThousandths.rounded()))), places: 4)
  }
}
