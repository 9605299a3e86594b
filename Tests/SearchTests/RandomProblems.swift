import Chance
import Tables

@testable import Search

/// Small random problems of every kind that the search must get right.
enum ProblemKind: CaseIterable {
  /// Tiny ranges of values: many teams tie.
  case tied
  /// Values of a few digits.
  case plain
  /// Skill closely tied to cost.
  case correlated
  /// Skills with fifteen decimal places, and whole costs.
  case manyPlaces
  /// Totals just inside 64 bits.
  case nearNarrowLimit
  /// Skills and costs across all of 64 bits, so that differences of skills overflow.
  case fullNarrowRange
  /// Totals just inside 126 bits.
  case nearWideLimit
  /// Skills of both signs.
  case negativeSkills
  /// All players equal.
  case allEqual
  /// Some or all costs zero.
  case zeroCosts

  /// A random kind; at least a third of the draws are tied.
  static func random(_ random: inout SplitMix64) -> ProblemKind {
    random.integer(in: 0...2) == 0 ? .tied : allCases[Int(random.integer(in: 0...Int64(allCases.count - 1)))]
  }

  /// Draws a player's skill and cost.
  func player(_ random: inout SplitMix64, size: Int) -> (skill: Int128, cost: Int128) {
    func draw(_ low: Int64, _ high: Int64) -> Int128 { Int128(random.integer(in: low...high)) }
    switch self {
    case .tied: return (draw(0, 3), draw(0, 3))
    case .plain: return (draw(1, 1_000), draw(1, 1_000))
    case .correlated:
      let cost = draw(1, 60)
      return (cost + draw(0, 1), cost)
    case .manyPlaces:
      return (draw(20_000_000_000_000_000, 99_000_000_000_000_000), draw(3_000, 12_000))
    case .nearNarrowLimit:
      let most = Int128(Int64.max) / Int128(size)
      return (spread(over: most, &random), spread(over: most, &random))
    case .fullNarrowRange:
      return (
        Int128(Int64.min) + spread(over: Int128(UInt64.max), &random),
        spread(over: Int128(Int64.max), &random)
      )
    case .nearWideLimit:
      let most = Problem.largestTotal / Int128(size)
      return (2 * spread(over: most, &random) - most, spread(over: most, &random))
    case .negativeSkills: return (draw(-50, 50), draw(0, 100))
    case .allEqual: return (7, 3)
    case .zeroCosts: return (draw(-3, 9), max(0, draw(-6, 3)))
    }
  }
}

/// Draws a number from 0 to `most`, often close to one of the two.
private func spread(over most: Int128, _ random: inout SplitMix64) -> Int128 {
  switch random.integer(in: 0...3) {
  case 0: return Int128(random.integer(in: 0...3))
  case 1: return most - Int128(random.integer(in: 0...3))
  default: return most / 1_000_000_000 * Int128(random.integer(in: 0...1_000_000_000))
  }
}

/// Where small random problems come from.
enum ProblemSource: CaseIterable {
  /// Skills and costs of every kind, without rules.
  case plain
  /// Rules about slots, clubs, names and groups.
  case rules
  /// These and duties, sums, charges and conditions.
  case choices

  /// The ways to search that are compared.
  var tunings: [(name: String, jobs: Int, tuning: SearchTuning)] {
    self == .plain ? allTunings : allTuningsUnderRules
  }

  /// How many problems of it are tried.
  func rounds(_ plain: Int, _ rules: Int, _ choices: Int) -> Int {
    switch self {
    case .plain: plain
    case .rules: rules
    case .choices: choices
    }
  }
}

/// A small random problem and its kind.
struct RandomProblem {
  /// The kind of its skills and costs; `nil` for those with rules.
  var kind: ProblemKind?
  /// The question.
  var problem: Problem

  /// Draws a problem from a source; `sizes` are those of teams without rules.
  init(_ source: ProblemSource, _ random: inout SplitMix64, sizes: ClosedRange<Int64> = 1...8) {
    self.init(&random, sizes: sizes)
    if source == .plain { return }
    kind = nil
    problem = source == .rules ? RandomRules(&random).problem : RandomChoices(&random).problem
  }

  /// Draws a problem: its budget is often the exact cost of a team, and in a tenth of the cases below the cost of any.
  init(_ random: inout SplitMix64, sizes: ClosedRange<Int64> = 1...8) {
    let size = Int(random.integer(in: sizes))
    let kind = ProblemKind.random(&random)
    let most: Int64 = random.integer(in: 0...7) == 0 ? 14 : 10
    let count = Int(random.integer(in: Int64(size)...most)) - (random.integer(in: 0...30) == 0 ? 1 : 0)
    let players = (0..<count).map { _ in kind.player(&random, size: size) }
    let costs = players.map(\.cost)
    let sorted = costs.sorted()
    let lowest = sorted.prefix(size).reduce(0, +)
    let highest = sorted.suffix(size).reduce(0, +)
    let budget: Int128
    switch random.integer(in: 0...9) {
    case 0: budget = lowest - 1 - Int128(random.integer(in: 0...2))
    case 1: budget = random.integer(in: 0...1) == 0 ? highest : .max
    case 2...5 where count >= size:
      budget = costs.shuffled(using: &random).prefix(size).reduce(0, +)
    default:
      budget = lowest + (highest - lowest) / 1_000 * Int128(random.integer(in: 0...1_000))
    }
    self.kind = kind
    problem = Problem(skills: units(players.map(\.skill)), costs: units(costs), size: size, budget: budget)
  }

  /// Whether `answer` agrees with what brute force `found`.
  ///
  /// Only the number of remaining players may differ; counts may be lower bounds if four totals exceed 128 bits.
  func accepts(_ answer: Answer, asGoodAs found: Answer) -> Bool {
    var answer = answer
    answer.playersAfterReduction = found.playersAfterReduction
    if kind == .nearWideLimit, answer.hasTrueLowerBounds(on: found) {
      answer.teamsSharingSkill = found.teamsSharingSkill
      answer.teamsSharingSkillAndCost = found.teamsSharingSkillAndCost
      answer.inAllOptimal = found.inAllOptimal
    }
    return answer == found
  }
}

/// The units as the reader would hold them: narrow if all values are.
func units(_ values: [Int128]) -> DecimalColumn.Units {
  let narrow = values.compactMap { Int64(exactly: $0) }
  return narrow.count == values.count ? .narrow(narrow) : .wide(values)
}

extension Answer {
  /// Whether both counts are valid lower bounds for `found`, and nothing is claimed about the members.
  fileprivate func hasTrueLowerBounds(on found: Answer) -> Bool {
    inAllOptimal.isEmpty
      && teamsSharingSkill.isTrueLowerBound(on: found.teamsSharingSkill)
      && teamsSharingSkillAndCost.isTrueLowerBound(on: found.teamsSharingSkillAndCost)
  }
}

extension TeamCount {
  fileprivate func isTrueLowerBound(on exact: TeamCount) -> Bool {
    !isExact && 1 <= value && value <= exact.value
  }
}

extension InstanceFamily {
  /// A problem of the family, always the same.
  func problem(count: Int, size: Int, tightness: Double = 0.4, seed: UInt64 = 3) -> Problem {
    let (skills, costs) = pool(count: count, seed: seed)
    let budget = Self.budget(costs: costs, size: size, tightness: tightness)
    return Problem(skills: .narrow(skills), costs: .narrow(costs), size: size, budget: Int128(budget))
  }
}

extension FreePlayers {
  /// Players any `choose` of whom make a team.
  convenience init(anyOf rows: [Int32], choose: Int) {
    let slots = Slots([], size: choose)
    guard let automaton = TeamAutomaton(slots.bounds, types: [1], locked: [], size: choose) else {
      preconditionFailure("anybody can make a team")
    }
    self.init(SlotFit(slots: slots, locked: [], kindsOfType: [1]), automaton)
    (self.rows, self.choose) = (rows, choose)
    types = Array(repeating: 0, count: rows.count)
    sets = Array(repeating: [], count: rows.count)
  }
}

extension Problem {
  /// The same problem with another cost of one player.
  func costing(_ cost: Int128, _ row: Int) -> Problem {
    var other = self
    var costs = costs.values
    costs[row] = cost
    other.costs = .packed(costs)
    return other
  }

  /// A team of any `size` players, in any order.
  func randomTeam(of size: Int, _ random: inout SplitMix64) -> [Int] {
    Array((0..<count).shuffled(using: &random).prefix(size))
  }
}
