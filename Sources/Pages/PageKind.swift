import Documents
import Selection
import Snapshots

/// The pages that runs write; the raw values are their file names.
public enum PageKind: String, CaseIterable, Sendable {
  /// The best team.
  case bestTeam = "best-team"
  /// Many lineups from one pool.
  case lineups
  /// What each budget buys.
  case compare
  /// Hand-picked teams.
  case check
  /// The players of a pool.
  case players
  /// A football tournament.
  case tournament
  /// A league table of results.
  case standings
  /// A battle.
  case battle
  /// The tasks of a batch.
  case index

  /// The page of a snapshot; `nil` if none is written for it, as for a list of fighters.
  public init?(of snapshot: Snapshot) {
    switch snapshot.content {
    case .best: self = .bestTeam
    case .lineups: self = .lineups
    case .check: self = .check
    case .compare: self = .compare
    case .players: self = .players
    case .tournament: self = .tournament
    case .standings: self = .standings
    case .battle: self = .battle
    case .index: self = .index
    case .team, .roster, .nothing: return nil
    }
  }

  /// The names of its charts.
  public var charts: [String] {
    switch self {
    case .bestTeam: ["budget", "pool", "matrix"]
    case .check, .players: ["pool"]
    case .lineups: ["matrix"]
    case .compare: ["curve", "players"]
    case .tournament: ["points", "cross-table", "places"]
    case .standings: ["points", "cross-table"]
    case .battle: ["statistics", "matrix"]
    case .index: []
    }
  }

  /// The names of the further tables that may be written beside the CSV file, see ``furtherTables(of:)``.
  public var tables: [String] { self == .lineups ? ["exposures", "upload"] : [] }
}

/// Returns the tables of a snapshot other than ``answerTable(of:)``, by name.
public func furtherTables(of snapshot: Snapshot) -> [(name: String, table: DataTable)] {
  guard case .lineups(let content) = snapshot.content else { return [] }
  let upload = uploadTable(content.lineups, under: Rules(snapshot.teamRules)).map { [("upload", $0)] }
  return [("exposures", exposuresForCSV(content.exposures))] + (upload ?? [])
}

/// Returns the answer of a snapshot as a document.
/// - Precondition: the snapshot holds an answer, not just inputs.
public func answerPage(of snapshot: Snapshot) -> Document {
  switch snapshot.content {
  case .best(let content):
    BestTeamPage(snapshot: snapshot, content: content, units: Units(of: snapshot)).document
  case .lineups(let content):
    LineupsPage(content: content, snapshot: snapshot, units: Units(of: snapshot)).document
  case .check(let content): CheckPage(content, of: snapshot).document
  case .compare(let content): ComparePage(content, of: snapshot).document
  case .players(let content):
    PlayersPage(
      snapshot: snapshot, players: content.players, team: content.manualTeams?.first,
      units: Units(of: snapshot)
    ).document
  case .team(let content):
    TeamPage(
      snapshot: snapshot, content: content, names: distinctNames(of: content.manualTeams),
      units: Units(of: snapshot)
    ).document
  case .tournament(let content): TournamentPage(snapshot: snapshot, content: content).document
  case .standings(let content): StandingsPage(snapshot: snapshot, league: content.league).document
  case .battle(let content): battlePage(content, of: snapshot)
  case .roster(let content): rosterPage(content.fighters, of: snapshot)
  case .index(let content): IndexPage(snapshot: snapshot, job: content.job).document
  case .nothing: preconditionFailure("the snapshot holds no answer")
  }
}

/// Returns the answer of a snapshot as one table for spreadsheets and other programs.
public func answerTable(of snapshot: Snapshot) -> DataTable {
  switch snapshot.content {
  case .best(let best):
    if let list = best.list { return topTeamsForCSV(list.topTeams, of: snapshot) }
    if best.whatIf?.playerWhatIfComplete != nil { return whatIfForCSV(best, of: snapshot) }
    return playersForCSV(best.answer.bestTeam.players, of: snapshot)
  case .lineups(let lineups): return topTeamsForCSV(lineups.lineups, of: snapshot)
  case .check(let check): return checkForCSV(check.manualTeams, of: snapshot)
  case .compare(let compare): return compareForCSV(compare, of: snapshot)
  case .players(let players): return playersForCSV(players.players, of: snapshot)
  case .team(let team): return playersForCSV(team.manualTeams.flatMap(\.players), of: snapshot)
  case .tournament(let tournament): return standingsForCSV(tournament.league.standings)
  case .standings(let standings): return standingsForCSV(standings.league.standings)
  case .battle(let battle): return fightsForCSV(battle.battle)
  case .roster(let roster): return fightersForCSV(roster.fighters)
  case .index(let index): return tasksForCSV(index.job)
  case .nothing: preconditionFailure("the snapshot holds no answer")
  }
}
