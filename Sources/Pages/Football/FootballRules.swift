import Documents
import Tournament

/// The rules of a match, as shown in reports and help: each part with its title.
public enum FootballRules {
  /// One part of the rules.
  public struct Part: Sendable {
    /// Its topic.
    public var title: String
    /// Statements of one or a few sentences each.
    public var statements: [String]
  }

  /// All parts.
  public static let parts = [
    Part(
      title: "A match",
      statements: [
        "\(Match.plays) plays, each a minute and a duel for the ball. The home team kicks off, the visitors after half-time, when the teams switch sides.",
        "Midfielders meet midfielders, attackers meet defenders, and an attacker who gets through meets the goalkeeper. The winner of the ball passes it forward; the other team falls back.",
        "An attacker who beats the goalkeeper scores. The other team then has the ball in defence.",
      ]),
    Part(
      title: "The power of a position",
      statements: [
        "Goalkeeper: skill × \(TeamPowers.scoringDifficulty).",
        "Midfield: average skill + number of midfielders.",
        "Attack: average skill + number of attackers + half the power of the midfield.",
        "Defence: average skill + number of defenders + half the power of the midfield.",
        "Averages and half the midfield are rounded to hundredths.",
      ]),
    Part(
      title: "Decay",
      statements: [
        "Decay per play = coefficient − \(Decay.fitnessShare) × power of the position; the coefficient of a team begins at \(Decay.start).",
        "Decay = decay per play × plays of the position so far, including this one. Power after decay = power − decay. Neither goes below 0.",
        "A foul raises the coefficient of the team that receives it: \(penalties).",
      ]),
    Part(
      title: "A duel",
      statements: [
        "Both positions draw a random number between 0 and their power after decay, in thousandths. The higher one wins; equal ones go to the team without the ball.",
        "The random numbers of a match follow from the seed, the round and the names of the teams, not from their order in a file.",
      ]),
    Part(
      title: "Fouls and cards",
      statements: [
        "Except for shots, one won duel in six is a foul; in front of the goalkeeper there are none. The ball goes to the other team, and the team that fouled falls back.",
        "Of 51 fouls, 48 are free kicks, 2 yellow cards and 1 a red card. Every second yellow card of a position, and every red one, sends a player off: the last in the position by shirt number, then by name. Averages and numbers change accordingly. Goalkeepers are never sent off.",
      ]),
    Part(
      title: "What the program adds to the rules of the game",
      statements: [
        "When defenders or attackers duel, the midfield behind them also counts one more play.",
        "A foul tires the whole team that receives it; the rules mention only the position.",
        "An attacker who loses the ball to the goalkeeper stays in attack; one who loses it to a defender falls back to midfield. After a foul both teams move as if the other team had won the duel.",
        "Players are sent off, and goalkeepers do not foul.",
        "Head-to-head among teams level on points, goal difference and goals; then their order in the file.",
      ]),
  ]

  private static var penalties: String {
    Foul.allCases.map { "\($0.rawValue) +\($0.penaltyInWords)" }.joined(separator: ", ")
  }

  static var blocks: [Block] {
    parts.flatMap { part in
      [Block.paragraph("\(part.title, .strong)"), .list(part.statements.map { Prose($0) })]
    }
  }

  /// The parts as Markdown.
  public static var markdown: String {
    parts.map { part in "## \(part.title)\n\n- " + part.statements.joined(separator: "\n- ") }
      .joined(separator: "\n\n")
  }
}
