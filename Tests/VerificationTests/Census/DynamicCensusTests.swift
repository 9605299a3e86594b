import Chance
import Tables
import Testing

@testable import Selection
@testable import Verification

struct DynamicCensusTests {
  /// The totals of brute force, reduced to what a census with this detail keeps.
  private func expected(_ all: [CensusTotal], _ detail: CensusQuestion.Detail, hasLeastCost: Bool)
    -> [CensusTotal]
  {
    switch detail {
    case .all: all
    case .cheapest where !hasLeastCost: all.first.map { [$0] } ?? []
    case .best, .cheapest, .counts:
      all.filter { total in
        !all.contains {
          $0.skill > total.skill && (hasLeastCost ? $0.cost == total.cost : $0.cost <= total.cost)
        }
      }
    }
  }

  @Test(arguments: 0..<8)
  func itFindsWhatBruteForceFinds(seed: UInt64) throws {
    for number in 0..<250 {
      var random = SplitMix64(seed: seed).stream(UInt64(number))
      let pool = CensusPool(RandomPool(&random, isPlain: number % 5 == 0).ruled)
      let details: [CensusQuestion.Detail] = [.best, .all, .cheapest, .counts]
      let detail = details[number % 4]
      var question = CensusQuestion(within: pool.budget, detail)
      func player() -> Int { Int(random.integer(in: 0...Int64(pool.count - 1))) }
      if number % 3 == 0 { question.required = [player()] }
      if number % 6 == 0 { question.required.append(player()) }
      if number % 7 == 0 { question.forbidden = [player()] }
      if number % 11 == 0 { question.firstOther = player() }
      if number % 13 == 0 { question.free = player() }
      if number % 17 == 0 { question.mostCost = .max }
      if [.best, .all].contains(detail), number % 2 == 0 {
        question.leastSkill = random.integer(in: 0...2) == 0 ? pool.leastSkill : (pool.mostSkill * 2) / 3
      }
      guard let required = pool.required(by: question) else { continue }
      let others = pool.others(for: question, beside: required)
      var slow = BruteForceCensus(pool, question, required: required, others: others)
      let all = slow.run().totals
      let price = RestBounds.Price.tight(
        for: question, in: pool, mostCost: min(question.mostCost, pool.highestCost))
      var fast = DynamicCensus(
        pool, question, required: required, others: others, price: price,
        stride: 1 + number % 4)
      var meter = WorkMeter(limit: 10_000_000)
      let found = try fast.run(&meter).totals
      let wanted = expected(all, detail, hasLeastCost: pool.leastCost(for: question) != nil)
      if detail == .cheapest {
        #expect(found.first?.cost == wanted.first?.cost, "seed \(seed), number \(number)")
        #expect(found.isEmpty == wanted.isEmpty, "seed \(seed), number \(number)")
      } else {
        #expect(found == wanted, "seed \(seed), number \(number)")
      }
    }
  }

  @Test(arguments: 0..<4)
  func itCountsTheTeamsBeforeATeam(seed: UInt64) throws {
    for number in 0..<80 {
      var random = SplitMix64(seed: seed &+ 900).stream(UInt64(number))
      let pool = CensusPool(RandomPool(&random, isPlain: number % 3 == 0).ruled)
      let legal = legalTeams(of: pool)
      guard let team = legal.randomElement(using: &random) else { continue }
      let totals = Team(team, of: pool.ruled.pool)
      let same = legal.filter { Team($0, of: pool.ruled.pool).isLike(totals) }
      var taker = CensusTaker(pool, meter: WorkMeter(limit: 10_000_000))
      let before = try taker.teamsBefore(
        team, skill: totals.skill, cost: totals.cost, among: UInt128(same.count))
      #expect(before == UInt128(same.firstIndex(of: team) ?? -1), "seed \(seed), number \(number)")
    }
  }

  /// Every dictionary has its own order; the same question still takes the same number of steps.
  @Test func aCensusTakesTheSameStepsAgain() throws {
    for number in 0..<60 {
      var random = SplitMix64(seed: 77).stream(UInt64(number))
      let pool = CensusPool(RandomPool(&random, hasDuties: true).ruled)
      let question = CensusQuestion(within: pool.budget, leastSkill: pool.mostSkill / 2, .best)
      guard let required = pool.required(by: question) else { continue }
      let runs = try (0..<4).map { _ in
        var census = DynamicCensus(
          pool, question, required: required, others: pool.others(for: question, beside: required),
          price: RestBounds.Price(), stride: 3)
        var meter = WorkMeter(limit: 10_000_000)
        let method = try census.run(&meter).method
        return "\(method), \(meter.steps) steps"
      }
      #expect(Set(runs).count == 1, "number \(number): \(runs)")
    }
  }

  /// If a squad keeps all or all but one of its players, there is little to look at, however many others there are.
  @Test(arguments: [(11, 20_000), (10, 200_000)])
  func whoStaysLeavesLittleToLookAt(kept: Int, steps: Int) throws {
    var random = SplitMix64(seed: 4)
    let names = (0..<400).map { "P\($0)" }
    func column(_ range: ClosedRange<Int64>) -> DecimalColumn {
      DecimalColumn(units: .narrow(names.map { _ in random.integer(in: range) }), places: 0)
    }
    let pool = Pool(
      names: TextColumn(names), skills: column(1...900), costs: column(40...130),
      records: Array(1...400), lines: Array(2...401))
    var rules = Rules(
      name: "own", size: 11, budget: DecimalNumber(mantissa: 1_000, places: 0), skillRange: .any)
    rules.groups = [PlayerGroup(name: "own", players: Array(names.prefix(11)), least: kept, most: nil)]
    let census = CensusPool(RuledPool(pool, under: rules, file: "pool.csv"))
    var taker = CensusTaker(census, meter: WorkMeter(limit: steps))
    let found = try taker.take(CensusQuestion(within: 1_000)).bestSkill
    let own = Array(0..<11)
    let exchanges: [[Int]] = own.flatMap { out in (11..<400).map { own.filter { $0 != out } + [$0] } }
    let all = (kept == 11 ? [] : exchanges) + [own]
    let legal = all.map { Team($0, of: pool) }.filter { $0.cost <= 1_000 }
    #expect(found == legal.map(\.skill).max())
  }

  @Test func workThatIsTooMuchIsRefused() {
    var random = SplitMix64(seed: 5)
    let pool = CensusPool(RandomPool(&random).ruled)
    var taker = CensusTaker(pool, meter: WorkMeter(limit: 0))
    #expect(throws: OutOfWork(cause: .steps(0))) {
      try taker.take(CensusQuestion(within: pool.budget))
    }
  }

  /// All legal teams in pool order, found one by one.
  private func legalTeams(of pool: CensusPool) -> [[Int]] {
    func teams(_ count: Int, from start: Int) -> [[Int]] {
      guard count > 0 else { return [[]] }
      guard start < pool.count else { return [] }
      return teams(count - 1, from: start + 1).map { [start] + $0 } + teams(count, from: start + 1)
    }
    return teams(pool.size, from: 0).filter { team in
      Team(team, of: pool.ruled.pool).cost <= pool.budget && pool.ruled.brokenRules(of: team).isEmpty
    }
  }
}

extension Team {
  fileprivate func isLike(_ other: Team) -> Bool { skill == other.skill && cost == other.cost }
}
