import Words

/// A rule other than size and budget that a team breaks.
public struct BrokenRule: Error, Sendable, Hashable {
  /// The fixed code of the rule, for programs.
  public let code: String
  /// The problem in lower case: `4 players of ARS, at most 3`.
  public let description: String
  /// How many further players, of the right ones, it takes to satisfy the rule; `nil` where more do not help.
  package let lacking: Int?
  /// The number of players too many; `nil` where that is not the problem, or it is one particular player.
  private let excess: Int?
  /// Whether the number of missing players is worth mentioning.
  private let advisesMore: Bool

  /// - Parameters:
  ///   - lacking: how many more players would satisfy the rule, where more would.
  ///   - excess: how many players are too many, if any.
  ///   - advisesMore: whether to mention the number of missing players; no where the description gives it.
  init(
    _ code: String, _ description: String, lacking: Int? = nil, excess: Int? = nil, advisesMore: Bool = false
  ) {
    self.code = code
    self.description = description
    self.lacking = lacking
    self.excess = excess
    self.advisesMore = advisesMore
  }

  /// Returns the same for a rule that applies because a player is in the team.
  func with(_ name: String) -> BrokenRule {
    BrokenRule(
      code, "with \(name) \(description)", lacking: lacking, excess: excess, advisesMore: advisesMore)
  }

  /// Returns the advice; `nil` where the description says it already.
  /// - Parameter places: how many players are still to join the team.
  package func advice(leaving places: Int) -> String? {
    if let excess { return "leave out \(excess)" }
    guard let lacking, places > 0 else { return nil }
    if lacking > places { return "but only \(counted(places, "place")) \(places == 1 ? "is" : "are") left" }
    return advisesMore ? "add \(lacking)" : nil
  }
}

extension BrokenRule: CustomStringConvertible {
  /// Returns the problem of too few or too many players of a kind.
  /// - Parameters:
  ///   - code: the beginning of the code: `group` of `group-too-few`.
  ///   - whose: the text after the number of players: `of "wings"`.
  static func count(_ code: String, of whose: String, _ count: Int, least: Int, most: Int?) -> BrokenRule {
    let isLacking = count < least
    return BrokenRule(
      code + (isLacking ? "-too-few" : "-too-many"),
      "\(counted(count, "player")) \(whose), "
        + (isLacking ? "at least \(least)" : "at most \(most ?? count)"),
      lacking: isLacking ? least - count : nil, excess: isLacking ? nil : count - (most ?? count),
      advisesMore: true)
  }

  /// Returns the problem of players from too few clubs or games.
  /// - Parameter unit: `club`.
  public static func tooFew(_ unit: String, _ count: Int, least: Int) -> BrokenRule {
    BrokenRule(
      "too-few-\(unit)s", "players from \(counted(count, unit)), at least \(least) needed",
      lacking: least - count)
  }
}
