import Chance
import Testing

@testable import Search

struct TotalsFrontTests {
  /// The totals of all teams.
  private func totals(_ players: Candidates<Int64>, choose: Int) -> [Totals<Int64>] {
    var all: [Totals<Int64>] = []
    func add(from first: Int, _ left: Int, _ sum: Totals<Int64>) {
      guard left > 0 else { return all.append(sum) }
      for rank in first..<max(first, players.count) {
        add(
          from: rank + 1, left - 1,
          Totals(cost: sum.cost + players.costs[rank], skill: sum.skill + players.skills[rank]))
      }
    }
    add(from: 0, choose, Totals(cost: 0, skill: 0))
    return all
  }

  @Test func everyWantedTeamIsMatched() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let choose = Int(random.integer(in: 1...4))
      let count = choose + Int(random.integer(in: 0...6))
      let costs = (0..<count).map { _ in random.integer(in: 0...12) }.sorted()
      let players = Candidates(
        skills: costs.map { _ in random.integer(in: 0...12) }, costs: costs,
        rows: (0..<Int32(count)).map { $0 })
      let multiplier = Multiplier<Int64>(skill: random.integer(in: 1...3), cost: random.integer(in: 0...3))
      let all = totals(players, choose: choose)
      let weights = all.map { multiplier.weight(skill: $0.skill, cost: $0.cost) }.sorted()
      let least = weights[Int(random.integer(in: 0...Int64(weights.count - 1)))]
      let (low, high) = (random.integer(in: -2...25), random.integer(in: 0...50))
      var front = TotalsFront(
        players, choose: choose, multiplier,
        wanted: .init(weight: least, lowestCost: low, highestCost: high))
      let isDone = front.run(Effort(stop: StopSignal()))
      #expect(isDone)
      let found = front.totals
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.cost < $1.cost && $0.skill < $1.skill })
      #expect(found.allSatisfy { all.contains($0) && $0.cost <= high }, "seed \(seed)")
      // Of those that no team beats, all within the window and heavy enough are there.
      for total in all where total.cost >= low && total.cost <= high {
        guard multiplier.weight(skill: total.skill, cost: total.cost) >= least else { continue }
        let isBeaten = all.contains { $0 != total && $0.cost <= total.cost && $0.skill >= total.skill }
        #expect(isBeaten || found.contains(total), "seed \(seed)")
      }
    }
  }

  @Test func givesUp() {
    let players = Candidates<Int64>(
      skills: [1, 2, 4, 8], costs: [1, 2, 4, 8], rows: [0, 1, 2, 3])
    let stop = StopSignal()
    stop.raise()
    for effort in [Effort(allowed: 3, stop: StopSignal()), Effort(stop: stop)] {
      var front = TotalsFront(
        players, choose: 2, Multiplier(skill: 1, cost: 0),
        wanted: .init(weight: 0, lowestCost: 0, highestCost: 99))
      let isDone = front.run(effort)
      #expect(!isDone)
    }
  }
}
