import Chance
import Testing

@testable import Search

struct SkybandTests {
  /// All players with fewer than `size` dominators, straight from the definition.
  private func bruteForceSkyband(
    _ skills: [Int64], _ costs: [Int64], size: Int, keepsTies: Bool = false
  ) -> [Int32] {
    skills.indices.filter { i in
      let dominators = skills.indices.filter { j in
        if keepsTies { return skills[j] > skills[i] && costs[j] <= costs[i] }
        return skills[j] >= skills[i] && costs[j] <= costs[i]
          && (skills[j] > skills[i] || costs[j] < costs[i] || j < i)
      }
      return dominators.count < size
    }.map { Int32($0) }
  }

  @Test(arguments: [1, 2, 5, 15], [Int64(3), 40, 1_000_000])
  func keepsExactlyThePlayersWithTooFewDominators(size: Int, range: Int64) {
    var random = SplitMix64(seed: 31)
    for count in [1, 2, 7, 60, 300] {
      let skills = (0..<count).map { _ in random.integer(in: -range...range) }
      let costs = (0..<count).map { _ in random.integer(in: 0...range) }
      let expected = bruteForceSkyband(skills, costs, size: size)
      for playersBeforeSampling in [1, 1_000] {
        let players = skyband(
          skills: skills, costs: costs, size: size, playersBeforeSampling: playersBeforeSampling)
        #expect(players.sorted() == expected)
        #expect(
          players
            == players.sorted {
              (costs[Int($0)], -skills[Int($0)], $0) < (costs[Int($1)], -skills[Int($1)], $1)
            })
        let tied = skyband(
          skills: skills, costs: costs, size: size, order: .skillAlone,
          playersBeforeSampling: playersBeforeSampling)
        #expect(tied.sorted() == bruteForceSkyband(skills, costs, size: size, keepsTies: true))
      }
    }
  }

  @Test(arguments: [InstanceFamily.cards, .real, .weaklyCorrelated, .stronglyCorrelated], [1, 5, 15])
  func sampleAndSortAgree(family: InstanceFamily, size: Int) {
    let (skills, costs) = family.pool(count: 6_000, seed: 5)
    let sampled = skyband(skills: skills, costs: costs, size: size, playersBeforeSampling: 1)
    let sorted = skyband(skills: skills, costs: costs, size: size, playersBeforeSampling: .max)
    #expect(sampled == sorted)
    let wide = skyband(
      skills: skills.map { Int128($0) << 60 }, costs: costs.map { Int128($0) << 60 }, size: size)
    #expect(wide == sorted)
  }

  @Test func doesNotOverflowAtTheEndsOfTheType() {
    let skills: [Int64] = [.max, .min, .max, 0, .min]
    let costs: [Int64] = [.max, 0, 0, 1, .max]
    for playersBeforeSampling in [1, 100] {
      let players = skyband(
        skills: skills, costs: costs, size: 1, playersBeforeSampling: playersBeforeSampling)
      #expect(players == [2])
    }
  }
}
