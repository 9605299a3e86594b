import Analysis
import Chance
import Reading
import Search
import Selection
import Snapshots
import Tables
import Testing

@testable import Verification

/// Rules with captains, benches and slots with multipliers: the search, the census and a brute force based on the rules
/// alone agree.
struct DutyClaimsTests {
  private func forEachPool(
    _ seed: UInt64, _ count: Int, _ body: (RuledPool, String) throws -> Void
  ) rethrows {
    for number in 0..<count {
      var random = SplitMix64(seed: seed).stream(UInt64(number))
      try body(
        RandomPool(&random, isPlain: number % 2 == 0, hasDuties: true).ruled, "seed \(seed), number \(number)"
      )
    }
  }

  @Test(arguments: 0..<6)
  func theSearchFindsWhatBruteForceFinds(seed: UInt64) throws {
    forEachPool(seed &+ 4_000, 60) { ruled, comment in
      let answer = Problem(ruled.pool, ruled: ruled, under: ruled.rules).bestTeam()
      let slow = LineupBruteForce(ruled).best
      #expect(answer.rows.isEmpty == (slow == nil), "\(comment): \(ruled.rules)")
      guard let slow, !answer.rows.isEmpty else { return }
      #expect(answer.skill == slow.skill && answer.cost == slow.cost, "\(comment): \(ruled.rules)")
      let linedUp = try? LinedUpTeam(answer.rows, duties: answer.duties, of: ruled)
      #expect(linedUp?.skill == answer.skill && linedUp?.cost == answer.cost, "\(comment): \(ruled.rules)")
    }
  }

  @Test(arguments: 0..<6)
  func theCensusCountsWhatItsBruteForceCounts(seed: UInt64) throws {
    try forEachPool(seed &+ 5_000, 60) { ruled, comment in
      let pool = CensusPool(ruled)
      let question = CensusQuestion(within: pool.budget, seed % 2 == 0 ? .all : .counts)
      guard let required = pool.required(by: question) else { return }
      let others = pool.others(for: question, beside: required)
      var slow = BruteForceCensus(pool, question, required: required, others: others)
      var fast = DynamicCensus(
        pool, question, required: required, others: others, price: RestBounds.Price(), stride: 2)
      var meter = WorkMeter(limit: 20_000_000)
      let found = try fast.run(&meter).totals
      #expect(found == slow.run().totals, "\(comment): \(ruled.rules)")
    }
  }

  @Test(arguments: 0..<6)
  func theBestTeamIsProvedAgainAndAnotherCaptainIsFound(seed: UInt64) throws {
    try forEachPool(seed &+ 6_000, 40) { ruled, comment in
      let problem = Problem(ruled.pool, ruled: ruled, under: ruled.rules)
      let answer = problem.bestTeam()
      guard answer.status == .proved else { return }
      let reading = PoolReading(pool: ruled.pool, quality: DataQuality(), files: [])
      var record = BestTeamRecord(answer, of: reading, rules: ruled.rules, stoppedBy: nil)
      record.lineUp(try LinedUpTeam(answer.rows, duties: answer.duties, of: ruled), in: ruled)
      record.compare(with: problem.budgetNeighbours(of: answer), of: answer, in: ruled.pool)
      #expect(
        outcome(of: record, in: ruled) == .allTrue,
        "\(comment): \(ruled.rules) \(findings(of: record, in: ruled))")
      guard let captain = record.players.firstIndex(where: { $0.captain == true }), record.players.count > 1
      else { return }
      var changed = record
      changed.players[captain].captain = nil
      changed.players[captain == 0 ? 1 : 0].captain = true
      #expect(outcome(of: changed, in: ruled) == .somethingDiffers, "\(comment): \(ruled.rules)")
    }
  }

  private func findings(of record: BestTeamRecord, in ruled: RuledPool) -> [Finding] {
    var verifier = TeamVerifier(ruled, meter: WorkMeter(limit: 20_000_000))
    verifier.verify(record, at: "bestTeam", neighbours: true)
    return verifier.findings
  }

  private func outcome(of record: BestTeamRecord, in ruled: RuledPool) -> Outcome {
    Outcome(of: findings(of: record, in: ruled))
  }
}

/// Every team under rules with duties, in every possible lineup, straight from the rules.
private struct LineupBruteForce {
  private let ruled: RuledPool
  private(set) var best: (skill: Int128, cost: Int128)?

  private var rules: Rules { ruled.rules }

  init(_ ruled: RuledPool) {
    self.ruled = ruled
    choose(from: 0, with: [])
  }

  private mutating func choose(from start: Int, with team: [Int]) {
    guard team.count < rules.size else { return lineUp(team) }
    for player in start..<max(start, ruled.pool.count) { choose(from: player + 1, with: team + [player]) }
  }

  private mutating func lineUp(_ team: [Int]) {
    guard ruled.brokenRules(of: team).allSatisfy({ $0.isAboutCost }) else { return }
    if rules.captain == nil, rules.lineup == nil {
      placeInSlots(team, rules.roles.map { _ in [] })
    } else {
      for lineup in Self.subsets(of: team, rules.lineup?.size ?? rules.size) where canPlay(lineup) {
        nameCaptain(of: lineup, beside: team.filter { !lineup.contains($0) })
      }
    }
  }

  private func fits(_ player: Int, _ role: Int) -> Bool {
    ruled.eligibility.masks[player] >> UInt64(role) & 1 == 1
  }

  private mutating func placeInSlots(_ team: [Int], _ slots: [[Int]]) {
    guard let player = team.first else {
      guard zip(rules.roles, slots).allSatisfy({ $0.count.contains($1.count) }) else { return }
      var (skill, cost): (Int128, Int128) = (0, 0)
      for (role, players) in zip(rules.roles, slots) {
        for player in players {
          skill += role.skill.of(ruled.pool.skills[player])
          cost += role.cost.of(ruled.pool.costs[player])
        }
      }
      return note(skill, cost)
    }
    for role in slots.indices where fits(player, role) {
      var next = slots
      next[role].append(player)
      placeInSlots(Array(team.dropFirst()), next)
    }
  }

  private func canPlay(_ lineup: [Int]) -> Bool {
    guard let roles = rules.lineup?.roles, !roles.isEmpty else { return true }
    let ranges = rules.roles.map { role in
      roles.first { $0.name == role.name }?.count ?? 0...role.count.upperBound
    }
    func place(_ rest: ArraySlice<Int>, _ counts: [Int]) -> Bool {
      guard let player = rest.first else { return zip(ranges, counts).allSatisfy { $0.contains($1) } }
      return ranges.indices.contains { role in
        guard fits(player, role) else { return false }
        var next = counts
        next[role] += 1
        return place(rest.dropFirst(), next)
      }
    }
    return place(lineup[...], ranges.map { _ in 0 })
  }

  private mutating func nameCaptain(of lineup: [Int], beside bench: [Int]) {
    let plain = lineup.reduce(Int128(0)) { $0 + ruled.pool.skills[$1] }
    for order in Self.orders(of: bench) {
      guard let weights = weights(of: order) else { continue }
      let benched = zip(order, weights).reduce(Int128(0)) { $0 + $1.1.of(ruled.pool.skills[$1.0]) }
      let cost = (lineup + bench).reduce(Int128(0)) { $0 + ruled.pool.costs[$1] }
      guard let captain = rules.captain else {
        note(plain + benched, cost)
        continue
      }
      for first in lineup {
        for second in lineup.count == 1 ? [first] : lineup.filter({ $0 != first }) {
          let extra = captain.times.of(ruled.pool.skills[first]) - ruled.pool.skills[first]
          let vice =
            lineup.count == 1
            ? 0 : captain.viceTimes.of(ruled.pool.skills[second]) - ruled.pool.skills[second]
          note(plain + benched + extra + vice, cost)
        }
      }
    }
  }

  /// What the players on the bench count in this order; `nil` if a player is not allowed in that place.
  private func weights(of order: [Int]) -> [DecimalNumber]? {
    var places: [(role: Int?, weight: DecimalNumber)] = []
    for own in rules.bench.roles {
      let role = rules.roles.firstIndex { $0.name == own.role } ?? 0
      places.append((role, own.weight))
    }
    let keyed = Set(places.compactMap(\.role))
    while places.count < order.count {
      let index = places.count - keyed.count
      places.append((nil, index < rules.bench.order.count ? rules.bench.order[index] : .zero))
    }
    for (player, place) in zip(order, places) {
      let roles = rules.roles.indices.filter { fits(player, $0) }
      let isFit = place.role.map(roles.contains) ?? (keyed.isEmpty || roles.contains { !keyed.contains($0) })
      if !isFit { return nil }
    }
    return places.map(\.weight)
  }

  private mutating func note(_ skill: Int128, _ cost: Int128) {
    let places = ruled.pool.costs.places
    guard cost <= rules.budget.unitsRoundedDown(places: places),
      cost >= rules.leastCost?.unitsRoundedUp(places: places) ?? cost
    else { return }
    if let best, (best.skill, -best.cost) >= (skill, -cost) { return }
    best = (skill, cost)
  }

  private static func subsets(of team: [Int], _ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard let first = team.first else { return [] }
    let rest = Array(team.dropFirst())
    return subsets(of: rest, count - 1).map { [first] + $0 } + subsets(of: rest, count)
  }

  private static func orders(of team: [Int]) -> [[Int]] {
    guard !team.isEmpty else { return [[]] }
    return team.flatMap { first in orders(of: team.filter { $0 != first }).map { [first] + $0 } }
  }
}
