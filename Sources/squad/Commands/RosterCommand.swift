import Battle
import Documents
import Options
import Pages
import Snapshots

/// `squad roster list|add|edit|remove|reset FIGHTERS.csv`: keeps a fighters file.
enum RosterCommand {
  static let side = OptionKey<Choice>.value(
    "team", .word, default: "all", help: "whom to list")
  static let name = ArgumentKey<String?>.optional("NAME", .text, help: "who is meant")
  static let names = ArgumentKey<[String]>.any("NAME", .text, help: "who is meant; several may be given")
  static let newID = OptionKey<String?>.optional(
    "id", .text.shown(as: "ID"), help: "an id of its own, where names repeat")

  /// Whom a list shows.
  enum Choice: String, CaseIterable, Sendable {
    case all, autobots, decepticons

    func includes(_ side: Side) -> Bool { self == .all || rawValue == side.rawValue.lowercased() }
  }

  static func list(_ command: ParsedCommand) throws -> ExitCode {
    let path = command[FighterOptions.file]
    let digests = InputDigests()
    let roster = try readRoster([path], command.plainRosterRequest) { digests.update(file: $0, $1) }
    try show(RosterInput(roster, digests: digests), for: command, choice: command[side])
    return .done
  }

  static func add(_ command: ParsedCommand) throws -> ExitCode {
    let values = try command.givenValues()
    guard let name = values.name, let side = values.side, values.missing.isEmpty else {
      throw UsageMistake(
        "a fighter needs every value; missing are \(values.missing.joined(separator: ", "))")
    }
    let fighter = Fighter(
      name: name, side: side, statistics: Statistics(Statistic.allCases.map { values.statistics[$0]! }),
      id: command[newID].flatMap { $0.isEmpty ? nil : $0 })
    return try edit(command) { file in
      if let id = fighter.id, let owner = file.fighters.first(where: { $0.id == id }) {
        throw UsageMistake("the id \(id) is that of \(owner.name) in row \(owner.row) already")
      }
      file.add(fighter)
      try refuseDead(file.fighters.count - 1, of: file, for: command)
      return "added \(name) as row \(file.fighters.count): \(side.rawValue), rank \(fighter.rank), "
        + "overall rating \(fighter.statistics.overallRating)"
    }
  }

  static func edit(_ command: ParsedCommand) throws -> ExitCode {
    let values = try command.givenValues()
    guard !values.isEmpty else { throw UsageMistake("no value to change was given") }
    return try edit(command) { file in
      let index = try command.fighter(called: command[name], among: file.fighters)
      let former = file.fighters[index]
      try refuseDead(index, of: file, for: command)
      let (fighter, changes) = values.replacing(former)
      let before = file.fighters
      file.replace(index, by: fighter)
      try refuseMistakes(from: before, to: file.fighters, for: command)
      return changes.isEmpty
        ? "\(former.name) has these values already"
        : "changed \(former.name): \(changes.joined(separator: ", ")); overall rating "
          + "\(fighter.statistics.overallRating)"
    }
  }

  static func remove(_ command: ParsedCommand) throws -> ExitCode {
    guard command[FighterOptions.policy] == .faceOff else {
      throw UsageMistake("Transformers cannot be deleted under same-rank")
    }
    return try edit(command) { file in
      let given: [String?] = command[names].isEmpty ? [nil] : command[names]
      let indices = Set(try given.map { try command.fighter(called: $0, among: file.fighters) })
      let removed = indices.sorted().map { file.fighters[$0].name }
      file.remove(indices)
      return "removed \(removed.joined(separator: ", "))"
    }
  }

  static func reset(_ command: ParsedCommand) throws -> ExitCode {
    let keepsLives = try readEarlierBattle(for: command)?.lives != nil
    return try edit(
      command,
      with: {
        keepsLives
          ? try ReportFolder(for: command, page: .battle, stop: { interruptExitCode != nil }) : nil
      }
    ) { file in
      file.reset()
      return "everybody in \(command[FighterOptions.file]) is Born"
    }
  }

  private static func edit(
    _ command: ParsedCommand, with takeReport: () throws -> ReportFolder? = { nil },
    _ change: (inout RosterFile) throws -> String
  ) throws -> ExitCode {
    try editRoster(for: command, with: takeReport, change) { input, done in
      try show(input, for: command, done: done)
    }
    return .done
  }

  // MARK: Lives and the answer

  /// Refuses to change, or to bring back, one whom the rounds by rank have left dead.
  private static func refuseDead(_ index: Int, of file: RosterFile, for command: ParsedCommand) throws {
    guard command[FighterOptions.policy] == .sameRank else { return }
    guard try !resumed(file.roster, for: command).fighters[index].state.isLiving else { return }
    throw UsageMistake(
      "\(file.fighters[index].name) has died; the dead cannot be changed under same-rank")
  }

  private static func resumed(_ roster: Roster, for command: ParsedCommand) throws -> Roster {
    var roster = roster
    if let lives = try earlierLives(for: command) { roster.resume(lives.concerning(roster)) }
    return roster
  }

  /// What rounds by rank have left behind; `nil` in a face-off, for which it does not count.
  private static func earlierLives(for command: ParsedCommand) throws -> Lives? {
    guard command[FighterOptions.policy] == .sameRank else { return nil }
    return try readEarlierBattle(for: command)?.lives?.lives
  }

  /// Refuses a new name or side of one without an id whose life hangs on them: the next round would keep the
  /// old fighter beside a new one.
  private static func refuseMistakes(
    from former: [Fighter], to edited: [Fighter], for command: ParsedCommand
  ) throws {
    guard let index = try earlierLives(for: command)?.firstMistaken(from: former, to: edited) else { return }
    throw UsageMistake(
      "without an id, \(former[index].name) is known from round to round by side and name; under same-rank "
        + "they cannot be changed to or from those of a fighter who took part")
  }

  private static func show(
    _ input: RosterInput, for command: ParsedCommand, choice: Choice = .all, done: String = ""
  ) throws {
    var input = input
    input.roster = try resumed(input.roster, for: command)
    // What was changed has been checked before.
    if done.isEmpty { try input.refuseWarnings(for: command) }
    let listsWarnings = [.text, .markdown].contains(command[RunOptions.format])
    if !listsWarnings { input.showWarnings(for: command) }
    var snapshot = Snapshot(command, policy: command[FighterOptions.policy], input: input)
    let records = FighterRecord.all(input.roster.fighters)
    snapshot.fighters = Policy.sameRank.byRank(input.roster.fighters).map { records[$0] }
      .filter { choice.includes($0.side) }
    try writeToStandardOutput(
      rendered(
        rosterPage(snapshot, done: done), of: snapshot, csv: fightersForCSV(snapshot.fighters ?? []),
        as: command[RunOptions.format]))
  }
}
