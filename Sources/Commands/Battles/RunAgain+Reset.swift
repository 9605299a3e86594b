import JSON
import Running
import Snapshots

// A reset writes the files, so it is not run again. What it left follows from the files as they are now and from the
// battles before it.

extension RunAgain {
  /// The battles before the reset.
  private var beforeReset: PastWars {
    var past = battle?.past ?? PastWars()
    let former = Array((past.resets ?? []).dropLast())
    past.resets = former.isEmpty ? nil : former
    return past
  }

  /// The page of the new game, from the files as they are now.
  /// - Throws: `InputError` if they cannot be read.
  func newGame() throws -> JSONValue {
    let input = try RosterInput(command[RosterCommand.changedFiles], command.plainRosterRequest)
    return try JSONValue(encoding: RosterCommand.newGame(of: input, after: beforeReset, for: command))
  }
}
