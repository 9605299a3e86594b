import Chance

@testable import Search

/// A small random problem with many ties and, in some draws each, duties, sums, charges and conditions.
struct RandomChoices {
  /// The question.
  var problem: Problem

  /// Draws a problem.
  /// - Parameter charges: whether counters may charge.
  init(_ random: inout SplitMix64, charges: Bool = true) {
    repeat { problem = RandomRules(&random).problem } while problem.size > 4 || problem.count > 9
    if chance(3, &random) { (problem.slots, problem.roles) = ([], []) }
    if !chance(3, &random) { addDuties(&random) }
    if chance(2, &random) { addCounters(&random, charges: charges) }
    if chance(2, &random) { addConditions(&random) }
  }

  private func chance(_ outOf: Int64, _ random: inout SplitMix64) -> Bool {
    random.integer(in: 1...outOf) == 1
  }

  private func number(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> Int {
    Int(random.integer(in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  private func mask(_ random: inout SplitMix64) -> UInt32? {
    problem.roles.isEmpty || chance(2, &random) ? nil : UInt32(number(1...15, &random))
  }

  private mutating func addDuties(_ random: inout SplitMix64) {
    let size = problem.size
    let times = chance(4, &random) ? [0, 1, 2] : [1, 2, 3]
    problem.duties = (0..<number(1...3, &random)).map { index in
      let least = chance(3, &random) ? number(0...1, &random) : 0
      return Duty(
        roles: mask(&random), count: least...(index == 0 ? size : max(least, number(0...size, &random))),
        skillTimes: times[number(0...2, &random)],
        costTimes: chance(2, &random) ? 1 : times[number(0...2, &random)])
    }
    if chance(3, &random) {
      let most = number(0...size, &random)
      let duties = problem.duties.indices.filter { _ in chance(2, &random) }
      problem.dutyRules = [
        DutyRule(duties: duties, roles: mask(&random), count: number(0...most, &random)...most)
      ]
    }
    if chance(2, &random) { problem.budget = problem.budget == .max ? .max : 2 * problem.budget }
    guard chance(3, &random) else { return }
    for row in 0..<problem.count where chance(2, &random) {
      problem.ownChoices[row] = problem.duties.indices.filter { _ in !chance(4, &random) }.map {
        Choice(
          duty: $0, skill: Int128(number(-2...3, &random)), cost: Int128(number(0...3, &random)))
      }
    }
  }

  private mutating func addCounters(_ random: inout SplitMix64, charges: Bool) {
    problem.counters = (0..<number(1...2, &random)).map { _ in
      let span = [1, 3, 5_000][number(0...2, &random)]
      let weights = (0..<problem.count).map { _ in number((span == 3 ? -2 : 0)...span, &random) }
      let some = weights.shuffled(using: &random).prefix(problem.size).reduce(0, +)
      var counter = Counter(weights: weights)
      if chance(2, &random) { counter.most = some + number(0...1, &random) }
      if chance(3, &random) { counter.least = some - number(0...2, &random) }
      if charges, span < 10, chance(2, &random) {
        counter.charge = .init(beyond: number(0...2, &random), perUnit: Int128(number(0...3, &random)))
      }
      return counter
    }
  }

  private mutating func addConditions(_ random: inout SplitMix64) {
    let rows = Array(0..<problem.count)
    func some(_ most: Int) -> [Int] {
      rows.shuffled(using: &random).prefix(number(0...most, &random)).map { $0 }
    }
    func rule() -> GroupRule {
      let least = number(0...2, &random)
      return GroupRule(
        members: some(5), least: least, most: chance(3, &random) ? least + number(0...1, &random) : .max)
    }
    problem.conditions = (0..<number(1...3, &random)).map { _ in
      switch number(0...3, &random) {
      case 0, 1: .ifAny(of: some(3), then: (0..<number(1...2, &random)).map { _ in rule() })
      case 2: Condition(alternatives: (0..<number(1...4, &random)).map { _ in [rule()] })
      default: Condition(alternatives: (0..<number(0...3, &random)).map { _ in [rule(), rule()] })
      }
    }
  }
}

/// A small random problem with many ties, in which players have a row for each of two slots.
func randomSlotRows(_ random: inout SplitMix64) -> Problem {
  func number(_ range: ClosedRange<Int>) -> Int {
    Int(random.integer(in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }
  let (people, size) = (number(4...7), number(2...3))
  let rows = (0..<people).flatMap { person in
    [1, 2].filter { _ in number(1...6) > 1 }.map { (person: person, role: UInt32($0)) }
  }
  var problem = Problem(
    skills: .narrow(rows.map { _ in Int64(number(0...3)) }),
    costs: .narrow(rows.map { _ in Int64(number(0...3)) }), size: size, budget: Int128(number(2...14)))
  problem.roles = rows.map(\.role)
  if number(1...4) == 1 {
    problem.slots = [1...1, size - 1...size - 1]
  } else {
    problem.duties = [
      Duty(roles: 1, count: 1...1, skillTimes: 3, costTimes: 3),
      Duty(roles: 2, count: size - 1...size - 1, skillTimes: 2, costTimes: number(1...2)),
    ]
    let isOwn = number(1...3) > 1
    for row in rows.indices where isOwn && number(1...9) > 1 {
      problem.ownChoices[row] = problem.choices(ofRow: row).map {
        Choice(duty: $0.duty, skill: $0.skill, cost: Int128(number(0...4)))
      }
    }
  }
  problem.groups = (0..<people).map { person in
    GroupRule(members: rows.indices.filter { rows[$0].person == person }, most: 1)
  }
  let clubs = (0..<people).map { _ in Int32(number(0...2)) }
  if number(1...2) == 1 {
    problem.clubs = rows.map { clubs[$0.person] }
    if number(1...2) == 1 { problem.mostPerClub = number(1...2) } else { problem.leastClubs = 2 }
  }
  if number(1...4) == 1, !rows.isEmpty { problem.locked = [number(0...rows.count - 1)] }
  if number(1...4) == 1, !rows.isEmpty {
    problem.groups.append(GroupRule(members: [number(0...rows.count - 1)], least: number(0...1)))
  }
  return problem
}
