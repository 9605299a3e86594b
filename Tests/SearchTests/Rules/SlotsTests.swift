import Chance
import Testing

@testable import Search

struct SlotsTests {
  /// Tries every slot for every player.
  private func bruteForcePlacement(
    _ players: ArraySlice<UInt64>, _ bounds: [ClosedRange<Int>], _ counts: [Int]
  ) -> [Int]? {
    guard let player = players.first else {
      return zip(bounds, counts).allSatisfy { $0.contains($1) } ? [] : nil
    }
    for kind in bounds.indices where player >> UInt64(kind) & 1 == 1 {
      var counts = counts
      counts[kind] += 1
      if let rest = bruteForcePlacement(players.dropFirst(), bounds, counts) { return [kind] + rest }
    }
    return nil
  }

  @Test func placesPlayersInTheFirstKindPossible() {
    var random = SplitMix64(seed: 21)
    var placed = 0
    for number in 0..<3_000 {
      let quotas = (0..<Int(random.integer(in: 1...4))).map { _ -> ClosedRange<Int> in
        let least = Int(random.integer(in: 0...2))
        return least...(least + Int(random.integer(in: 0...2)))
      }
      let size = quotas.reduce(0) { $0 + $1.lowerBound } + Int(random.integer(in: -1...2))
      guard size >= 0 else { continue }
      let slots = Slots(.quotas(quotas), size: size)
      let players = (0..<size).map { _ in
        slots.kinds(forRoles: UInt32(random.integer(in: 1...15)))
      }
      let expected = bruteForcePlacement(players[...], quotas, quotas.map { _ in 0 })
      #expect(slots.placement(of: players) == expected, "\(number): \(quotas) \(players)")
      #expect(slots.admit(players) == (expected != nil))
      if expected != nil { placed += 1 }
    }
    #expect(placed > 500)
  }

  @Test func slotsThatAdmitTheSameRolesAreOneKind() {
    let slots = Slots(.each([0b1, 0b10, 0b1, 0b11]), size: 4)
    #expect(slots.bounds == [2...2, 1...1, 1...1])
    #expect(slots.kinds(forRoles: 0b1) == 0b101)
    #expect(slots.kinds(forRoles: 0b10) == 0b110)
    #expect(slots.kinds(forRoles: 0b100) == 0)
    #expect(slots.places(ofKinds: [0, 2, 0, 1]) == [0, 3, 2, 1])
  }

  @Test func anyoneMaySitWhereNoRoleIsAsked() {
    let slots = Slots(.anyone, size: 3)
    #expect(slots.kinds(forRoles: 0) == 1)
    #expect(slots.placement(of: [1, 1, 1]) == [0, 0, 0])
  }

  @Test func aQuotaBeyondAnyTeamPlacesNobody() {
    #expect(!Slots(.quotas([1_000_000_000...2_000_000_000]), size: 1).admit([1]))
    #expect(Slots(.quotas([0...Int.max]), size: 1).admit([1]))
  }
}
