import Chance

@testable import Search

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
