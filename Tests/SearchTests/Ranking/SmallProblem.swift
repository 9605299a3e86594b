import Chance

/// A problem small enough to look at every team.
struct SmallProblem {
  var skills: [Int64]
  var costs: [Int64]
  var size: Int
  var budget: Int64
}

extension SmallProblem {
  /// A random problem with many ties: tiny ranges, sometimes all equal, sometimes with skill tied to cost.
  init(from chance: inout SplitMix64) {
    let count = Int(chance.integer(in: 1...14))
    size = Int(chance.integer(in: 1...Int64(min(8, count))))
    let skillRange = chance.integer(in: 0...[0, 1, 3, 10, 1_000][Int(chance.integer(in: 0...4))])
    let costRange = chance.integer(in: 0...[0, 1, 3, 10, 1_000][Int(chance.integer(in: 0...4))])
    let leastCost = chance.integer(in: 0...3)
    costs = (0..<count).map { _ in leastCost + chance.integer(in: 0...costRange) }
    skills = (0..<count).map { _ in chance.integer(in: 0...skillRange) }
    switch chance.integer(in: 0...3) {
    case 0: skills = costs
    case 1: skills = zip(skills, costs).map { $0 / 4 + $1 }
    default: break
    }
    let someTeam = costs.shuffled(using: &chance).prefix(size).reduce(0, +)
    budget = max(0, someTeam + [0, 0, 1, -1, 5, 5_000][Int(chance.integer(in: 0...5))])
  }
}
