import Options
import Running
import Snapshots
import Tables
import Tournament

extension Schedule {
  /// Takes the results of a file into the schedule.
  /// - Parameters:
  ///   - path: the file.
  ///   - teams: the names of the schedule's teams.
  /// - Throws: `InputError` with everything that is wrong with the file, including matches of unknown teams and
  ///   duplicate matches.
  mutating func take(
    resultsFrom path: String, teams: [String], for command: ParsedCommand
  ) throws -> (reading: SheetReading, record: InputRecord) {
    let input = try readSheet(for: command) { inspect in
      try readResults(command.resultsRequest(path), among: teams, inspect: inspect)
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
    return (input.reading, input.record)
  }
}

extension ParsedCommand {
  /// How the file of real results is to be read: in the encoding of the teams, with its own columns.
  fileprivate func resultsRequest(_ path: String) -> SheetRequest {
    var request = SheetRequest(path: path)
    request.take(self[TournamentCommand.resultColumns] ?? [])
    request.encoding = self[PoolOptions.encoding]
    request.isStrict = self[PoolOptions.strict]
    return request
  }
}

/// Returns what `read` gives; if its files are wrong, the problems of the results are reported at the same time, as far
/// as they show without knowing the teams.
/// - Throws: what `read` throws.
func reportingResultProblems<Value>(
  of command: ParsedCommand, _ read: () throws -> Value
) throws -> Value {
  do {
    return try read()
  } catch InputError.invalid(let problems, let count) {
    guard let path = command[TournamentCommand.results] else {
      throw InputError.invalid(problems: problems, count: count)
    }
    do throws(InputError) {
      _ = try readResults(command.resultsRequest(path))
    } catch .invalid(let others, let otherCount) {
      throw InputError.invalid(problems: problems + others, count: count + otherCount)
    } catch .unreadable(let file, let reason) {
      let other = Diagnostic(.error, file: file, code: "unreadable", message: reason)
      throw InputError.invalid(problems: problems + [other], count: count + 1)
    }
    throw InputError.invalid(problems: problems, count: count)
  }
}
