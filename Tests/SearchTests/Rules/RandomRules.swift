import Chance
import Search

/// A small random problem under rules of every kind, with many ties.
struct RandomRules {
  /// The question.
  var problem: Problem

  /// The same problem with no rules except that some players are locked or banned.
  var namesAlone: Problem {
    var plain = problem
    (plain.slots, plain.groups) = ([], [])
    (plain.leastCost, plain.leastClubs, plain.mostPerClub) = (nil, nil, nil)
    return plain
  }

  /// Draws a problem.
  init(_ random: inout SplitMix64) {
    func chance(_ outOf: Int64) -> Bool { random.integer(in: 1...outOf) == 1 }
    let size = Int(random.integer(in: 1...6))
    let count = size + Int(random.integer(in: 0...7)) - (chance(30) ? 1 : 0)
    let spans: [Int64] = [0, 1, 3, 10, 1_000]
    let skillSpan = spans[Int(random.integer(in: 0...4))]
    let costSpan = spans[Int(random.integer(in: 0...4))]
    var skills = (0..<count).map { _ in random.integer(in: 0...skillSpan) - (skillSpan == 10 ? 5 : 0) }
    let costs = (0..<count).map { _ in random.integer(in: 0...costSpan) }
    if chance(4) { skills = zip(skills, costs).map { $0 / 4 + $1 } }
    if chance(8) { skills = costs }
    let rows = (0..<count).map { Int($0) }
    func someCost() -> Int128 {
      costs.shuffled(using: &random).prefix(size).reduce(0) { $0 + Int128($1) }
    }
    let budget = chance(6) ? Int128.max : someCost() + Int128(random.integer(in: -1...3) * (costSpan / 4 + 1))
    problem = Problem(
      Problem(skills: .narrow(skills), costs: .narrow(costs), size: size, budget: budget))
    if chance(3) { problem.leastCost = min(someCost(), max(0, budget)) }

    let roleCount = Int(random.integer(in: 1...4))
    problem.roles = rows.map { _ in
      var mask = UInt32(1) << UInt32(random.integer(in: 0...Int64(roleCount - 1)))
      if chance(3) { mask |= UInt32(random.integer(in: 0...Int64(1 << roleCount - 1))) }
      return chance(25) ? 0 : mask
    }
    switch random.integer(in: 0...3) {
    case 0: problem.slots = []
    case 1:
      problem.slots = (0..<roleCount).map { _ in
        let least = Int(random.integer(in: 0...2)) * size / (2 * roleCount)
        return least...(least + Int(random.integer(in: 0...Int64(size))))
      }
    default:
      problem.fill(
        (0..<size).map { _ in
          chance(5) ? (1 << UInt32(roleCount)) - 1 : UInt32(random.integer(in: 1...Int64(1 << roleCount - 1)))
        })
    }
    let clubCount = random.integer(in: 1...4)
    if chance(2) {
      problem.clubs = rows.map { _ in Int32(random.integer(in: chance(10) ? -1...(-1) : 0...clubCount)) }
      if !chance(3) { problem.mostPerClub = Int(random.integer(in: 1...3)) }
      if chance(3) { problem.leastClubs = Int(random.integer(in: 1...3)) }
    }
    if chance(4) {
      problem.locked = rows.shuffled(using: &random).prefix(Int(random.integer(in: 1...2))).map { $0 }
    }
    if chance(4) {
      problem.banned = rows.shuffled(using: &random).prefix(Int(random.integer(in: 1...3))).map { $0 }
    }
    if chance(3) {
      problem.groups = (0..<Int(random.integer(in: 1...2))).map { _ in
        let members = rows.shuffled(using: &random).prefix(Int(random.integer(in: 0...5))).map { $0 }
        let least = Int(random.integer(in: 0...2))
        return GroupRule(members: members, least: least, most: least + Int(random.integer(in: 0...2)))
      }
    }
  }
}
