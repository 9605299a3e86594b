import Chance
import Foundation
import Reading
import Search
import Tables
import Testing

@testable import Analysis
@testable import Selection

/// Squads whose files name slots, checked against every possible lineup.
struct NamedSlotsTests {
  /// A lineup of six players: who is on the bench, in order, and who is captain and vice-captain.
  private struct Lineup {
    let bench: [Int]
    let captain: Int
    let vice: Int

    func plays(_ player: Int) -> Bool { !bench.contains(player) }

    func allows(_ slot: NamedSlot, _ player: Int) -> Bool {
      switch slot {
      case .captain: captain == player
      case .viceCaptain: vice == player
      case .playing, .role: plays(player)
      case .bench(let place): bench[place - 1] == player
      }
    }
  }

  private static let lineups: [Lineup] = {
    var all: [Lineup] = []
    for first in 0..<6 {
      for second in 0..<6 where second != first {
        let playing = (0..<6).filter { $0 != first && $0 != second }
        for captain in playing {
          for vice in playing where vice != captain {
            all.append(Lineup(bench: [first, second], captain: captain, vice: vice))
          }
        }
      }
    }
    return all
  }()

  /// Whether the players can fill the two roles, with a number of players within `counts` in each.
  private func canFillRoles(_ players: [Int], _ masks: [Int], _ counts: ClosedRange<Int>) -> Bool {
    (0..<(1 << players.count)).contains { choice in
      let inFirst = players.indices.filter { choice >> $0 & 1 == 1 }
      let areFit = players.indices.allSatisfy {
        masks[players[$0]] >> (inFirst.contains($0) ? 0 : 1) & 1 == 1
      }
      return areFit && counts.contains(inFirst.count) && counts.contains(players.count - inFirst.count)
    }
  }

  private func rules(_ random: inout SplitMix64) -> (rules: Rules, vice: Int, bench: [Int]) {
    var rules = Rules(name: "six", size: 6, budget: DecimalNumber(mantissa: 99, places: 0), skillRange: .any)
    rules.roles = [RoleRule("A", 2...4), RoleRule("B", 2...4)]
    rules.lineup = LineupRule(
      size: 4, roles: [.init(name: "A", count: 1...3), .init(name: "B", count: 1...3)])
    let vice = [10, 15][Int(random.integer(in: 0...1))]
    rules.captain = Captain(
      times: DecimalNumber(mantissa: 2, places: 0),
      vice: vice == 10 ? .zero : DecimalNumber(mantissa: 15, places: 1))
    let bench = [[0, 0], [5, 1], [3, 3]][Int(random.integer(in: 0...2))]
    rules.bench.order = bench.map { DecimalNumber(mantissa: Int128($0), places: 1) }
    return (rules, vice, bench)
  }

  private func slots(_ random: inout SplitMix64) -> [Int: NamedSlot] {
    var slots: [Int: NamedSlot] = [:]
    for slot in [NamedSlot.captain, .viceCaptain, .bench(1), .bench(2), .playing, .role(0), .role(1)]
    where random.integer(in: 0...2) == 0 {
      let player = Int(random.integer(in: 0...5))
      if slots[player] == nil { slots[player] = slot }
    }
    return slots
  }

  @Test func theLineupIsTheBestThatTheFileAllows() throws {
    var random = SplitMix64(seed: 170)
    var refused = 0
    for round in 0..<400 {
      let (rules, vice, bench) = rules(&random)
      let skills = (0..<6).map { _ in Int(random.integer(in: 0...6)) }
      let masks = (0..<6).map { _ in [1, 2, 3][Int(random.integer(in: 0...2))] }
      let text = zip(skills, masks).enumerated().map { index, player in
        "P\(index),\(player.0),1,\(["A", "B", "A/B"][player.1 - 1])\n"
      }
      let ruled = RuledPool(
        try pool("name,skill,cost,role\n" + text.joined(), rules), under: rules, file: "p")
      guard canFillRoles(Array(0..<6), masks, 2...4) else { continue }
      let slots = slots(&random)
      let own = masks.indices.map { player -> Int in
        if case .role(let role)? = slots[player] { masks[player] & 1 << role } else { masks[player] }
      }
      let possible = Self.lineups.filter { lineup in
        slots.allSatisfy { lineup.allows($0.value, $0.key) } && canFillRoles(Array(0..<6), own, 2...4)
          && canFillRoles((0..<6).filter(lineup.plays), own, 1...3)
      }
      func total(_ lineup: Lineup) -> Int {
        (0..<6).reduce(0) { sum, player in
          let place = lineup.bench.firstIndex(of: player)
          let times =
            place.map { bench[$0] } ?? (lineup.captain == player ? 20 : lineup.vice == player ? vice : 10)
          return sum + skills[player] * times
        }
      }
      let problem = Problem(ruled.pool, ruled: ruled, under: rules)
      do throws(BrokenRule) {
        let found = try ruled.bestLineup(of: Array(0..<6), in: problem, slots: slots, limits: Limits())
        guard let linedUp = found else { continue }
        let best = possible.map(total).max()
        let unit = DecimalNumber(mantissa: linedUp.skill, places: ruled.pool.skills.places)
        #expect(unit.units(places: 1) == best.map { Int128($0) }, "round \(round): \(text) \(slots)")
        let named = Lineup(
          bench: [1, 2].compactMap { place in linedUp.members.first { $0.bench == place }?.player },
          captain: linedUp.members.first(where: \.isCaptain)?.player ?? -1,
          vice: linedUp.members.first(where: \.isViceCaptain)?.player ?? -1)
        #expect(
          slots.allSatisfy { named.allows($0.value, $0.key) } && total(named) == best,
          "round \(round): \(slots)")
      } catch {
        #expect(possible.isEmpty, "round \(round): \(error) \(text) \(slots)")
        refused += 1
      }
    }
    #expect(refused > 20)
  }

  private func pool(_ text: String, _ rules: Rules) throws -> Pool {
    let path = NSTemporaryDirectory() + "squad-slots-\(UUID().uuidString).csv"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var request = PoolRequest(path: path, skillRange: .any)
    request.finerUnits = FinerUnits(for: rules)
    return try readPool(request).pool
  }
}
