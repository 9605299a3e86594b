import Chance
import Testing

@testable import Search

struct CompletionTests {
  @Test func completesAPartialTeamOfTheSample() {
    let team = SamplePool.rows("Rohit", "Hardik", "Kuldeep")
    let expected = TeamCompletion.possible(
      TeamChange(out: [], in: SamplePool.rows("Bhuvneshwar", "Dhoni"), skill: 36, cost: 500))
    #expect(SamplePool.problem.bestCompletion(of: team) == expected)
  }

  /// Four greedy picks use up the budget, or more than that.
  @Test func saysThatTheCheapestOtherIsTooExpensive() {
    for (last, cheapest) in [("Kuldeep", 570), ("Bumrah", 600)] as [(String, Int128)] {
      let team = SamplePool.rows("Rohit", "Kohli", "Rituraj", last)
      let expected = TeamCompletion.impossible(.budget(cheapest: cheapest))
      #expect(SamplePool.problem.bestCompletion(of: team) == expected)
    }
  }

  @Test func aFullTeamIsComplete() {
    for count in 5...7 {
      #expect(SamplePool.problem.bestCompletion(of: Array(0..<count)) == .complete)
    }
  }

  @Test func saysThatThereAreTooFewOthers() {
    var problem = SamplePool.problem
    problem.size = 12
    #expect(problem.bestCompletion(of: [3, 1]) == .impossible(.tooFewPlayers(10)))
  }

  /// An empty team: its completion is the best team of all.
  @Test func completesATeamOfNobody() {
    #expect(
      SamplePool.problem.bestCompletion(of: [])
        == .possible(TeamChange(out: [], in: [0, 1, 4, 5, 7], skill: 36, cost: 490)))
  }
}
