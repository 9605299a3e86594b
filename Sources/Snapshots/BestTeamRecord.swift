import Search
import Selection

/// The best team as the snapshot holds it, or why there is none.
public struct BestTeamRecord: Codable, Sendable, Equatable {
  /// How far the answer is known.
  public enum Status: String, Codable, Sendable {
    /// The best team, proved.
    case proved
    /// The best team found before the search was stopped, if there is one.
    case stopped
    /// No team satisfies the rules.
    case infeasible
  }

  /// What ended a search early.
  public enum StopReason: String, Codable, Sendable {
    /// `--time-limit` ran out.
    case timeLimit = "time-limit"
    /// Ctrl-C or SIGTERM.
    case interrupted
    /// The steps that a question beside the best team may take were used up.
    case effort
  }

  /// How far the answer is known.
  public var status: Status
  /// What ended the search early.
  public var stoppedBy: StopReason?
  /// Why there is no team, in words.
  public var reason: String?
  /// The smallest change that would make a team possible, in words.
  public var repair: String?
  /// Total skill.
  public var skill: ExactDecimal?
  /// Total cost.
  public var cost: ExactDecimal?
  /// Budget less cost.
  public var left: ExactDecimal?
  /// No team within the budget has more skill than this.
  public var bound: ExactDecimal?
  /// Teams of this skill at any cost within the budget, a decimal number.
  public var teamsSharingSkill: String?
  /// Those of them with this cost too.
  public var teamsSharingSkillAndCost: String?
  /// Whether both counts are exact; else they are proved lower bounds.
  public var countsExact: Bool?
  /// False where other teams of the same skill and cost may come before this one in pool order, because the first of
  /// them takes too long to find; absent else.
  public var firstInPoolOrder: Bool?
  /// Players left after those who cannot be in a best team were set aside.
  public var playersAfterReduction: Int?
  /// The next budget that buys more skill; absent where no money does, or where that is not known.
  public var next: NextBudget?
  /// What less money than the team costs would buy; absent where no team is so cheap, or where that is not
  /// known.
  public var less: LessBudget?
  /// False where ``next`` or ``less`` is missing because the search for it was stopped; absent else.
  public var neighboursComplete: Bool?
  /// The budget curve around the reader's budget; absent where the team is not proved to be the best.
  public var around: Around?
  /// What the columns add up to that rules limit; absent where they limit none.
  public var sums: [SumRecord]?
  /// What the skills add up to without multipliers; absent where all members count alike.
  public var plainSkill: ExactDecimal?
  /// How many play in each role beside a single goalkeeper: `4-5-1`; absent where the rules have no such choice.
  public var formation: String?
  /// The team, in pool order.
  public var players: [PlayerRecord]

  /// A budget that buys more.
  public struct NextBudget: Codable, Sendable, Equatable {
    /// The budget.
    public var budget: ExactDecimal
    /// The best skill for it.
    public var skill: ExactDecimal
    /// Who is in the cheapest team of that skill and not in this one.
    public var `in`: [PlayerRecord]
    /// Who is in this team and not in that one.
    public var out: [PlayerRecord]
  }

  /// What is left to buy for less money.
  public struct LessBudget: Codable, Sendable, Equatable {
    /// Every budget below this one buys no more than `skill`.
    public var under: ExactDecimal
    /// The best skill just under it.
    public var skill: ExactDecimal
    /// What that skill costs at least.
    public var cost: ExactDecimal
  }

  /// The budget curve around a budget, as far as little work leads.
  public struct Around: Codable, Sendable, Equatable {
    /// Every step from this budget up is known: a tenth of the budget below it, or further down where `less` is; or one of
    /// `points`, where the work ended.
    public var from: ExactDecimal
    /// Every step up to this budget is known: a tenth of the budget above it, or further up where `next` is; or one of
    /// `points`, where the work ended.
    public var to: ExactDecimal
    /// The steps, cheaper first; where the work ended, those beyond that a few budgets buy. Else the first is the one that
    /// holds at `from`.
    public var points: [CurveRecord.Point]
  }

  /// The record of an answer about a pool.
  /// - Parameter known: why there is no team, where rules beside size and budget are to blame.
  public init(
    _ answer: Answer, of reading: PoolReading, rules: Rules, stoppedBy: StopReason?,
    infeasibility known: Infeasibility? = nil
  ) {
    let pool = reading.pool
    self.stoppedBy = answer.status == .stopped ? stoppedBy : nil
    playersAfterReduction = answer.playersAfterReduction
    switch answer.status {
    case .infeasible:
      let plain = Infeasibility(of: pool, under: rules, rowsFiltered: reading.quality.rowsFiltered)
      // Where rules are to blame too, the cheapest players may make no team.
      let infeasibility = pool.count < rules.size ? plain : known ?? plain
      status = .infeasible
      reason = infeasibility?.reason
      repair = infeasibility?.repair
      players = []
    case .proved, .stopped:
      status = answer.status == .proved ? .proved : .stopped
      bound = ExactDecimal(answer.bound, places: pool.skills.places)
      players = []
      // A search that was stopped may have met no team.
      guard !answer.rows.isEmpty else { return }
      let cost = ExactDecimal(answer.cost, places: pool.costs.places)
      skill = ExactDecimal(answer.skill, places: pool.skills.places)
      self.cost = cost
      sums = [SumRecord](of: answer.rows, in: pool, under: rules)
      left = rules.budget.subtracting(cost.number).map { ExactDecimal($0) }
      teamsSharingSkill = answer.teamsSharingSkill.value.description
      teamsSharingSkillAndCost = answer.teamsSharingSkillAndCost.value.description
      firstInPoolOrder = answer.isFirst ? nil : false
      countsExact = answer.teamsSharingSkill.isExact && answer.teamsSharingSkillAndCost.isExact
      let file = reading.files.first?.path
      let warnedLines = Set(reading.quality.warnings.filter { $0.file == file }.compactMap(\.line))
      players = answer.rows.enumerated().map { position, index in
        PlayerRecord(
          index, of: pool, inAllOptimal: answer.inAllOptimal.isEmpty ? nil : answer.inAllOptimal[position],
          hasWarning: warnedLines.contains(Int(pool.lines[index])))
      }
    }
  }
}

extension BestTeamRecord {
  /// Notes where in the team each player stands.
  /// - Parameter places: the names of the roles, by player in pool order.
  public mutating func place(_ places: [String]) { players.place(places) }

  /// Notes what a little more and a little less money would buy.
  /// - Parameters:
  ///   - best: the team of that skill which costs least.
  ///   - rows: the team from which others differ, where it is not that one.
  public mutating func compare(
    with neighbours: BudgetNeighbours, of best: Answer, and rows: [Int]? = nil, in pool: Pool
  ) {
    let rows = rows ?? best.rows
    neighboursComplete = neighbours.isComplete ? nil : false
    next = neighbours.next.map { answer in
      NextBudget(
        budget: ExactDecimal(answer.cost, places: pool.costs.places),
        skill: ExactDecimal(answer.skill, places: pool.skills.places),
        in: answer.rows.filter { !rows.contains($0) }.map { PlayerRecord($0, of: pool) },
        out: rows.filter { !answer.rows.contains($0) }.map { PlayerRecord($0, of: pool) })
    }
    less = neighbours.less.map { answer in
      LessBudget(
        under: ExactDecimal(best.cost, places: pool.costs.places),
        skill: ExactDecimal(answer.skill, places: pool.skills.places),
        cost: ExactDecimal(answer.cost, places: pool.costs.places))
    }
  }
  /// Notes the budget curve around the team.
  public mutating func note(around curve: BudgetCurve, in pool: Pool) {
    func cost(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.costs.places) }
    around = curve.covered.map { covered in
      Around(
        from: cost(covered.lowerBound), to: cost(covered.upperBound),
        points: curve.points.map { CurveRecord.Point($0, of: pool) })
    }
  }
}
