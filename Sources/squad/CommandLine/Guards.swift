import Options
import Snapshots
import Tables

/// Guards against a truncated export: inputs with too few rows are refused, and nothing is written over what a good
/// input has given.
enum Guards {
  static let minRows = OptionKey<Int?>.optional(
    "min-rows", .integer(1...Int.max), otherwise: "any number",
    help: "refuse to write when a pool or another input of its kind has fewer rows")
  static let maxShrink = OptionKey<Int?>.optional(
    "max-shrink", .percentage, otherwise: "any",
    help: "refuse to write when an input has lost more of the rows that it had in the run before, as in 20%")

  static let all = [minRows.spec, maxShrink.spec]
}

extension ValueFormat where Value == Int {
  /// A whole percentage from 0 to 100, with or without its sign.
  static var percentage: Self {
    ValueFormat(placeholder: "PERCENT") { text throws(ValueProblem) in
      guard let number = Int(text.hasSuffix("%") ? String(text.dropLast()) : text), (0...100).contains(number)
      else { throw ValueProblem(expected: "a whole percentage from 0 to 100, as in 20%") }
      return number
    }
  }
}

/// Holds the inputs of a run against the guards of its command, and against the run before it.
/// - Parameter earlier: the path of the snapshot that the run before may have left.
/// - Throws: `InputError` with every input that has too few rows.
func refuseTruncated(_ snapshot: Snapshot, before earlier: String?, for command: ParsedCommand)
  throws(InputError)
{
  var problems: [Diagnostic] = []
  if command.isGiven(Guards.minRows), let least = command[Guards.minRows] {
    problems += snapshot.exports.filter { $0.rows < least }.map { input in
      input.problem("too-few-rows", "at least \(least) are expected (--min-rows)")
    }
  }
  if command.isGiven(Guards.maxShrink), let most = command[Guards.maxShrink], let earlier {
    let former = inputs(of: earlier)
    problems += snapshot.exports.enumerated().compactMap { index, input in
      // An export with the date in its name stands where that of the day before stood.
      let other = former.first { $0.path == input.path } ?? former.dropFirst(index).first
      guard let before = other?.rows, Int128(input.rows) * 100 < Int128(before) * Int128(100 - most)
      else { return nil }
      return input.problem(
        "shrunk",
        "\(before) in the run before: more than \(most) % are gone (--max-shrink); "
          + "run once without it if that is right")
    }
  }
  guard problems.isEmpty else { throw InputError.invalid(problems: problems, count: problems.count) }
}

/// The inputs of an earlier run; none where it has left no snapshot that can be read, of which the comparison with that
/// run tells.
private func inputs(of snapshot: String) -> [InputRecord] {
  guard fileExists(snapshot), let bytes = try? readBytes(snapshot, limit: largestSnapshot),
    let earlier = try? EarlierRun(json: bytes)
  else { return [] }
  return earlier.inputs
}

extension Snapshot {
  /// The inputs that may be truncated exports; hand-picked teams, which stand last, are none.
  fileprivate var exports: ArraySlice<InputRecord> { inputs.dropLast(manualTeams?.count ?? 0) }
}

extension InputRecord {
  fileprivate func problem(_ code: String, _ message: String) -> Diagnostic {
    Diagnostic(
      .error, file: path, code: code, message: "\(rows == 1 ? "1 row" : "\(rows) rows"), " + message)
  }
}
