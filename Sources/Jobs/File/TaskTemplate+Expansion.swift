extension TaskTemplate {
  /// The tasks: one for each file if the command takes a single one, times one for each combination of the matrix, the
  /// first key varying slowest. `nil` if there are more than a job may have.
  var tasks: [JobTask]? {
    let takesMany = command.arguments.first.map(\.takesMany) ?? true
    let inputs: [NamedFiles] =
      takesMany || files.isEmpty
      ? [(files, TaskName.parts(of: Array(files.prefix(1))).first)]
      : zip(files, fileParts).map { ([$0], $1) }
    var combinations: [[Choice]] = [[]]
    for axis in matrix {
      guard combinations.count * axis.settings.count <= Job.mostTasks else { return nil }
      combinations = combinations.flatMap { head in axis.settings.map { head + [(axis.key, $0)] } }
    }
    guard combinations.count * inputs.count <= Job.mostTasks else { return nil }
    return inputs.flatMap { input in
      combinations.map { combination in
        JobTask(
          name: name(of: input, isOneOfMany: inputs.count > 1, combination),
          words: words(files: input.files, combination), place: place)
      }
    }
  }

  /// A key of the matrix, and one of its settings; `nil` is without it.
  private typealias Choice = (key: String, setting: Setting?)

  /// The files of a task, and what distinguishes the first from those of other tasks.
  private typealias NamedFiles = (files: [String], part: String?)

  /// What distinguishes the files; by their paths, if the name asks for that.
  private var fileParts: [String] {
    name.map { $0.contains(TaskName.Placeholder.path.text) } == true
      ? TaskName.differingParts(of: files) : TaskName.parts(of: files)
  }

  private func words(files: [String], _ combination: [Choice]) -> [String] {
    let arguments = files + furtherFiles
    let options = (settings + combination.compactMap(\.setting)).flatMap(\.words)
    // Arguments that look like options go after `--`, where nothing is an option.
    let looksLikeOption = arguments.contains { $0.hasPrefix("-") && $0 != "-" }
    return [command.name] + (looksLikeOption ? options + ["--"] + arguments : arguments + options)
  }

  /// The name given, or command and file, with what distinguishes the tasks of one entry.
  private func name(of input: NamedFiles, isOneOfMany: Bool, _ combination: [Choice]) -> String {
    var parts = [name ?? command.name]
    if let name, TaskName.isOpen(name), let file = input.files.first, let part = input.part {
      parts = [TaskName.filled(name, file: file, part: part)]
    } else if name == nil || isOneOfMany, let part = input.part {
      parts.append(part)
    }
    parts += combination.map { key, setting in
      guard let setting else { return "no-" + key }
      guard let text = setting.texts.first else { return key }
      return TaskName.part(text, isFile: text.contains("/") || text.hasSuffix(".yaml"))
    }
    return parts.joined(separator: "-")
  }
}
