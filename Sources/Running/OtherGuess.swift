import Options
import Selection
import Snapshots
import Tables

extension Snapshot {
  /// Notes what has changed since the previous run: players, lineups, and what the file is read as.
  package mutating func follow(_ earlier: Snapshot, in pool: Pool, for command: ParsedCommand) {
    warnOfOtherGuess(since: earlier, for: command)
    compare(with: earlier, in: pool)
    compareLineups(with: earlier)
  }

  /// Warns if the previous run read the file as something else, as when a site has changed its headers. A run that
  /// repeats its predecessor on the same inputs repeats its warning in the reports, so that the files stay the same.
  private mutating func warnOfOtherGuess(since earlier: Snapshot, for command: ParsedCommand) {
    if repeats(earlier) {
      let repeated = earlier.warnings.filter { $0.code == WarningRecord.otherGuess }
      warnings += repeated
      warningCount += repeated.count
    } else if let warning = otherGuess(than: earlier, for: command) {
      warnings.append(WarningRecord(warning))
      warningCount += 1
      // Tasks of a batch are quiet, and yet say this.
      if !command[RunOptions.quiet] || !Console.current.isProcess { writeToStandardError("\(warning)") }
    }
  }

  private func otherGuess(than earlier: Snapshot, for command: ParsedCommand) -> Diagnostic? {
    guard let now = pool, let before = earlier.pool, let path = inputs.first?.path,
      earlier.inputs.first?.path == path
    else { return nil }
    // What the user says is settled.
    let areNamed = command.isGiven(PoolOptions.columns) || command.isGiven(PoolOptions.preset)
    let settling: String
    if !areNamed, now.readAs?.preset != before.readAs?.preset || now.readAs?.columns != before.readAs?.columns
    {
      settling = "--columns or --preset"
    } else if !command.isGiven(PoolOptions.encoding), now.readAs?.encoding != before.readAs?.encoding {
      settling = "--encoding"
    } else if !command.isGiven(PoolOptions.decimal), now.readAs?.decimalComma != before.readAs?.decimalComma {
      settling = "--decimal"
    } else {
      return nil
    }
    let reading = now.readAs.map { "read as \($0)" } ?? "read without guessing"
    let former = before.readAs.map { "read it as \($0)" } ?? "guessed nothing"
    return Diagnostic(
      .warning, file: path, code: WarningRecord.otherGuess,
      message: "\(reading); the previous run \(former); use \(settling) to choose")
  }
}
