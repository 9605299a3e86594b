import JSON

/// The answer to `squad compare`.
public struct CompareContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("compare", marks: ["budgets"], ["breakpoints"], usesPool: true)

  /// The best team at the budget of the rules.
  public var answer: AnswerRecord
  /// What budgets buy.
  public var rows: BudgetRows
  /// The budget curve around those budgets.
  public var curve: CurveRecord
  /// Other pools, or the same one with other values, that the first pool is compared with.
  public var variants: [VariantRecord]?
  /// Hand-picked teams compared with the curve.
  public var picked: PickedTeamsRecord?
  /// The part of the budget that is not in the user's own squad; absent if they gave none.
  public var bank: ExactDecimal?

  /// The names of its members.
  public static let names =
    AnswerRecord.names + BudgetRows.names + PickedTeamsRecord.names + ["curve", "variants", "bank"]

  /// Creates the content of what budgets buy in one pool.
  public init(_ bestTeam: BestTeamRecord, _ rows: BudgetRows, _ curve: CurveRecord) {
    answer = AnswerRecord(bestTeam)
    self.rows = rows
    self.curve = curve
  }

  /// The teams that are compared with the curve.
  public var pickedTeams: [ManualTeamRecord] { picked?.manualTeams ?? [] }

  /// Checks that budgets are in order and teams are possible.
  public func validate() throws(Contradiction) {
    try answer.validate()
    try rows.validate(at: "")
    try curve.validate(at: "curve")
    if let picked {
      try check(picked.manualTeams)
      try require(
        picked.curveMarks.count == picked.manualTeams.count, "curveMarks",
        "do not match the number of hand-picked teams")
    }
    for (number, variant) in (variants ?? []).enumerated() {
      try variant.validate(at: "variants.\(number)")
    }
  }
}

/// What budgets buy: all at which the best skill changes, or those that were asked for; cheapest first.
public struct BudgetRows: Inlined, Sendable, Equatable {
  /// The budgets.
  public var rows: [BudgetRecord]
  /// Whether they are the steps of the curve, or those that were asked for.
  public var isCurve: Bool

  private enum CodingKeys: CodingKey {
    case budgets, breakpoints
  }

  /// The names of its members.
  public static let names = ["budgets", "breakpoints"]

  /// Creates the rows of a comparison.
  public init(rows: [BudgetRecord], isCurve: Bool) {
    self.rows = rows
    self.isCurve = isCurve
  }

  /// The name under which a snapshot holds them.
  public var name: String { key.stringValue }

  private var key: CodingKeys { isCurve ? .breakpoints : .budgets }

  /// Reads the steps or the budgets.
  /// - Throws: ``Contradiction`` if there are both.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isCurve = container.contains(.breakpoints)
    if isCurve, container.contains(.budgets) {
      throw Contradiction(place: "budgets", reason: "does not belong with 'breakpoints'")
    }
    rows = try container.decode([BudgetRecord].self, forKey: isCurve ? .breakpoints : .budgets)
  }

  /// Writes the steps or the budgets.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: key)
  }
}

/// Hand-picked teams and their positions relative to the curve.
public struct PickedTeamsRecord: Inlined, Sendable, Equatable {
  /// The teams in the order in which they were named.
  public var manualTeams: [ManualTeamRecord]
  /// The position of each relative to the curve.
  public var curveMarks: [CurveMarkRecord]

  /// The names of its members.
  public static let names = ["manualTeams", "curveMarks"]

  /// Creates the record of teams and their positions.
  public init(_ manualTeams: [ManualTeamRecord], _ curveMarks: [CurveMarkRecord]) {
    self.manualTeams = manualTeams
    self.curveMarks = curveMarks
  }
}
