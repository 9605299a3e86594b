import Options
import Running

/// Does what a command line asks for; every error is reported on a console.
/// - Parameters:
///   - arguments: the words after the program's name.
///   - console: where the output goes.
package func runProgram(_ arguments: [String], console: Console) -> ExitCode {
  console.run { runProgram(arguments) }
}

private func runProgram(_ arguments: [String]) -> ExitCode {
  if arguments.isEmpty {
    for line in program.shortHelp(width: helpWidth).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast() {
      writeToStandardError(String(line))
    }
    return .usage
  }
  return ending {
    switch try program.parse(arguments) {
    case .version: return try print("squad \(version)\n")
    case .help(let path):
      return try print(program.helpText(for: path, width: helpWidth))
    case .run(let command): return try command.called.run(command)
    }
  }
}

/// Lines of help longer than this are hard to read.
private var helpWidth: Int { min(Console.current.process.terminalWidth, 100) }

private func print(_ text: String) throws -> ExitCode {
  try writeToStandardOutput(text)
  return .done
}
