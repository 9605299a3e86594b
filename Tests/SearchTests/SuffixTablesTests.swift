import Chance
import Testing

@testable import Search

struct SuffixTablesTests {
  /// Tables of few entries may allow more, but never forbid a team that is there.
  @Test func allowEveryTeamThereIsWhateverTheirSize() {
    var random = SplitMix64(seed: 311)
    var forbidden = 0
    var loosened = 0
    for mostEntries in 1...40 {
      let count = Int(random.integer(in: 4...30))
      let skills = (0..<count).map { _ in random.integer(in: 0...20) }
      let costs = (0..<count).map { _ in random.integer(in: 0...20) }
      let core = Core(choosing: min(4, count - 1), skills: skills, costs: costs)
      let order = (0..<Int32(core.count)).sorted {
        core.players.rows[Int($0)] < core.players.rows[Int($1)]
      }
      let exact = SuffixTables(core, order: order)
      let small = SuffixTables(core, order: order, mostEntries: mostEntries)
      for _ in 0..<200 {
        let members = Int(random.integer(in: 1...Int64(core.choose)))
        let place = Int(random.integer(in: 0...Int64(core.count - members)))
        let team = order[place...].shuffled(using: &random).prefix(members).map { Int($0) }
        let weight = team.reduce(0) { $0 + core.weights[$1] }
        let cost = team.reduce(0) { $0 + core.players.costs[$1] }
        #expect(exact.allow(weight, cost, members: members, from: place), "seed 311")
        #expect(small.allow(weight, cost, members: members, from: place), "seed 311")
        let (more, less) = (weight + random.integer(in: 0...30), cost - random.integer(in: 0...30))
        guard !exact.allow(more, less, members: members, from: place) else { continue }
        forbidden += 1
        loosened += small.allow(more, less, members: members, from: place) ? 1 : 0
      }
    }
    #expect(forbidden > 1_000)
    #expect(loosened > 100 && loosened < forbidden)
  }
}
