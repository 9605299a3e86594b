import Options
import Running

/// The settings of a batch for the folders of all its tasks.
package struct TaskConditions: Sendable {
  /// How long a task may wait for its folder, as written on the command line; `nil` if it does not wait.
  package var wait: String?
  /// How many snapshots are kept in the history of a task; `nil` for all.
  package var mostKept: Int?

  /// The settings of a task without a batch.
  package init() {}

  /// The settings in the command of a batch.
  package init(_ command: ParsedCommand) {
    wait = command.texts(of: RunOptions.wait.spec).last
    mostKept = command[RunOptions.keepHistory]
  }

  /// The task options for these settings, each with its text.
  package var options: [String: String] {
    var options = [RunOptions.keepHistory.spec.name: mostKept.map(String.init) ?? ""]
    options[RunOptions.wait.spec.name] = wait
    return options
  }
}
