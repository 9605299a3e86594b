import Testing

@testable import Tournament

struct MatchSideTests {
  private func thousandths(_ power: Power) -> Double {
    Double(power.units) / Double(Power.unitsPerThousandth)
  }

  @Test func everySecondYellowCardOfAPositionRemovesItsLastPlayer() {
    var side = MatchSide(TeamPowers(.worked))
    var results: [Bool] = []
    for _ in 0..<4 { results.append(side.commit(.yellow, at: .defence)) }
    #expect(results == [false, true, false, true])
    // A yellow card for one position does not count for another.
    let isOff = side.commit(.yellow, at: .attack)
    #expect(!isOff)
    side.enterDuel(at: .defence)
    // (7.00 + 7.36) / 2 = 7.18, and 2, and 5.33 = 14.51; less 0.025 - 0.001451.
    #expect(thousandths(side.battlePower(at: .defence)) == 14_486.451)
  }

  @Test func aRedCardRemovesAPlayerAtOnceAndAFreeKickNobody() {
    var side = MatchSide(TeamPowers(.worked))
    var results: [Bool] = []
    for foul in [Foul.freeKick, .red, .red, .red, .red] { results.append(side.commit(foul, at: .attack)) }
    // At the end no player is left to be sent off.
    #expect(results == [false, true, true, true, false])
    side.enterDuel(at: .attack)
    #expect(thousandths(side.battlePower(at: .attack)) == 5_305.533)
  }

  @Test func aFoulTiresTheTeamThatReceivesIt() {
    var side = MatchSide(TeamPowers(.worked))
    side.enterDuel(at: .defence)
    #expect(thousandths(side.battlePower(at: .defence)) == 16_520 - 23.348)
    side.receive(.freeKick)
    side.receive(.yellow)
    side.receive(.red)
    #expect(thousandths(side.battlePower(at: .defence)) == 16_520 - 29.348)
  }

  @Test func theMidfieldHelpsDefenceAndAttackAndTires() {
    var side = MatchSide(TeamPowers(.worked))
    for position in [Position.defence, .attack, .keeper] { side.enterDuel(at: position) }
    // Midfield 10.65: two plays so far at 0.025 - 0.001065 each.
    #expect(thousandths(side.battlePower(at: .midfield)) == 10_650 - 47.87)
    // The keeper has played once, at 0.025 - 0.005656.
    #expect(thousandths(side.battlePower(at: .keeper)) == 56_560 - 19.344)
  }
}
