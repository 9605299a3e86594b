import Chance
import Testing

@testable import Search

struct SlotsTests {
  /// Whether some choice of a kind for every player fills all slots.
  private func canBePlaced(
    _ players: ArraySlice<UInt64>, _ bounds: [ClosedRange<Int>], _ counts: [Int]
  ) -> Bool {
    guard let player = players.first else { return zip(bounds, counts).allSatisfy { $0.contains($1) } }
    return bounds.indices.contains { kind in
      var counts = counts
      counts[kind] += 1
      return player >> UInt64(kind) & 1 == 1 && canBePlaced(players.dropFirst(), bounds, counts)
    }
  }

  @Test func admitsTheTeamsThatCanBePlaced() {
    var random = SplitMix64(seed: 21)
    var placed = 0
    for number in 0..<3_000 {
      let quotas = (0..<Int(random.integer(in: 1...4))).map { _ -> ClosedRange<Int> in
        let least = Int(random.integer(in: 0...2))
        return least...(least + Int(random.integer(in: 0...2)))
      }
      let size = quotas.reduce(0) { $0 + $1.lowerBound } + Int(random.integer(in: -1...2))
      guard size >= 0 else { continue }
      let slots = Slots(quotas, size: size)
      let players = (0..<size).map { _ in
        slots.kinds(forRoles: UInt32(random.integer(in: 1...15)))
      }
      let expected = canBePlaced(players[...], quotas, quotas.map { _ in 0 })
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
