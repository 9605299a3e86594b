import Chance
import Testing

@testable import Battle

struct WarTests {
  private let faceOff = Policy.faceOff(ascending: false)

  private func names(_ war: War, _ indices: [Int]) -> [String] { indices.map { war.fighters[$0].name } }

  @Test func theExampleOfTheAssignment() {
    let roster = [
      Fighter(name: "Soundwave", side: .decepticons, statistics: Statistics([8, 9, 2, 6, 7, 5, 6, 10])),
      Fighter(name: "Bluestreak", side: .autobots, statistics: Statistics([6, 6, 7, 9, 5, 2, 9, 7])),
      Fighter(name: "Hubcap", side: .autobots, statistics: Statistics([4, 4, 4, 4, 4, 4, 4, 4])),
    ]
    let war = wage(roster, under: faceOff)
    #expect(war.fights.count == 1 && war.winner == .decepticons)
    #expect(names(war, war.survivors) == ["Soundwave", "Hubcap"])
    #expect(names(war, war.skipped) == ["Hubcap"])
    #expect(war.fighters.map(\.state) == [.alive, .died, .born])

    let weakestFirst = wage(roster, under: .faceOff(ascending: true))
    #expect(weakestFirst.fights[0].pair == Pair(autobot: 2, decepticon: 0))
    #expect(names(weakestFirst, weakestFirst.skipped) == ["Bluestreak"])
  }

  @Test func equalRanksFightInInputOrder() {
    let roster =
      ["A1", "A2", "A3"].map { fighter($0, .autobots) }
      + ["D1", "D2"].map { fighter($0, .decepticons) }
    for ascending in [false, true] {
      let pairs = Policy.faceOff(ascending: ascending).pairs(of: roster)
      #expect(pairs == [Pair(autobot: 0, decepticon: 3), Pair(autobot: 1, decepticon: 4)])
    }
  }

  @Test func allFightersEnterAFaceOffWhateverTheFileSays() {
    let war = wage(
      [fighter("A", .autobots, state: .died), fighter("D", .decepticons, [.skill: 10], state: .died)],
      under: faceOff)
    #expect(war.fights.count == 1 && war.fighters.map(\.state) == [.died, .alive])
  }

  @Test func anAnnihilationEndsEverything() {
    let roster = [
      fighter("Kup", .autobots, rank: 9, [.skill: 9]), fighter("Ravage", .decepticons, rank: 9),
      fighter("Optimus Prime", .autobots, rank: 8), fighter("Predaking", .decepticons, rank: 8),
      fighter("Jazz", .autobots, rank: 7), fighter("Blitz", .decepticons, rank: 7),
      fighter("Hubcap", .autobots, rank: 1),
    ]
    let war = wage(roster, under: faceOff)
    #expect(war.fights.map(\.duel.reason) == [.skill, .annihilation])
    #expect(war.isAnnihilation && war.winner == nil && war.survivors.isEmpty)
    #expect(war.fighters.allSatisfy { $0.state == .died })
    #expect(names(war, war.skipped) == ["Jazz", "Blitz", "Hubcap"])
  }

  @Test func specialNamesWhoDoNotFaceEachOtherHarmNobodyElse() {
    let sameSide = wage(
      [
        fighter("Optimus Prime", .autobots, rank: 9), fighter("Predaking", .autobots, rank: 8),
        fighter("D1", .decepticons, rank: 9), fighter("D2", .decepticons, rank: 8),
      ], under: faceOff)
    #expect(!sameSide.isAnnihilation && sameSide.eliminated(by: .autobots) == 2)

    let skipped = wage(
      [
        fighter("Jazz", .autobots, rank: 9, [.skill: 9]), fighter("Predaking", .decepticons, rank: 1),
        fighter("Ravage", .decepticons, rank: 9), fighter("Blitz", .decepticons, rank: 5),
        fighter("Kup", .autobots, rank: 5, [.speed: 6]),
      ], under: faceOff)
    #expect(names(skipped, skipped.skipped) == ["Predaking"])
    #expect(skipped.survivors.count == 3)
  }

  @Test func ordinaryNamesakesAreNoAnnihilation() {
    let war = wage([fighter("Megatron", .autobots), fighter("megatron", .decepticons)], under: faceOff)
    #expect(war.fights[0].duel.reason == .tie && war.winner == nil && !war.isAnnihilation)
    #expect(war.eliminated(by: .autobots) == 1 && war.eliminated(by: .decepticons) == 1)
  }

  @Test func aSideWithoutFightersIsSkippedByTheOther() {
    for roster in [[fighter("A", .autobots)], []] {
      let war = wage(roster, under: faceOff)
      #expect(war.fights.isEmpty && war.winner == nil)
      #expect(war.skipped == Array(roster.indices) && war.survivors == Array(roster.indices))
    }
  }

  @Test func aSetUpSkipsWhoeverWillFaceNobody() {
    let roster = [
      fighter("A", .autobots), fighter("D", .decepticons), fighter("A2", .autobots, state: .died),
    ]
    #expect(names(War(settingUp: roster, under: faceOff), [0, 1]) == ["A", "D"])
    #expect(War(settingUp: roster, under: faceOff).skipped == [2])
    #expect(War(settingUp: roster, under: .sameRank).skipped == [])
    #expect(War(settingUp: roster, under: .sameRank).survivors == [0, 1])
  }

  @Test func bothPoliciesAgreeWithTheRulesReadOut() {
    let seed: UInt64 = 0xBA77_1E02
    var chance = SplitMix64(seed: seed)
    for round in 0..<3_000 {
      let roster = (0..<Int(chance.integer(in: 0...9))).map { _ in chance.fighter(special: round % 2 == 0) }
      for policy in [faceOff, .faceOff(ascending: true), .sameRank] {
        let war = wage(roster, under: policy)
        var note: Comment { "seed \(seed), round \(round), \(policy)" }
        #expect(war.fights.map(\.pair) == slowPairs(roster, policy, fought: war.fights.count), note)
        let states = slowStates(roster, policy, war)
        #expect(war.fighters.map(\.state) == states, note)
        #expect(Set(war.survivors) == Set(roster.indices.filter { states[$0] != .died }), note)
        let wins = Side.allCases.map { side in war.fights.count { $0.duel.winner == side } }
        let expected: Side? =
          war.isAnnihilation || wins[0] == wins[1] ? nil : wins[0] > wins[1] ? .autobots : .decepticons
        #expect(war.winner == expected, note)
      }
    }
  }

  /// The pairs from two queues for a face-off, and rank by rank otherwise.
  private func slowPairs(_ roster: [Fighter], _ policy: Policy, fought: Int) -> [Pair] {
    var pairs: [Pair] = []
    let ranks = policy == faceOff ? Array((1...10).reversed()) : Array(1...10)
    func queue(_ side: Side) -> [Int] {
      ranks.flatMap { rank in roster.indices.filter { roster[$0].side == side && roster[$0].rank == rank } }
    }
    if policy == .sameRank {
      for rank in ranks {
        func first(_ side: Side) -> Int? {
          roster.indices.first {
            roster[$0].side == side && roster[$0].rank == rank && roster[$0].state != .died
          }
        }
        if let a = first(.autobots), let d = first(.decepticons) {
          pairs.append(Pair(autobot: a, decepticon: d))
        }
      }
    } else {
      var (a, d) = (queue(.autobots), queue(.decepticons))
      while !a.isEmpty, !d.isEmpty {
        pairs.append(Pair(autobot: a.removeFirst(), decepticon: d.removeFirst()))
      }
    }
    return Array(pairs.prefix(fought))
  }

  private func slowStates(_ roster: [Fighter], _ policy: Policy, _ war: War) -> [LifeState] {
    if war.fights.contains(where: { $0.duel.reason == .annihilation }) { return roster.map { _ in .died } }
    return roster.indices.map { index in
      guard let fight = war.fights.first(where: { [$0.pair.autobot, $0.pair.decepticon].contains(index) })
      else {
        return policy == .sameRank ? roster[index].state : .born
      }
      return fight.duel.winner == roster[index].side ? .alive : .died
    }
  }
}
