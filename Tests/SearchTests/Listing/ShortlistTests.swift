import Chance
import Testing

@testable import Search

struct ShortlistTests {
  @Test func keepsTheBestTotals() {
    var random = SplitMix64(seed: 301)
    let core = Core(choosing: 2, skills: [1, 2, 3, 4], costs: [0, 0, 0, 0])
    for number in 0..<300 {
      let capacity = Int(random.integer(in: 1...20))
      let list = Shortlist<Int64>(capacity: capacity, members: 2)
      var offered: [(skill: Int64, cost: Int64, first: Int32)] = []
      for _ in 0..<random.integer(in: 0...60) {
        let team = (random.integer(in: 0...6), random.integer(in: 0...6), Int32(random.integer(in: 0...3)))
        offered.append(team)
        var positions = [team.2, 3]
        positions.withUnsafeMutableBufferPointer { list.collector.offer($0, team.0, team.1) }
      }
      func order(_ one: (skill: Int64, cost: Int64), _ other: (skill: Int64, cost: Int64)) -> Bool {
        one.skill != other.skill ? one.skill > other.skill : one.cost < other.cost
      }
      let best = offered.map { (skill: $0.skill, cost: $0.cost) }.sorted(by: order).prefix(capacity)
      let teams = list.teams(of: core)
      let kept = teams.map { (skill: $0.skill, cost: $0.cost) }.sorted(by: order)
      #expect(kept.map(\.skill) == best.map(\.skill) && kept.map(\.cost) == best.map(\.cost), "\(number)")
      // Members stay with their totals.
      for team in teams {
        #expect(
          offered.contains {
            $0.skill == team.skill && $0.cost == team.cost && core.ranks[Int($0.first)] == team.ranks[0]
          })
      }
      let worst = offered.count < capacity ? nil : best.last
      #expect(list.threshold?.skill == worst?.skill && list.threshold?.cost == worst?.cost)
    }
  }

  @Test func itsVersionGrowsOnceItIsFull() {
    let list = Shortlist<Int64>(capacity: 2, members: 0)
    let collector = list.collector
    let nobody = UnsafeMutableBufferPointer<Int32>(start: nil, count: 0)
    collector.offer(nobody, 5, 5)
    #expect(collector.version() == 0 && collector.threshold() == nil)
    collector.offer(nobody, 3, 3)
    let version = collector.version()
    #expect(version > 0 && collector.threshold()?.skill == 3)
    collector.offer(nobody, 3, 2)
    #expect(collector.version() > version && collector.threshold()?.cost == 2)
  }
}
