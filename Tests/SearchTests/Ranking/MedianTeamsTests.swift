import Chance
import Testing

@testable import Search

struct MedianTeamsTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func agreesWithLookingAtEveryTeam(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    for round in 0..<100 {
      let problem = SmallProblem(from: &chance)
      let teams = MedianTeams(
        skills: problem.skills, costs: problem.costs, size: problem.size, budget: problem.budget)
      let asked = (0..<2).map { _ in chance.integer(in: -1...20) }
      var meter = StepAllowance(limit: .max, stop: StopSignal())
      let truth = problem.ranks(of: asked)
      let comment = "seed \(seed), round \(round): \(problem), skills \(asked)"
      #expect(try teams.counts(asked: asked, meter: &meter) == truth, "\(comment)")
      let legal = try teams.counts(meter: &meter)
      #expect(legal == TeamRanks(legal: truth.legal, ranks: []), "\(comment)")
    }
  }

  @Test func takesNoMoreStepsThanItsShapeSays() throws {
    for (count, size) in [(1, 1), (20, 1), (30, 2), (40, 5), (20, 6), (15, 15)] {
      let values = (0..<count).map { Int64($0 * $0 % 17) }
      let teams = MedianTeams(skills: values, costs: values, size: size, budget: 30)
      let steps = teams.shape(asked: 1).steps
      var meter = StepAllowance(limit: steps, stop: StopSignal())
      _ = try teams.counts(asked: [9], meter: &meter)
      var less = StepAllowance(limit: (steps - meter.left) - 1, stop: StopSignal())
      #expect(throws: CountingEnd.workLimit) {
        try teams.counts(asked: [9], meter: &less)
      }
    }
  }

  @Test func knowsWhatDoesNotFitIntoMemory() {
    #expect(MedianShape(players: 1_000, size: 5, asked: 1).steps < .max)
    #expect(MedianShape(players: 3_000, size: 5, asked: 1).steps == .max)
    #expect(MedianShape(players: 1_000_000, size: 1_000, asked: 1).steps == .max)
  }
}

extension SmallProblem {
  /// The ranks of some skills, by looking at every team.
  func ranks(of asked: [Int64]) -> TeamRanks {
    AllTeams(Problem(skills: .narrow(skills), costs: .narrow(costs), size: size, budget: Int128(budget)))
      .ranks(of: asked.map { Int128($0) })
  }
}
