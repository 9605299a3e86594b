import Analysis
import Documents
import Running
import Snapshots
import Tables
import Tournament

/// The schedule with which a run begins: that of the output folder, or a new one.
struct ResumedSchedule {
  /// The rounds, with the scores that stand.
  var schedule: Schedule
  /// What all chances follow from.
  var seed: UInt64
  /// What the terminal says about an earlier run; nil for a new schedule.
  var fact: Fact?
  /// What reports say about scores of other line-ups, as long as they stand.
  private(set) var warnings: [Diagnostic] = []
  /// What stands in the output folder; nil where nothing does.
  private(set) var earlier: Snapshot?

  /// The seed of a tournament for which none is asked.
  private static let usualSeed: UInt64 = 1

  /// Goes on with the schedule in the output folder, when there is one and none is asked for anew.
  ///
  /// Its scores stand, unless another seed is asked for: then all but real results are played anew.
  /// - Parameters:
  ///   - path: the snapshot of the earlier run; nil where nothing is written.
  ///   - entrants: the teams in the order of input.
  ///   - wanted: the seed that is asked for.
  ///   - isNew: whether a schedule of an earlier run is to be forgotten.
  /// - Throws: `InputError` when it is no snapshot of a tournament, or one of other teams.
  init(_ path: String?, _ entrants: Entrants, seed wanted: UInt64?, isNew: Bool) throws {
    let (teams, input) = (entrants.names, entrants.inputs[0])
    schedule = Schedule(names: teams)
    seed = wanted ?? Self.usualSeed
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
      fact = Fact("Before", Prose("\(path) has seed \(earlierSeed): played again with seed \(seed)"))
    } else if !known.results.isEmpty {
      let isSame = haveSameLineUps(tournament.teams, entrants.lineUps)
      let note = isSame ? "" : "; the line-ups have changed since, --new-schedule plays everything again"
      warnings = isSame ? Self.changes(in: earlier) : [Self.change(after: known.extent, input.path)]
      fact = Fact(
        "Before", Prose("\(known.extent) from \(path)\(note)"), tone: isSame ? .neutral : .warning)
    }
  }

  /// The line-ups are others than those that have played so far.
  private static func change(after extent: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .warning, file: file, code: changedLineUps,
      message: "the line-ups have changed after \(extent), whose scores are kept; "
        + "--new-schedule plays everything again")
  }

  /// Such changes that an earlier run has told.
  private static func changes(in earlier: Snapshot) -> [Diagnostic] {
    earlier.warnings.filter { $0.code == changedLineUps }.map {
      Diagnostic(.warning, file: $0.file, code: $0.code, message: $0.message)
    }
  }

  static let changedLineUps = "changed-line-ups"

  /// A schedule of other teams than those of the file.
  private static func otherTeams(
    _ earlier: [String], than teams: [String], schedule: String, file: String
  ) -> InputError {
    let new = teams.filter { !earlier.contains($0) }
    let gone = earlier.filter { !teams.contains($0) }
    let parts = [("new", new), ("gone", gone)].filter { !$0.1.isEmpty }.map { word, names in
      "\(word): \(names.map(quoted).joined(separator: ", "))"
    }
    let difference = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    return .invalid(
      problems: [
        Diagnostic(
          .error, file: file, code: "other-teams",
          message: "the teams are not those of the schedule in \(schedule)\(difference); "
            + "--new-schedule draws a new one")
      ], count: 1)
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

/// Whether every team plays with those who played for it before, in whatever order a file lists them. What an earlier
/// version has left says of teams only how strong they were.
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
