/// The answer to `squad players`.
public struct PlayersContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("players", marks: ["players"], usesPool: true)

  /// The players as listed.
  public var players: [PlayerRecord]
  /// The hand-picked team that they are listed with.
  public var manualTeams: [ManualTeamRecord]?

  /// The names of its members.
  public static let names = ["players", "manualTeams"]

  /// Creates the content of listed players, alone or with a team.
  public init(_ players: [PlayerRecord], beside team: ManualTeamRecord? = nil) {
    self.players = players
    manualTeams = team.map { [$0] }
  }

  /// The team that they are listed with.
  public var pickedTeams: [ManualTeamRecord] { manualTeams ?? [] }

  /// Checks that the teams are possible.
  public func validate() throws(Contradiction) { try check(manualTeams ?? []) }
}

/// The answer to the commands that work on a team.
public struct TeamContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind(nil, marks: ["manualTeams"], usesPool: true)

  /// The teams.
  public var manualTeams: [ManualTeamRecord]
  /// The changes that were asked for, in order.
  public var teamSteps: [TeamStepRecord]?

  /// The names of its members.
  public static let names = ["manualTeams", "teamSteps"]

  /// Creates the content of teams that were examined.
  public init(_ manualTeams: [ManualTeamRecord], steps: [TeamStepRecord]? = nil) {
    self.manualTeams = manualTeams
    teamSteps = steps
  }

  /// The teams.
  public var pickedTeams: [ManualTeamRecord] { manualTeams }

  /// Checks that the teams are possible.
  public func validate() throws(Contradiction) { try check(manualTeams) }
}
