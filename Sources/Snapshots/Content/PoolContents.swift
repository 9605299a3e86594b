/// The answer to `squad players`.
public struct PlayersContent: PageContent {
  /// The players as listed.
  public var players: [PlayerRecord]
  /// The hand-picked team beside which they are listed.
  public var manualTeams: [ManualTeamRecord]?

  /// The names of its members.
  public static let names = ["players", "manualTeams"]
  /// What tells it from other contents.
  public static let marks: [Set<String>] = [["players"]]
  /// It speaks of players from a pool.
  public static let isOfPool = true
  /// It as one of all kinds.
  public var content: Content { .players(self) }

  /// Players, alone or beside a team.
  public init(_ players: [PlayerRecord], beside team: ManualTeamRecord? = nil) {
    self.players = players
    manualTeams = team.map { [$0] }
  }

  /// Looks for teams that are none.
  public func checkItself() throws(Contradiction) { try check(manualTeams ?? []) }
}

/// The answer to the commands that work on a team.
public struct TeamContent: PageContent {
  /// The teams.
  public var manualTeams: [ManualTeamRecord]
  /// The changes that were asked for, in order.
  public var teamSteps: [TeamStepRecord]?

  /// The names of its members.
  public static let names = ["manualTeams", "teamSteps"]
  /// What tells it from other contents.
  public static let marks: [Set<String>] = [["manualTeams"]]
  /// It speaks of teams from a pool.
  public static let isOfPool = true
  /// It as one of all kinds.
  public var content: Content { .team(self) }

  /// Teams that were looked at.
  public init(_ manualTeams: [ManualTeamRecord], steps: [TeamStepRecord]? = nil) {
    self.manualTeams = manualTeams
    teamSteps = steps
  }

  /// Looks for teams that are none.
  public func checkItself() throws(Contradiction) { try check(manualTeams) }
}
