import Jobs
import Options
import Running
import SharedOptions

extension BattleCommand {
  static let ascending = OptionKey.flag(
    "ascending", help: "face-off: pair the lowest ranks first, instead of the highest")
  static let rounds = OptionKey<Int>.value(
    "rounds", .rounds, default: "1",
    help: "same-rank: fight so many rounds, or 'all': until no two living fighters of a rank are left")
  static let setUp = OptionKey.flag(
    "set-up",
    help:
      "show who would face whom, without fighting and without writing anything but the page of a batch's task"
  )
  static let matrix = OptionKey.flag(
    "matrix", help: "show for every pair who would win and why; the report always does"
  ).unrecorded
  static let history = OptionKey.flag(
    "history",
    help: "show every battle so far with wins and losses; the report always does; without FIGHTERS.csv "
      + "nothing is fought"
  ).unrecorded
  static let all = OptionKey.flag("all", help: "with --history: the battles before the last reset too")
    .unrecorded

  static let spec = CommandSpec(
    "battle", summary: "fight out a war between Autobots and Decepticons",
    description: """
      Lets the fighters of one or several files fight, and says who won, by which rule, and who survived. \
      Writes battle.html, .md and .json into the output folder and prints the answer.

      In a face-off both sides are sorted by rank and paired one to one, strongest first. With '--policy \
      same-rank' one Autobot and one Decepticon of each rank fight, rank 1 first; a run is one round unless \
      '--rounds' says more, lives and battle numbers go on from battle.json in the output folder, and when no fight \
      is left the files stay as they are. 'squad roster reset' begins anew. Every battle enters the history there, a \
      face-off that is repeated with the same fighters once.

      Under same-rank a fighter is known from round to round by the column 'id', else by side and name, among namesakes \
      by the statistics and then by their order. Who has fought keeps their life under another name, another id or on \
      the other side where nothing else in the row has changed; what nobody can tell is refused. Nobody can be deleted: \
      who is in no file any more stays, unless 'squad roster add' gives the name to somebody new. '--where' hides \
      fighters from a round, and their lives go on. As a task of a batch, same-rank is fought again every \
      time, as long as a fight is ready.
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
        "squad battle samples/fighters.csv --policy same-rank --rounds all", "until nobody can fight any more"
      ),
    ])
}
