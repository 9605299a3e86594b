import Chance
import Testing

@testable import Search

/// Lists of partial teams and their combinations, checked against all choices.
struct FrontierTests {
  private typealias Filter = TotalsFilter<Int64>

  /// Draws some totals in order.
  private func draw<Team: PartialTeam>(_ random: inout SplitMix64) -> [Team] where Team.Value == Int64 {
    (0..<random.integer(in: 0...7)).map { _ in
      Team(
        row: Int32(random.integer(in: 0...90)), skill: random.integer(in: 0...5),
        cost: random.integer(in: 0...5))
    }
    .sorted { $0.isBefore($1) }
  }

  private func filter(_ random: inout SplitMix64) -> Filter {
    Filter(
      skillPrice: 2, costPrice: random.integer(in: -1...1), weight: random.integer(in: -4...6),
      lowestCost: random.integer(in: 0...2), highestCost: random.integer(in: 3...9))
  }

  private func admits(_ filter: Filter, _ team: some PartialTeam<Int64>) -> Bool {
    (filter.lowestCost...filter.highestCost).contains(team.cost)
      && filter.skillPrice * team.skill - filter.costPrice * team.cost >= filter.weight
  }

  @Test func countsAreAddedInOrder() {
    var random = SplitMix64(seed: 5)
    for round in 0..<2_000 {
      let filter = filter(&random)
      let lists: [[Counted<Int64>]] = (0..<2).map { _ in draw(&random).merged(with: [], keeping: .everything)
      }
      let player = Counted<Int64>(row: 1, skill: random.integer(in: 0...3), cost: random.integer(in: 0...3))
      var truth: [[Int64]: UInt128] = [:]
      for team in lists[0] + lists[1].map({ $0.joined(by: player) }) where admits(filter, team) {
        truth[[team.cost, -team.skill], default: 0] += team.count
      }
      let expected = truth.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      let merged = lists[0].merged(with: lists[1], joinedBy: player, keeping: filter)
      #expect(merged.map { [$0.cost, -$0.skill] } == expected.map(\.key), "round \(round)")
      #expect(merged.map(\.count) == expected.map(\.value), "round \(round)")
    }
  }

  @Test func whatNothingBeatsIsKeptInOrder() {
    var random = SplitMix64(seed: 6)
    for round in 0..<2_000 {
      let filter = filter(&random)
      let lists: [[Undominated<Int64>]] = (0..<2).map { _ in
        draw(&random).merged(with: [], keeping: .everything)
      }
      let player = Undominated<Int64>(
        row: 7, skill: random.integer(in: 0...3), cost: random.integer(in: 0...3))
      let all = (lists[0] + lists[1].map { $0.joined(by: player) }).filter { admits(filter, $0) }
      let merged = lists[0].merged(with: lists[1], joinedBy: player, keeping: filter)
      #expect(zip(merged, merged.dropFirst()).allSatisfy { $0.cost < $1.cost && $0.skill < $1.skill })
      #expect(merged.allSatisfy(all.contains), "round \(round)")
      for team in all {
        #expect(merged.contains { $0.cost <= team.cost && $0.skill >= team.skill }, "round \(round)")
      }
    }
  }

  /// Under any rules, prices and minimum weight, every wanted team is matched by one at least as good. For each of
  /// these, at least one team with the same totals consists of players whose marks are set.
  @Test func everyWantedTeamIsMatched() throws {
    var random = SplitMix64(seed: 7)
    var compared = 0
    for round in 0..<4_000 {
      var problem =
        round % 2 == 0 ? RandomRules(&random).problem : RandomProblem(&random, sizes: 1...5).problem
      problem.leastCost = nil
      guard
        let question = ReducedProblem(
          problem, wanted: problem.count + 1, keepsTies: true, tuning: SearchTuning()),
        question.players.choose > 0, question.players.automaton.isExact
      else { continue }
      let (players, columns) = (question.players, question.columns(Int128.self))
      let all = bruteForceBestTeams(problem, count: .max).teams
      let prices = RulePrices<Int128>(
        skill: Int128(random.integer(in: 1...3)), cost: Int128(random.integer(in: 0...3)),
        sets: players.bounds.map { _ in Int128(random.integer(in: -2...2)) })
      let weights = try all.map { team -> Int128 in
        let cost = try #require(question.within(team.cost)).window(Int128.self).upperBound
        return prices.skill * question.scaledSkill(notAbove: team.skill, Int128.self) - prices.cost * cost
      }
      let needed = weights.shuffled(using: &random).first ?? 0
      var meter = StepAllowance(limit: .max, stop: StopSignal())
      let teams = PartialTeamQuestion(players, columns, prices, needed: needed, among: players.all)
      guard let teams else { continue }
      let found: [Undominated<Int128>] = try teams.wholeTeams(meter: &meter)
      let totals = found.map { (cost: question.cost($0.cost), skill: question.skill($0.skill)) }
      for (found, total) in zip(found, totals) {
        let equal = all.filter { $0.cost == total.cost && $0.skill == total.skill }
        #expect(
          equal.contains { team in
            team.rows.allSatisfy {
              players.locked.contains($0) || !found.members.surelyLacksOne(of: MemberMarks($0))
            }
          }, "round \(round): \(problem)")
      }
      for (team, weight) in zip(all, weights) where weight >= needed {
        compared += 1
        #expect(
          totals.contains { $0.cost <= team.cost && $0.skill >= team.skill }, "round \(round): \(problem)")
      }
    }
    #expect(compared > 10_000)
  }

  @Test func givesUp() throws {
    let players = FreePlayers(anyOf: [0, 1, 2, 3], choose: 2)
    let columns = ScaledPlayers<Int64>(skills: [1, 2, 4, 8], costs: [1, 2, 4, 8], window: 0...99)
    let question = try #require(
      PartialTeamQuestion(
        players, columns, RulePrices(skill: 1, cost: 0), needed: 0, among: players.all.reversed()))
    var little = StepAllowance(limit: 100, stop: StopSignal())
    #expect(throws: CountingEnd.workLimit) {
      let _: [Undominated<Int64>] = try question.wholeTeams(meter: &little)
    }
  }
}
