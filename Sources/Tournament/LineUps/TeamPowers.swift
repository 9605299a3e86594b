import Tables

/// The powers of a team's positions before any decay, for every number of players left on the field.
///
/// midfield = average + number of midfielders; attack and defence = average + number of players + half the
/// midfield's power; keeper = skill × 8. Averages and half the midfield are rounded to hundredths, halves
/// away from zero.
public struct TeamPowers: Sendable, Hashable {
  /// The factor of a keeper's skill: the rules call it `scoringDifficulty`.
  public static let scoringDifficulty: Int64 = 8
  /// A keeper's skill is rounded to this many decimals; a line's average is exact.
  static let keeperPlaces = 8

  /// The keeper's power, which does not depend on the other players.
  let keeper: Power
  /// For defence, midfield and attack: average plus number, in hundredths, by the number of players left.
  private let defence, midfield, attack: [Int64]

  /// Creates the powers of a lineup.
  /// - Precondition: the lineup has one keeper; every skill is in ``LineUpSkills/any`` and has no more than
  ///   ``LineUp/mostPlaces`` decimals.
  public init(_ lineUp: LineUp) {
    let keepers = lineUp.skills(of: .keeper)
    precondition(keepers.count == 1, "a lineup has one keeper")
    let skill = average(keepers, places: Self.keeperPlaces)
    keeper = Power(units: skill * Self.scoringDifficulty * (Power.unitsPerOne / 100_000_000))
    defence = Self.averagesPlusNumbers(lineUp.skills(of: .defence))
    midfield = Self.averagesPlusNumbers(lineUp.skills(of: .midfield))
    attack = Self.averagesPlusNumbers(lineUp.skills(of: .attack))
  }

  /// Returns the number of players with which a position starts.
  public func players(in position: Position) -> Int {
    switch position {
    case .keeper: 1
    case .defence: defence.count - 1
    case .midfield: midfield.count - 1
    case .attack: attack.count - 1
    }
  }

  /// Returns the power of a position before any decay.
  /// - Parameters:
  ///   - position: the position.
  ///   - count: the number of players left in it; ignored for the keeper.
  ///   - midfielders: the number of midfielders left to help.
  public func power(of position: Position, players count: Int, midfielders: Int) -> Power {
    switch position {
    case .keeper: keeper
    case .defence: Power(hundredths: defence[count] + halfMidfield(midfielders))
    case .midfield: Power(hundredths: midfield[midfielders])
    case .attack: Power(hundredths: attack[count] + halfMidfield(midfielders))
    }
  }

  /// The highest power that any position ever has, whoever is sent off.
  var strongest: Power {
    let mostHelp = ((midfield.max() ?? 0) + 1) / 2
    let outfield = max((defence + attack).max() ?? 0, 0) + mostHelp
    return Power(units: max(keeper.units, Power(hundredths: max(outfield, midfield.max() ?? 0)).units))
  }

  /// Half the midfield's power in hundredths.
  private func halfMidfield(_ midfielders: Int) -> Int64 {
    (midfield[midfielders] + 1) / 2
  }

  /// Returns average plus number in hundredths for the first 0, 1, 2, … of the players; an empty line counts 0.
  private static func averagesPlusNumbers(_ skills: [DecimalNumber]) -> [Int64] {
    [0] + skills.indices.map { last in average(skills[...last], places: 2) + Int64(last + 1) * 100 }
  }
}

extension LineUp {
  /// The most decimals of a skill, so that any number of skills adds up exactly.
  public static let mostPlaces = 24
}

/// Returns the arithmetic mean of skills in units of 10^-`places`, rounding halves away from zero.
private func average(_ skills: some Collection<DecimalNumber>, places: Int) -> Int64 {
  let common = max(places, skills.map(\.places).max() ?? 0)
  let sum = skills.reduce(0 as Int128) { sum, skill in
    guard let units = skill.units(places: common) else {
      preconditionFailure("a skill with too many decimals")
    }
    return sum + units
  }
  let divisor = (places..<common).reduce(Int128(skills.count)) { product, _ in product * 10 }
  return Int64((2 * sum + divisor) / (2 * divisor))
}
