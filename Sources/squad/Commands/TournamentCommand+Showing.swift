import Documents
import Options
import Pages
import Snapshots
import Tables
import Tournament
import Words

extension TournamentCommand {
  /// What standard output shows of a tournament.
  enum ShownPart {
    case whole
    /// A round, by its number.
    case round(Int)
    /// A match, by the number of its round and its place in it from 0.
    case match(round: Int, index: Int)
  }

  /// What the command line asks for.
  /// - Throws: `UsageMistake` where there is no such round or match.
  static func shownPart(
    _ command: ParsedCommand, of schedule: Schedule, teams: [String]
  ) throws(UsageMistake) -> ShownPart {
    switch (command[showRound], command[showMatch]) {
    case (nil, nil): return .whole
    case (_?, _?): throw UsageMistake("--show-round and --show-match: one of them at a time")
    case (let number?, nil):
      let count = schedule.rounds.count
      guard number <= count else {
        throw UsageMistake(
          "--show-round \(number): there \(count == 1 ? "is 1 round" : "are \(count) rounds")")
      }
      return .round(number)
    case (nil, let text?): return try match(text, of: schedule, teams: teams)
    }
  }

  /// The match of two teams, whose names may stand in any order, with spaces around the comma.
  private static func match(
    _ text: String, of schedule: Schedule, teams: [String]
  ) throws(UsageMistake) -> ShownPart {
    for (round, matches) in schedule.rounds.map(\.matches).enumerated() {
      for (index, match) in matches.enumerated() {
        let names = [teams[match.pairing.home], teams[match.pairing.away]]
        if text.names(names) || text.names(names.reversed()) {
          return .match(round: round + 1, index: index)
        }
      }
    }
    throw UsageMistake("--show-match \(text): " + advice(on: text, teams: teams))
  }

  /// What is wrong with the names of two teams.
  private static func advice(on text: String, teams: [String]) -> String {
    let wanted = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    let known = "; the teams are \(listed(teams.map { "'\($0)'" }, "and"))"
    guard wanted.count == 2 else { return "write two teams with a comma between them" + known }
    let strangers = wanted.filter { !teams.contains($0) }
    guard !strangers.isEmpty else { return "a team does not meet itself" + known }
    let complaints = strangers.map { name in
      "no team is called '\(name)'"
        + (nearest(to: name, among: teams).map { "; did you mean '\($0)'?" } ?? "")
    }
    let hasAdvice = strangers.allSatisfy { nearest(to: $0, among: teams) != nil }
    return complaints.joined(separator: " ") + (hasAdvice ? "" : known)
  }
}

extension TournamentCommand.ShownPart {
  /// Its page; nil for the whole tournament. The story of a match is whole, also where the snapshot keeps
  /// goals and cards alone.
  func page(of snapshot: Snapshot, _ schedule: Schedule, _ plan: TournamentPlan, teams: [String]) -> Document?
  {
    switch self {
    case .whole: return nil
    case .round(let number): return roundPage(snapshot, round: number)
    case .match(let round, let index):
      let match = schedule.wholeMatch(round: round, index: index, plan)
      return matchPage(MatchRecord(match, teams: teams, keepsStory: true), round: round)
    }
  }

  /// What CSV on standard output gets: the odds or the standings, those after a round that is asked for.
  func csv(of snapshot: Snapshot) -> DataTable {
    if case .round(let number) = self { return standingsForCSV(snapshot.standings(afterRound: number)) }
    return snapshot.odds.map { oddsForCSV($0) } ?? standingsForCSV(snapshot.standings ?? [])
  }
}

extension String {
  /// Whether this is both names with a comma between them.
  fileprivate func names(_ names: [String]) -> Bool {
    self == names.joined(separator: ",")
      || split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed } == names
  }

  /// Without the spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
