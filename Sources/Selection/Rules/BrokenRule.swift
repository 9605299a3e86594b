/// A rule beside size and budget that some players break as a team.
public struct BrokenRule: Error, Sendable, Hashable {
  /// A fixed word for programs.
  public let code: String
  /// What is wrong, in lower case: `4 players of ARS, at most 3`.
  public let description: String
  /// How many players more, of the right ones, it takes at least to keep the rule; `nil` where more do not help.
  let lacking: Int?
  /// How many players too many there are; `nil` where that is not what is wrong, or some one is.
  private let excess: Int?
  /// Whether it is worth saying how many are lacking.
  private let advisesMore: Bool

  /// - Parameters:
  ///   - lacking: how many players more would mend it, where more would.
  ///   - excess: how many players are too many, where some are.
  ///   - advisesMore: whether the number that is lacking is worth saying; where the description tells it, it is not.
  init(
    _ code: String, _ description: String, lacking: Int? = nil, excess: Int? = nil, advisesMore: Bool = false
  ) {
    self.code = code
    self.description = description
    self.lacking = lacking
    self.excess = excess
    self.advisesMore = advisesMore
  }

  /// The same of a rule that holds because somebody is in the team.
  func with(_ name: String) -> BrokenRule {
    BrokenRule(
      code, "with \(name) \(description)", lacking: lacking, excess: excess, advisesMore: advisesMore)
  }

  /// What to do about it; `nil` where the rule says that itself.
  /// - Parameter places: how many are still to join the team.
  func advice(leaving places: Int) -> String? {
    if let excess { return "leave out \(excess)" }
    guard let lacking, places > 0 else { return nil }
    if lacking > places { return "but only \(places == 1 ? "1 place is" : "\(places) places are") left" }
    return advisesMore ? "add \(lacking)" : nil
  }
}

extension BrokenRule: CustomStringConvertible {
  /// Too few or too many of some players.
  /// - Parameters:
  ///   - code: the begin of the code: `group` of `group-too-few`.
  ///   - whose: what stands behind the number of players: `of "wings"`.
  static func count(
    _ code: String, of whose: String, _ count: Int, least: Int, most: Int?
  ) -> BrokenRule {
    let isLacking = count < least
    return BrokenRule(
      code + (isLacking ? "-too-few" : "-too-many"),
      "\(counted(players: count)) \(whose), "
        + (isLacking ? "at least \(least)" : "at most \(most ?? count)"),
      lacking: isLacking ? least - count : nil, excess: isLacking ? nil : count - (most ?? count),
      advisesMore: true)
  }
}
