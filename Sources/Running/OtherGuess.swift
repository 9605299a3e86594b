import Options
import Reading
import Selection
import Snapshots
import Tables

extension Snapshot {
  /// Notes what has changed since the previous run: players, lineups, and what files are read as.
  package mutating func follow(_ earlier: Snapshot, in pool: Pool, for command: ParsedCommand) {
    warnOfOtherGuesses(since: earlier, for: command)
    compare(with: earlier, in: pool)
    compareLineups(with: earlier)
  }

  /// Warns if the previous run read a file as something else, as when a site has changed its headers. A run that
  /// repeats its predecessor on the same inputs repeats its warnings in the reports, so that the files stay the same.
  private mutating func warnOfOtherGuesses(since earlier: Snapshot, for command: ParsedCommand) {
    if repeats(earlier) {
      let repeated = earlier.warnings.filter { $0.code == WarningRecord.otherGuess }
      warnings += repeated
      warningCount += repeated.count
      return
    }
    let found = otherGuesses(than: earlier, for: command)
    warnings += found.map { WarningRecord($0) }
    warningCount += found.count
    // Tasks of a batch are quiet, and yet say this.
    guard !command[RunOptions.quiet] || !Console.current.isProcess else { return }
    for warning in found { writeToStandardError("\(warning)") }
  }

  /// The warnings about the pool and about the file with its skills, which comes next.
  private func otherGuesses(than earlier: Snapshot, for command: ParsedCommand) -> [Diagnostic] {
    guard let now = pool, let before = earlier.pool else { return [] }
    func paths(_ place: Int) -> [String?] { [self, earlier].map { $0.inputs.dropFirst(place).first?.path } }
    let ofPool = otherGuess(
      paths(0), now.readAs, before.readAs, namedBy: [PoolOptions.columns.spec, PoolOptions.preset.spec],
      for: command)
    // Earlier snapshots do not say how that file was read.
    guard command.isGiven(PoolOptions.skillSource.spec), before.skillsReadAs != nil else {
      return [ofPool].compactMap { $0 }
    }
    let ofSkills = otherGuess(
      paths(1), now.skillsReadAs, before.skillsReadAs, namedBy: [PoolOptions.joinKey.spec], for: command)
    return [ofPool, ofSkills].compactMap { $0 }
  }

  /// Returns the warning that a file is read otherwise than before, in a way that no option settles.
  /// - Parameters:
  ///   - paths: the file now and before.
  ///   - naming: the options that say which columns it has.
  private func otherGuess(
    _ paths: [String?], _ now: InferredFormat?, _ before: InferredFormat?, namedBy naming: [OptionSpec],
    for command: ParsedCommand
  ) -> Diagnostic? {
    guard let path = paths[0], path == paths[1] else { return nil }
    // What the user says is settled.
    let areNamed = naming.contains { command.isGiven($0) }
    let settling: String
    if !areNamed, now?.preset != before?.preset || now?.columns != before?.columns {
      settling = naming.map { "--\($0.name)" }.joined(separator: " or ")
    } else if !command.isGiven(PoolOptions.encoding), now?.encoding != before?.encoding {
      settling = "--encoding"
    } else if !command.isGiven(PoolOptions.decimal), now?.decimalComma != before?.decimalComma {
      settling = "--decimal"
    } else {
      return nil
    }
    let reading = now.map { "read as \($0)" } ?? "read without guessing"
    let former = before.map { "read it as \($0)" } ?? "guessed nothing"
    return Diagnostic(
      .warning, file: path, code: WarningRecord.otherGuess,
      message: "\(reading); the previous run \(former); use \(settling) to choose")
  }
}
