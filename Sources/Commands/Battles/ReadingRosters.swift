import Battle
import Options
import Reading
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

  /// Reads the files of a roster.
  /// - Throws: `InputError`.
  init(_ paths: [String], _ request: RosterRequest) throws(InputError) {
    let digests = InputDigests()
    roster = try readRoster(paths, request) { digests.update(file: $0, $1) }
    records = zip(roster.sources, digests.hexDigests(count: paths.count)).map(InputRecord.init)
  }
}

extension InputRecord {
  /// The record of a fighters file.
  init(_ source: Roster.Source, sha256: String) {
    self.init(
      InputFile(path: source.path, bytes: source.bytes, rows: source.rows, used: source.used), sha256: sha256)
  }
}

extension Roster {
  /// Refuses the roster for its warnings under `--strict`.
  func refuseWarnings(for command: ParsedCommand) throws(InputError) {
    if command[PoolOptions.strict], warningCount > 0 { throw warningsAsError }
  }

  /// Shows the warnings, unless the command is quiet.
  func showWarnings(for command: ParsedCommand) { show(warnings, of: warningCount, for: command) }
}

extension Snapshot {
  /// A snapshot of a command that has read fighters.
  init(_ command: ParsedCommand, policy: Policy.Name, input: RosterInput) {
    self.init(
      command, game: policy.rawValue, inputs: input.records, warnings: input.roster.warnings,
      warningCount: input.roster.warningCount)
  }
}
