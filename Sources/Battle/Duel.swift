/// How a fight between an Autobot and a Decepticon ends, and by which rule.
public struct Duel: Sendable, Hashable {
  /// The rules of a fight in the order in which they are tried.
  public enum Reason: String, Codable, Sendable, CaseIterable {
    /// Two special names face each other: everything ends, all are destroyed.
    case annihilation
    /// Optimus Prime or Predaking wins whatever the statistics are.
    case specialName = "special-name"
    /// The loser is behind by 4 or more courage and 3 or more strength, and runs away.
    case ranAway = "ran-away"
    /// The winner leads by 3 or more skill.
    case skill
    /// The winner has the higher overall rating.
    case overallRating = "overall-rating"
    /// The overall ratings are equal: both are destroyed.
    case tie
  }

  /// A number that decided the fight, for both fighters.
  public struct Comparison: Sendable, Hashable {
    /// What was compared: the name of a statistic, or `overall rating`.
    public var quantity: String
    /// The Autobot's value.
    public var autobot: Int
    /// The Decepticon's value.
    public var decepticon: Int
  }

  /// The side that wins; `nil` when both are destroyed.
  public var winner: Side?
  /// The rule that decided.
  public var reason: Reason
  /// The numbers that decided; empty where a name did.
  public var compared: [Comparison]
}

/// Returns how two fighters' fight ends. Only the argument order says who is on which side; `Fighter.side` is ignored.
///
/// The first rule that applies decides: special names, running away, skill, overall rating, tie. Of the two
/// directions of running away and of skill at most one can hold, so their order does not matter.
public func duel(_ autobot: Fighter, _ decepticon: Fighter) -> Duel {
  func compared(_ statistic: Statistic) -> Duel.Comparison {
    Duel.Comparison(
      quantity: statistic.rawValue, autobot: autobot.statistics[statistic],
      decepticon: decepticon.statistics[statistic])
  }
  switch (autobot.isSpecial, decepticon.isSpecial) {
  case (true, true): return Duel(winner: nil, reason: .annihilation, compared: [])
  case (true, false): return Duel(winner: .autobots, reason: .specialName, compared: [])
  case (false, true): return Duel(winner: .decepticons, reason: .specialName, compared: [])
  case (false, false): break
  }

  let (courage, strength) = (compared(.courage), compared(.strength))
  if let winner = courage.winner(leadingBy: 4), strength.winner(leadingBy: 3) == winner {
    return Duel(winner: winner, reason: .ranAway, compared: [courage, strength])
  }
  let skill = compared(.skill)
  if let winner = skill.winner(leadingBy: 3) {
    return Duel(winner: winner, reason: .skill, compared: [skill])
  }
  let rating = Duel.Comparison(
    quantity: "overall rating", autobot: autobot.statistics.overallRating,
    decepticon: decepticon.statistics.overallRating)
  let winner = rating.winner(leadingBy: 1)
  return Duel(winner: winner, reason: winner == nil ? .tie : .overallRating, compared: [rating])
}

extension Duel.Comparison {
  /// Returns the side that leads by at least `lead`; `nil` when neither does.
  fileprivate func winner(leadingBy lead: Int) -> Side? {
    if autobot - decepticon >= lead { return .autobots }
    return decepticon - autobot >= lead ? .decepticons : nil
  }
}
