import Chance
import Testing

@testable import Search

struct MedianTeamsTests {
  @Test func takesNoMoreStepsThanItsShapeSays() throws {
    for (count, size) in [(1, 1), (20, 1), (30, 2), (40, 5), (20, 6), (15, 15)] {
      let values = (0..<count).map { Int64($0 * $0 % 17) }
      let teams = MedianTeams(skills: values, costs: values, size: size, budget: 30)
      let steps = teams.shape(asked: 1).steps
      var meter = StepAllowance(limit: steps, stop: StopSignal())
      _ = try teams.counts(asked: [9], meter: &meter)
      var less = StepAllowance(limit: (steps - meter.left) - 1, stop: StopSignal())
      #expect(throws: CountingEnd.workLimit) { try teams.counts(asked: [9], meter: &less) }
    }
  }

  @Test func knowsWhatDoesNotFitIntoMemory() {
    #expect(MedianShape(players: 1_000, size: 5, asked: 1).steps < .max)
    #expect(MedianShape(players: 3_000, size: 5, asked: 1).steps == .max)
    #expect(MedianShape(players: 1_000_000, size: 1_000, asked: 1).steps == .max)
  }
}
