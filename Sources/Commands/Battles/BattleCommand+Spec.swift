import Jobs
import Options
import Running

extension BattleCommand {
  static let ascending = OptionKey.flag(
    "ascending", help: "face-off: pair the lowest ranks first instead of the highest")
  static let rounds = OptionKey<Int>.value(
    "rounds", .integer(1...Int.max, orAll: "a whole number from 1, or 'all'"), default: "1",
    help: "same-rank: fight N rounds, or 'all': until no two living opponents share a rank")
  static let setUp = OptionKey.flag(
    "set-up",
    help:
      "show who would face whom, without fighting; nothing is written except the page of a task in a batch"
  )
  static let matrix = OptionKey.flag(
    "matrix", help: "show who would win every possible pairing, and why; the report always does"
  ).unrecorded
  static let history = OptionKey.flag(
    "history",
    help: "show every battle so far with wins and losses; the report always does; without FIGHTERS.csv, "
      + "nothing is fought"
  ).unrecorded
  static let all = OptionKey.flag("all", help: "with --history: also the battles before the last reset")
    .unrecorded

  static let spec = CommandSpec(
    "battle", summary: "fight a war between Autobots and Decepticons",
    description: """
      Lets the fighters of one or several files fight, and says who won, by which rule, and who survived. \
      Writes battle.html, .md and .json into the output folder and prints the answer.

      In a face-off both sides are sorted by rank and paired one to one, strongest first. With '--policy \
      same-rank' one Autobot and one Decepticon of each rank fight, rank 1 first; a run is one round unless \
      '--rounds' says otherwise. Lives and battle numbers continue from battle.json in the output folder, and when no \
      fight is left the files stay as they are. 'squad roster reset' starts over. The history there records every \
      battle; a face-off repeated with the same fighters is recorded once.

      Under same-rank a fighter is recognised from round to round by the column 'id', else by side and name; namesakes \
      by their statistics, then by their order. A fighter who has fought keeps their life under another name, id or \
      side if nothing else in the row has changed; anything ambiguous is refused. Nobody can be deleted: fighters who \
      are no longer in a file stay, unless 'squad roster add' gives the name to a new fighter. '--where' hides \
      fighters from a round, and their lives are kept. As a task of a batch, same-rank is fought again every time, as \
      long as a fight is ready.
      """,
    arguments: [FighterOptions.files.spec],
    options: [
      FighterOptions.policy.spec, ascending.spec, rounds.spec, setUp.spec, history.spec, all.spec,
      matrix.spec,
    ]
      + FighterOptions.reading + [RunOptions.output.spec, RunOptions.wait.spec] + RunOptions.printing
      + [RunOptions.date.spec] + RunOptions.files,
    examples: [
      .init("squad battle samples/fighters.csv", "a face-off, highest rank first"),
      .init(
        "squad battle samples/fighters.csv --policy same-rank --rounds all", "until no fight is left"
      ),
    ])
}
