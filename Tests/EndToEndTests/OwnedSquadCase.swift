import Chance

/// A pool, four owned players with their selling prices, and the limits on transfers. Money is in tenths.
struct OwnedSquadCase {
  let small: SmallRuledPool
  let owned: [Int]
  let prices: [Int]
  let file: String
  let bank: Int
  let free: Int
  let hit: Int

  init(seed: UInt64) {
    var random = SplitMix64(seed: 7_700 + seed)
    func draw(_ range: ClosedRange<Int64>) -> Int { Int(random.integer(in: range)) }
    small = SmallRuledPool(seed: 500 + seed)
    var rows = Array(1...small.plain.players.count)
    while rows.count > 4 { rows.remove(at: draw(0...Int64(rows.count - 1))) }
    // In most cases the squad is legal and can be kept.
    owned =
      draw(0...3) == 0
      ? rows : small.legal.isEmpty ? rows : small.legal[draw(0...Int64(small.legal.count - 1))].rows
    (bank, free, hit) = (draw(0...25), draw(0...2), draw(0...2))
    var prices: [Int] = []
    var lines = "name,sell,bought\n"
    for row in owned {
      let today = small.plain.players[row - 1].cost
      let other = max(0, today + draw(-9...9))
      switch draw(0...2) {
      case 0:
        prices.append(other)
        lines += "P\(row),\(other / 10).\(other % 10),\n"
      case 1:
        prices.append(other < today ? other + (today - other) / 2 : today)
        lines += "P\(row),,\(other / 10).\(other % 10)\n"
      default:
        prices.append(today)
        lines += "P\(row),,\n"
      }
    }
    self.prices = prices
    file = lines
  }

  var budget: Int { bank + prices.reduce(0, +) }

  func cost(_ rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      sum + (owned.firstIndex(of: row).map { prices[$0] } ?? small.plain.players[row - 1].cost)
    }
  }

  func new(_ rows: [Int]) -> [Int] { rows.filter { !owned.contains($0) } }

  /// The best squad after at most `most` transfers.
  func best(_ most: Int) -> PlainTeams.Team? {
    small.legal.filter { new($0.rows).count <= most && cost($0.rows) <= budget }.min { one, other in
      if one.skill != other.skill { return one.skill > other.skill }
      if cost(one.rows) != cost(other.rows) { return cost(one.rows) < cost(other.rows) }
      return one.rows.lexicographicallyPrecedes(other.rows)
    }
  }

  func hits(_ rows: [Int]) -> Int { max(0, new(rows).count - free) * hit }
}
