import Jobs
import Options
import Running
import SharedOptions

extension RosterCommand {
  private static let common =
    [policy.spec] + FighterOptions.plainReading + [
      RunOptions.output.spec, RunOptions.wait.spec,
    ]
    + RunOptions.printing

  static let spec = CommandSpec(
    "roster", summary: "edit a file of fighters",
    description: """
      Shows the fighters of files by rank with their overall ratings and lives, and changes a file durably, one \
      fighter at a time, with every rule checked. Where battle.json in the output folder holds their lives from rounds \
      by rank, the rules of these hold: the dead cannot be changed, and nobody can be removed. 'reset' begins a new \
      game: everybody is Born, battle numbers begin at 1, and the history of before is shown by \
      'squad battle --history --all'. Who is added is new, also under the name of one who was removed.
      """,
    subcommands: [
      CommandSpec(
        "list", summary: "list the fighters by rank", arguments: [files.spec],
        options: [side.spec] + common,
        examples: [
          .init("squad roster list samples/fighters.csv", "everybody"),
          .init("squad roster list samples/fighters.csv --team autobots --format csv", "one side, as CSV"),
        ]),
      CommandSpec(
        "add", summary: "add a fighter as the last row; a missing file is created",
        arguments: [FighterOptions.file.spec],
        options: FighterValues.specs + [newID.spec] + common,
        examples: [
          .init(
            "squad roster add samples/fighters.csv --name Windcharger --team A --stats 5,6,7,5,5,7,6,6",
            "all eight statistics at once"),
          .init(
            "squad roster add samples/fighters.csv --name Sideswipe --team A --stats 7,6,7,7,6,9,7,8 --id S1",
            "with an id of their own"),
        ]),
      CommandSpec(
        "edit", summary: "change values of a fighter", arguments: [FighterOptions.file.spec, name.spec],
        options: FighterValues.specs + [FighterSearch.row.spec, FighterSearch.id.spec] + common,
        examples: [
          .init("squad roster edit samples/fighters.csv Hubcap --strength 6", "one statistic"),
          .init("squad roster edit samples/fighters.csv --row 3 --name Cliffjumper", "another name"),
        ]),
      CommandSpec(
        "remove", summary: "remove fighters", arguments: [FighterOptions.file.spec, names.spec],
        options: [FighterSearch.row.spec, FighterSearch.id.spec] + common,
        examples: [
          .init("squad roster remove samples/fighters.csv Hubcap", "by name"),
          .init("squad roster remove samples/fighters.csv --row 3", "by row, where names repeat"),
        ]),
      CommandSpec(
        "reset", summary: "start a new game, with everybody Born", arguments: [changedFiles.spec],
        options: common + [RunOptions.date.spec, RunOptions.charts.spec],
        examples: [
          .init("squad roster reset samples/fighters.csv", "in the file, and in reports/battle.json"),
          .init("squad roster reset samples/fighters.csv --output none", "in the file alone"),
        ]),
    ])
}
