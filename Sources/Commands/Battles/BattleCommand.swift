import Battle
import Documents
import Jobs
import Options
import Pages
import Running
import Snapshots
import Tables
import Words

/// `squad battle FIGHTERS.csv…`: the war between Autobots and Decepticons.
enum BattleCommand {
  static let command = Command(
    "battle", spec: spec,
    task: TaskUse(
      page: .battle, disallowedOptions: ["matrix", "history", "battle all"],
      refuseContradictions: refuseContradictions, fileChecks: fileChecks,
      continuesEarlierRun: continuesEarlierRun),
    repetition: Repetition(
      words: { $0.wordsOfBattle($1) }, compare: { $0.compareBattle(&$1, &$2) }, .run(run(_:recordedIn:))),
    run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode { try run(command, after: nil) }

  /// Fights the war.
  /// - Parameter former: what it continues from, if not from what the output folder holds.
  private static func run(_ command: ParsedCommand, after former: EarlierBattle?) throws -> ExitCode {
    let (policy, rounds) = (try command.policy, try command.rounds)
    guard !command[FighterOptions.files].isEmpty else { return try showHistory(for: command) }
    stopOnInterrupt()
    var input = try read(command)
    // A task of a batch has a page of its own, even if it only sets up.
    let writes = !command[setUp] || !Console.current.isProcess
    let folder = writes ? try ReportFolder(for: command, page: .battle) : nil
    let earlier = try former ?? EarlierBattle(for: command)
    try prepare(&input, under: policy, after: earlier, for: command)
    var snapshot = Snapshot(command, policy: policy.name, input: input)
    if command[setUp] { snapshot.setUp(input.roster, under: policy, after: earlier?.past) }
    let isNew =
      command[setUp]
      || snapshot.wage(
        input.roster, under: policy, rounds: rounds, after: earlier?.past, last: earlier?.snapshot)
    var publication = Publication(snapshot)
    publication.shown = printedPage(snapshot, isNew: isNew, for: command)
    publication.table = { table(of: snapshot, for: command) }
    try publication.publish(in: folder, for: command)
    return .done
  }

  /// Reads the fighters; a refusal of bad rows says how to leave them out.
  private static func read(_ command: ParsedCommand) throws -> RosterInput {
    let files = command[FighterOptions.files]
    return try command.advisingOnBadRows(in: files, isEmpty: { $0.roster.fighters.isEmpty }) {
      try RosterInput(files, $0.rosterRequest())
    }
  }

  /// Gives the fighters the lives that they have left, and shows the warnings about them.
  private static func prepare(
    _ input: inout RosterInput, under policy: Policy, after earlier: EarlierBattle?,
    for command: ParsedCommand
  ) throws {
    input.roster.warn(earlier?.warnings ?? [])
    if policy == .sameRank, let lives = earlier?.lives { try input.roster.resume(lives) }
    input.roster.warnOfOddities(under: policy)
    try input.roster.refuseWarnings(for: command)
    if command[matrix] { try refuseLargeMatrix(of: input.roster.fighters) }
    input.roster.showWarnings(for: command)
  }

  /// Fights again a war that a snapshot records.
  static func run(_ command: ParsedCommand, recordedIn snapshot: Snapshot) throws -> ExitCode {
    try run(command, after: EarlierBattle(before: snapshot))
  }

  /// The fighters files, for a batch to check in advance.
  static func fileChecks(_ command: ParsedCommand) -> [FileCheck] {
    let files = command[FighterOptions.files]
    guard let first = files.first, files.allSatisfy(isRereadable) else { return [] }
    return [
      FileCheck(
        first, as: "fighters",
        by: command.words(of: FighterOptions.reading + [FighterOptions.policy.spec]),
        with: Array(files.dropFirst())
      ) {
        let roster = try read(command).roster
        return FileCheck.Content(
          roster.fighters.count, "fighter", warnings: roster.warnings, of: roster.warningCount)
      }
    ]
  }

  /// Refuses options that do not go with the policy, or with one another.
  static func refuseContradictions(in command: ParsedCommand) throws(UsageMistake) {
    _ = try command.policy
    _ = try command.rounds
  }

  /// Whether another round by rank can be fought after those on the page in a folder.
  static func continuesEarlierRun(_ command: ParsedCommand, in folder: String) -> Bool {
    guard command[FighterOptions.policy] == .sameRank else { return false }
    return (try? readSnapshot("\(folder)/\(PageKind.battle.name).json"))?[BattleContent.self]?
      .isRoundReady
      ?? false
  }

  /// `--history` without fighters: the last war and all before it, as the report folder holds them.
  private static func showHistory(for command: ParsedCommand) throws -> ExitCode {
    guard command[history], !command[setUp] else {
      throw UsageMistake("FIGHTERS.csv is missing; only --history works without it")
    }
    guard let earlier = try EarlierBattle(for: command), let snapshot = earlier.snapshot else {
      throw UsageMistake("no battle is recorded in \(command[RunOptions.output]); give a file of fighters")
    }
    show(earlier.warnings, for: command)
    var publication = Publication(snapshot)
    publication.page = printedPage(snapshot, isNew: true, for: command)
    publication.table = { table(of: snapshot, for: command) }
    try publication.publish(in: nil, for: command)
    return .done
  }

  /// Refuses a matrix that is too large: a user who asks for one gets every pair or none.
  private static func refuseLargeMatrix(of fighters: [Fighter]) throws(UsageMistake) {
    guard !Snapshot.keepsMatrix(of: fighters) else { return }
    throw UsageMistake(
      "--matrix shows at most \(Snapshot.largestMatrix) pairs; choose fighters with --where")
  }

  /// The page with what was asked for, and a note if nothing new happened.
  private static func printedPage(_ snapshot: Snapshot, isNew: Bool, for command: ParsedCommand) -> Document {
    var extras: Set<BattleExtra> = []
    if command[matrix] { extras.insert(.matrix) }
    if command[history] { extras.insert(command[all] ? .allHistory : .history) }
    guard let battle = snapshot[BattleContent.self] else { return answerPage(of: snapshot) }
    var page = battlePage(battle, of: snapshot, showing: extras)
    if !isNew, command[FighterOptions.policy] == .sameRank {
      page.facts.insert(Fact("Round", "no fight is left; this was the last round"), at: 0)
    }
    return page
  }

  private static func table(of snapshot: Snapshot, for command: ParsedCommand) -> DataTable {
    let battle = snapshot[BattleContent.self]
    if command[history], let past = battle?.past { return historyForCSV(past, isWhole: command[all]) }
    return command[matrix] ? matrixForCSV(battle?.battleMatrix) : answerTable(of: snapshot)
  }
}

extension ParsedCommand {
  /// How the fighters are paired.
  fileprivate var policy: Policy {
    get throws(UsageMistake) {
      switch self[FighterOptions.policy] {
      case .faceOff: return .faceOff(ascending: self[BattleCommand.ascending])
      case .sameRank:
        guard !self[BattleCommand.ascending] else {
          throw UsageMistake(
            "--ascending is for a face-off; same-rank always starts with rank 1")
        }
        return .sameRank
      }
    }
  }

  /// How many rounds to fight at most.
  fileprivate var rounds: Int {
    get throws(UsageMistake) {
      guard !self[BattleCommand.all] || self[BattleCommand.history] else {
        throw UsageMistake("--all needs --history")
      }
      guard isGiven(BattleCommand.rounds) else { return 1 }
      if self[FighterOptions.policy] == .faceOff {
        throw UsageMistake("--rounds is for '--policy same-rank'; a face-off is fought once")
      }
      if self[BattleCommand.setUp] { throw UsageMistake("--set-up fights no round; leave --rounds out") }
      return self[BattleCommand.rounds]
    }
  }
}
