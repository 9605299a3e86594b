import Snapshots
import Tables
import Tournament

/// The teams of a tournament, and what was read to get them.
package struct Entrants {
  /// The teams in input order.
  package var lineUps: [LineUp] = []
  /// What each team costs; empty if the teams come with their players.
  package var purchases: [PurchaseRecord] = []
  /// The files.
  package var inputs: [InputRecord] = []
  /// The first few warnings about them.
  package var warnings: [Diagnostic] = []
  /// How many warnings there are in all.
  package var warningCount = 0

  /// Creates entrants from teams, with no file read yet.
  package init(lineUps: [LineUp] = []) {
    self.lineUps = lineUps
  }

  /// The names of the teams.
  package var names: [String] { lineUps.map(\.team) }

  /// Adds the record and the warnings of a file that was read.
  package mutating func take(_ reading: SheetReading, _ record: InputRecord) {
    inputs.append(record)
    warnings += reading.warnings
    warningCount += reading.warningCount
  }

  /// Adds notes for the reports.
  package mutating func note(_ notes: [Diagnostic]) {
    warnings += notes
    warningCount += notes.count
  }
}
