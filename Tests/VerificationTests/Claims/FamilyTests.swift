import Analysis
import Chance
import JSON
import Reading
import Search
import Selection
import Tables
import Testing
import Tournament

@testable import Snapshots
@testable import Verification

/// Every family of claims about teams, under rules of every kind: what the search found is proved again, and any change
/// to a single number, name or list is detected, by the census or as a contradiction.
struct FamilyTests {
  /// The records that a command would write about a random pool under random rules.
  struct Sample {
    let number: UInt64
    let ruled: RuledPool
    let problem: Problem
    let best: Answer
    let record: BestTeamRecord

    var pool: Pool { ruled.pool }
    var rules: Rules { ruled.rules }

    /// Draws a sample.
    /// - Parameter hasDuties: whether players may count differently, by slot or as captain or on the bench.
    init(_ number: UInt64, hasDuties: Bool, _ random: inout SplitMix64) {
      self.number = number
      ruled = RandomPool(&random, hasDuties: hasDuties).ruled
      problem = Problem(ruled.pool, ruled: ruled, under: ruled.rules)
      best = problem.bestTeam()
      let reading = PoolReading(pool: ruled.pool, quality: DataQuality(), files: [])
      var record = BestTeamRecord(best, of: reading, rules: ruled.rules, stoppedBy: nil)
      if best.status == .proved {
        let neighbours = problem.budgetNeighbours(of: best, drawsCurve: true)
        record.compare(with: neighbours, of: best, in: ruled.pool)
        record.note(around: neighbours.curve!, in: ruled.pool)
        record.place(best.rows, linedUp: ruled.linedUp(ListedTeam(best)), in: ruled)
      }
      self.record = record
    }

    /// A team of a list.
    func top(_ team: ListedTeam, rank: Int) -> TopTeamRecord {
      var record = TopTeamRecord(rank: rank, team.rows, of: pool)
      record.place(team.rows, linedUp: ruled.linedUp(team), in: ruled)
      return record
    }

    /// A team picked by hand, judged as `squad check` judges it.
    func manual(_ players: [Int]) -> ManualTeamRecord {
      let file = TeamFile(path: "team.csv", holding: players, of: pool)
      let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
      let judgement = TeamJudgement(team, of: pool, under: rules, ruled: ruled)
      var record = ManualTeamRecord(file, team, judgement, of: pool)
      if !judgement.breaksRules {
        record.complete(problem.bestCompletion(of: team.players), of: pool, under: rules)
      }
      record.repair(problem.bestRepairs(of: team.players), of: pool, under: rules)
      guard record.status == .valid else { return record }
      let ranks = problem.ranks(skills: [Team(team.players, of: pool).skill], best: best)
      record.compare(with: best, of: pool)
      record.place(ranks.ranks[0], among: ranks.legal)
      return record
    }

    /// By how many players each team of a list differs from those before it.
    func different(_ random: inout SplitMix64) -> Int {
      min(rules.size, random.integer(in: 0...2) == 0 ? 2 : rules.playersBetweenTeams)
    }

    func picked(_ random: inout SplitMix64) -> [Int] {
      // Half of them are the best team with one player exchanged, which is more often legal.
      guard random.integer(in: 0...1) == 0, !best.rows.isEmpty else {
        let size = Int(random.integer(in: 1...Int64(min(pool.count, rules.size + 1))))
        return (0..<pool.count).shuffled(using: &random).prefix(size).sorted()
      }
      let others = Array(0..<pool.count).filter { !best.rows.contains($0) }.shuffled(using: &random)
      let kept = best.rows.shuffled(using: &random).dropFirst(others.isEmpty ? 0 : 1)
      return (kept + others.prefix(best.rows.count - kept.count)).sorted()
    }
  }

  /// A family of claims: its content for a sample, `nil` if there is none, and the places that a census cannot verify,
  /// which `verify` checks by running the command again.
  struct Family: Sendable, CustomTestStringConvertible {
    let name: String
    /// The places that no census can verify, with all that they hold.
    var unverifiablePlaces: [String] = []
    /// Whether a change may leave the claims only unproved: those about files that have changed since.
    var mayBeDoubted = false
    /// Whether players may count differently, by slot or as captain or on the bench.
    var hasDuties = false
    /// The verdicts on a content.
    var verify: @Sendable (Content, Sample) -> [Finding] = { content, sample in
      var verifier = TeamVerifier(sample.ruled, meter: FamilyTests.meter)
      verifier.verify(content, isStopped: false)
      return verifier.findings
    }
    let content: @Sendable (Sample, inout SplitMix64) -> Content?

    var testDescription: String { name }

    /// The same claims under rules by which players count differently.
    var withDuties: Family {
      Family(
        name: "\(name), with captains, benches and slots", unverifiablePlaces: unverifiablePlaces,
        hasDuties: true, verify: verify, content: content)
    }
  }

  /// The work that one claim may take.
  static let meter = WorkMeter(limit: 20_000_000)

  static let families =
    [best, list, whatIf, bounds, budgets, steps, check, marks, purchases, lineups, plans, chips, wars]
    + [best, list, whatIf, bounds, plans, chips].map(\.withDuties)

  private static let best = Family(name: "best team, ties, neighbours, infeasibility") { sample, _ in
    Content(BestContent(sample.record, players: PlayerRecord.all(of: sample.pool)))
  }

  private static let list = Family(name: "lists", unverifiablePlaces: ["topList"]) { sample, random in
    guard sample.best.status == .proved else { return nil }
    let count = Int(random.integer(in: 1...8))
    let different = sample.different(&random)
    let onlyBest = random.integer(in: 0...2) == 0
    let found = sample.problem.bestTeams(
      count: count, differingBy: different, sharing: onlyBest ? sample.best : nil)
    guard found.isComplete else { return nil }
    let teams = found.teams.enumerated().map { sample.top($1, rank: $0 + 1) }
    var content = BestContent(sample.record)
    content.list = TopTeamsRecord(
      teams, TopListRecord(asked: count, onlyBestSkill: onlyBest, different: different, complete: true))
    return Content(content)
  }

  private static let whatIf = Family(
    name: "what players mean", unverifiablePlaces: ["playerWhatIfComplete"]
  ) { sample, _ in
    guard sample.best.status == .proved else { return nil }
    let table = sample.problem.whatIf(best: sample.best)
    guard table.isComplete else { return nil }
    var content = BestContent(sample.record)
    content.whatIf = PlayerWhatIfRecord(
      table.players.map {
        WhatIfRecord($0, of: sample.pool, inTeam: sample.best.rows.contains($0.row))
      }, complete: true, why: nil)
    return Content(content)
  }

  // A weaker bound is true too, and any player may be left out.
  private static let bounds = Family(
    name: "bounds on what players mean",
    unverifiablePlaces: ["playerWhatIf", "playerWhatIfComplete", "playerBounds.#"]
      + ["Least", "Most"].map { "playerBounds.*.skillWithAt\($0)" }
  ) { sample, _ in
    guard sample.best.status == .proved else { return nil }
    let table = sample.problem.whatIf(best: sample.best)
    let known = table.players.filter { $0.skillWith != nil && !sample.best.rows.contains($0.row) }
    guard table.isComplete, !known.isEmpty else { return nil }
    func skill(_ found: PlayerWhatIf) -> ExactDecimal {
      ExactDecimal(found.skillWith!, places: sample.pool.skills.places)
    }
    var content = BestContent(sample.record)
    content.whatIf = PlayerWhatIfRecord(
      [], complete: false,
      bounds: known.map { found in
        let atLeast = found.row % 2 == 0 ? skill(found) : nil
        return PlayerBoundsRecord(
          PlayerRecord(found.row, of: sample.pool), atLeast: atLeast, atMost: skill(found))
      }, why: nil)
    return Content(content)
  }

  private static func compared(_ sample: Sample, _ rows: [BudgetRecord], isCurve: Bool) -> CompareContent? {
    let curve = sample.problem.budgetCurve()
    guard curve.isComplete else { return nil }
    return CompareContent(
      sample.record, BudgetRows(rows: rows, isCurve: isCurve),
      CurveRecord(curve, of: sample.pool, cheapest: nil, from: nil, to: nil, stoppedBy: nil))
  }

  private static func row(_ answer: Answer, _ budget: Int128, _ sample: Sample) -> BudgetRecord {
    var record = BudgetRecord(
      answer, budget: DecimalNumber(mantissa: budget, places: sample.pool.costs.places), of: sample.pool)
    if answer.status == .proved { record.count(answer.teamsSharingSkill) }
    return record
  }

  // With listed budgets the curve is only a picture, and budgets below the cheapest team all buy the same.
  private static let budgets = Family(
    name: "listed budgets",
    unverifiablePlaces: ["curve", "budgets.#", "budgets.*.budget", "budgets.*.countsExact"]
  ) { sample, random in
    let amounts = Set((0..<4).map { _ in Int128(random.integer(in: 0...60)) }).sorted()
    let answers = sample.problem.bestTeams(forBudgets: amounts)
    guard answers.allSatisfy({ $0.status != .stopped }) else { return nil }
    var rows = zip(answers, amounts).map { row($0, $1, sample) }
    rows.noteExchanges()
    return compared(sample, rows, isCurve: false).map { Content($0) }
  }

  // Of very many steps, those around the budget are kept: where they end is the program's choice.
  private static let steps = Family(
    name: "steps of the curve",
    unverifiablePlaces: ["curve.complete", "curve.points.#", "breakpoints.#", "breakpoints.*.countsExact"]
  ) { sample, _ in
    let curve = sample.problem.budgetCurve()
    let amounts = curve.points.map(\.cost)
    var rows = zip(sample.problem.bestTeams(forBudgets: amounts), amounts).map {
      row($0, $1, sample)
    }
    rows.noteExchanges()
    return compared(sample, rows, isCurve: true).map { Content($0) }
  }

  // What the file says, and the wording; the number of repairs; and that a count is exact.
  private static let ofFiles = [
    "manualTeams.#", "manualTeams.*.path", "manualTeams.*.final", "manualTeams.*.players.#",
    "manualTeams.*.problems", "manualTeams.*.deadEnd", "manualTeams.*.repairs.#",
    "manualTeams.*.betterExact",
    "manualTeams.*.equalExact", "manualTeams.*.legalExact",
  ]

  private static let check = Family(name: "ranks, completion, repairs, swaps", unverifiablePlaces: ofFiles) {
    sample, random in
    let teams = (0..<2).map { _ in sample.manual(sample.picked(&random)) }
    guard teams.allSatisfy(\.hasExactCounts) else { return nil }
    return Content(CheckContent(sample.record, teams))
  }

  private static let marks = Family(
    name: "marks on the curve", unverifiablePlaces: ofFiles + ["curve", "budgets", "curveMarks.*.path"]
  ) { sample, random in
    let players = sample.picked(&random)
    guard players.count == sample.rules.size, var content = compared(sample, [], isCurve: false) else {
      return nil
    }
    let (team, record) = (Team(players, of: sample.pool), sample.manual(players))
    guard record.hasExactCounts else { return nil }
    let could = sample.problem.bestTeams(forBudgets: [team.cost])[0]
    let cheapest = sample.problem.cheapestTeam(reaching: team.skill)
    guard could.status != .stopped, cheapest.status != .stopped else { return nil }
    content.picked = PickedTeamsRecord(
      [record],
      [
        CurveMarkRecord(
          path: "team.csv",
          couldHave: could.status == .proved
            ? ExactDecimal(could.skill, places: sample.pool.skills.places) : nil,
          couldCost: cheapest.status == .proved
            ? ExactDecimal(cheapest.cost, places: sample.pool.costs.places) : nil)
      ])
    return Content(content)
  }

  private static let purchases = Family(
    name: "teams bought for a tournament",
    unverifiablePlaces: [
      "purchases.#", "purchases.*.team", "purchases.*.players.#", "purchases.*.budget", "teams", "standings",
      "seed", "pointsRule", "rounds",
    ]
  ) { sample, _ in
    guard sample.best.status == .proved else { return nil }
    let lineUps = ["A", "B"].map { team in
      LineUp(
        team: team,
        players: Position.allCases.map {
          LineUpPlayer(name: "", position: $0, skill: DecimalNumber(mantissa: 5, places: 0))
        })
    }
    var content = TournamentContent(Schedule(teams: 2), of: lineUps, seed: 1)
    content.purchases = [
      PurchaseRecord(team: "A", budget: ExactDecimal(sample.rules.budget), sample.best.rows, of: sample.pool)
    ]
    return Content(content)
  }

  @Test(arguments: families) func theTruthIsProvedAgainAndEveryChangeIsFound(family: Family) throws {
    var (truths, changes, missed): (Int, Int, [String: Int]) = (0, 0, [:])
    for number in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: 0xFA_0000).stream(number)
      let sample = Sample(number, hasDuties: family.hasDuties, &random)
      guard let content = family.content(sample, &random) else { continue }
      let tree = try JSONValue(encoding: content)
      let truth = outcome(of: tree, sample, family)
      #expect(truth.outcome == .allTrue, "\(family.name), number \(number): \(truth.findings)")
      truths += 1
      let verifiable = tree.mutations().filter { change in
        !(Self.effort + family.unverifiablePlaces).contains { "\(change.place).".hasPrefix("\($0).") }
      }
      for _ in 0..<min(10, verifiable.count) {
        let (place, changed) = verifiable[Int(random.integer(in: 0...Int64(verifiable.count - 1)))]
        changes += 1
        let found = outcome(of: changed, sample, family).outcome
        if found == .allTrue || (found == .notAllProved && !family.mayBeDoubted) {
          missed[place, default: 0] += 1
        }
      }
    }
    #expect(missed.isEmpty, "\(family.name)")
    #expect(truths > 2 && changes > 20, "\(family.name): \(truths), \(changes)")
  }

  /// How the search went; and that a count is exact: without it the claim says less but is still true.
  private static let effort = [
    "bestTeam.playersAfterReduction", "bestTeam.countsExact", "bestTeam.around.from", "bestTeam.around.to",
  ]

  /// The outcome for a content: refused because it contradicts itself, or verified.
  private func outcome(
    of tree: JSONValue, _ sample: Sample, _ family: Family
  ) -> (outcome: Outcome, findings: [Finding]) {
    do {
      let content: Content = try tree.decoded()
      try content.value?.validate()
      let findings = family.verify(content, sample)
      return (Outcome(of: findings), findings)
    } catch {
      return (.somethingDiffers, [])
    }
  }
}

extension RuledPool {
  /// The team with the duties of its members; `nil` if all count the same.
  func linedUp(_ team: ListedTeam) -> LinedUpTeam? {
    duties == nil ? nil : try? LinedUpTeam(team.rows, duties: team.duties, of: self)
  }
}
