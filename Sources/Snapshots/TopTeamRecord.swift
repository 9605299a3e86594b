import Selection

/// One team of a list of the best, as the snapshot holds it.
public struct TopTeamRecord: Codable, Sendable, Equatable {
  /// Its place in the list, from 1.
  public var rank: Int
  /// Total skill.
  public var skill: ExactDecimal
  /// Total cost.
  public var cost: ExactDecimal
  /// How many transfers lead to it from the squad that somebody owns; absent where nobody says that they own one.
  public var transfers: Int?
  /// The points that these cost.
  public var hits: ExactDecimal?
  /// What the skills of a lineup add up to without noise, where there was any; absent elsewhere.
  public var projection: ExactDecimal?
  /// The entry of a contest that a lineup is for; absent where there are no entries.
  public var entry: String?
  /// By slot, in the order of the upload page of a site, the row of the player who stands there; absent where no site
  /// takes such lineups.
  public var seats: [Int]?
  /// The points after hits, by which such a list is ordered.
  public var net: ExactDecimal?
  /// What the skills add up to without multipliers; absent where all members count alike.
  public var plainSkill: ExactDecimal?
  /// How many play in each role beside a single goalkeeper: `4-5-1`; absent where the rules have no such choice.
  public var formation: String?
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

  /// Notes the transfers that lead to it.
  public mutating func note(_ row: TransferRecord) {
    (transfers, hits, net) = (row.in.count, row.hits, row.net)
  }

  /// The order of plans: more points after hits, then fewer transfers, then less cost, then the smaller rows.
  public func stands(before other: TopTeamRecord) -> Bool {
    if let net, let more = other.net, net != more { return more.number < net.number }
    if let transfers, let more = other.transfers, transfers != more { return transfers < more }
    if cost != other.cost { return cost.number < other.cost.number }
    return players.map(\.row).lexicographicallyPrecedes(other.players.map(\.row))
  }

  /// Notes where in the team each player stands.
  /// - Parameter places: the names of the roles, by player in pool order.
  public mutating func place(_ places: [String]) { players.place(places) }
}

/// What a list of the best teams was asked for, and how far it goes.
public struct TopListRecord: Codable, Sendable, Equatable {
  /// The most teams that were asked for.
  public var asked: Int
  /// Whether only teams with the best skill were asked for.
  public var onlyBestSkill: Bool
  /// In how many players every team differs from each one listed before it; 0 where other captains or slots make another
  /// team.
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
