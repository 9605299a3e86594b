import Tables
import Testing

@testable import Tournament

struct FormationTests {
  @Test func aFormationBeginsWithTheKeeper() throws {
    let formation = try #require(Formation("1-1-2-1"))
    #expect(formation.players == 5)
    #expect(formation.positions == [.keeper, .defence, .midfield, .midfield, .attack])
    for wrong in ["4-3-3", "2-4-3-3", "1-0-3-3", "1-4-3", "1-4-3-3-1", "1-a-3-3", "", "1--1-1"] {
      #expect(Formation(wrong) == nil, "\(wrong)")
    }
  }

  @Test func aTeamWithoutALineCannotPlay() {
    #expect(LineUp.worked.flaw == nil)
    var lineUp = LineUp.worked
    lineUp.players.removeAll { $0.position == .attack }
    #expect(lineUp.flaw == "no attacker")
    lineUp.players.removeFirst()
    #expect(lineUp.flaw == "no keeper")
  }

  @Test func skillsBeyondTenAreScaledByTheLargest() {
    func scaled(_ units: Int128, places: Int = 1, _ range: ClosedRange<Int128>) -> DecimalNumber {
      LineUpPlayer.scaledSkill(units, places: places, within: range)
    }
    #expect(scaled(75, 10...100) == skill("7.5"))
    #expect(scaled(75, 10...150) == skill("5"))
    #expect(scaled(150, 10...150) == skill("10"))
    #expect(scaled(1, 0...3) == skill("3.3333"))
    #expect(scaled(-5, -5...100) == skill("0.0001"))
    #expect(scaled(0, 0...0) == skill("0.0001"))
  }
}
