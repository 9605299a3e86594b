import Analysis
import Files
import Jobs
import Options
import Pages
import Reading
import Running
import Selection
import Snapshots
import Tables
import Words

/// `squad team select|deselect|toggle|show|finalize`: a hand-picked team, one player at a time.
enum TeamCommand {
  static let team = ArgumentKey<String>.one(
    "TEAM.csv", .file("csv").written, help: "the team; 'select' creates the file if there is none")
  static let names = ArgumentKey<[String]>.oneOrMore(
    "NAME", .text, help: "players by name or id; namesakes as reports show them: 'Max Muncy (ATH)'")
  static let pool = OptionKey<String?>.optional(
    "pool", .file("csv"), otherwise: "required", help: "the players to choose from")

  static let spec = CommandSpec(
    "team", summary: "edit a hand-picked team one player at a time, under the rules",
    subcommands: [
      CommandSpec(
        "select", summary: "add players to a team",
        description: """
          Adds players in the order given and shows the team after each. A player who would be one too many, \
          would break the budget or a rule that no later player can repair, or is already in the team is refused \
          with every reason; then nothing is changed, and the exit code is 1.
          """,
        arguments: [team.spec, names.spec], options: editing,
        examples: [
          .init("squad team select mine.csv Rohit Kohli --pool samples/players.csv", "start a team"),
          .init(
            "squad team select eleven.csv P153 'Mira Calder (Cedar Town)' --pool samples/league.csv --size 11",
            "by id, and a namesake by name and club"),
        ]),
      CommandSpec(
        "deselect", summary: "remove players from a team",
        description:
          "Removes players. If one is not in the team, nothing is changed, and the exit code is 1.",
        arguments: [team.spec, names.spec], options: editing,
        examples: [
          .init("squad team deselect mine.csv Rohit --pool samples/players.csv", "one player out"),
          .init(
            "squad team deselect mine.csv Rohit Kohli --pool samples/players.csv --format json",
            "two, with the answer as JSON"),
        ]),
      CommandSpec(
        "toggle", summary: "remove players who are in the team and add those who are not, as a tap does",
        description: """
          For each name in the order given: a player in the team goes out; any other comes in under the same \
          rules as with 'select'. If one is refused, nothing is changed, and the exit code is 1.
          """,
        arguments: [team.spec, names.spec], options: editing,
        examples: [
          .init("squad team toggle mine.csv Rohit Kohli --pool samples/players.csv", "one tap on each"),
          .init(
            "squad team toggle mine.csv Rohit Rohit --pool samples/players.csv",
            "in and out again: no change"),
        ]),
      showSpec,
      CommandSpec(
        "finalize", summary: "mark a legal, complete team as final",
        description: """
          Sets the column 'final' of the file to yes. A team that breaks a rule or is not full is refused, and \
          nothing is changed. Any later edit makes the team no longer final.
          """,
        arguments: [team.spec], options: editing,
        examples: [
          .init("squad team finalize mine.csv --pool samples/players.csv", "five players, 50 at most"),
          .init("squad team finalize mine.csv --pool samples/players.csv --budget 55", "with more money"),
        ]),
    ])

  private static let editing =
    [pool.spec] + PoolOptions.ruling + PoolOptions.reading + TeamDesk.options + RunOptions.printing

  static let commands = [
    Command("team", "select", spec: spec, run: select),
    Command("team", "deselect", spec: spec, run: deselect),
    Command("team", "toggle", spec: spec, run: toggle),
    Command("team", "show", spec: spec, run: show),
    Command("team", "finalize", spec: spec, run: finalize),
  ]

  static func select(_ command: ParsedCommand) throws -> ExitCode {
    try edit(command, createsFile: true) { editor, desk in
      for player in try desk.names.players(named: command[names]) { editor.select(player) }
    }
  }

  static func deselect(_ command: ParsedCommand) throws -> ExitCode {
    try editNamed(command, prefersMembers: true) { $0.deselect($1) }
  }

  static func toggle(_ command: ParsedCommand) throws -> ExitCode {
    try editNamed(command, createsFile: true, prefersMembers: false) { $0.toggle($1) }
  }

  static func finalize(_ command: ParsedCommand) throws -> ExitCode {
    try edit(command) { editor, desk in
      let judge = try desk.judge(largestTeam: editor.team.count)
      editor.finalize(judge.judged(editor.file, editor.team).judgement)
    }
  }

  /// Changes each player named, and takes out each named line that means no player.
  private static func editNamed(
    _ command: ParsedCommand, createsFile: Bool = false, prefersMembers: Bool,
    _ change: (inout TeamEditor, Int) -> Void
  ) throws -> ExitCode {
    try edit(command, createsFile: createsFile) { editor, desk in
      for target in try desk.targets(named: command[names], in: editor, prefersMembers: prefersMembers) {
        switch target {
        case .player(let player): change(&editor, player)
        case .unresolved(let text): editor.deselect(unresolved: text)
        }
      }
    }
  }

  /// Changes the team while its folder is held, unless a step is refused, and shows what was done; if that cannot be
  /// shown, the file stays as it was.
  private static func edit(
    _ command: ParsedCommand, createsFile: Bool = false,
    _ change: (inout TeamEditor, TeamDesk) throws -> Void
  ) throws -> ExitCode {
    let path = command[team]
    guard path != "-" else { throw UsageMistake("standard input cannot be edited; give a file") }
    let desk = try TeamDesk(for: command, pool: command[pool])
    try checkFolder(of: path)
    let held = try HeldOutputs(for: command)
    defer { held.release() }
    let before = createsFile && !fileExists(path) ? desk.newTeam(path) : try desk.read(path)
    // A team that is picked may grow by every line of the file and every name given.
    try desk.checkExactness(largestTeam: before.largestTeam + desk.rules.size)
    var editor = desk.editor(of: before)
    try change(&editor, desk)
    if editor.hasRefusals {
      try show(editor, before: before, for: command, on: desk)
      return .answerIsNo
    }
    try held.write([editor.file.output()]) { try show(editor, before: before, for: command, on: desk) }
    return interruptExitCode ?? .done
  }

  /// Shows what was done to a team and what would improve it. A file in which nothing was changed is shown as it is,
  /// whatever the steps before a refusal did.
  private static func show(
    _ editor: TeamEditor, before: TeamInputs, for command: ParsedCommand, on desk: TeamDesk
  ) throws {
    var shown = before
    if !editor.hasRefusals {
      shown.files = [editor.file]
      shown.teams = [editor.team]
    }
    let steps = editor.steps.map { TeamStepRecord($0, of: desk.pool, undone: editor.hasRefusals) }
    try printTeam(try desk.snapshot(of: shown, steps: steps), for: command)
  }
}
