import Glibc
import Jobs
import Options
import Pages
import Running
import Snapshots
import Tables
import Verification

/// `squad verify SNAPSHOT.json`: proves again, from the inputs, that what a snapshot says is true.
enum VerifyCommand {
  static let inputs = OptionKey<String?>.optional(
    "inputs", .folder, otherwise: "this one, or the snapshot's if they are there",
    help: "the folder in which the run was started, to which its paths are relative")
  static let steps = OptionKey<Int>.value(
    "steps", .integer(1...Int.max), default: "1000000000",
    help: "the most steps of work per claim; what would take more is not proved again")
  static let timeLimit = OptionKey<Duration?>.optional(
    "time-limit", .duration(.milliseconds(1) ... .seconds(1_000_000_000)), otherwise: "no limit",
    help: "stop after this time; what is left is not proved again")

  static let spec = CommandSpec(
    "verify", summary: "prove a snapshot again from its inputs",
    description: """
      Checks that the input files are unchanged, that every team is legal and adds up, that every optimum and \
      every count is found again by another method that shares no code with the search (brute force if few teams \
      are possible, else dynamic programming), that tournaments and battles end the same way, and that the recorded \
      command gives the same snapshot. Writes nothing but the answer. The exit code is 0 if all of it is true, 1 if \
      anything differs (each difference is listed), 2 if nothing is false but something could not be proved again, \
      65 if the snapshot is damaged. What the inputs cannot show, such as an earlier run, is listed as not verifiable \
      and does not change the exit code.
      """,
    arguments: [ReportCommand.snapshot.spec],
    options: [inputs.spec, steps.spec, timeLimit.spec] + RunOptions.printing,
    examples: [
      .init("squad verify reports/best-team.json", "is the best team of the last run really the best?"),
      .init(
        "squad verify archive/compare.json --inputs .. --format json",
        "as JSON, with the inputs in the parent folder"),
    ])

  static let command = Command("verify", spec: spec, run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let path = command[ReportCommand.snapshot]
    let recorded = try RecordedRun(path)
    let interrupt = stopOnInterrupt()
    let folder = command[inputs] ?? recorded.folderOfInputs
    guard chdir(folder) == 0 else {
      throw InputError.unreadable(file: folder, reason: String(cString: strerror(errno)))
    }
    if !command.isGiven(inputs) { try recorded.refuseMissingInputs() }
    let effort = VerifyEffort(steps: command[steps], limit: command[timeLimit], stop: interrupt)
    let findings = try recorded.findings(effort)
    try printAnswer(
      verifyPage(findings, of: path), json: try VerificationReport(findings, of: path).json(),
      csv: verificationForCSV(findings), for: command)
    if let interruptExitCode { return interruptExitCode }
    switch Outcome(of: findings) {
    case .allTrue: return .done
    case .somethingDiffers: return .answerIsNo
    case .notAllProved: return .notProved
    }
  }
}
