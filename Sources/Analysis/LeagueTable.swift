import Snapshots
import Tables
import Tournament
import Words

/// The table of one group of a results file.
package struct LeagueTable {
  private let group: ResultGroup
  private let rule: StandingsRule
  private let standings: [Standing]

  /// The table of a group under a rule.
  package init(_ group: ResultGroup, _ rule: StandingsRule) {
    self.group = group
    self.rule = rule
    standings = Tournament.standings(teams: group.teams.count, group.results, rule)
  }

  /// The lines of the table, from first place down.
  package var records: [StandingRecord] {
    StandingRecord.table(standings, teams: group.teams, group: group.displayName, rule)
  }

  /// Warnings about teams that no result separates, and about lots that decide nothing.
  package func warnings(in file: String) -> [Diagnostic] {
    let place = group.displayName.map { " in \($0)" } ?? ""
    let drawn = teams(toldApartBy: .lots)
    let idle = rule.lots.map { $0.map { group.teams[$0] } }.filter { names in
      !drawn.contains { $0.allSatisfy(names.contains) }
    }
    let level = teams(toldApartBy: .inputOrder)
    let messages =
      level.map { names in
        "\(listed(names, "and")) are level on everything\(place) and are in file order; "
          + "--decide \(quoted(names.joined(separator: ","))) says who goes first"
      } + drawn.map { "\(listed($0, "and")) are level on everything\(place); --decide says who goes first" }
      + idle.map { names in
        "--decide \(quoted(names.joined(separator: ",")))\(place) decides nothing: "
          + (level.contains { names.allSatisfy($0.contains) }
            ? "more teams are level, and it must list them all" : "they are not level")
      }
    return messages.map { Diagnostic(.warning, file: file, code: "level-teams", message: $0) }
  }

  /// Each run of neighbouring teams that only this criterion separates, if any of them has played.
  private func teams(toldApartBy criterion: Criterion) -> [[String]] {
    var runs: [[Standing]] = []
    for (index, standing) in standings.enumerated() {
      if index > 0, standings[index - 1].decidedBelow == criterion {
        runs[runs.count - 1].append(standing)
      } else {
        runs.append([standing])
      }
    }
    return runs.filter { $0.count > 1 && $0.contains { $0.tally.played > 0 } }.map { run in
      run.map { group.teams[$0.team] }
    }
  }
}

extension LeagueTable {
  /// A drawing of lots from the command line: the teams, and their indices in each table that has all of them.
  /// - Throws: `UsageMistake` if no table has them.
  package static func drawn(
    _ text: String, of groups: [ResultGroup]
  ) throws(UsageMistake) -> (teams: [String], numbers: [(group: Int, teams: [Int])]) {
    var names: [String] = []
    let numbers = groups.enumerated().compactMap { number, group -> (group: Int, teams: [Int])? in
      guard let found = namedTeams(text, among: group.teams), found.count > 1, Set(found).count == found.count
      else { return nil }
      names = found
      return (number, found.compactMap { group.teams.firstIndex(of: $0) })
    }
    guard !numbers.isEmpty else {
      let wanted = "write two or more teams of one table, separated by commas, each once"
      throw UsageMistake(
        "--decide \(text): " + advice(onTeams: text, of: groups.flatMap(\.teams), wanted: wanted))
    }
    return (names, numbers)
  }
}
