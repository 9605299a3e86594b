import Chance
import Tables
import Testing

@testable import Search

struct WhatIfTests {
  private func table(_ problem: Problem, _ best: Answer, jobs: Int = 1) -> WhatIfTable {
    problem.whatIf(best: best, limits: Limits(jobs: jobs))
  }

  /// The same figures, found without a front of teammates.
  private func tableOfSearches(_ problem: Problem, _ best: Answer, jobs: Int = 1) -> [PlayerWhatIf] {
    WhatIfSearch(problem, best: best, limits: Limits()).figures(
      withinSteps: Limits.stepsPerQuestion, limits: Limits(jobs: jobs), progress: nil
    )
    .sorted { $0.row < $1.row }
  }

  @Test(arguments: [ProblemSource.plain, .rules], 0..<10)
  func allFiguresAreThoseOfAllTeams(source: ProblemSource, part: Int) {
    let seed = UInt64(8_600 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<(source == .plain ? 250 : 500) {
      let problem = RandomProblem(source, &random, sizes: 1...5).problem
      let best = problem.bestTeam()
      guard best.status == .proved else { continue }
      var hint: String { "seed \(seed), problem \(number): \(problem)" }
      let slow = SlowWhatIf(problem)
      let expected = (0..<problem.count).map { slow.figures(of: $0, best: best) }
      let found = table(problem, best, jobs: 1 + number % 3)
      #expect(found.isComplete && Array(found.players) == expected, "\(hint)")
      if source == .plain {
        #expect(tableOfSearches(problem, best, jobs: 1 + number % 2) == expected, "\(hint)")
      }
      let row = Int(random.integer(in: 0...Int64(expected.count - 1)))
      #expect(problem.whatIf(of: [row], best: best)[row] == expected[row], "row \(row), \(hint)")
    }
  }

  /// Tiny values and more players than marks: several players are equal, and some share a mark.
  @Test func manyPlayersAlikeAgreeWithSearchesOfTheirOwn() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let most: Int64 = seed % 2 == 0 ? 6 : 60
      let costs = (0..<150).map { _ in random.integer(in: 0...most) }
      let skills = costs.map { $0 + random.integer(in: -2...2) }
      let size = Int(random.integer(in: 1...12))
      let problem = Problem(
        skills: .narrow(skills), costs: .narrow(costs), size: size,
        budget: Int128(InstanceFamily.budget(costs: costs, size: size, tightness: 0.4)))
      let best = problem.bestTeam()
      let found = Array(table(problem, best).players)
      #expect(found.count == 150 && found == tableOfSearches(problem, best), "seed \(seed)")
      for row in stride(from: Int(seed % 10), to: 150, by: 10) {
        #expect(found[row] == problem.whatIf(of: [row], best: best)[row], "seed \(seed)")
      }
    }
  }

  /// The prices are confirmed by searches with the player at that price, and at one unit more.
  @Test(arguments: [InstanceFamily.uniform, .weaklyCorrelated, .cards, .real], [1, 5, 9])
  func pricesHoldWhenTheyAreTried(family: InstanceFamily, size: Int) {
    let problem = family.problem(count: 5_000, size: size, tightness: 0.25, seed: 4)
    let best = problem.bestTeam()
    let table = table(problem, best, jobs: 2)
    #expect(table.isComplete && table.count == 5_000)
    for row in best.rows + Array(stride(from: 3, to: 5_000, by: 400)) {
      let figures = table[row]!
      #expect(figures == problem.whatIf(of: [row], best: best)[row])
      func team(at cost: Int128) -> Answer {
        problem.costing(cost, row).findTeam(limits: Limits())
      }
      func skill(at cost: Int128) -> Int128 { team(at: cost).skill }
      if let stays = figures.staysUpTo {
        #expect(stays >= problem.costs[row])
        #expect(team(at: stays).rows.contains(row) && !team(at: stays + 1).rows.contains(row))
        #expect(skill(at: stays + 1) == figures.skillWithout)
      } else if let enters = figures.entersAt, enters < problem.costs[row], enters > 0 {
        // At this price they are in a team as good as the best; a unit cheaper, in no worse one.
        #expect(figures.skillWith.map { $0 < best.skill } ?? true)
        #expect(skill(at: enters) >= best.skill && skill(at: enters - 1) >= best.skill)
      }
    }
  }

  @Test(arguments: InstanceFamily.allCases)
  func threadsChangeNothing(family: InstanceFamily) {
    let isSubsetSum = [.subsetSum, .subsetSumWide].contains(family)
    let problem = family.problem(count: isSubsetSum ? 24 : 300, size: 4, tightness: 0.3, seed: 2)
    let best = problem.bestTeam()
    let alone = Array(table(problem, best).players)
    #expect(alone.count == problem.count)
    #expect(alone == Array(table(problem, best, jobs: 5).players))
    #expect(alone == tableOfSearches(problem, best, jobs: 3))
  }

  @Test func theSamplePoolsMembersStayWhereOthersComeIn() {
    let problem = Problem(
      skills: .narrow([5, 4, 3, 3]), costs: .narrow([10, 8, 6, 9]), size: 2, budget: 18)
    let best = problem.bestTeam()
    #expect(best.rows == [0, 1])
    let players = Array(table(problem, best).players)
    #expect(
      players == [
        PlayerWhatIf(
          row: 0, skillWith: 9, skillWithout: 7, entersAt: 10, staysUpTo: 12, stayIsLimitedByBudget: true),
        PlayerWhatIf(
          row: 1, skillWith: 9, skillWithout: 8, entersAt: 8, staysUpTo: 8, stayIsLimitedByBudget: true),
        PlayerWhatIf(row: 2, skillWith: 8, skillWithout: 9, entersAt: nil, staysUpTo: nil),
        PlayerWhatIf(row: 3, skillWith: 7, skillWithout: 9, entersAt: nil, staysUpTo: nil),
      ])
  }

  @Test func aPoolThatIsTheTeamHasNobodyElse() {
    let problem = Problem(skills: .narrow([5, -4]), costs: .narrow([10, 0]), size: 2, budget: 17)
    let players = Array(table(problem, problem.bestTeam()).players)
    #expect(
      players == [
        PlayerWhatIf(
          row: 0, skillWith: 1, skillWithout: nil, entersAt: 17, staysUpTo: 17, stayIsLimitedByBudget: true),
        PlayerWhatIf(
          row: 1, skillWith: 1, skillWithout: nil, entersAt: 7, staysUpTo: 7, stayIsLimitedByBudget: true),
      ])
  }
}
