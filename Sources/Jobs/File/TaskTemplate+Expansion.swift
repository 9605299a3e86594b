import Config
import Options

extension TaskTemplate {
  /// The tasks: one for each file where the command takes one, times one for each combination of the matrix, the
  /// first key varying slowest. `nil` where there are more than a job may have.
  var tasks: [JobTask]? {
    let takesMany = command.arguments.first.map(\.takesMany) ?? true
    let inputs = takesMany || files.isEmpty ? [files] : files.map { [$0] }
    var combinations: [[Setting]] = [[]]
    for axis in matrix {
      guard combinations.count * axis.count <= Job.mostTasks else { return nil }
      combinations = combinations.flatMap { head in axis.map { head + [$0] } }
    }
    guard combinations.count * inputs.count <= Job.mostTasks else { return nil }
    return inputs.flatMap { files in
      combinations.map { combination in
        JobTask(
          name: name(files: files, isOneOfMany: inputs.count > 1, combination),
          words: words(files: files, combination), place: place)
      }
    }
  }

  private func words(files: [String], _ combination: [Setting]) -> [String] {
    let arguments = files + furtherFiles
    let options = (settings + combination).flatMap(\.words)
    // What looks like an option stands behind `--`, where nothing is one.
    let looksLikeOption = arguments.contains { $0.hasPrefix("-") && $0 != "-" }
    return [command.name] + (looksLikeOption ? options + ["--"] + arguments : arguments + options)
  }

  /// The name given, or command and file; with what tells the tasks of one entry apart.
  private func name(files: [String], isOneOfMany: Bool, _ combination: [Setting]) -> String {
    var parts = [name ?? command.name]
    if name == nil || isOneOfMany, let file = files.first { parts.append(TaskName.part(file, isFile: true)) }
    parts += combination.map { setting in
      guard let text = setting.texts.first else { return setting.key }
      return TaskName.part(text, isFile: text.contains("/") || text.hasSuffix(".yaml"))
    }
    return parts.joined(separator: "-")
  }
}
