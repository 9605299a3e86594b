/// Everything a run found out, as `PAGE.json` holds it: enough to draw every report again and to verify
/// every claim.
///
/// The names are those that users build on; `snapshot.schema.json` documents them. Reports are drawn from
/// this value alone, so that what a report says is what the snapshot holds.
public struct Snapshot: Codable, Sendable, Equatable {
  /// The version of the schema that this program writes and reads.
  public static let currentSchemaVersion = 1

  /// The version of the schema.
  public var schemaVersion = Snapshot.currentSchemaVersion
  /// Program and version, such as `squad 0.1.0`.
  public var program: String
  /// The command line, without what only says how and where: `--jobs`, `--output`, `--progress`,
  /// `--quiet`, `--wait`.
  public var command: String
  /// The date asked for by `--date` or `SOURCE_DATE_EPOCH`, as `2026-11-21`.
  public var date: String?
  /// What a legal team is, or the rules of the game that was played.
  public var rules: RulesRecord
  /// The files that were read, a pool first.
  public var inputs: [InputRecord]
  /// What is worth knowing about the inputs, of each kind the first few.
  public var warnings: [WarningRecord]
  /// How many warnings there are in all.
  public var warningCount: Int
  /// The pool as it was read, for commands that read one.
  public var pool: PoolRecord?
  /// The best team, or why there is none.
  public var bestTeam: BestTeamRecord?
  /// The best teams in order, where a list of them was asked for.
  public var topTeams: [TopTeamRecord]?
  /// What that list was asked for, and how far it goes.
  public var topList: TopListRecord?
  /// What players mean for the best team, in pool order: all of them, or those who were asked about.
  public var playerWhatIf: [WhatIfRecord]?
  /// Where all players were asked for, whether all were searched to the end; else some figures are missing.
  public var playerWhatIfComplete: Bool?
  /// The data records of the players about whom it was asked why they are in the team or not.
  public var why: [Int]?
  /// What changed since the earlier run whose snapshot stood in the output folder.
  public var since: SinceRecord?
  /// What each budget asked for buys, cheaper first.
  public var budgets: [BudgetRecord]?
  /// Every budget at which the best skill changes, cheaper first, where all were asked for.
  public var breakpoints: [BudgetRecord]?
  /// The budget curve around those budgets.
  public var curve: CurveRecord?
  /// Where hand-picked teams stand to the curve, in the order of `manualTeams`.
  public var curveMarks: [CurveMarkRecord]?
  /// Other pools, or other values of the same one, that the first pool is compared with.
  public var variants: [VariantRecord]?
  /// Hand-picked teams and their judgement, in the order in which they were named.
  public var manualTeams: [ManualTeamRecord]?
  /// The changes to a hand-picked team that `squad team` was asked for, in order.
  public var teamSteps: [TeamStepRecord]?
  /// The players as listed by `squad players`; with a best team all of a pool of no more than
  /// ``mostPlayersListed``, in pool order.
  public var players: [PlayerRecord]?
  /// The last war, or the set-up of one that was not fought.
  public var battle: BattleRecord?
  /// The fighters of a war or a roster, in roster order, with their states.
  public var fighters: [FighterRecord]?
  /// Who would win between any two, Autobot by Autobot; absent where there are too many pairs.
  public var battleMatrix: [PairingRecord]?
  /// Every war that was fought into the same snapshot, the first one first.
  public var battleHistory: [WarRecord]?
  /// For each reset of the lives how many wars of the history had been fought by then.
  public var resets: [Int]?
  /// What the history since the last reset says of each fighter.
  public var fighterTallies: [TallyRecord]?
  /// What the next war by rank begins with.
  public var lives: LivesRecord?
  /// The keys of those whose name `squad roster add` has given to somebody new since.
  public var removed: [String]?
  /// What the war by rank began with, where rounds were fought before it.
  public var livesBefore: LivesRecord?
  /// Which keys of `livesBefore` have become which in this run, where rows have other names, ids or places.
  public var newKeys: [KeyChangeRecord]?
  /// The teams of a tournament, in the order of input.
  public var teams: [TeamRecord]?
  /// What the teams of a tournament cost, where they were bought from a pool.
  public var purchases: [PurchaseRecord]?
  /// What all chances of a tournament follow from.
  public var seed: UInt64?
  /// The rounds of a tournament, or the matches of a results file.
  public var rounds: [RoundRecord]?
  /// The standings after them, table by table, from the first place.
  public var standings: [StandingRecord]?
  /// What many simulated tournaments say about each team, the likeliest winner first.
  public var odds: [OddsRecord]?
  /// How many tournaments those were.
  public var runs: RunsRecord?
  /// What a win, a draw and a loss are worth.
  public var pointsRule: PointsRuleRecord?
  /// What tells level teams apart; absent for the usual order, without lots.
  public var order: OrderRecord?
  /// The tasks of a batch, for its index page.
  public var job: JobRecord?
  /// Seconds that the search took, when asked for by `--timings`.
  public var searchSeconds: ExactDecimal?

  /// A snapshot of a run that has read its inputs, without answers so far.
  public init(
    program: String, command: String, date: String?, rules: RulesRecord, inputs: [InputRecord],
    warnings: [WarningRecord], warningCount: Int, pool: PoolRecord? = nil
  ) {
    self.program = program
    self.command = command
    self.date = date
    self.rules = rules
    self.inputs = inputs
    self.warnings = warnings
    self.warningCount = warningCount
    self.pool = pool
  }
}
