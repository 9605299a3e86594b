/// Walks down the budget curve of a format, one search after the other.
///
/// The prices of one search bound the next one too, whose budget is a little lower: they are sought anew only when
/// they leave many more players in question than they did at first.
struct FormatCurveWalk<Value: WholeNumber> {
  private let question: FormatQuestion
  private let limits: Limits
  private let tuning: FormatTuning
  private var columns: FormatColumns<Value>
  private var search: FormatSearch<Value>?
  /// How many players the search was left with when its prices were new.
  private var coreAtFirst: Int?

  /// A walk.
  /// - Precondition: there are players to choose.
  init(_ question: FormatQuestion, limits: Limits, tuning: FormatTuning) {
    self.question = question
    columns = question.columns(Value.self)
    self.limits = limits
    var tuning = tuning
    tuning.stepsOnTies = 0
    self.tuning = tuning
  }

  /// The points of a stretch, `mostPoints` of them at most.
  mutating func points(of stretch: FormatCurveStretch, mostPoints: Int) -> FormatCurveStretch.Outcome {
    var points: [BudgetCurve.Point] = []
    var (budget, skill) = (stretch.budgets.upperBound, Value?.none)
    while budget >= stretch.budgets.lowerBound {
      guard points.count < mostPoints, !limits.stop.isRaised else {
        return .init(points: points, isComplete: false)
      }
      let leaders = leaders(within: budget, upTo: skill)
      guard leaders.isProved else { return .init(points: points, isComplete: false) }
      guard let best = leaders.teams.first else { break }
      let team = question.team(best)
      guard team.cost >= stretch.budgets.lowerBound || stretch.isLowest else { break }
      points.append(BudgetCurve.Point(cost: team.cost, skill: team.skill))
      (budget, skill) = (team.cost - 1, best.skill - 1)
    }
    return .init(points: points, isComplete: true)
  }

  /// What is known of the best teams within a budget.
  /// - Parameter skill: no team there has more.
  private mutating func leaders(within budget: Int128, upTo skill: Value?) -> FormatSearch<Value>.Leaders {
    let nobody = FormatSearch<Value>.Leaders(teams: [], isProved: true)
    guard let window = question.within(budget)?.window(Value.self) else { return nobody }
    if search == nil || isWorn { renew(window) } else { search?.ask(within: window) }
    if let skill { search?.lowerBound(to: skill) }
    let leaders = search?.leaders(1) ?? nobody
    if coreAtFirst == nil { coreAtFirst = search?.statistics.coreSize }
    return leaders
  }

  /// Whether the prices leave too many players in question.
  private var isWorn: Bool {
    guard let search, let coreAtFirst else { return false }
    return search.statistics.coreSize > tuning.mostGrowth * coreAtFirst
  }

  /// Seeks prices for a window of costs.
  private mutating func renew(_ window: ClosedRange<Value>) {
    columns.window = window
    search = FormatSearch(question.players, columns, limits: limits, tuning: tuning, listener: .none)
    coreAtFirst = nil
  }
}
