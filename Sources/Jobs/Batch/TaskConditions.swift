import Options
import Running

/// What a batch says to all of its tasks about their folders.
package struct TaskConditions: Sendable {
  /// How long a task may wait for its folder, as the command line says it; `nil` where it does not wait.
  package var wait: String?
  /// How many snapshots stay in the history of a task; `nil` where all do.
  package var mostKept: Int?

  /// A task alone.
  package init() {}

  /// What the command of a batch says.
  package init(_ command: ParsedCommand) {
    wait = command.text(of: RunOptions.wait)
    mostKept = command[RunOptions.keepHistory]
  }

  /// The options of a task that say so, each with its text.
  package var options: [String: String] {
    var options = [RunOptions.keepHistory.spec.name: mostKept.map(String.init) ?? ""]
    options[RunOptions.wait.spec.name] = wait
    return options
  }
}
