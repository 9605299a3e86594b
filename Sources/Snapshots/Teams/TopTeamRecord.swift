import Selection

/// One team of a list of the best, as the snapshot holds it.
public struct TopTeamRecord: Codable, Sendable, Equatable {
  /// Its place in the list, from 1.
  public var rank: Int
  /// Total skill.
  public var skill: ExactDecimal
  /// Total cost.
  public var cost: ExactDecimal
  /// The number of transfers that lead to it from the user's own squad; absent if they gave none.
  public var transfers: Int?
  /// The points that these transfers cost.
  public var hits: ExactDecimal?
  /// The total of a lineup's skills without noise, if there was any; absent otherwise.
  public var projection: ExactDecimal?
  /// The contest entry that a lineup is for; absent if there are no entries.
  public var entry: String?
  /// The rows of the players in the order of the slots on a site's upload page; absent if no site takes such lineups.
  public var seats: [Int]?
  /// The points after hits, which order such a list.
  public var net: ExactDecimal?
  /// The total skill without multipliers; absent if all members count equally.
  public var plainSkill: ExactDecimal?
  /// The players in each role apart from a single goalkeeper: `4-5-1`; absent if the rules leave no choice.
  public var formation: String?
  /// The players, in pool order.
  public var players: [PlayerRecord]

  /// Creates the record of players of a pool.
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

  /// Returns whether it precedes another plan: more points after hits, then fewer transfers, then less cost, then the
  /// smaller rows.
  public func stands(before other: TopTeamRecord) -> Bool {
    if let net, let more = other.net, net != more { return more.number < net.number }
    if let transfers, let more = other.transfers, transfers != more { return transfers < more }
    if cost != other.cost { return cost.number < other.cost.number }
    return players.map(\.row).lexicographicallyPrecedes(other.players.map(\.row))
  }

  /// Notes the role that each player fills.
  /// - Parameter places: the names of the roles, by player in pool order.
  public mutating func place(_ places: [String]) { players.place(places) }
}

/// What was asked of a list of the best teams, and how far it goes.
public struct TopListRecord: Codable, Sendable, Equatable {
  /// The most teams that were asked for.
  public var asked: Int
  /// Whether only teams with the best skill were asked for.
  public var onlyBestSkill: Bool
  /// The number of players in which every team differs from each one before it; 0 if other captains or slots make
  /// another team.
  public var different: Int
  /// Whether the list is complete: all that were asked for, or all that there are. If the search was stopped, it is
  /// false, and the teams listed are the first of them.
  public var complete: Bool
  /// What ended the search early.
  public var stoppedBy: BestTeamRecord.StopReason?

  /// Creates the record of what was asked for and how it ended.
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
