import Chance
import Testing

@testable import Tournament

struct MatchTests {
  private func record(_ home: LineUp, _ away: LineUp, seed: UInt64) -> (MatchRecorder, Score) {
    var recorder = MatchRecorder()
    var match = Match(home: TeamPowers(home), away: TeamPowers(away), random: Xoshiro256(seed: seed))
    let score = match.play(&recorder)
    return (recorder, score)
  }

  @Test func playsAsTheRulesTellIt() {
    let seed: UInt64 = 61
    var random = SplitMix64(seed: seed)
    for number in 0..<4_000 as Range<UInt64> {
      let home = LineUp.odd(&random)
      let away = number.isMultiple(of: 2) ? LineUp.odd(&random) : LineUp.ordinary(&random)
      var plain = PlainMatch(home: home, away: away, random: Xoshiro256(seed: number))
      plain.play()
      let (recorder, score) = record(home, away, seed: number)
      #expect(recorder.events == plain.events, "seed \(seed), match \(number)")
      let draws = recorder.duels.map { duel in
        [duel.holder, duel.challenger].flatMap {
          [Int128($0.power.units), Int128($0.battlePower.units), Int128($0.draw)]
        }
      }
      #expect(draws == plain.draws, "seed \(seed), match \(number)")
      let last = recorder.duels.last
      #expect(
        last.map { [Int128($0.homeCoefficient), Int128($0.awayCoefficient)] }
          == plain.teams.map(\.coefficient))
      for (duel, next) in zip(recorder.duels, recorder.duels.dropFirst()) where next != recorder.duels[45] {
        #expect(duel.ball == next.holder.side && duel.next.holder == next.holder.position)
        #expect(duel.next.challenger == next.challenger.position)
      }
      #expect(score == Score(home: plain.teams[0].goals, away: plain.teams[1].goals))
    }
  }

  @Test func onlyFourSituationsOccur() {
    var random = SplitMix64(seed: 62)
    var pairs: Set<[Position]> = []
    for number in 0..<500 as Range<UInt64> {
      var plain = PlainMatch(
        home: .ordinary(&random), away: .ordinary(&random), random: Xoshiro256(seed: number))
      plain.play()
      pairs.formUnion(plain.pairs)
    }
    let four: Set<[Position]> = [
      [.midfield, .midfield], [.attack, .defence], [.attack, .keeper], [.defence, .attack],
    ]
    #expect(pairs == four)
    #expect(Set(Situation.all.map { [$0.holder, $0.challenger] }) == four)
  }

  @Test func aMatchHasNinetyPlays() {
    for seed in 0..<200 as Range<UInt64> {
      let (recorder, _) = record(.worked, .worked, seed: seed)
      #expect(recorder.events.map(\.minute) == Array(1...90))
    }
  }

  @Test func theHomeTeamKicksOffAndTheVisitorsAfterHalfTime() {
    for seed in 0..<200 as Range<UInt64> {
      let events = record(.worked, .worked, seed: seed).0.events
      // The winner of a first duel without a foul either keeps the ball from the kick-off or takes it.
      for (event, holder) in [(events[0], Side.home), (events[45], .away)] {
        #expect(event.position == .midfield)
        if event.kind == .keepsBall { #expect(event.side == holder) }
        if event.kind == .takesBall { #expect(event.side == holder.opponent) }
      }
    }
  }

  @Test func watchingChangesNothing() {
    for seed in 0..<300 as Range<UInt64> {
      var nobody = NoObserver()
      var match = Match(
        home: TeamPowers(.worked), away: TeamPowers(.worked), random: Xoshiro256(seed: seed))
      #expect(match.play(&nobody) == record(.worked, .worked, seed: seed).1)
    }
  }

  @Test func averageTeamsScoreAsTheRulesForetell() {
    let seed: UInt64 = 63
    var random = SplitMix64(seed: seed)
    let teams = (0..<20).map { _ in LineUp.ordinary(&random) }
    var (goals, home, draws, fouls, yellows, reds) = (0, 0, 0, 0, 0, 0)
    let matches = 6_000
    for number in 0..<matches {
      let (recorder, score) = record(
        teams[number % 20], teams[(number / 20 + number % 20 + 1) % 20], seed: UInt64(number))
      goals += score.home + score.away
      home += score.home
      draws += score.home == score.away ? 1 : 0
      for event in recorder.events {
        guard case .foul(let foul, _) = event.kind else { continue }
        fouls += 1
        yellows += foul == .yellow ? 1 : 0
        reds += foul == .red ? 1 : 0
      }
    }
    func perMatch(_ count: Int) -> Double { Double(count) / Double(matches) }
    #expect((2.7...3.1).contains(perMatch(goals)), "\(perMatch(goals)) goals, seed \(seed)")
    #expect((1.3...1.6).contains(perMatch(home)), "\(perMatch(home)) at home, seed \(seed)")
    #expect((0.20...0.26).contains(perMatch(draws)), "\(perMatch(draws)) draws, seed \(seed)")
    #expect((11.0...12.5).contains(perMatch(fouls)), "\(perMatch(fouls)) fouls, seed \(seed)")
    #expect((0.35...0.55).contains(perMatch(yellows)), "\(perMatch(yellows)) yellow, seed \(seed)")
    #expect((0.17...0.28).contains(perMatch(reds)), "\(perMatch(reds)) red, seed \(seed)")
  }

  @Test func strongerTeamsWinMore() {
    let strong = LineUp(
      keeper: "9", defence: ["9", "9", "9", "9"], midfield: ["9", "9", "9"], attack: ["9", "9", "9"])
    let wins = (0..<500 as Range<UInt64>).count { seed in
      let score = record(strong, .worked, seed: seed).1
      return score.home > score.away
    }
    #expect(wins > 230, "\(wins) of 500")
  }
}
