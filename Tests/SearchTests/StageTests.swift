import Chance
import Testing

@testable import Search

/// Each method on its own, compared with brute force over the same players.
struct StageTests {
  /// A random pool in which any players form a team, or they must fill slots, with random prices; and its best team.
  private struct Sample {
    let problem: Problem
    let search: TeamSearch<Int64>
    let best: ListedTeam?
    private let question: ReducedProblem

    init?(_ random: inout SplitMix64, sizes: ClosedRange<Int64>, slots: Bool = false) {
      let size = Int(random.integer(in: sizes))
      let count = max(size + 1, Int(random.integer(in: 2...13)))
      let range = random.integer(in: 1...30)
      func numbers() -> [Int64] { (0..<count).map { _ in random.integer(in: 0...range) } }
      var problem = Problem(
        skills: .narrow(numbers()), costs: .narrow(numbers()), size: size,
        budget: Int128(random.integer(in: 0...(Int64(size) * range))))
      if slots {
        problem.roles = (0..<count).map { _ in UInt32(random.integer(in: 1...7)) }
        problem.fill((0..<size).map { _ in UInt32(random.integer(in: 1...7)) })
        if random.integer(in: 0...1) == 0 {
          problem.clubs = (0..<count).map { _ in Int32(random.integer(in: -1...4)) }
          problem.mostPerClub = Int(random.integer(in: 1...3))
          problem.groups = [GroupRule(members: [0, 1, count - 1], least: size / 5, most: 2)]
        }
      }
      // With that many wanted teams, no player is left out.
      guard let question = ReducedProblem(problem, wanted: 99, tuning: SearchTuning()) else { return nil }
      let prices = RulePrices<Int64>(
        skill: random.integer(in: 1...5), cost: random.integer(in: 0...5),
        sets: question.players.bounds.map { _ in random.integer(in: -2...2) })
      guard
        let search = TeamSearch(
          question.players, question.columns(Int64.self), .init(prices: prices, team: nil), limits: Limits(),
          tuning: SearchTuning(), reporter: ProgressReporter())
      else { return nil }
      (self.problem, self.search, self.question) = (problem, search, question)
      let answer = bruteForceBestTeam(problem)
      best =
        answer.status == .proved
        ? ListedTeam(rows: answer.rows, skill: answer.skill, cost: answer.cost) : nil
    }

    /// The best team's totals in scaled numbers.
    var totals: (skill: Int64, cost: Int64) {
      search.columns.totals(
        of: best!.rows.map { row in FreePlayer(search.players.rows.firstIndex(of: Int32(row))!) })
    }

    func team(_ players: [FreePlayer]) -> ListedTeam { question.team(search.columns.team(of: players)) }

    /// The tables for all players in the order in which they are tried.
    var tables: BoundTables<Int64> { search.tables(search.order)! }
  }

  /// If any players form a team, those in every wanted team are given; with clubs, groups and slots, none are.
  @Test(arguments: [false, true])
  func aMeetingFindsTheFirstBestTeamOfACore(slots: Bool) throws {
    var random = SplitMix64(seed: 208)
    var (tried, withGiven) = (0, 0)
    for number in 0..<2_500 {
      // Teams of five, without slots, are also found by their middle player.
      let sizes: ClosedRange<Int64> = number % 3 == 0 ? 5...5 : 1...7
      guard let sample = Sample(&random, sizes: sizes, slots: slots) else { continue }
      let search = sample.search
      let skill = sample.best == nil ? 0 : sample.totals.skill
      let target = SearchTarget.atLeast(
        max(0, skill - random.integer(in: 0...3)), window: search.columns.window)
      var core = search.core(target)
      let given = search.takeGiven(from: &core, target)
      let tables = search.tables(core, given: given)!
      guard search.canMeetInMiddle(among: tables) else { continue }
      (tried, withGiven) = (tried + 1, withGiven + (given.isEmpty ? 0 : 1))
      let team = try search.meetInMiddle(tables, target, steps: 1_000_000, stop: StopSignal())
      #expect((team.isEmpty ? nil : sample.team(team)) == sample.best, "problem \(number)")
    }
    #expect(tried > 1_000 && (slots || withGiven > 20))
  }

  @Test func aMeetingGivesUpWhenItsEffortEnds() throws {
    let sums = (0..<40).map { Int64(1) << $0 }
    let problem = Problem(skills: .narrow(sums), costs: .narrow(sums), size: 20, budget: 1 << 39)
    let question = try #require(ReducedProblem(problem, wanted: 1, tuning: SearchTuning()))
    let search = try #require(
      TeamSearch(
        question.players, question.columns(Int128.self), limits: Limits(), tuning: SearchTuning(),
        reporter: ProgressReporter()))
    let tables = search.tables(search.order)!
    #expect(throws: CountingEnd.workLimit) {
      try search.meetInMiddle(
        tables, .atLeast(0, window: search.columns.window), steps: 1_000, stop: StopSignal())
    }
  }

  /// A thousand players make half a million pairs: too many to sort after the signal.
  @Test func teamsByTheirMiddlePlayerEndBeforeTheyAreSorted() {
    let teams = MedianTeams<Int64>(
      skills: Array(repeating: 1, count: 1_000), costs: Array(0..<1_000), size: 5, budget: 5_000)
    let stop = StopSignal()
    stop.raise()
    var meter = StepAllowance(limit: .max, stop: stop)
    #expect(throws: CountingEnd.stopped) { try teams.best(meter: &meter) }
    #expect(.max - meter.left <= MedianShape.stepsOfListing(1_000 * 999 / 2))
  }

  /// In row order the first team found is the first of those that tie; by weight or cost, all of them are looked at. The
  /// core for a skill must hold every team of that skill, and branching must find the best of them.
  @Test(arguments: [false, true])
  func theStagesFindTiesAndTheBestTeam(slots: Bool) {
    var random = SplitMix64(seed: 204)
    var tried = 0
    for number in 0..<2_500 {
      guard let sample = Sample(&random, sizes: 1...7, slots: slots), sample.best != nil else { continue }
      tried += 1
      let (skill, cost) = sample.totals
      let found = sample.search.firstTeams(1, skill: skill, cost: cost)
      #expect(found?.areFirst == true && found?.teams.map(sample.team) == [sample.best!], "problem \(number)")
      let missing = sample.search.firstTeams(1, skill: skill + 1, cost: cost)
      #expect(missing?.areFirst == true && missing?.teams.isEmpty == true)
      for below in [Int64(0), 1, 5] where below <= skill {
        let target = SearchTarget.atLeast(skill - below, window: sample.search.columns.window)
        var core = sample.search.core(target)
        let given = sample.search.takeGiven(from: &core, target)
        let leaders = LeadingTeams(
          1, mostTies: 5, target: target, shared: SharedThreshold<Int64>(improved: { _ in }))
        let tables = sample.search.tables(core, given: given)!
        var worker = sample.search.brancher(tables, leaders, StopSignal())
        worker.searchAll()
        let teams = leaders.result(tables.team).teams
        #expect(
          teams.allSatisfy { $0.skill == skill && $0.cost == cost } && !teams.isEmpty, "problem \(number)")
      }
    }
    #expect(tried > 1_000)
  }

  /// Every gap's target accepts all teams down to some place in the order; each wider gap accepts more, the widest all.
  @Test func everyGapAcceptsAPrefixOfTheOrder() {
    var random = SplitMix64(seed: 304)
    var tried = (skill: 0, weight: 0)
    for number in 0..<600 {
      let problem = RandomProblem(&random, sizes: 1...4).problem
      guard let question = ReducedProblem(problem, wanted: 9_999, tuning: SearchTuning()), question.isNarrow,
        let search = TeamSearch(
          question.players, question.columns(Int64.self), limits: Limits(), tuning: SearchTuning(),
          reporter: ProgressReporter())
      else { continue }
      let all = search.players.rows.indices.sorted { search.players.rows[$0] < search.players.rows[$1] }
      let teams = AllTeams(problem).teams.map { team in
        search.columns.totals(of: team.rows.map { FreePlayer(all[$0]) })
      }
      var gap = SkillGap(search, 1_000, skilled: 0)
      if gap.countsWeight { tried.weight += 1 } else { tried.skill += 1 }
      var before = 0
      while true {
        let target = gap.target
        let wanted = teams.map { target.accepts(skill: $0.skill, cost: $0.cost) }
        let count = wanted.count { $0 }
        #expect(wanted.prefix(count).allSatisfy { $0 } && count >= before, "\(number)")
        let needed = search.neededWeight(target)
        for team in teams.prefix(count) {
          #expect(search.prices.skill * team.skill - search.prices.cost * team.cost >= needed, "\(number)")
        }
        before = count
        if gap.isWidest { break }
        let found = teams.prefix(count).map { FoundTeam(players: [], skill: $0.skill, cost: $0.cost) }
        gap.widen(found: found, of: 1_000)
      }
      #expect(before == teams.count, "\(number)")
    }
    #expect(tried.skill > 50 && tried.weight > 50)
  }
}
