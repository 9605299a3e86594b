/// Prices on the members of listed teams, which make it dear to share many of them.
///
/// That a team shares at most r players with each listed one is a rule that the bound by skill and cost does not
/// see: all the better teams that break it would have to be looked at. So each listed team t gets a price μ(t),
/// by which its members' skills are lowered. A team x that keeps the rule loses at most r·Σμ:
///
///     S(x) = S′(x) + Σ μ(t)·(players shared with t) ≤ S′(x) + r·Σ μ(t),
///
/// so that a bound on S′ is one on S. Any prices are valid; the best ones make the bound lowest, and the
/// subgradient method comes close to them. (Held and Karp 1971; Fisher 1981.)
struct DifferencePrices {
  /// The price of each listed team, in units of skill, 0 or more.
  private(set) var prices: [Double] = []
  /// Steps of the subgradient method, over how many players together at most, and after how many in vain its
  /// step is halved.
  private static let (rounds, players, patience) = (80, 1_000_000, 4)

  /// Finds prices, beginning with those of the call before.
  /// - Parameters:
  ///   - pool: the players with their own skills.
  ///   - teams: the listed teams as indices of the pool, without members who are not in it.
  ///   - most: how many players may be shared with each.
  ///   - stop: leaves the prices as good as they are.
  /// - Complexity: some ten times O(m + teams · size) a round.
  mutating func adjust(to pool: RelaxedPool, teams: [[Int32]], most: Int, stop: StopSignal) {
    prices += repeatElement(0, count: teams.count - prices.count)
    var best = (bound: Double.infinity, prices: prices)
    var step = pool.skillSpread / Double(4 * pool.size)
    var stalls = 0
    let rounds = min(Self.rounds, 1 + Self.players / pool.skills.count)
    for _ in 0..<rounds where !stop.isRaised {
      var priced = pool
      for (team, price) in zip(teams, prices) where price > 0 {
        for member in team { priced.skills[Int(member)] -= price }
      }
      let heaviest = priced.bestShares
      let bound = heaviest.skill + Double(most) * prices.reduce(0, +)
      if bound < best.bound {
        best = (bound, prices)
        stalls = 0
      } else {
        stalls += 1
      }
      if stalls == Self.patience {
        (step, stalls, prices) = (step / 2, 0, best.prices)
        continue
      }
      // Where too much is shared the price rises, where less is, it falls.
      let slopes = zip(teams, prices).map { team, price in
        let slope = team.reduce(-Double(most)) { $0 + heaviest.shares[Int($1)] }
        return slope < 0 && price == 0 ? 0 : slope
      }
      let length = slopes.reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard length > 0 else { break }
      for index in prices.indices { prices[index] = max(0, prices[index] + step * slopes[index] / length) }
    }
    prices = best.prices
  }
}
