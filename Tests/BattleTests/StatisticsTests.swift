import Testing

@testable import Battle

struct StatisticsTests {
  @Test func theOverallRatingIsTheSumOfFive() {
    // Distinct powers of two for the eight statistics would be too large, so each is raised on its own.
    let ones = Statistics(Array(repeating: 1, count: 8))
    #expect(ones.overallRating == 5)
    #expect(Statistics(Array(repeating: 10, count: 8)).overallRating == 50)
    for statistic in Statistic.allCases {
      var raised = ones
      raised[statistic] = 10
      let counts = [.strength, .intelligence, .speed, .endurance, .firepower].contains(statistic)
      #expect(raised.overallRating == (counts ? 14 : 5), "\(statistic)")
    }
  }

  @Test func theOrderIsThatOfAnInputLine() {
    let soundwave = Statistics([8, 9, 2, 6, 7, 5, 6, 10])
    #expect(soundwave[.speed] == 2 && soundwave[.rank] == 7 && soundwave[.skill] == 10)
    #expect(soundwave.overallRating == 31)
  }

  @Test func wordsOfSidesAndStatesAreKnownInAnyCase() {
    for word in ["A", "a", "Autobot", "AUTOBOTS"] { #expect(Side(word: word) == .autobots) }
    for word in ["D", "d", "Decepticon", "decepticons"] { #expect(Side(word: word) == .decepticons) }
    for word in ["B", "", "Auto", "AD"] { #expect(Side(word: word) == nil) }
    #expect(
      LifeState(word: "") == .born && LifeState(word: "DIED") == .died && LifeState(word: "dead") == .died)
    #expect(LifeState(word: "alive") == .alive && LifeState(word: "asleep") == nil)
    #expect(Side.words.allSatisfy { Side(word: $0) != nil })
    #expect(LifeState.words.allSatisfy { LifeState(word: $0) != nil })
  }
}
