import Battle
import Documents
import Options
import Pages
import Snapshots
import Tables

/// `squad battle FIGHTERS.csv…`: the war between Autobots and Decepticons.
enum BattleCommand {

  static let ascending = OptionKey.flag(
    "ascending", help: "face-off: pair the lowest ranks first, instead of the highest")
  static let setUp = OptionKey.flag(
    "set-up", help: "show who would face whom, without fighting and without writing anything")
  static let matrix = OptionKey.flag(
    "matrix", help: "show for every pair who would win and why; the report always does")
  static let history = OptionKey.flag(
    "history",
    help: "show every battle so far with wins and losses; the report always does; without FIGHTERS.csv "
      + "nothing is fought")

  static let spec = CommandSpec(
    "battle", summary: "face-offs between Autobots and Decepticons",
    description: """
      Lets the fighters of one or several files fight, and says who won, by which rule, and who survived. \
      Writes battle.html, .md and .json into the output folder and prints the answer.

      In a face-off both sides are sorted by rank and paired one to one, strongest first. With '--policy \
      same-rank' one Autobot and one Decepticon of each rank fight, rank 1 first; a run is one round, lives and \
      battle numbers go on from battle.json in the output folder, and when no fight is left the files stay as \
      they are. Every battle enters the history there, a face-off that is repeated with the same fighters once.
      """,
    arguments: [FighterOptions.files.spec],
    options: [FighterOptions.policy.spec, ascending.spec, setUp.spec, history.spec, matrix.spec]
      + FighterOptions.reading + [RunOptions.output.spec, RunOptions.wait.spec] + RunOptions.printing
      + [RunOptions.date.spec] + RunOptions.files,
    examples: [
      .init("squad battle samples/fighters.csv", "a face-off, highest rank first"),
      .init(
        "squad battle samples/fighters.csv --policy same-rank --set-up", "who of equal rank would fight"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let policy = try command.policy
    guard !command[FighterOptions.files].isEmpty else { return try showHistory(for: command) }
    let interrupt = stopOnInterrupt()
    var input = try readRoster(for: command)
    let isFought = !command[setUp]
    let folder =
      isFought
      ? try ReportFolder(
        for: command, page: .battle, stop: { interrupt.isRaised }) : nil
    let earlier = try readEarlierBattle(for: command)
    if policy == .sameRank, let lives = earlier?.lives?.lives { input.roster.resume(lives) }
    input.roster.lookForOddities(under: policy)
    try input.refuseWarnings(for: command)
    if command[matrix] { try refuseLargeMatrix(of: input.roster.fighters) }
    input.showWarnings(for: command)

    var snapshot = Snapshot(command, policy: policy.name, input: input, date: command.date)
    var isNew = true
    if isFought {
      isNew = snapshot.wage(input.roster, under: policy, after: earlier)
    } else {
      snapshot.setUp(input.roster, under: policy, after: earlier)
    }
    try publish(
      battlePage(snapshot), printing: printedPage(snapshot, isNew: isNew, for: command), of: snapshot,
      in: folder, for: command, csv: table(of: snapshot, for: command))
    return .done
  }

  /// `--history` without fighters: the last war and all before it, as the folder of the reports holds them.
  private static func showHistory(for command: ParsedCommand) throws -> ExitCode {
    guard command[history], !command[setUp] else {
      throw UsageMistake("FIGHTERS.csv is missing; only --history does without")
    }
    guard let snapshot = try readEarlierBattle(for: command), snapshot.battle != nil else {
      throw UsageMistake("no battle is remembered in \(command[RunOptions.output]); name a file of fighters")
    }
    try publish(
      printedPage(snapshot, isNew: true, for: command), of: snapshot, in: nil, for: command,
      csv: table(of: snapshot, for: command))
    return .done
  }

  /// Who asks for a matrix gets every pair or none.
  private static func refuseLargeMatrix(of fighters: [Fighter]) throws(UsageMistake) {
    guard !Snapshot.keepsMatrix(of: fighters) else { return }
    throw UsageMistake(
      "--matrix shows at most \(Snapshot.largestMatrix) pairs; choose fighters with --where")
  }

  /// The page with what was asked for, and a word where nothing new happened.
  private static func printedPage(_ snapshot: Snapshot, isNew: Bool, for command: ParsedCommand) -> Document {
    var extras: Set<BattleExtra> = []
    if command[matrix] { extras.insert(.matrix) }
    if command[history] { extras.insert(.history) }
    var page = battlePage(snapshot, showing: extras)
    if !isNew, command[FighterOptions.policy] == .sameRank {
      page.facts.insert(Fact("Round", "no fight is left; this is the last round"), at: 0)
    }
    return page
  }

  private static func table(of snapshot: Snapshot, for command: ParsedCommand) -> DataTable {
    if command[history] { return historyForCSV(snapshot.battleHistory) }
    return command[matrix] ? matrixForCSV(snapshot.battleMatrix) : fightsForCSV(snapshot.battle)
  }
}

extension ParsedCommand {
  /// Who faces whom.
  fileprivate var policy: Policy {
    get throws(UsageMistake) {
      switch self[FighterOptions.policy] {
      case .faceOff: return .faceOff(ascending: self[BattleCommand.ascending])
      case .sameRank:
        guard !self[BattleCommand.ascending] else {
          throw UsageMistake(
            "--ascending belongs to a face-off; same-rank always begins with rank 1")
        }
        return .sameRank
      }
    }
  }
}
