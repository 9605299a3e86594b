import Documents
import Snapshots

/// The pages that runs write; the raw values are the names of their files.
public enum PageKind: String, CaseIterable, Sendable {
  /// The best team.
  case bestTeam = "best-team"
  /// What budgets buy.
  case compare
  /// Hand-picked teams.
  case check
  /// The players of a pool.
  case players
  /// A football tournament.
  case tournament
  /// A table of results.
  case standings
  /// A battle.
  case battle
  /// The tasks of a batch.
  case index

  /// The page that a snapshot holds; `nil` where it holds none, as that of a list of fighters.
  public init?(of snapshot: Snapshot) {
    let holdings: [(Bool, PageKind)] = [
      (snapshot.job != nil, .index), (snapshot.battle != nil, .battle), (snapshot.teams != nil, .tournament),
      (snapshot.standings != nil, .standings),
      (snapshot.budgets != nil || snapshot.breakpoints != nil, .compare),
      (snapshot.manualTeams != nil && snapshot.bestTeam != nil, .check),
      (snapshot.bestTeam != nil, .bestTeam), (snapshot.players != nil, .players),
    ]
    guard let kind = holdings.first(where: \.0)?.1 else { return nil }
    self = kind
  }

  /// The names of its charts.
  public var charts: [String] {
    switch self {
    case .bestTeam, .check, .players: ["pool"]
    case .compare: ["curve", "players"]
    case .tournament: ["points", "cross-table", "places"]
    case .standings: ["points", "cross-table"]
    case .battle: ["statistics", "matrix"]
    case .index: ["runs"]
    }
  }

  /// The answer as one table for spreadsheets and other programs.
  public func table(_ snapshot: Snapshot) -> DataTable {
    switch self {
    case .bestTeam:
      if snapshot.topList != nil { return topTeamsForCSV(snapshot) }
      if snapshot.playerWhatIfComplete != nil { return whatIfForCSV(snapshot) }
      return playersForCSV(snapshot.bestTeam?.players ?? [], of: snapshot)
    case .compare: return compareForCSV(snapshot)
    case .check: return checkForCSV(snapshot)
    case .players: return playersForCSV(snapshot.players ?? [], of: snapshot)
    case .tournament, .standings: return standingsForCSV(snapshot.standings ?? [])
    case .battle: return fightsForCSV(snapshot.battle)
    case .index: return tasksForCSV(snapshot)
    }
  }

  /// The page as a document.
  /// - Precondition: the snapshot holds what the page is about.
  public func document(_ snapshot: Snapshot) -> Document {
    switch self {
    case .bestTeam: bestTeamPage(snapshot)
    case .compare: comparePage(snapshot)
    case .check: checkPage(snapshot)
    case .players: playersPage(snapshot)
    case .tournament: tournamentPage(snapshot)
    case .standings: standingsPage(snapshot)
    case .battle: battlePage(snapshot)
    case .index: indexPage(snapshot)
    }
  }
}
