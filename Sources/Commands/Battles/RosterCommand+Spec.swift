import Jobs
import Options
import Running

extension RosterCommand {
  private static let common =
    [policy.spec] + FighterOptions.plainReading + [
      RunOptions.output.spec, RunOptions.wait.spec,
    ]
    + RunOptions.printing

  static let spec = CommandSpec(
    "roster", summary: "list and edit a file of fighters",
    description: """
      Lists the fighters by rank with their overall ratings and lives, and edits a file durably, one fighter at a \
      time, checking every rule. If battle.json in the output folder holds their lives from same-rank rounds, the \
      rules of those rounds apply: the dead cannot be changed, and no fighter can be removed. 'reset' starts a new \
      game: everybody is Born and battle numbers start at 1; 'squad battle --history --all' still shows the history \
      before it. An added fighter is new, even under the name of a removed one.
      """,
    subcommands: [
      CommandSpec(
        "list", summary: "list the fighters by rank", arguments: [files.spec],
        options: [side.spec] + common,
        examples: [
          .init("squad roster list samples/fighters.csv", "all fighters"),
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
            "with a unique id"),
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
