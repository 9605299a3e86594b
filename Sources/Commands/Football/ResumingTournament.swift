import Analysis
import Documents
import Running
import Snapshots
import Tables
import Tournament

/// The schedule with which a run begins: that of the output folder, or a new one.
struct ResumedSchedule {
  /// The rounds, with the scores so far.
  var schedule: Schedule
  /// The seed of all random numbers.
  var seed: UInt64
  /// What the terminal says about an earlier run; nil for a new schedule.
  var fact: Fact?
  /// The warnings about scores of other lineups, as long as these are kept.
  private(set) var warnings: [Diagnostic] = []
  /// The snapshot in the output folder; nil if there is none.
  private(set) var earlier: Snapshot?

  /// The seed of a tournament if none is given.
  private static let defaultSeed: UInt64 = 1

  /// Continues the schedule in the output folder, if there is one and no new one is asked for.
  ///
  /// Its scores are kept, unless another seed is asked for: then everything but real results is played again.
  /// - Parameters:
  ///   - path: the snapshot of the earlier run; nil if nothing is written.
  ///   - entrants: the teams in input order.
  ///   - wanted: the seed that is asked for.
  ///   - isNew: whether the schedule of an earlier run is discarded.
  /// - Throws: `InputError` if it is not a snapshot of a tournament, or one of other teams.
  init(_ path: String?, _ entrants: Entrants, seed wanted: UInt64?, isNew: Bool) throws {
    let (teams, input) = (entrants.names, entrants.inputs[0])
    schedule = Schedule(names: teams)
    seed = wanted ?? Self.defaultSeed
    guard let path, !isNew, let earlier = try readEarlierSnapshot(path) else { return }
    guard let tournament = earlier[TournamentContent.self] else {
      throw unusableSnapshot(path, "a snapshot of something other than a tournament")
    }
    guard let known = Schedule(tournament.league.rounds, teams: teams) else {
      throw Self.otherTeams(tournament.teamNames, than: teams, schedule: path, file: input.path)
    }
    self.earlier = earlier
    let earlierSeed = tournament.seed
    seed = wanted ?? earlierSeed
    schedule = known
    if seed != earlierSeed {
      schedule.forgetSimulated()
      fact = Fact("Before", "\(path) has seed \(earlierSeed): played again with seed \(seed)")
    } else if !known.results.isEmpty {
      let isSame = haveSameLineUps(tournament.teams, entrants.lineUps)
      let note = isSame ? "" : "; the lineups have changed since, --new-schedule plays everything again"
      warnings = isSame ? Self.changes(in: earlier) : [Self.change(after: known.extent, input.path)]
      fact = Fact(
        "Before", "\(known.extent) from \(path)\(note)", tone: isSame ? .neutral : .warning)
    }
  }

  /// The warning that the lineups are not those that have played so far.
  private static func change(after extent: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .warning, file: file, code: changedLineUps,
      message: "the lineups have changed after \(extent), whose scores are kept; "
        + "--new-schedule plays everything again")
  }

  /// The warnings of this kind that an earlier run has recorded.
  private static func changes(in earlier: Snapshot) -> [Diagnostic] {
    earlier.warnings.filter { $0.code == changedLineUps }.map {
      Diagnostic(.warning, file: $0.file, code: $0.code, message: $0.message)
    }
  }

  static let changedLineUps = "changed-line-ups"

  /// The error for a schedule of other teams than those of the file.
  private static func otherTeams(
    _ earlier: [String], than teams: [String], schedule: String, file: String
  ) -> InputError {
    let new = teams.filter { !earlier.contains($0) }
    let gone = earlier.filter { !teams.contains($0) }
    let parts = [("new", new), ("gone", gone)].filter { !$0.1.isEmpty }.map { word, names in
      "\(word): \(names.map(quoted).joined(separator: ", "))"
    }
    let difference = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    return .wrong(
      file, "other-teams",
      "the teams are not those of the schedule in \(schedule)\(difference); --new-schedule draws a new one")
  }
}

extension Schedule {
  /// How much has been played: `2 of 3 rounds`, or `3 of 6 matches` within one.
  fileprivate var extent: String {
    let whole = rounds.filter(\.isPlayed)
    let (matches, played) = (rounds.reduce(0) { $0 + $1.matches.count }, results.count)
    return whole.reduce(0) { $0 + $1.matches.count } == played
      ? "\(whole.count) of \(rounds.count) rounds" : "\(played) of \(matches) matches"
  }
}

/// Whether every team plays with the players who played for it before, in whatever order a file lists them.
/// What an earlier version has left says only how strong the teams were.
private func haveSameLineUps(_ earlier: [TeamRecord], _ lineUps: [LineUp]) -> Bool {
  let before = Dictionary(earlier.map { ($0.name, $0) }) { first, _ in first }
  return lineUps.allSatisfy { lineUp in
    var now = TeamRecord(lineUp)
    guard let team = before[now.name] else { return false }
    now.stadium = team.stadium
    if team.lineUpSHA256 == nil { now.lineUpSHA256 = nil }
    return now == team
  }
}
