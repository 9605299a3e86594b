import Chance
import PoolSamples
import Testing

@testable import Selection

/// Who stands where, compared with trying every seat for every player.
struct SeatingTests {
  /// The first seating in the order of players and seats.
  private func firstSeating(
    _ masks: ArraySlice<UInt64>, _ counts: [ClosedRange<Int>], _ taken: [Int]
  ) -> [Int]? {
    guard let mask = masks.first else { return zip(counts, taken).allSatisfy { $0.contains($1) } ? [] : nil }
    for seat in counts.indices where mask >> UInt64(seat) & 1 == 1 {
      var taken = taken
      taken[seat] += 1
      if let rest = firstSeating(masks.dropFirst(), counts, taken) { return [seat] + rest }
    }
    return nil
  }

  private func seating(_ masks: [UInt64], _ counts: [ClosedRange<Int>]) -> [Int]? {
    let seats = counts.enumerated().map { DutyPlan.Seat(name: nil, roles: 1 << UInt64($0), count: $1) }
    return Seating(seats, masks: masks, slots: masks.map { _ in nil })?.seatOf
  }

  @Test func isTheFirstOfAllSeatings() {
    var random = SplitMix64(seed: 21)
    var seated = 0
    for number in 0..<3_000 {
      let counts = (0..<Int(random.integer(in: 1...4))).map { _ -> ClosedRange<Int> in
        let least = Int(random.integer(in: 0...2))
        return least...(least + Int(random.integer(in: 0...2)))
      }
      let size = max(0, counts.reduce(0) { $0 + $1.lowerBound } + Int(random.integer(in: -1...2)))
      let masks = (0..<size).map { _ in UInt64(random.integer(in: 1...15)) }
      let expected = firstSeating(masks[...], counts, counts.map { _ in 0 })
      #expect(seating(masks, counts) == expected, "\(number): \(counts) \(masks)")
      if expected != nil { seated += 1 }
    }
    #expect(seated > 500)
  }

  /// A part of a team leaves places for the others; more players than a team has stand nowhere.
  @Test func aPartOfATeamLeavesPlacesForTheOthers() {
    var rules = Rules(name: "r", size: 3, budget: .zero, skillRange: .any)
    rules.roles = [RoleRule("GK", 0...3), RoleRule("DEF", 2...2)]
    let pool = Pool.sample(
      ["Ann", "Bob", "Cid", "Dan"], skills: [1, 1, 1, 1], roles: ["GK", "GK", "GK/DEF", "DEF"])
    let ruled = RuledPool(pool, under: rules, file: "p.csv")
    #expect(ruled.places(of: []) == [])
    #expect(ruled.places(of: [2, 0]) == ["DEF", "GK"])
    #expect(ruled.places(of: [2, 3]) == ["GK", "DEF"])
    #expect(ruled.places(of: [0, 1]) == nil)
    #expect(ruled.places(of: [2, 0], slots: [2: .role(0)]) == nil)
    #expect(ruled.places(of: [2, 3], slots: [2: .role(1)]) == ["DEF", "DEF"])
    #expect(ruled.places(of: [0, 1, 2, 3]) == nil)
  }
}
