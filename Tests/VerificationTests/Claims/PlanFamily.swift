import Analysis
import Chance
import Search
import Selection
import Tables

@testable import Reading
@testable import Snapshots
@testable import Verification

extension FamilyTests {
  static let plans = Family(
    name: "transfers and the best plans", unverifiablePlaces: ["bestTeam", "topList"],
    verify: { content, sample in
      guard let best = content[BestContent.self], let plan = best.plan, let week = Week(of: sample) else {
        return []
      }
      return week.findings(about: plan) + (best.list.map { week.findings(about: $0) } ?? [])
    }
  ) { sample, random in
    guard let week = Week(of: sample) else { return nil }
    var content = BestContent(sample.record)
    content.plan = week.plan
    content.list = week.list(
      TopListRecord(
        asked: Int(random.integer(in: 1...8)), onlyBestSkill: random.integer(in: 0...2) == 0,
        different: sample.different(&random), complete: true))
    return Content(content)
  }

  static let chips = Family(
    name: "chips", unverifiablePlaces: ["bestTeam", "transfers", "bestTransfers", "owned", "chips.#"],
    verify: { content, sample in
      guard let best = content[BestContent.self], let plan = best.plan, let week = Week(of: sample) else {
        return []
      }
      return (plan.chips ?? []).enumerated().flatMap { number, chip in
        week.findings(about: chip, at: "chips.\(number)", beside: plan)
      }
    }
  ) { sample, _ in
    guard let week = Week(of: sample), var plan = week.plan, let net = plan.bestNet else { return nil }
    plan.chips = ChipRecord.Chip.allCases.compactMap { chip in
      week.playing(chip)?.plan?.bestNet.map { other in
        ChipRecord(chip, gain: ExactDecimal(other.number.subtracting(net.number)!))
      }
    }
    var content = BestContent(sample.record)
    content.plan = plan
    return Content(content)
  }
}

/// A week's transfers from a random squad, and what a command would write about them.
private struct Week {
  let sample: FamilyTests.Sample
  let squad: OwnedSquad
  let pool: Pool
  var rules: Rules
  var free: Int
  let hit: DecimalNumber
  var least = 0
  var most: Int

  /// The week of a sample: the same whenever it is asked for; `nil` if there are too few players.
  init?(of sample: FamilyTests.Sample) {
    var random = SplitMix64(seed: 0xFA_0001).stream(sample.number)
    func some(_ upTo: Int64) -> Int { Int(random.integer(in: 0...upTo)) }
    self.sample = sample
    let players = sample.picked(&random)
    guard players.count == sample.rules.size else { return nil }
    let entries = TeamFile(path: "squad.csv", holding: players, of: sample.pool).entries.map { entry in
      var entry = entry
      if some(2) == 0 { entry.sell = "\(DecimalNumber(mantissa: Int128(some(30)), places: 1))" }
      return entry
    }
    let file = TeamFile(path: "squad.csv", picks: entries, byteCount: 0)
    let team = ManualTeam(file, in: sample.pool, finder: PlayerFinder(sample.pool))
    let bank = DecimalNumber(mantissa: Int128(some(60)), places: 1)
    guard
      let squad = try? OwnedSquad(
        file, team, of: sample.pool, bank: bank, size: sample.rules.size, leavesOutUnknown: false),
      let repriced = squad.repriced(sample.pool), let budget = squad.budget
    else { return nil }
    (self.squad, pool, rules) = (squad, repriced, sample.rules)
    rules.budget = budget
    (free, hit) = (some(2), DecimalNumber(mantissa: Int128(some(4)), places: 0))
    most = min(sample.rules.size, 1 + some(3))
  }

  /// The week in which a chip is played; `nil` if the rules do not have it.
  func playing(_ chip: ChipRecord.Chip) -> Week? {
    var week = self
    switch chip {
    case .wildcard, .freeHit: (week.free, week.least, week.most) = (.max, rules.size, rules.size)
    case .benchBoost:
      guard rules.lineup != nil else { return nil }
      week.rules.countWholeBench()
    case .tripleCaptain:
      guard let times = rules.captain?.times else { return nil }
      week.rules.captain?.times = max(times, DecimalNumber(mantissa: 3, places: 0))
    }
    return week
  }

  /// The pool under the rules, with so many transfers.
  private func ruled(_ transfers: ClosedRange<Int>) -> RuledPool {
    RuledPool(pool, under: squad.rules(rules, buying: transfers, from: pool), file: "random.csv")
  }

  private func problem(_ transfers: ClosedRange<Int>) -> Problem {
    let ruled = ruled(transfers)
    return Problem(pool, ruled: ruled, under: ruled.rules)
  }

  private func verifier(_ transfers: ClosedRange<Int>) -> TeamVerifier {
    TeamVerifier(ruled(transfers), meter: FamilyTests.meter)
  }

  private func row(of count: Int, _ team: ListedTeam) -> TransferRecord {
    TransferRecord(
      transfers: count, team.rows, skill: ExactDecimal(team.skill, places: pool.skills.places),
      cost: ExactDecimal(team.cost, places: pool.costs.places), from: squad, of: pool, free: free, hit: hit,
      budget: rules.budget)
  }

  private var owned: OwnedRecord { OwnedRecord(squad, of: pool, free: free, hit: hit, complete: true) }

  // MARK: What the search finds

  /// The table of transfers.
  var plan: TransferPlanRecord? {
    let rows = (least...most).map { count in
      let found = problem(0...count).bestTeam(countsTies: false)
      return found.status == .proved ? row(of: count, ListedTeam(found)) : TransferRecord(transfers: count)
    }
    return TransferPlanRecord(rows, from: owned)
  }

  /// The best plans: of all plans in order, each that differs enough from those taken before it.
  func list(_ asked: TopListRecord) -> TopTeamsRecord? {
    var all: [TopTeamRecord] = []
    for count in 0...most {
      let found = problem(count...count).bestTeams(count: 2_000, differingBy: min(asked.different, 1))
      guard found.isComplete, found.hasMore == false else { return nil }
      all += found.teams.map { team in
        let ruled = ruled(count...count)
        var plan = TopTeamRecord(rank: 0, team.rows, of: pool)
        plan.place(team.rows, linedUp: ruled.linedUp(team), in: ruled)
        plan.note(row(of: count, team))
        return plan
      }
    }
    all.sort { $0.stands(before: $1) }
    var listed: [TopTeamRecord] = []
    for plan in all where listed.count < asked.asked {
      guard !asked.onlyBestSkill || plan.net == all[0].net else { break }
      let rows = Set(plan.players.map(\.row))
      guard
        listed.allSatisfy({ earlier in
          asked.different < 2
            || rows.subtracting(earlier.players.map(\.row)).count >= asked.different
        })
      else { continue }
      listed.append(plan)
      listed[listed.count - 1].rank = listed.count
    }
    return TopTeamsRecord(listed, asked)
  }

  // MARK: What is verified

  func findings(about plan: TransferPlanRecord) -> [Finding] {
    var owned = owned
    owned.complete = plan.transfers.count == most + 1
    return verifyPlan(plan, of: owned, from: squad, TransferHits(free: free, hit: hit)) { verifier(0...$0) }
  }

  func findings(about list: TopTeamsRecord) -> [Finding] {
    verifyPlans(
      list.topTeams, asked: list.topList, from: squad, TransferHits(free: free, hit: hit),
      (0...most).map { verifier($0...$0) })
  }

  func findings(about chip: ChipRecord, at path: String, beside plan: TransferPlanRecord) -> [Finding] {
    guard let played = playing(chip.chip) else { return [] }
    let counts = played.least...played.most
    return verifyChip(
      chip, at: path, beside: plan.bestNet, TransferHits(free: played.free, hit: played.hit),
      counts.map { ($0, played.verifier(0...$0)) })
  }
}
