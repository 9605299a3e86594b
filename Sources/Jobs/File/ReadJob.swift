import Config
import Options
import Tables
import Words

/// The keys of a job file; `job.schema.json` documents them.
public enum JobKey: String, CaseIterable, Sendable {
  case name, output, defaults, tasks
}

/// Parses a job file; file patterns in it are relative to the current folder, which must be that of the file.
/// - Parameters:
///   - bytes: what the file holds.
///   - path: how the user spelled it.
///   - grammar: what tasks may contain.
///   - understand: parses a command line, once for each task.
/// - Throws: `InputError` with everything that is wrong, each with line and character.
public func readJob(
  _ bytes: [UInt8], from path: String, _ grammar: JobGrammar,
  understand: @escaping @Sendable ([String]) throws(UsageMistake) -> ParsedCommand
) throws(InputError) -> Job {
  var problems = ConfigProblems(file: path)
  let kind = ConfigKind<Job>.object("a job", keys: JobKey.allCases.map(\.rawValue)) { mapping, problems in
    let (tasks, commands) = tasks(of: mapping, grammar, understand: understand, &problems)
    let name = mapping.optional(JobKey.name.rawValue, .text, &problems)
    let output = mapping.optional(JobKey.output.rawValue, .text, &problems)
    return Job(
      name: name ?? TaskName.part(path, isFile: true), output: output ?? "reports", tasks: tasks,
      commands: commands)
  }
  let job = parseConfig(bytes, &problems).flatMap { kind.read($0, &problems) }
  try problems.throwIfAny()
  guard let job else { preconditionFailure("a job that cannot be read has problems") }
  return job
}

/// The tasks of a job and their command lines; those that are wrong are reported and left out.
private func tasks(
  of mapping: ConfigMapping, _ grammar: JobGrammar,
  understand: @Sendable ([String]) throws(UsageMistake) -> ParsedCommand, _ problems: inout ConfigProblems
) -> ([JobTask], [ParsedCommand]) {
  let defaults = mapping.optional(JobKey.defaults.rawValue, .defaults(of: grammar), &problems) ?? []
  let nodes = mapping.required(JobKey.tasks.rawValue, .nodes, &problems) ?? []
  if nodes.isEmpty, mapping.has(JobKey.tasks.rawValue), problems.count == 0 {
    problems.report(
      at: mapping.place(of: JobKey.tasks.rawValue), key: JobKey.tasks.rawValue, code: "empty-list",
      "a job has at least one task")
  }
  var tasks: [JobTask] = []
  var commands: [ParsedCommand] = []
  for node in nodes {
    let before = problems.count
    guard let template = TaskTemplate(node, grammar, defaults: defaults, &problems), problems.count == before
    else { continue }
    guard let found = template.tasks, tasks.count + found.count <= Job.mostTasks else {
      problems.report(at: node.place, code: "too-many", "more than \(Job.mostTasks) tasks in all")
      break
    }
    do throws(UsageMistake) {
      for task in found { commands.append(try understand(task.words)) }
    } catch {
      problems.report(at: node.place, code: "bad-task", error.messages.joined(separator: "; "))
    }
    tasks += found
  }
  problems.reportNames(of: tasks)
  return (tasks, commands)
}

extension ConfigKind where Value == [ConfigNode] {
  /// A list of values of any kind.
  fileprivate static var nodes: Self {
    .list(of: ConfigKind<ConfigNode> { node, _ in node })
  }
}

extension ConfigKind where Value == [ConfigNode.Entry] {
  /// Options for every task whose command takes them; unknown and invalid ones are reported.
  fileprivate static func defaults(of grammar: JobGrammar) -> Self {
    ConfigKind { node, problems in
      guard case .mapping(let entries) = node.content else {
        problems.reportKind(of: node, "options, as in 'budget: 50'")
        return nil
      }
      let options = grammar.allOptions
      return entries.filter { entry in
        guard let option = options.first(where: { $0.name == entry.key }) else {
          problems.report(at: entry.place, code: "unknown-key", grammar.unknownDefault(entry.key))
          return false
        }
        _ = Setting(entry, of: option, &problems)
        return true
      }
    }
  }
}

extension ConfigProblems {
  /// Reports names that would not give every task a folder of its own on any file system.
  fileprivate mutating func reportNames(of tasks: [JobTask]) {
    var first: [String: JobTask] = [:]
    for task in tasks {
      if task.name.utf8.count > TaskName.longestOfParts {
        report(
          at: task.place, code: "long-name",
          "a task would be called \(quoted(task.name)), which is longer than \(TaskName.longestOfParts) letters; "
            + "give it a shorter name")
      }
      guard let other = first.updateValue(task, forKey: task.name.lowercased()) else { continue }
      first[task.name.lowercased()] = other
      report(
        at: task.place, code: "repeat",
        "a task of line \(other.place.line) is called \(quoted(other.name)) too; give one of them a name")
    }
  }
}
