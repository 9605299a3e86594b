import Chance
import Testing

@testable import Search

struct LegalTeamTableTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func countsEveryTeamOnce(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var counted = 0
    for round in 0..<150 {
      var problem = RandomRules(&random).problem
      problem.groups = []
      problem.leastClubs = nil
      let truth = bruteForceBestTeams(problem, count: .max).teams.count
      var comment: String { "seed \(seed), round \(round): \(problem)" }
      guard
        let question = ReducedProblem(problem, wanted: problem.count + 1, tuning: SearchTuning()),
        let table = LegalTeamTable(question.players, question.columns(Int64.self))
      else { continue }
      var meter = StepAllowance(limit: table.steps, stop: StopSignal())
      #expect(try table.count(meter: &meter) == UInt128(truth), "\(comment)")
      #expect(meter.left == 0, "\(comment)")
      counted += truth > 0 ? 1 : 0
    }
    #expect(counted > 20)
  }

  @Test func isNotForRulesThatItDoesNotCount() throws {
    func table(_ change: (inout Problem) -> Void) throws -> LegalTeamTable? {
      var problem = GameFamily.squad.problem(count: 60, seed: 1)
      change(&problem)
      let question = try #require(ReducedProblem(problem, wanted: 61, tuning: SearchTuning()))
      return LegalTeamTable(question.players, question.columns(Int64.self))
    }
    #expect(try table { _ in } != nil)
    #expect(try table { $0.groups = [GroupRule(members: [1, 2, 3], most: 1)] } == nil)
    #expect(try table { $0.leastClubs = 7 } == nil)
    #expect(
      try table { problem in
        problem.costs = .narrow((0..<60).map { 1_000_003 * ($0 % 50) + $0 })
        problem.budget = .max
      } == nil)
  }
}
