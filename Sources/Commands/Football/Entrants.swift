import Snapshots
import Tables
import Tournament

/// The teams of a tournament, and what was read to know them.
struct Entrants {
  /// The teams in the order of input.
  var lineUps: [LineUp] = []
  /// What each costs; empty where the teams come with their players.
  var purchases: [PurchaseRecord] = []
  /// The files.
  var inputs: [InputRecord] = []
  /// What is worth knowing about them, the first few.
  var warnings: [Diagnostic] = []
  /// How many warnings there are in all.
  var warningCount = 0

  /// The names of the teams.
  var names: [String] { lineUps.map(\.team) }

  /// Takes over how the reading of a file went.
  mutating func take<Content>(_ input: SheetInput<Content>) {
    inputs.append(input.record)
    warnings += input.reading.warnings
    warningCount += input.reading.warningCount
  }

  /// Takes over what reports shall say.
  mutating func note(_ notes: [Diagnostic]) {
    warnings += notes
    warningCount += notes.count
  }
}
