import Options
import Snapshots
import Tables

/// Checks the inputs of a run against the guards of its command, and against the previous run.
/// - Parameter earlier: the path of the snapshot that the previous run may have left.
/// - Throws: `InputError` with every input that has too few rows.
func refuseTruncated(_ snapshot: Snapshot, before earlier: String?, for command: ParsedCommand)
  throws(InputError)
{
  var problems: [Diagnostic] = []
  if command.isGiven(Guards.minRows), let least = command[Guards.minRows] {
    problems += snapshot.exports.filter { $0.rows < least }.map { input in
      input.problem("too-few-rows", "at least \(least) are required (--min-rows)")
    }
  }
  if command.isGiven(Guards.maxShrink), case .percent(let most)? = command[Guards.maxShrink], let earlier {
    let former =
      try earlierRun(at: earlier) { damage throws(InputError) in
        throw damage.changingProblems {
          $0.message += "; --max-shrink cannot be compared with it: restore the file, or delete it"
        }
      }?.inputs ?? []
    problems += snapshot.exports(shrunkBy: most, since: former).map { input, before in
      input.problem(
        "shrunk",
        "\(before) in the last run: more than \(most)% are gone (--max-shrink); \(howToOverride) if this is right"
      )
    }
  }
  guard problems.isEmpty else { throw InputError.invalid(problems: problems, count: problems.count) }
}

/// Why the answer of the previous run is kept: it is proved, and this run has none, with more than half of an input gone.
/// `nil` if this run's answer is to be written.
/// - Parameter earlier: the path of the snapshot that the previous run may have left.
/// - Throws: `InputError` if that cannot be read.
func reasonToKeep(
  _ earlier: String, before snapshot: Snapshot, for command: ParsedCommand
) throws(InputError) -> Diagnostic? {
  guard snapshot.answer?.bestTeam.status == .infeasible, !command.isGiven(Guards.maxShrink),
    let run = try earlierRun(at: earlier), run.answer?.bestTeam.status == .proved,
    let (input, before) = snapshot.exports(shrunkBy: 50, since: run.inputs).first
  else { return nil }
  return input.problem(
    "shrunk",
    "\(before) in the last run: \(earlier) holds a proved answer and is kept; \(howToOverride) if this is right"
  )
}

/// What lets a run through.
private var howToOverride: String {
  Console.current.isProcess
    ? "run once with --max-shrink none" : "run once with 'max-shrink: none' in the job file"
}

extension Snapshot {
  /// The inputs that may be truncated exports; hand-picked teams, which come last, are not.
  fileprivate var exports: ArraySlice<InputRecord> { inputs.dropLast(manualTeams.count) }

  /// The inputs that have lost more than `most` per cent of their rows, with how many they had.
  fileprivate func exports(
    shrunkBy most: Int, since former: [InputRecord]
  ) -> [(input: InputRecord, before: Int)] {
    exports.enumerated().compactMap { index, input in
      // An export with the date in its name is in the same place as that of the day before.
      let other = former.first { $0.path == input.path } ?? former.dropFirst(index).first
      guard let before = other?.rows, Int128(input.rows) * 100 < Int128(before) * Int128(100 - most)
      else { return nil }
      return (input, before)
    }
  }
}

extension InputRecord {
  fileprivate func problem(_ code: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, file: path, code: code, message: "\(Running.rows(rows)), " + message)
  }
}

private func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
