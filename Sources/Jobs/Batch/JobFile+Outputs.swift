import Files
import Running
import Tables

extension JobFile {
  /// Checks, before anything is written, that no output of the job is an input of a task and that no two outputs are
  /// the same file.
  /// - Parameter form: the files in which the index is written.
  /// - Throws: `InputError` with every task whose files clash, or `OutputError` for the other files of the job.
  package func checkOutputs(as form: ReportForm) throws {
    let tasks = tasks
    var clashes = OutputConflicts()
    clashes.read([name] + tasks.flatMap(\.parsed.filesRead))
    let index = form.pages(of: .index, in: output) + [form.snapshot(of: .index, in: output)]
    for file in index + [partPath].compactMap({ $0 }) { try clashes.write(file) }
    let problems = zip(job.tasks, tasks).compactMap { task, run in
      clashes.first(among: run.outputs).map { problem(of: task, code: "output-clash", "\($0)") }
    }
    guard problems.isEmpty else { throw InputError.invalid(problems: problems, count: problems.count) }
  }
}

extension OutputConflicts {
  /// Adds files that are written and returns the first clash; other problems with a path are reported when its task
  /// runs.
  fileprivate mutating func first(among paths: [String]) -> OutputError? {
    for path in paths {
      do throws(OutputError) {
        try write(path)
      } catch .overwritesInput(let path, let input) {
        return .overwritesInput(path: path, input: input)
      } catch .sameOutput(let path, let other) {
        return .sameOutput(path: path, other: other)
      } catch {
        continue
      }
    }
    return nil
  }
}
