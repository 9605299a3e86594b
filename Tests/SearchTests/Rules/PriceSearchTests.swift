import Chance
import Testing

@testable import Search

struct PriceSearchTests {
  /// Teams of eight from forty players of five clubs, at most two from each; the first two clubs are far ahead.
  private func clubProblem(seed: UInt64) -> Problem {
    var random = SplitMix64(seed: seed)
    let clubs = (0..<40).map { Int32($0 % 5) }
    let skills = clubs.map { 100 * Int64($0 < 2 ? 2 : 1) + random.integer(in: 0...60) }
    let costs = skills.map { $0 / 2 + random.integer(in: 0...40) }
    return Problem(
      Problem(skills: .narrow(skills), costs: .narrow(costs), size: 8, budget: 900), clubs: clubs,
      mostPerClub: 2)
  }

  @Test func pricesOfClubsLowerTheBound() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let problem = clubProblem(seed: seed)
      let question = try #require(ReducedProblem(problem, wanted: 1, tuning: SearchTuning()))
      let columns = question.columns(Int64.self)
      func bound(_ players: FreePlayers) throws -> Int64 {
        return try #require(
          TeamSearch(
            players, columns, limits: Limits(), tuning: SearchTuning(), reporter: ProgressReporter())
        ).bound
      }
      let free = try #require(ReducedProblem(problem, wanted: 1, tuning: SearchTuning())).players
      free.sets = free.sets.map { _ in [] }
      free.bounds = []
      free.clubCount = 0
      free.isClubTaken = []
      let best = problem.bestTeam()
      let (priced, unpriced) = (question.skill(try bound(question.players)), question.skill(try bound(free)))
      #expect(best.skill <= priced && priced < best.skill + (unpriced - best.skill) / 4)
    }
  }

  /// If cost is the only constraint, no exchange rate gives a lower bound than the one found.
  @Test func noExchangeRateBoundsBetter() throws {
    var random = SplitMix64(seed: 52)
    var binding = 0
    for number in 0..<400 {
      let size = Int(random.integer(in: 1...6))
      let count = size + Int(random.integer(in: 1...20))
      func numbers() -> [Int64] { (0..<count).map { _ in random.integer(in: 0...40) } }
      let players = FreePlayers(anyOf: (0..<Int32(count)).map { $0 }, choose: size)
      let columns = ScaledPlayers(
        skills: numbers(), costs: numbers().sorted(), window: 0...random.integer(in: 0...Int64(40 * size)))
      var search = PriceSearch(players, columns, stop: StopSignal())
      guard let found = search.run() else { continue }
      func bound(_ prices: RulePrices<Int64>) -> Double {
        let heaviest = prices.weights(players, columns).sorted(by: >).prefix(size).reduce(0, +)
        return Double(heaviest + prices.cost * columns.window.upperBound) / Double(prices.skill)
      }
      if found.prices.cost > 0 { binding += 1 }
      for _ in 0..<40 {
        let other = RulePrices<Int64>(
          skill: random.integer(in: 1...40), cost: random.integer(in: 0...40), sets: [])
        // If cost does not bind, scaling skill before cost may round a bound up by less than one unit.
        #expect(bound(found.prices) < bound(other) + (found.prices.cost == 1 ? 1 : 1e-9), "\(number)")
      }
    }
    #expect(binding > 200)
  }

  /// Every bound holds for every legal team, whatever the prices.
  @Test func noTeamExceedsTheBound() {
    var random = SplitMix64(seed: 51)
    for number in 0..<2_000 {
      let problem = RandomRules(&random).problem
      guard let question = ReducedProblem(problem, wanted: 1, tuning: SearchTuning()),
        question.players.choose > 0
      else {
        continue
      }
      let search = TeamSearch(
        question.players, question.columns(Int64.self), limits: Limits(), tuning: SearchTuning(),
        reporter: ProgressReporter())
      let best = bruteForceBestTeam(problem)
      guard best.status == .proved else { continue }
      #expect(search != nil && question.skill(search!.bound) >= best.skill, "\(number): \(problem)")
      if let start = search?.start { #expect(question.team(start).skill <= best.skill) }
    }
  }

  /// The cheapest players with room fill the slots and keep the rules; with clubs alone, no team is cheaper.
  @Test func theCheapestPlayersWithRoomAreATeam() {
    var random = SplitMix64(seed: 53)
    var (teams, cheapest) = (0, 0)
    for number in 0..<2_000 {
      var problem = RandomRules(&random).problem
      if number % 2 == 0 { (problem.slots, problem.groups, problem.leastClubs) = ([], [], nil) }
      guard let question = ReducedProblem(problem.withAnyBudget, wanted: 1, tuning: SearchTuning()),
        question.players.choose > 0
      else { continue }
      let (players, columns) = (question.players, question.columns(Int64.self))
      guard let team = PriceSearch(players, columns, stop: StopSignal()).cheapestWithRoom else {
        #expect(number % 2 == 1 || bruteForceBestTeam(problem.withAnyBudget).status == .infeasible)
        continue
      }
      teams += 1
      #expect(Set(team).count == players.choose && players.fillsSlots(team), "\(number): \(problem)")
      #expect(zip(players.bounds, players.memberships(of: team)).allSatisfy { $0.upperBound >= $1 })
      guard number % 2 == 0, problem.leastCost == nil else { continue }
      let all = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
      #expect(question.cost(columns.totals(of: team).cost) == all.map(\.cost).min(), "\(number): \(problem)")
      cheapest += 1
    }
    #expect(teams > 1_000 && cheapest > 300)
  }
}
