import Documents
import Tournament

/// How a match is played, as reports and help tell it: each part with its title.
public enum FootballRules {
  /// One part of the rules.
  public struct Part: Sendable {
    /// What it is about.
    public var title: String
    /// Statements, a sentence or a few each.
    public var statements: [String]
  }

  /// All of them.
  public static let parts = [
    Part(
      title: "A match",
      statements: [
        "\(Match.plays) plays, each a minute and a duel for the ball. The home team kicks off, the visitors after half-time, when the teams switch sides.",
        "Midfielders meet midfielders, attackers meet defenders, and an attacker who has come through meets the keeper. Who wins the ball passes it forward, the others fall back.",
        "An attacker who beats the keeper scores. Then the beaten team has the ball at its defence.",
      ]),
    Part(
      title: "The power of a position",
      statements: [
        "Keeper: skill × \(TeamPowers.scoringDifficulty).",
        "Midfield: average skill + number of midfielders.",
        "Attack: average skill + number of attackers + half the power of the midfield.",
        "Defence: average skill + number of defenders + half the power of the midfield.",
        "Averages and half the midfield are rounded to hundredths.",
      ]),
    Part(
      title: "Decay",
      statements: [
        "Decay per play = coefficient − \(Decay.fitnessShare) × power of the position; the coefficient of a team begins at \(Decay.start).",
        "Decay = decay per play × plays of the position so far, this one included. Power after decay = power − decay. Neither goes below 0.",
        "A foul raises the coefficient of the team that receives it: \(penalties).",
      ]),
    Part(
      title: "A duel",
      statements: [
        "Both positions draw a random number between 0 and their power after decay, in thousandths. The higher one wins; equal ones go to the team without the ball.",
        "The chances of a match follow from the seed, the round and the names of the teams, not from their place in a file.",
      ]),
    Part(
      title: "Fouls and cards",
      statements: [
        "Outside of shots one won duel in six is a foul; in front of the keeper there are none. The ball goes to the other team, and the one that fouled falls back.",
        "Of 51 fouls 48 are free kicks, 2 yellow cards, 1 a red card. Every second yellow card of a position, and every red one, sends a player off: the last of the position by shirt number, then by name. Averages and numbers change with it. Keepers are never sent off.",
      ]),
    Part(
      title: "What the program adds to the rules of the game",
      statements: [
        "When defenders or attackers duel, the midfield that helps them has one more play too.",
        "A foul tires the whole team that receives it; the rules speak of the position alone.",
        "An attacker who loses the ball to the keeper stays in attack; one who loses it to a defender falls back to midfield. After a foul both teams move as if the other team had won the duel.",
        "Sendings-off, and that keepers do not foul.",
        "Head-to-head among teams level on points, goal difference and goals; then the order of input.",
      ]),
  ]

  private static var penalties: String {
    Foul.allCases.map { "\($0.rawValue) +\($0.penaltyInWords)" }.joined(separator: ", ")
  }

  /// The parts as blocks of a page.
  static var blocks: [Block] {
    parts.flatMap { part in
      [Block.paragraph("\(strong: part.title)"), .list(part.statements.map { Prose($0) })]
    }
  }

  /// The parts as Markdown.
  public static var markdown: String {
    parts.map { part in "## \(part.title)\n\n- " + part.statements.joined(separator: "\n- ") }
      .joined(separator: "\n\n")
  }
}
