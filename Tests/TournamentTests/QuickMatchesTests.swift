import Chance
import Glibc
import Testing

@testable import Tournament

struct QuickMatchesTests {
  private func keys(_ count: Int, teams: Int, seed: UInt64) -> [MatchKey] {
    (0..<count).map { number in
      MatchKey(
        seed: seed, run: number + 1, round: 1, home: number % teams + 1,
        away: (number / teams + number) % teams + 1)
    }
  }

  private func scores(_ keys: [MatchKey], _ teams: [TeamPowers]) -> [Score?] {
    var scores = [Score?](repeating: nil, count: keys.count)
    QuickMatches(teams: teams).play(keys) { place, score in
      #expect(scores[place] == nil)
      scores[place] = score
    }
    return scores
  }

  private func slowScore(_ key: MatchKey, _ teams: [TeamPowers]) -> Score {
    var nobody = NoObserver()
    var match = Match(home: teams[key.home - 1], away: teams[key.away - 1], random: key.random)
    return match.play(&nobody)
  }

  @Test func theScoresAreThoseOfTheRules() {
    let seed: UInt64 = 71
    var random = SplitMix64(seed: seed)
    let lineUps = (0..<40).map { $0 % 2 == 0 ? LineUp.odd(&random) : .ordinary(&random) }
    let teams = lineUps.map { TeamPowers($0) }
    let keys = keys(8_000, teams: teams.count, seed: seed)
    for (key, score) in zip(keys, scores(keys, teams)) {
      var plain = PlainMatch(home: lineUps[key.home - 1], away: lineUps[key.away - 1], random: key.random)
      plain.play()
      #expect(score == Score(home: plain.teams[0].goals, away: plain.teams[1].goals), "\(key)")
    }
  }

  @Test func theScoresAreThoseOfMatchesThatAreTold() {
    let seed: UInt64 = 72
    var random = SplitMix64(seed: seed)
    let teams = (0..<60).map { TeamPowers($0 % 3 == 0 ? .odd(&random) : .ordinary(&random)) }
    let keys = keys(60_000, teams: teams.count, seed: seed)
    let scores = scores(keys, teams)
    #expect(zip(keys, scores).allSatisfy { slowScore($0, teams) == $1 })
  }

  @Test func weakTeamsTireUntilNothingIsLeft() {
    // Powers so small that decay exhausts them, and lines of one player who can be sent off.
    let weak = LineUp(keeper: "0.01", defence: ["0.01"], midfield: ["0.01"], attack: ["0.01"])
    let teams = [TeamPowers(weak), TeamPowers(weak), TeamPowers(.worked)]
    let keys = keys(20_000, teams: 3, seed: 73)
    #expect(zip(keys, scores(keys, teams)).allSatisfy { slowScore($0, teams) == $1 })
  }

  @Test func strongTeamsAndTeamsTooLargeToBeEstimatedPlayTheSame() {
    func line(_ count: Int) -> [String] { Array(repeating: "10", count: count) }
    let teams = [(1, 1, 57), (57, 1, 1), (1, 57, 1), (20, 20, 20), (300, 1, 1), (4, 300, 3)].map {
      TeamPowers(LineUp(keeper: "10", defence: line($0.0), midfield: line($0.1), attack: line($0.2)))
    }
    let keys = keys(3_000, teams: teams.count, seed: 74)
    #expect(zip(keys, scores(keys, teams)).allSatisfy { slowScore($0, teams) == $1 })
  }

  @Test func skillsAboveTenPlayAsTheRulesTellThem() {
    let seed: UInt64 = 79
    var random = SplitMix64(seed: seed)
    let lineUps = (0..<12).map { team in
      let most = [12, 40, 99, 9_999, 1_000_000][team % 5]
      func line(_ count: Int) -> [String] {
        (0..<count).map { _ in "\(random.integer(in: 1...Int64(most)))" }
      }
      return LineUp(keeper: line(1)[0], defence: line(4), midfield: line(3), attack: line(3))
    }
    let teams = lineUps.map { TeamPowers($0) }
    let keys = keys(600, teams: teams.count, seed: seed)
    for (key, score) in zip(keys, scores(keys, teams)) {
      var plain = PlainMatch(home: lineUps[key.home - 1], away: lineUps[key.away - 1], random: key.random)
      plain.play()
      #expect(score == Score(home: plain.teams[0].goals, away: plain.teams[1].goals), "\(key)")
    }
  }

  @Test func anyNumberOfMatchesIsPlayed() {
    let teams = [TeamPowers(.worked), TeamPowers(.worked)]
    for count in 0...9 {
      let keys = keys(count, teams: 2, seed: 75)
      #expect(scores(keys, teams) == keys.map { slowScore($0, teams) })
    }
  }

  @Test func aNumberMeansAFoulOrACardAsTheSharesSay() {
    for number in [0, Foul.lastFoul - 1, Foul.lastFoul, Foul.lastFoul + 1, .max] as [UInt64] {
      #expect((number <= Foul.lastFoul) == (number.multipliedFullWidth(by: 6).high == 0))
    }
    for number in [Foul.lastFreeKick - 1, Foul.lastFreeKick, Foul.lastFreeKick + 1, .max] as [UInt64] {
      #expect((number > Foul.lastFreeKick) == (Foul.drawn(number) != .freeKick))
    }
  }

  /// The margin relies on this: no estimated draw is off by more than 1.68 units, here with a tolerance of 0.01.
  @Test func estimatesAreAsNearAsTheMarginDemands() {
    let seed: UInt64 = 76
    var random = SplitMix64(seed: seed)
    for _ in 0..<50_000 {
      let power = Power(units: random.integer(in: 0...80 * Power.unitsPerOne))
      let thousandths = random.integer(in: 0...270)
      let plays = random.integer(in: 1...90)
      let coefficient = Decay.startingCoefficient + thousandths * Decay.thousandth
      let exact = Decay.battlePower(
        power, fitness: Decay.fitness(power), plays: plays, coefficient: coefficient)
      let decay =
        Estimate.decay(power, coefficient: Decay.startingCoefficient)
        + UInt16(thousandths) * Estimate.decayStep
      let estimate = Estimate.battlePowers(
        .init(repeating: Estimate.power(power)), decay: .init(repeating: decay),
        plays: .init(repeating: UInt16(plays) * Estimate.playStep))
      let number = random.next()
      let draw = Double(Estimate.draw(estimate[3], number)) / 65_536
      let truth =
        Double(number) / 0x1p64 * Double(exact.units) / Double(Estimate.powerUnit)
      #expect(abs(draw - truth) <= 1.69, "seed \(seed): \(power), \(thousandths), \(plays), \(number)")
    }
  }

  @Test func nothingIsAllocatedForAMatch() async {
    await #expect(processExitsWith: .success) {
      let quick = QuickMatches(teams: [TeamPowers(.worked), TeamPowers(.worked)])
      let keys = (1...10_000).map { MatchKey(seed: 77, run: $0, round: 1, home: 1, away: 2) }
      var (before, after) = (0, 0)
      quick.play(keys) { before += $1.home + $1.away }
      useUpMemory()
      // Any allocation from now on crashes.
      quick.play(keys) { after += $1.home + $1.away }
      _exit(after == before ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

/// Keeps the compiler from optimising allocations away.
nonisolated(unsafe) private var lastBlock: UnsafeMutableRawPointer?

/// Takes all memory there is, so that no more can be allocated.
private func useUpMemory() {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  guard setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &none) == 0 else { _exit(EXIT_FAILURE) }
  for size in stride(from: 1 << 20, to: 4_096, by: -4_096) {
    while let block = malloc(size) { lastBlock = block }
  }
  for size in stride(from: 4_096, to: 0, by: -16) { while let block = malloc(size) { lastBlock = block } }
}
