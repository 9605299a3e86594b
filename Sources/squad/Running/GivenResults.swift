import Options
import Tournament

extension Schedule {
  /// Takes the results of a file into the schedule.
  /// - Parameters:
  ///   - path: the file.
  ///   - teams: the names of the schedule's teams.
  /// - Throws: `InputError` with everything that is wrong with the file, matches of unknown teams and those
  ///   that stand twice among it.
  mutating func take(
    resultsFrom path: String, teams: [String], for command: ParsedCommand
  ) throws -> SheetInput<[ResultGroup]> {
    var request = SheetRequest(path: path)
    request.encoding = command[PoolOptions.encoding]
    request.isStrict = command[PoolOptions.strict]
    let input = try readSheet(isQuiet: command[RunOptions.quiet]) { inspect in
      try readResults(request, among: teams, inspect: inspect)
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(teams, teams.indices))
    for group in input.content {
      for result in group.results {
        guard let home = numbers[group.teams[result.pairing.home]],
          let away = numbers[group.teams[result.pairing.away]]
        else { preconditionFailure("a result of teams that do not play") }
        take(MatchResult(Pairing(home: home, away: away), result.score))
      }
    }
    return input
  }
}
