import Battle
import Options
import Running
import Selection
import Snapshots
import Tables

/// A roster that was read for a command, with the checksums of its files.
struct RosterInput {
  /// The fighters and how the reading went.
  var roster: Roster
  /// The files, in the order given.
  var records: [InputRecord]

  /// A roster whose files have these digests.
  init(_ roster: Roster, digests: InputDigests) {
    self.roster = roster
    records = zip(roster.sources, digests.hexDigests(count: roster.sources.count)).map { source, digest in
      InputRecord(
        InputFile(path: source.path, bytes: source.bytes, rows: source.rows, used: source.used),
        sha256: digest)
    }
  }

  /// Refuses the roster for its warnings under `--strict`.
  func refuseWarnings(for command: ParsedCommand) throws(InputError) {
    if command[PoolOptions.strict], roster.warningCount > 0 { throw roster.warningsAsError }
  }

  /// Shows the warnings, unless the command is quiet.
  func showWarnings(for command: ParsedCommand) {
    show(roster.warnings, count: roster.warningCount, quietly: command[RunOptions.quiet])
  }
}

/// Reads the roster of a war.
/// - Throws: `UsageMistake`, or `InputError`.
func readRoster(for command: ParsedCommand) throws -> RosterInput {
  let digests = InputDigests()
  let roster = try readRoster(command[FighterOptions.files], command.rosterRequest()) { file, bytes in
    digests.update(file: file, bytes)
  }
  return RosterInput(roster, digests: digests)
}

extension Snapshot {
  /// A snapshot of a command that has read fighters.
  init(_ command: ParsedCommand, policy: Policy.Name, input: RosterInput, date: String? = nil) {
    self.init(
      program: "squad \(version)", command: command.record, date: date, rules: .game(name: policy.rawValue),
      inputs: input.records, warnings: input.roster.warnings.map(WarningRecord.init),
      warningCount: input.roster.warningCount)
  }
}
