import Selection

/// One team of a list of the best, as the snapshot holds it.
public struct TopTeamRecord: Codable, Sendable, Equatable {
  /// Its place in the list, from 1.
  public var rank: Int
  /// Total skill.
  public var skill: ExactDecimal
  /// Total cost.
  public var cost: ExactDecimal
  /// The players, in pool order.
  public var players: [PlayerRecord]

  /// The record of players of a pool.
  public init(rank: Int, _ players: [Int], of pool: Pool) {
    let sums = Team(players, of: pool)
    self.rank = rank
    skill = ExactDecimal(sums.skill, places: pool.skills.places)
    cost = ExactDecimal(sums.cost, places: pool.costs.places)
    self.players = players.map { PlayerRecord($0, of: pool) }
  }

  /// Notes where in the team each player stands.
  /// - Parameter places: the names of the roles, by player in pool order.
  public mutating func place(_ places: [String]) { players.place(places) }
}

/// What a list of the best teams was asked for, and how far it goes.
public struct TopListRecord: Codable, Sendable, Equatable {
  /// The most teams that were asked for.
  public var asked: Int
  /// Whether only teams of the best skill were asked for.
  public var onlyBestSkill: Bool
  /// In how many players every team differs from each one listed before it, 1 or more.
  public var different: Int
  /// Whether the list holds all that were asked for or there are; false where the search was stopped, and then
  /// the teams listed are the first of them.
  public var complete: Bool
  /// What ended the search early.
  public var stoppedBy: BestTeamRecord.StopReason?

  /// What was asked for and how it ended.
  public init(
    asked: Int, onlyBestSkill: Bool, different: Int, complete: Bool,
    stoppedBy: BestTeamRecord.StopReason? = nil
  ) {
    self.asked = asked
    self.onlyBestSkill = onlyBestSkill
    self.different = different
    self.complete = complete
    self.stoppedBy = stoppedBy
  }
}
