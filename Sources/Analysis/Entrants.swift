import Snapshots
import Tables
import Tournament

/// The teams of a tournament, and what was read to know them.
package struct Entrants {
  /// The teams in the order of input.
  package var lineUps: [LineUp] = []
  /// What each costs; empty where the teams come with their players.
  package var purchases: [PurchaseRecord] = []
  /// The files.
  package var inputs: [InputRecord] = []
  /// What is worth knowing about them, the first few.
  package var warnings: [Diagnostic] = []
  /// How many warnings there are in all.
  package var warningCount = 0

  /// These teams, of no file so far.
  package init(lineUps: [LineUp] = []) {
    self.lineUps = lineUps
  }

  /// The names of the teams.
  package var names: [String] { lineUps.map(\.team) }

  /// Takes over how the reading of a file went.
  package mutating func take<Content>(_ input: SheetInput<Content>) {
    inputs.append(input.record)
    warnings += input.reading.warnings
    warningCount += input.reading.warningCount
  }

  /// Takes over what reports shall say.
  package mutating func note(_ notes: [Diagnostic]) {
    warnings += notes
    warningCount += notes.count
  }
}
