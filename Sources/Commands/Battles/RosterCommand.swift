import Battle
import Files
import Options
import Pages
import Running
import Snapshots
import Verification
import Words

/// `squad roster list|add|edit|remove|reset FIGHTERS.csv`: maintains fighters files.
enum RosterCommand {
  static let files = ArgumentKey<[String]>.oneOrMore(
    "FIGHTERS.csv", .file("csv"), help: "the fighters; several files are one roster")
  static let changedFiles = ArgumentKey<[String]>.oneOrMore(
    "FIGHTERS.csv", .file("csv").written, help: "the fighters; several files are one roster")
  static let policy = OptionKey<Policy.Name?>.optional(
    "policy", .word,
    otherwise: "same-rank if the output folder holds lives of these fighters, else face-off",
    help: "the rules that apply to the file")
  static let side = OptionKey<Choice>.value(
    "team", .word, default: "all", help: "which fighters to list")
  static let name = ArgumentKey<String?>.optional("NAME", .text, help: "which fighter")
  static let names = ArgumentKey<[String]>.any("NAME", .text, help: "which fighters")
  static let newID = OptionKey<String?>.optional(
    "id", .text.shown(as: "ID"), help: "a unique id, for where names repeat")

  /// Which fighters a list shows.
  enum Choice: String, CaseIterable, Sendable {
    case all, autobots, decepticons

    func includes(_ side: Side) -> Bool { self == .all || rawValue == side.rawValue.lowercased() }
  }

  static let commands = [
    Command("roster", "list", spec: spec, run: list),
    Command("roster", "add", spec: spec, run: add),
    Command("roster", "edit", spec: spec, run: edit),
    Command("roster", "remove", spec: spec, run: remove),
    Command(
      "roster", "reset", spec: spec,
      repetition: Repetition(
        compare: { again, _, _ in again.battle.map(verifyBattleHistory) ?? [] },
        .follows { try $0.newGame() }),
      run: reset),
  ]

  static func list(_ command: ParsedCommand) throws -> ExitCode {
    let input = try RosterInput(command[files], command.plainRosterRequest)
    try show(input, for: command, choice: command[side])
    return .done
  }

  static func add(_ command: ParsedCommand) throws -> ExitCode {
    let values = try command.givenValues()
    guard let name = values.name, let side = values.side, values.missing.isEmpty else {
      throw UsageMistake(
        "a fighter needs every value; missing: \(values.missing.joined(separator: ", "))")
    }
    let fighter = Fighter(
      name: name, side: side, statistics: Statistics(Statistic.allCases.map { values.statistics[$0]! }),
      id: command[newID].flatMap { $0.isEmpty ? nil : $0 })
    let isThere = fileExists(command[FighterOptions.file])
    return try editFile(command, creates: true) { file, game in
      if let id = fighter.id, let owner = file.fighters.first(where: { $0.id == id }) {
        throw UsageMistake("\(owner.name) in row \(owner.row) already has the id \(id)")
      }
      file.add(fighter)
      let done =
        "added \(name) as row \(file.fighters.count): \(side.rawValue), rank \(fighter.rank), "
        + "overall rating \(fighter.statistics.overallRating)" + (isThere ? "" : "; \(file.path) is new")
      return (done, game.reusedKey(ofLastIn: file).flatMap { game.retiringLife(of: $0) })
    }
  }

  static func edit(_ command: ParsedCommand) throws -> ExitCode {
    let values = try command.givenValues()
    guard !values.isEmpty else { throw UsageMistake("no value to change is given") }
    return try editFile(command) { file, game in
      let index = try command.fighter(called: command[name], among: file.fighters)
      let former = file.fighters[index]
      try game.refuseDead(index, of: file)
      let (fighter, changes) = values.replacing(former)
      let before = file.fighters
      file.replace(index, by: fighter)
      try game.refuseMistakes(from: before, to: file)
      let done =
        changes.isEmpty
        ? "\(former.name) already has these values"
        : "changed \(former.name): \(changes.joined(separator: ", ")); overall rating "
          + "\(fighter.statistics.overallRating)"
      return (done, nil)
    }
  }

  static func remove(_ command: ParsedCommand) throws -> ExitCode {
    try editFile(command) { file, game in
      try game.refuseRemoval(from: file.roster)
      let given: [String?] = command[names].isEmpty ? [nil] : command[names]
      let indices = Set(try given.map { try command.fighter(called: $0, among: file.fighters) })
      let removed = indices.sorted().map { file.fighters[$0].name }
      file.remove(indices)
      return ("removed \(removed.joined(separator: ", "))", nil)
    }
  }

  static func reset(_ command: ParsedCommand) throws -> ExitCode {
    let paths = command[changedFiles]
    guard Set(paths).count == paths.count else { throw UsageMistake("a file is given twice") }
    return try edit(command, paths, changesBattle: true) { files, game in
      for index in files.indices { files[index].reset() }
      let done = "everybody in \(listed(paths, "and")) is Born"
      guard let earlier = game.earlier, let snapshot = earlier.snapshot, game.folder != nil else {
        return (done, nil)
      }
      try requireAllFilesOfGame(snapshot, paths)
      let game = newGame(of: try RosterInput(files), after: earlier.past, for: command)
      return (done + "; a new game starts", game)
    }
  }

  /// The page of a new game of files in which everybody is Born.
  static func newGame(of input: RosterInput, after past: PastWars, for command: ParsedCommand) -> Snapshot {
    var input = input
    input.roster.warnOfOddities(under: .sameRank)
    var snapshot = Snapshot(command, policy: .sameRank, input: input)
    snapshot.startNewGame(input.roster, after: past)
    return snapshot
  }

  /// Refuses to reset only some files of a game: the fighters in the others would start again unnoticed.
  private static func requireAllFilesOfGame(_ earlier: Snapshot, _ paths: [String]) throws(UsageMistake) {
    let named = paths.map { FileID($0) }
    let others = earlier.inputs.map(\.path).filter { FileID($0).map { !named.contains($0) } ?? false }
    guard !others.isEmpty else { return }
    throw UsageMistake(
      "\(listed(others, "and")) belong\(others.count == 1 ? "s" : "") to the same game; reset all of its files together: "
        + "squad roster reset \((others + paths).map(shellQuoted).joined(separator: " "))")
  }

  // MARK: Changing and showing

  /// Changes the one file of the command.
  private static func editFile(
    _ command: ParsedCommand, creates: Bool = false,
    _ change: (inout RosterFile, RosterGame) throws -> Edit
  ) throws -> ExitCode {
    try edit(command, [command[FighterOptions.file]], creates: creates, changesBattle: creates) {
      files, game in
      try change(&files[0], game)
    }
  }

  static func show(
    _ input: RosterInput, for command: ParsedCommand, choice: Choice = .all, done: String = ""
  ) throws {
    let game = try RosterGame(for: command)
    var input = input
    let policy = game.policy(of: input.roster)
    input.roster = try game.resumed(input.roster)
    // What was changed has been checked before.
    if done.isEmpty { try input.roster.refuseWarnings(for: command) }
    input.roster.showWarnings(for: command)
    var snapshot = Snapshot(command, policy: policy, input: input)
    // Only the page of a reset shows its date.
    snapshot.date = nil
    let records = FighterRecord.all(input.roster.fighters)
    let fighters = Policy.sameRank.byRank(input.roster.fighters).map { records[$0] }
      .filter { choice.includes($0.team) }
    snapshot.content = Content(RosterContent(fighters))
    try printAnswer(rosterPage(fighters, of: snapshot, done: done), of: snapshot, for: command)
  }
}
