extension DynamicCensus {
  /// Puts players with the highest values at the price first, because then the rest can be judged soonest; if clubs
  /// count, club after club, and players linked by conditions one after the other.
  static func order(
    _ candidates: [Int], _ skills: [Int128], _ costs: [Int128], at price: RestBounds.Price,
    in pool: CensusPool
  ) -> [Int] {
    let values = candidates.indices.map { price.skill * skills[$0] - price.money * costs[$0] }
    func isBefore(_ left: Int, _ right: Int) -> Bool { (values[right], left) < (values[left], right) }
    guard pool.countsClubs || !pool.conditions.isEmpty else { return candidates.indices.sorted(by: isBefore) }
    let clubs = pool.clubs
    let keys = candidates.map { [pool.clusters[$0], pool.countsClubs ? clubs[$0] ?? -1 : -1] }
    // The best value of each cluster, and of each club in one.
    var best: [[Int]: Int128] = [:]
    for (key, value) in zip(keys, values) {
      for unit in [[key[0]], key] { best[unit] = max(best[unit] ?? value, value) }
    }
    let ranks = keys.map { key in (best[[key[0]]] ?? 0, key[0], best[key] ?? 0, key[1]) }
    return candidates.indices.sorted {
      let (left, right) = (ranks[$0], ranks[$1])
      return left == right ? isBefore($0, $1) : left > right
    }
  }
}
