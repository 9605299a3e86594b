import Analysis
import Chance
import Reading
import Search
import Selection
import Snapshots
import Tables
import Testing

@testable import Verification

/// The search's claims are proved again by censuses, and a change to any figure of them is found.
struct TeamVerifierTests {
  /// A random pool, its best team by the search, and its record.
  private struct Sample {
    let ruled: RuledPool
    let problem: Problem
    let best: Answer
    var record: BestTeamRecord

    init(_ random: inout SplitMix64, isPlain: Bool) {
      ruled = RandomPool(&random, isPlain: isPlain).ruled
      problem = Problem(ruled.pool, ruled: ruled, under: ruled.rules)
      best = problem.bestTeam()
      let reading = PoolReading(pool: ruled.pool, quality: DataQuality(), files: [])
      record = BestTeamRecord(best, of: reading, rules: ruled.rules, stoppedBy: nil)
      guard best.status == .proved else { return }
      let neighbours = problem.budgetNeighbours(of: best, drawsCurve: true)
      record.compare(with: neighbours, of: best, in: ruled.pool)
      record.note(around: neighbours.curve!, in: ruled.pool)
      if let places = ruled.places(of: best.rows) { record.place(places) }
    }

    /// The outcome of verifying the claims, with a limit on the work.
    func outcome(_ claims: (inout TeamVerifier) -> Void) -> (outcome: Outcome, findings: [Finding]) {
      var verifier = TeamVerifier(ruled, meter: WorkMeter(limit: 20_000_000))
      claims(&verifier)
      return (Outcome(of: verifier.findings), verifier.findings)
    }
  }

  private func forEachSample(
    _ seed: UInt64, _ count: Int, isPlain: Bool,
    _ body: (inout Sample, inout SplitMix64, String) throws -> Void
  ) rethrows {
    for number in 0..<count {
      var random = SplitMix64(seed: seed).stream(UInt64(number))
      var sample = Sample(&random, isPlain: isPlain)
      try body(&sample, &random, "seed \(seed), number \(number)")
    }
  }

  @Test(arguments: [true, false], 0..<3)
  func theBestTeamIsProvedAgainAndEveryChangeIsFound(isPlain: Bool, seed: UInt64) {
    forEachSample(seed &+ 100, 120, isPlain: isPlain) { sample, _, comment in
      let found = sample.outcome { $0.verify(sample.record, at: "bestTeam", neighbours: true) }
      #expect(found.outcome == .allTrue, "\(comment): \(found.findings)")
      for (name, changed) in changes(of: sample.record) {
        let isFound = sample.outcome { $0.verify(changed, at: "bestTeam", neighbours: true) }
        #expect(isFound.outcome == .somethingDiffers, "\(comment): \(name)")
      }
    }
  }

  /// The copies of the record in which one figure is changed.
  private func changes(of record: BestTeamRecord) -> [(String, BestTeamRecord)] {
    var all: [(String, BestTeamRecord)] = []
    func change(_ name: String, _ body: (inout BestTeamRecord) -> Void) {
      var changed = record
      body(&changed)
      if changed != record { all.append((name, changed)) }
    }
    change("skill") { $0.skill = $0.skill.map(larger) }
    change("cost") { $0.cost = $0.cost.map(larger) }
    change("left") { $0.left = $0.left.map(larger) }
    change("bound") { $0.bound = $0.bound.map(larger) }
    change("ties") { $0.teamsSharingSkill? += "0" }
    change("ties of cost") { $0.teamsSharingSkillAndCost? += "1" }
    change("next budget") { $0.next?.budget = larger(record.next!.budget) }
    change("next skill") { $0.next?.skill = larger(record.next!.skill) }
    change("no next") { $0.next = nil }
    change("less under") { $0.less?.under = larger(record.less!.under) }
    change("less skill") { $0.less?.skill = larger(record.less!.skill) }
    change("less cost") { $0.less?.cost = larger(record.less!.cost) }
    change("no less") { $0.less = nil }
    for index in record.around?.points.indices ?? 0..<0 {
      change("point's budget") {
        $0.around?.points[index].budget = larger(record.around!.points[index].budget)
      }
      change("point's skill") { $0.around?.points[index].skill = larger(record.around!.points[index].skill) }
      if record.around!.points.count > 1 { change("no point") { $0.around?.points.remove(at: index) } }
    }
    for index in record.players.indices {
      change("row") { $0.players[index].row += 1 }
      change("player's skill") { $0.players[index].skill = larger($0.players[index].skill) }
      change("player's cost") { $0.players[index].cost = larger($0.players[index].cost) }
      change("always") { $0.players[index].inAllOptimal?.toggle() }
    }
    if record.status == .proved {
      change("status") { $0.status = .infeasible }
    } else {
      change("status") { $0.status = .proved }
    }
    return all
  }

  private func larger(_ number: ExactDecimal) -> ExactDecimal {
    ExactDecimal(number.number.mantissa + 1, places: number.number.places)
  }

  @Test(arguments: [true, false], 0..<3)
  func aListIsProvedAgainAndNoTeamCanBeLeftOut(isPlain: Bool, seed: UInt64) {
    forEachSample(seed &+ 200, 160, isPlain: isPlain) { sample, random, comment in
      guard sample.best.status == .proved else { return }
      let count = Int(random.integer(in: 1...12))
      let onlyBest = random.integer(in: 0...2) == 0
      let list =
        onlyBest
        ? sample.problem.bestTeams(count: count, sharing: sample.best)
        : sample.problem.bestTeams(count: count)
      let asked = TopListRecord(asked: count, onlyBestSkill: onlyBest, different: 1, complete: true)
      func records(_ rows: [[Int]]) -> [TopTeamRecord] {
        rows.enumerated().map { TopTeamRecord(rank: $0 + 1, $1, of: sample.ruled.pool) }
      }
      let rows = list.teams.map(\.rows)
      let found = sample.outcome { $0.verify(records(rows), asked: asked) }
      #expect(found.outcome == .allTrue, "\(comment): \(found.findings)")
      for left in rows.indices {
        var others = rows
        others.remove(at: left)
        let isMissing = sample.outcome { $0.verify(records(others), asked: asked) }
        #expect(isMissing.outcome == .somethingDiffers, "\(comment): without \(left)")
        var exchanged = rows
        exchanged.swapAt(left, rows.count - 1)
        guard exchanged != rows else { continue }
        let isExchanged = sample.outcome { $0.verify(records(exchanged), asked: asked) }
        #expect(isExchanged.outcome == .somethingDiffers, "\(comment): \(left) last")
      }
    }
  }

  @Test(arguments: 0..<3)
  func whatPlayersMeanIsProvedAgain(seed: UInt64) {
    forEachSample(seed &+ 300, 120, isPlain: true) { sample, random, comment in
      guard sample.best.status == .proved else { return }
      let problem = Problem(sample.ruled.pool, under: sample.ruled.rules)
      let table = problem.whatIf(best: sample.best)
      let records = table.players.map { found in
        WhatIfRecord(found, of: sample.ruled.pool, inTeam: sample.best.rows.contains(found.row))
      }
      let members = Set(sample.record.players.map(\.row))
      func outcome(_ records: [WhatIfRecord], _ bounds: [PlayerBoundsRecord] = []) -> (
        outcome: Outcome, findings: [Finding]
      ) {
        let claims = PlayerWhatIfRecord(records, complete: bounds.isEmpty, bounds: bounds, why: nil)
        return sample.outcome { $0.verify(claims, best: sample.record.skill, members: members) }
      }
      let found = outcome(records)
      #expect(found.outcome == .allTrue, "\(comment): \(found.findings)")
      let fields: [WritableKeyPath<WhatIfRecord, ExactDecimal?>] = [
        \.skillWith, \.skillWithout, \.entersAt, \.staysUpTo,
      ]
      let index = Int(random.integer(in: 0...Int64(records.count - 1)))
      for field in fields {
        var changed = records
        changed[index][keyPath: field] =
          records[index][keyPath: field].map(larger) ?? ExactDecimal(1, places: 0)
        #expect(outcome(changed).outcome == .somethingDiffers, "\(comment): \(field) of \(index)")
      }
      guard let other = records.first(where: { !$0.inTeam && $0.skillWith != nil }) else { return }
      let (pool, row, skill) = (sample.ruled.pool, other.row, other.skillWith!)
      let player = (0..<pool.count).first { pool[$0].row == row }!
      func bounds(_ atLeast: ExactDecimal?, _ atMost: ExactDecimal) -> Outcome {
        outcome([], [PlayerBoundsRecord(PlayerRecord(player, of: pool), atLeast: atLeast, atMost: atMost)])
          .outcome
      }
      let lower = ExactDecimal(skill.number.mantissa - 1, places: skill.number.places)
      #expect(bounds(skill, skill) == .allTrue && bounds(nil, larger(skill)) == .allTrue, "\(comment)")
      #expect(bounds(nil, lower) == .somethingDiffers, "\(comment): at most \(lower)")
      #expect(bounds(larger(skill), larger(skill)) == .somethingDiffers, "\(comment): at least more")
    }
  }

  @Test(arguments: 0..<3)
  func budgetsAreProvedAgain(seed: UInt64) {
    forEachSample(seed &+ 400, 120, isPlain: true) { sample, random, comment in
      let problem = Problem(sample.ruled.pool, under: sample.ruled.rules)
      let places = sample.ruled.pool.costs.places
      let amounts = (0..<4).map { _ in Int128(random.integer(in: 0...3_000)) }.sorted()
      var records = zip(amounts, problem.bestTeams(forBudgets: amounts)).map { budget, answer in
        var record = BudgetRecord(
          answer, budget: DecimalNumber(mantissa: budget, places: places), of: sample.ruled.pool)
        if answer.status == .proved { record.count(answer.teamsSharingSkill) }
        return record
      }
      records.noteExchanges()
      func outcome(_ records: [BudgetRecord]) -> (outcome: Outcome, findings: [Finding]) {
        let nothing = CurveRecord(points: [], pointCount: 0, complete: false)
        return sample.outcome { $0.verify(BudgetRows(rows: records, isCurve: false), curve: nothing) }
      }
      let found = outcome(records)
      #expect(found.outcome == .allTrue, "\(comment): \(found.findings)")
      for index in records.indices where records[index].skill != nil {
        for field in [\BudgetRecord.skill, \.cost, \.left] {
          var changed = records
          changed[index][keyPath: field] = changed[index][keyPath: field].map(larger)
          #expect(outcome(changed).outcome == .somethingDiffers, "\(comment): \(index)")
        }
        var changed = records
        changed[index].teamsSharingSkill? += "0"
        #expect(outcome(changed).outcome == .somethingDiffers, "\(comment): teams of \(index)")
      }
    }
  }

  @Test(arguments: 0..<3)
  func everyStepOfTheCurveIsNeeded(seed: UInt64) {
    forEachSample(seed &+ 500, 120, isPlain: true) { sample, random, comment in
      let pool = sample.ruled.pool
      let curve = Problem(pool, under: sample.ruled.rules).budgetCurve()
      guard curve.points.count > 1 else { return }
      let record = CurveRecord(
        curve, of: pool, cheapest: nil, from: nil, to: nil, stoppedBy: nil)
      let steps = curve.points.map { BudgetRecord($0, of: pool) }
      func outcome(_ steps: [BudgetRecord]) -> (outcome: Outcome, findings: [Finding]) {
        sample.outcome {
          $0.verify(BudgetRows(rows: steps, isCurve: true), curve: record)
        }
      }
      let found = outcome(steps)
      #expect(found.outcome == .allTrue, "\(comment): \(found.findings)")
      var changed = steps
      changed.remove(at: Int(random.integer(in: 1...Int64(steps.count - 1))))
      let isLast = changed.last != steps.last
      // A step cut off at the end differs from one that was not kept only in the number of steps.
      if !isLast { #expect(outcome(changed).outcome == .somethingDiffers, "\(comment)") }
    }
  }

  @Test(arguments: 0..<3)
  func ranksAndRepairsAreProvedAgain(seed: UInt64) {
    forEachSample(seed &+ 600, 120, isPlain: true) { sample, random, comment in
      let (pool, rules) = (sample.ruled.pool, sample.ruled.rules)
      let problem = Problem(pool, under: rules)
      let size = Int(random.integer(in: 1...Int64(min(pool.count, rules.size + 1))))
      let players = (0..<pool.count).shuffled(using: &random).prefix(size).sorted()
      let file = TeamFile(path: "team.csv", holding: players, of: pool)
      let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
      var record = ManualTeamRecord(file, team, TeamJudgement(team, of: pool, under: rules), of: pool)
      record.complete(problem.bestCompletion(of: players), of: pool, under: rules)
      record.repair(problem.bestRepairs(of: players), of: pool, under: rules)
      if record.status == .valid {
        let ranks = problem.ranks(skills: [Team(players, of: pool).skill], best: sample.best)
        record.compare(with: sample.best, of: pool)
        record.place(ranks.ranks[0], among: ranks.legal)
      }
      let best = sample.record
      let found = sample.outcome { $0.verify([record], best: best) }
      #expect(found.outcome == .allTrue, "\(comment): \(found.findings)")
      var changes: [(String, ManualTeamRecord)] = []
      func change(_ name: String, _ body: (inout ManualTeamRecord) -> Void) {
        var changed = record
        body(&changed)
        if changed != record { changes.append((name, changed)) }
      }
      change("skill") { $0.skill = larger($0.skill) }
      change("cost") { $0.cost = larger($0.cost) }
      change("left") { $0.left = larger($0.left) }
      change("count") { $0.count += 1 }
      change("gap") { $0.gap = $0.gap.map(larger) }
      change("better") { $0.better? += "1" }
      change("equal") { $0.equal? += "0" }
      change("legal") { $0.legal? += "0" }
      change("completed") { $0.completed?.cost = larger(record.completed!.cost) }
      for index in record.repairs.indices {
        change("repair's skill") { $0.repairs[index].skill = larger($0.repairs[index].skill) }
        change("repair's left") { $0.repairs[index].left = larger($0.repairs[index].left) }
      }
      for (name, changed) in changes {
        let isFound = sample.outcome { $0.verify([changed], best: best) }
        #expect(isFound.outcome == .somethingDiffers, "\(comment): \(name)")
      }
    }
  }
}
