import Options
import Selection
import Tables

/// What looking at a pool beforehand has shown.
struct PoolFinding {
  /// The file as the task spells it.
  let path: String
  /// `820 players, 2 warnings, read as fpl: name from first_name + second_name`
  private(set) var summary = ""
  /// Why it cannot be read, as the task itself would say.
  private(set) var problems: [Diagnostic] = []

  /// Reads the pool as a task does; `nil` where it can be read once only, or the task is wrong.
  fileprivate init?(_ path: String, for command: ParsedCommand) {
    guard path != "-", fileExists(path), !isSpecialFile(path), let rules = try? command.gameRules(),
      let request = try? command.poolRequest(path, under: rules)
    else { return nil }
    self.path = path
    do throws(InputError) {
      let reading = try Selection.readPool(request)
      let warnings = reading.quality.warningCount
      summary = reading.pool.count == 1 ? "1 player" : "\(reading.pool.count) players"
      if warnings > 0 { summary += warnings == 1 ? ", 1 warning" : ", \(warnings) warnings" }
      if let readAs = reading.readAs { summary += ", read as \(readAs)" }
    } catch {
      if case .invalid(let problems, _) = error.advising(PoolRemedy(of: path, for: command), on: path) {
        self.problems = problems
      }
    }
  }
}

extension ParsedCommand {
  /// What looking at the pools of a task has shown.
  var poolFindings: [PoolFinding] {
    (called.task?.pools(self) ?? []).compactMap { PoolFinding($0, for: self) }
  }
}
