import Files
import Options

/// The program: understands the command line, runs the command, and ends with its exit code.
@main
struct Squad {
  static func main() {
    openStandardDescriptors()
    ignoreWriteSignals()
    // Threads need files too: the system library traps where it gets none.
    let files = mostOpenFiles()
    guard files >= fewestOpenFiles else {
      complain("squad: only \(files) files may be open at once; \(fewestOpenFiles) are needed ('ulimit -n')")
      exit(with: .unwritableOutput)
    }
    exit(with: runProgram(Array(CommandLine.arguments.dropFirst())))
  }
}

/// What a run on all cores of a large machine has open at once, with room to spare.
private let fewestOpenFiles = 64

/// Does what a command line asks for; every error is told on the console.
/// - Parameter arguments: the words after the program's name.
func runProgram(_ arguments: [String]) -> ExitCode {
  if arguments.isEmpty {
    for line in program.shortHelp(width: terminalWidth).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast() {
      complain(String(line))
    }
    return .usage
  }
  do {
    switch try program.parse(arguments) {
    case .version: return try print("squad \(version)\n")
    case .help(let path): return try print(program.helpText(for: path, width: terminalWidth))
    case .run(let command): return try run(command)
    }
  } catch {
    return report(error)
  }
}

private func run(_ command: ParsedCommand) throws -> ExitCode {
  guard let action = actions[command.path] else {
    preconditionFailure("the table has a command '\(command.path)' that nobody runs")
  }
  return try action(command)
}

private func print(_ text: String) throws -> ExitCode {
  try writeToStandardOutput(text)
  return .done
}
