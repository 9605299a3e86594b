import Testing

@testable import Tournament

struct TeamPowersTests {
  private func hundredths(_ power: Power) -> Double {
    Double(power.units) / Double(Power.unitsPerHundredth)
  }

  @Test func theWorkedExampleOfTheRules() {
    let powers = TeamPowers(.worked)
    func power(_ position: Position) -> Double {
      hundredths(powers.power(of: position, players: powers.players(in: position), midfielders: 3))
    }
    #expect(power(.midfield) == 1_065)
    #expect(power(.defence) == 1_652)
    #expect(power(.attack) == 1_609)
    #expect(power(.keeper) == 5_656)
  }

  @Test func whoIsSentOffIsTheLastOfTheLine() {
    let powers = TeamPowers(.worked)
    // (7.00 + 7.36 + 7.26) / 3 = 7.2066… → 7.21, and 3, and 5.33.
    #expect(hundredths(powers.power(of: .defence, players: 3, midfielders: 3)) == 1_554)
    // (7.47 + 7.77) / 2 + 2 = 9.62; half of it is 4.81.
    #expect(hundredths(powers.power(of: .midfield, players: 2, midfielders: 2)) == 962)
    #expect(hundredths(powers.power(of: .attack, players: 3, midfielders: 2)) == 1_557)
    // Empty lines have no power but the support of others.
    #expect(hundredths(powers.power(of: .midfield, players: 0, midfielders: 0)) == 0)
    #expect(hundredths(powers.power(of: .attack, players: 0, midfielders: 3)) == 533)
    #expect(hundredths(powers.power(of: .defence, players: 0, midfielders: 0)) == 0)
  }

  @Test func halvesAreRoundedAwayFromZero() {
    let lineUp = LineUp(
      keeper: "7.0625", defence: ["7.005"], midfield: ["7.11", "7.12"], attack: ["7.004999"])
    let powers = TeamPowers(lineUp)
    #expect(powers.keeper == Power(hundredths: 5_650))
    #expect(hundredths(powers.power(of: .midfield, players: 2, midfielders: 2)) == 912)
    #expect(hundredths(powers.power(of: .defence, players: 1, midfielders: 2)) == 701 + 100 + 456)
    #expect(hundredths(powers.power(of: .attack, players: 1, midfielders: 2)) == 700 + 100 + 456)
    let odd = TeamPowers(LineUp(keeper: "1", defence: ["1"], midfield: ["7.03"], attack: ["1"]))
    #expect(hundredths(odd.power(of: .attack, players: 1, midfielders: 1)) == 200 + 402)
  }

  @Test func aKeepersSkillCountsWithEightDecimals() {
    let exact = TeamPowers(LineUp(keeper: "7.12345678", defence: ["1"], midfield: ["1"], attack: ["1"]))
    #expect(exact.keeper.units == 56_987_654_240_000)
    let rounded = TeamPowers(
      LineUp(keeper: "7.123456775", defence: ["1"], midfield: ["1"], attack: ["1"]))
    #expect(rounded.keeper == exact.keeper)
    #expect(Decay.fitness(exact.keeper) * Decay.fitnessDivisor == exact.keeper.units)
  }

  @Test func decayIsThatOfTheRules() {
    let defence = Power(hundredths: 1_652)
    func decay(_ plays: Int64, _ coefficient: Int64 = Decay.startingCoefficient) -> Int64 {
      let battle = Decay.battlePower(
        defence, fitness: Decay.fitness(defence), plays: plays, coefficient: coefficient)
      return (defence.units - battle.units) / 1_000_000
    }
    #expect(decay(1) == 23_348)
    #expect(decay(30) == 700_440)
    #expect(decay(1, Decay.startingCoefficient + Foul.red.penalty) == 26_348)
    #expect([Foul.freeKick, .yellow, .red].map { $0.penalty / Decay.thousandth } == [1, 2, 3])
  }

  @Test func neitherDecayNorBattlePowerIsNegative() {
    // A position with a power of more than 250 does not tire; none of the lineups in the rules comes near it.
    let strong = Power(hundredths: 30_000)
    #expect(
      Decay.battlePower(
        strong, fitness: Decay.fitness(strong), plays: 90, coefficient: Decay.startingCoefficient) == strong)
    let weak = Power(hundredths: 1)
    #expect(
      Decay.battlePower(
        weak, fitness: Decay.fitness(weak), plays: 90, coefficient: Decay.startingCoefficient) == .none)
  }
}
