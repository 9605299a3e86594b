import Analysis
import Options
import Reading
import Selection
import Snapshots
import Tables
import Tournament

/// Reads a file, computing its checksum on the way, and shows the warnings.
/// - Parameter read: reads the file and passes on every piece of it.
/// - Throws: `InputError`.
package func readSheet<Content>(
  for command: ParsedCommand, _ read: ((UnsafeRawBufferPointer) -> Void) throws -> (Content, SheetReading)
) throws -> (content: Content, reading: SheetReading, record: InputRecord) {
  let digests = InputDigests()
  let (content, reading) = try read { digests.update(file: 0, $0) }
  show(reading.warnings, of: reading.warningCount, for: command)
  let file = InputFile(path: reading.path, bytes: reading.bytes, rows: reading.rows, used: reading.used)
  return (content, reading, InputRecord(file, sha256: digests.hexDigests(count: 1)[0]))
}

extension Snapshot {
  /// A snapshot of a game that has read its inputs.
  package init(
    _ command: ParsedCommand, game: String, inputs: [InputRecord], warnings: [Diagnostic],
    warningCount: Int
  ) {
    self.init(
      program: "squad \(version)", command: command.record, date: command.date, rules: .game(name: game),
      inputs: inputs, warnings: warnings.map(WarningRecord.init), warningCount: warningCount)
  }
}
