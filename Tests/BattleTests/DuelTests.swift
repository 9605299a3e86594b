import Chance
import Testing

@testable import Battle

struct DuelTests {
  /// A duel between an ordinary Autobot and Decepticon with these statistics, and the same duel with the sides swapped.
  private func bothWays(_ one: [Statistic: Int], _ other: [Statistic: Int]) -> (Duel, Duel) {
    (
      duel(fighter("Jazz", .autobots, one), fighter("Ravage", .decepticons, other)),
      duel(fighter("Jazz", .autobots, other), fighter("Ravage", .decepticons, one))
    )
  }

  @Test(arguments: [
    (courage: 4, strength: 3, runs: true), (4, 2, false), (3, 3, false), (3, 2, false), (5, 4, true),
    (4, 0, false), (0, 3, false),
  ])
  func whoIsDownFourCourageAndThreeStrengthRunsAway(courage: Int, strength: Int, runs: Bool) {
    // The fighter who runs away has by far the higher rating: it must not matter.
    let strong: [Statistic: Int] = [.courage: 6, .strength: 6, .speed: 1]
    let weak: [Statistic: Int] = [.courage: 6 - courage, .strength: 6 - strength, .speed: 10]
    let (duel, mirrored) = bothWays(strong, weak)
    #expect(duel.reason == (runs ? .ranAway : .overallRating))
    #expect(duel.winner == (runs ? .autobots : .decepticons))
    #expect(mirrored.reason == duel.reason && mirrored.winner == duel.winner?.opponent)
    if runs {
      #expect(
        duel.compared == [
          .init(quantity: "courage", autobot: 6, decepticon: 6 - courage),
          .init(quantity: "strength", autobot: 6, decepticon: 6 - strength),
        ])
    }
  }

  @Test func bothMustBeMissingInTheSameFighter() {
    let duel = bothWays([.courage: 9, .strength: 2], [.courage: 5, .strength: 5]).0
    #expect(duel.reason == .overallRating)
  }

  @Test(arguments: [(lead: 3, decides: true), (2, false), (4, true), (9, true)])
  func threeSkillMoreWin(lead: Int, decides: Bool) {
    let (duel, mirrored) = bothWays([.skill: 1 + lead, .speed: 1], [.skill: 1, .speed: 10])
    #expect(duel.reason == (decides ? .skill : .overallRating))
    #expect(duel.winner == (decides ? .autobots : .decepticons))
    #expect(mirrored.winner == duel.winner?.opponent)
  }

  @Test func runningAwayComesBeforeSkill() {
    let duel = bothWays([.courage: 9, .strength: 9, .skill: 1], [.courage: 1, .strength: 1, .skill: 10]).0
    #expect(duel.winner == .autobots && duel.reason == .ranAway)
  }

  @Test func theHigherOverallRatingWinsAndEqualOnesDestroyBoth() {
    let (duel, mirrored) = bothWays([.firepower: 6], [.firepower: 5])
    #expect(
      duel.winner == .autobots
        && duel.compared == [
          .init(quantity: "overall rating", autobot: 26, decepticon: 25)
        ])
    #expect(mirrored.winner == .decepticons)
    let tie = bothWays([.firepower: 6, .speed: 4], [:]).0
    #expect(tie.winner == nil && tie.reason == .tie)
  }

  @Test(arguments: [
    "Optimus Prime", "optimus prime", "OPTIMUS  PRIME", " Optimus\tPrime ", "Predaking", "pReDaKiNg",
    "Optimus\u{A0}Prime",
  ])
  func specialNamesWinOnEitherSide(name: String) {
    let weak: [Statistic: Int] = [.courage: 1, .strength: 1, .skill: 1]
    let first = duel(fighter(name, .autobots, weak), fighter("Ravage", .decepticons, [.skill: 10]))
    #expect(first.winner == .autobots && first.reason == .specialName && first.compared.isEmpty)
    let second = duel(fighter("Jazz", .autobots, [.skill: 10]), fighter(name, .decepticons, weak))
    #expect(second.winner == .decepticons && second.reason == .specialName)
    for other in ["Optimus Prime", "Predaking"] {
      let both = duel(fighter(name, .autobots), fighter(other, .decepticons))
      #expect(both.winner == nil && both.reason == .annihilation)
    }
  }

  @Test(arguments: ["Optimus Prime II", "Optimus", "Prime", "OptimusPrime", "Predaking!", "Predacon"])
  func onlyWholeNamesAreSpecial(name: String) {
    #expect(!fighter(name, .autobots).isSpecial)
  }

  /// The rules as a list of conditions, each tried for both sides.
  private func slowDuel(_ one: Fighter, _ other: Fighter) -> (Side?, Duel.Reason) {
    let special = ["optimus prime", "predaking"]
    let names = [one, other].map { special.contains($0.name.lowercased()) }
    if names[0] && names[1] { return (nil, .annihilation) }
    if names[0] { return (.autobots, .specialName) }
    if names[1] { return (.decepticons, .specialName) }
    func less(_ statistic: Statistic, _ a: Fighter, _ b: Fighter) -> Int {
      b.statistics[statistic] - a.statistics[statistic]
    }
    if less(.courage, one, other) >= 4 && less(.strength, one, other) >= 3 { return (.decepticons, .ranAway) }
    if less(.courage, other, one) >= 4 && less(.strength, other, one) >= 3 { return (.autobots, .ranAway) }
    if less(.skill, one, other) >= 3 { return (.decepticons, .skill) }
    if less(.skill, other, one) >= 3 { return (.autobots, .skill) }
    func sum(_ f: Fighter) -> Int {
      [Statistic.strength, .intelligence, .speed, .endurance, .firepower].map { f.statistics[$0] }.reduce(
        0, +)
    }
    if sum(one) == sum(other) { return (nil, .tie) }
    return (sum(one) > sum(other) ? .autobots : .decepticons, .overallRating)
  }

  @Test func agreesWithTheRulesReadOutOneByOne() {
    let seed: UInt64 = 0xBA77_1E01
    var chance = SplitMix64(seed: seed)
    var seen: [Duel.Reason: Int] = [:]
    for round in 0..<20_000 {
      let (one, other) = (chance.fighter(), chance.fighter())
      let expected = slowDuel(one, other)
      let found = duel(one, other)
      #expect(found.winner == expected.0 && found.reason == expected.1, "seed \(seed), round \(round)")
      seen[found.reason, default: 0] += 1
    }
    #expect(Duel.Reason.allCases.allSatisfy { seen[$0, default: 0] > 100 }, "\(seen)")
  }
}
