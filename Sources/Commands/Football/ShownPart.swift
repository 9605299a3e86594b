import Analysis
import Documents
import Options
import Pages
import Running
import Snapshots
import Tournament
import Words

/// The part of a tournament that standard output shows.
enum ShownPart {
  case whole
  /// A round, by its number.
  case round(Int)
  /// A match.
  case match(MatchPlace)

  /// The part that a command line asks for.
  /// - Throws: `UsageMistake` if there is no such round or match.
  init(_ command: ParsedCommand, of tournament: TournamentContent) throws(UsageMistake) {
    switch (command[ShowOptions.round], command[ShowOptions.match]) {
    case (nil, nil): self = .whole
    case (_?, _?): throw UsageMistake("choose one of --show-round and --show-match")
    case (let number?, nil):
      let count = tournament.league.rounds.count
      guard number <= count else {
        throw UsageMistake(
          "--show-round \(number): there \(count == 1 ? "is 1 round" : "are \(count) rounds")")
      }
      self = .round(number)
    case (nil, let text?):
      self = .match(try tournament.place(ofMatch: text, for: "--show-match"))
    }
  }

  /// Its page; nil for the whole tournament.
  func page(of tournament: TournamentContent, in snapshot: Snapshot, asksWhy: Bool = false) -> Document? {
    switch self {
    case .whole: nil
    case .round(let number): roundPage(tournament, of: snapshot, round: number)
    case .match(let place):
      match(of: tournament).map { matchPage($0, round: place.round, asksWhy: asksWhy) }
    }
  }

  /// The match that is shown; `nil` if it is not a match.
  func match(of tournament: TournamentContent) -> MatchRecord? {
    guard case .match(let place) = self else { return nil }
    return tournament.league.rounds[place.round - 1].matches[place.index]
  }

  /// The table for CSV on standard output: the odds or the standings, or those after a round that is asked for.
  func csv(of tournament: TournamentContent) -> DataTable {
    if case .round(let number) = self { return standingsForCSV(tournament.standings(afterRound: number)) }
    return tournament.seasons.map { oddsForCSV($0.odds) } ?? standingsForCSV(tournament.league.standings)
  }
}

extension TournamentContent {
  /// The match of two teams, whose names may be in either order.
  /// - Parameter option: the option that names them.
  /// - Throws: `UsageMistake` if there is no such match.
  func place(ofMatch text: String, for option: String) throws(UsageMistake) -> MatchPlace {
    let names = namedTeams(text, among: teamNames) ?? []
    if names.count == 2, names[0] != names[1] {
      for (round, matches) in league.rounds.map(\.matches).enumerated() {
        for (index, match) in matches.enumerated() where Set([match.home, match.away]) == Set(names) {
          return MatchPlace(round: round + 1, index: index)
        }
      }
    }
    let wanted =
      names.count == 2 ? "a team does not play itself" : "write two teams separated by a comma"
    throw UsageMistake("\(option) \(text): " + advice(onTeams: text, of: teamNames, wanted: wanted))
  }

  /// Gives a match all its plays, and why each ended as it did; a snapshot does not keep all of that.
  mutating func addFullStory(of place: MatchPlace, in schedule: Schedule, _ plan: TournamentPlan) {
    let (match, duels) = schedule.wholeMatch(place, plan)
    league.rounds[place.round - 1].matches[place.index] = MatchRecord(
      match, teams: teamNames, keepsStory: true, duels: duels)
  }
}
