import Chance
import Tables

@testable import Tournament

/// Parses a skill written with a decimal point.
func skill(_ text: String) -> DecimalNumber {
  do { return try parseDecimal(text) } catch { preconditionFailure("\(error)") }
}

extension LineUp {
  /// A lineup of these skills, each written with a decimal point.
  init(
    _ team: String = "Team", keeper: String, defence: [String], midfield: [String], attack: [String]
  ) {
    let lines: [(Position, [String])] = [
      (.keeper, [keeper]), (.defence, defence), (.midfield, midfield), (.attack, attack),
    ]
    self.init(
      team: team,
      players: lines.flatMap { position, skills in
        skills.map { LineUpPlayer(name: "", position: position, skill: skill($0)) }
      })
  }

  /// The lineup of the worked example in the rules.
  static let worked = LineUp(
    "Ajax", keeper: "7.07", defence: ["7.00", "7.36", "7.26", "7.14"], midfield: ["7.47", "7.77", "7.70"],
    attack: ["7.65", "7.97", "7.66"])

  /// Eleven players with ordinary skills, in some lineups with three or four in defence and midfield.
  static func ordinary(_ random: inout SplitMix64, team: String = "Team") -> LineUp {
    let defenders = Int(random.integer(in: 3...4))
    return drawn(&random, team, lines: [defenders, 7 - defenders, 3], skills: 669...834, places: 2)
  }

  /// Lines of one to five players, with skills from almost 0 to 10 and up to 12 decimals.
  static func odd(_ random: inout SplitMix64) -> LineUp {
    let places = Int(random.integer(in: 0...12))
    let ten = (0..<places).reduce(10 as Int64) { product, _ in product * 10 }
    let lines = (0..<3).map { _ in Int(random.integer(in: 1...5)) }
    return drawn(&random, "Odd", lines: lines, skills: 1...ten, places: places)
  }

  private static func drawn(
    _ random: inout SplitMix64, _ team: String, lines: [Int], skills: ClosedRange<Int64>, places: Int
  ) -> LineUp {
    let positions =
      [Position.keeper]
      + zip([Position.defence, .midfield, .attack], lines).flatMap {
        Array(repeating: $0, count: $1)
      }
    return LineUp(
      team: team,
      players: positions.map { position in
        LineUpPlayer(
          name: "", position: position,
          skill: DecimalNumber(mantissa: Int128(random.integer(in: skills)), places: places))
      })
  }
}
