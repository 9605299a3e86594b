import Files
import Running
import Tables

extension JobFile {
  /// Makes sure that nothing that the job writes is a file that one of its tasks reads, and that no two of its files
  /// are one, before anything is written.
  /// - Parameter form: in which files the index is written.
  /// - Throws: `InputError` with every task whose files are not its own, or `OutputError` for what the job writes
  ///   beside them.
  package func checkOutputs(as form: ReportForm) throws {
    let tasks = tasks
    var clashes = ClashFinder()
    clashes.read([name] + tasks.flatMap(\.parsed.filesRead))
    let index = form.pages(of: .index, in: output) + [form.snapshot(of: .index, in: output)]
    for file in index + [partPath].compactMap({ $0 }) { try clashes.write(file) }
    let problems = zip(job.tasks, tasks).compactMap { task, run in
      clashes.first(among: run.outputs).map { clash in
        Diagnostic(
          .error, file: path, line: task.place.line, character: task.place.character, code: "output-clash",
          message: "task \(task.name): \(clash)")
      }
    }
    guard problems.isEmpty else { throw InputError.invalid(problems: problems, count: problems.count) }
  }
}

extension ClashFinder {
  /// Notes files that are written, up to the first that is none of its own; what else is wrong with a path is told
  /// when its task runs.
  fileprivate mutating func first(among paths: [String]) -> OutputError? {
    for path in paths {
      do throws(OutputError) {
        try write(path)
      } catch .overInput(let path, let input) {
        return .overInput(path: path, input: input)
      } catch .sameOutput(let path, let other) {
        return .sameOutput(path: path, other: other)
      } catch {
        continue
      }
    }
    return nil
  }
}
