import Testing

@testable import Battle

struct SameRankTests {
  /// The example game of the documentation: four ranks, the third an annihilation, and a fighter without an opponent.
  private var game: [Fighter] {
    [
      fighter("A4", .autobots, rank: 4), fighter("D4", .decepticons, rank: 4),
      fighter("A1", .autobots, rank: 1, [.skill: 9]), fighter("D1", .decepticons, rank: 1),
      fighter("A2", .autobots, rank: 2), fighter("D2", .decepticons, rank: 2, [.speed: 6]),
      fighter("Predaking", .autobots, rank: 3), fighter("Optimus Prime", .decepticons, rank: 3),
    ]
  }

  @Test func fightsGoInRankOrderAndEndWithTheAnnihilation() {
    let war = wage(game, under: .sameRank)
    #expect(war.fights.map(\.number) == [1, 2, 3])
    #expect(war.fights.map(\.duel.winner) == [.autobots, .decepticons, nil])
    #expect(war.fighters.allSatisfy { $0.state == .died })
  }

  @Test func oneLivingPairForEachRankInInputOrder() {
    let roster = [
      fighter("dead", .autobots, state: .died), fighter("A", .autobots, state: .alive),
      fighter("A2", .autobots), fighter("D", .decepticons, [.skill: 9]), fighter("D2", .decepticons),
      fighter("lone", .decepticons, rank: 6),
    ]
    let war = wage(roster, under: .sameRank, firstNumber: 7)
    #expect(war.fights.map(\.pair) == [Pair(autobot: 1, decepticon: 3)])
    #expect(war.fights[0].number == 7)
    #expect(war.fighters.map(\.state) == [.died, .died, .born, .alive, .born, .born])
    #expect(war.skipped == [2, 4, 5])
  }

  @Test func aWinnerStaysForTheNextNewcomer() {
    var roster = [fighter("A", .autobots, [.skill: 9]), fighter("B", .decepticons)]
    roster = wage(roster, under: .sameRank).fighters
    #expect(roster.map(\.state) == [.alive, .died])
    #expect(wage(roster, under: .sameRank).fights.isEmpty)
    roster.append(fighter("C", .decepticons))
    let second = wage(roster, under: .sameRank, firstNumber: 2)
    #expect(second.fights.map(\.pair) == [Pair(autobot: 0, decepticon: 2)])
  }
}
