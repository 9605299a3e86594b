import Chance
import Testing

@testable import Search

struct TwoGroupSearchTests {
  @Test(arguments: [UInt128(1), 8, 1 << 18])
  func agreesWithEveryTeam(mostChoices: UInt128) {
    let seed: UInt64 = 12
    var random = SplitMix64(seed: seed)
    for number in 0..<500 {
      let players = [Candidates.random(6, &random), Candidates.random(7, firstRow: 1, &random)]
      let choose = players.map { Int(random.integer(in: 0...Int64($0.count))) }
      let groups = zip(players, choose).map {
        MemberGroup(given: .none, candidates: $0.inCostOrder, choose: $1)
      }
      let choices = zip(choose, players).map { ObviousChoices($0, of: $1).all }
      let teams = choices[0].flatMap { team in choices[1].map { team.joined(with: $0) } }
      let toBeat = number % 3 == 0 ? teams.randomElement(using: &random) : nil
      let costs = teams.map(\.cost)
      for budget in [costs.min()! - 1, costs.min()!, costs.randomElement(using: &random)!, .max] {
        let legal = teams.filter { team in
          team.cost <= budget && (toBeat.map { team.haveBetterTotals(than: $0) } ?? true)
        }
        var search = TwoGroupSearch(
          groups[0], groups[1], budget: budget, toBeat: toBeat, limits: Limits(), mostChoices: mostChoices)
        #expect(
          search.run() == legal.min { $0.precede($1) }.map { .best($0) } ?? .none,
          "seed \(seed), groups \(number), budget \(budget)")
      }
    }
  }
}
