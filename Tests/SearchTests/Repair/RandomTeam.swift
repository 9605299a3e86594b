import Chance
import Search
import Tables

extension Problem {
  /// The number of players.
  var count: Int { DecimalColumn(units: skills, places: 0).count }

  /// A team of any `size` players, in any order.
  func randomTeam(of size: Int, _ random: inout SplitMix64) -> [Int] {
    Array((0..<count).shuffled(using: &random).prefix(size))
  }
}
