import Options
import Reading
import Running
import Selection
import Tables
import Words

/// What checking a file in advance has shown.
final class FileFinding {
  /// The file as the task spells it.
  let path: String
  /// `820 players, 2 warnings, read as fpl: name from first_name + second_name`
  private(set) var summary = ""
  /// What the program understands of it, if it is a pool.
  private(set) var examination: Examination?
  /// Its path and the options with which it is read, if it is a pool.
  let wordsOfPool: [String]?
  /// The first warnings about it, and how many there are in all.
  private(set) var oddities: (listed: [Diagnostic], count: Int) = ([], 0)
  /// Why it cannot be read or used, as the task itself would say.
  private(set) var problems: [Diagnostic] = []

  /// The result of `read` on a file, or its problems; `nil` if it cannot be read more than once, or fails in another
  /// way.
  /// - Parameters:
  ///   - request: how it is read as a pool, if it is one.
  ///   - read: `nil` if others tell what is wrong with it, and only its rows are counted.
  init?(
    _ path: String, as request: PoolRequest?, readBy words: [String]?,
    _ read: (() throws -> FileCheck.Content)?
  ) {
    guard isRereadable(path) else { return nil }
    (self.path, wordsOfPool) = (path, words)
    examination = request.flatMap { try? Examination(of: $0) }
    summary = examination?.reading == nil ? "cannot be read" : "has problems"
    do {
      let rows = examination.map { FileCheck.Content($0.rowCount, "row") }
      guard let content = try read?() ?? rows else { return }
      (summary, oddities) = (content.words, (content.warnings, content.warningCount))
    } catch InputError.invalid(let problems, _) {
      self.problems = problems
    } catch {
      return nil
    }
  }
}
