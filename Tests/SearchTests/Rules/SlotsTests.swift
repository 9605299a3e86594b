import Chance
import Testing

@testable import Search

struct SlotsTests {
  @Test func admitsTheTeamsThatCanBePlaced() {
    var random = SplitMix64(seed: 21)
    var placed = 0
    for number in 0..<3_000 {
      let quotas = (0..<Int(random.integer(in: 1...4))).map { _ -> ClosedRange<Int> in
        let least = Int(random.integer(in: 0...2))
        return least...(least + Int(random.integer(in: 0...2)))
      }
      let size = quotas.reduce(0) { $0 + $1.lowerBound } + Int(random.integer(in: -1...2))
      guard size > 0 else { continue }
      let slots = Slots(quotas, size: size)
      let none = Array(repeating: Int64(0), count: size)
      var team = Problem(skills: .narrow(none), costs: .narrow(none), size: size, budget: 0)
      team.roles = none.map { _ in UInt32(random.integer(in: 1...15)) }
      team.slots = quotas
      let players = team.roles.map { slots.kinds(forRoles: $0) }
      let expected = bruteForceBestTeam(team).status == .proved
      #expect(slots.admit(players) == expected, "\(number): \(quotas) \(players)")
      if expected { placed += 1 }
    }
    #expect(placed > 500)
  }

  @Test func anyoneMaySitWhereNoRoleIsAsked() {
    let slots = Slots([], size: 3)
    #expect(slots.kinds(forRoles: 0) == 1)
    #expect(slots.admit([1, 1, 1]) && !slots.admit([1, 1, 1, 1]))
  }

  @Test func aQuotaBeyondAnyTeamPlacesNobody() {
    #expect(!Slots([1_000_000_000...2_000_000_000], size: 1).admit([1]))
    #expect(Slots([0...Int.max], size: 1).admit([1]))
  }
}
