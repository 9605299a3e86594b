import Chance
import Testing

@testable import Search

struct TeamHullTests {
  @Test func theEdgesLieAboveAllTeams() throws {
    for seed in 0..<1_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(&random, sizes: 1...5).problem
      let points = slowCurve(problem)
      guard points.count > 1, points.allSatisfy({ $0.cost < 1 << 40 && $0.skill.magnitude < 1 << 40 }) else {
        continue
      }
      let question = try #require(ReducedProblem(problem.withAnyBudget, wanted: 1, tuning: SearchTuning()))
      let (players, columns) = (question.players, question.columns(Int128.self))
      let hull = TeamHull(players, columns)
      let ends = [hull.cheapest(), hull.mostSkilled()].compactMap { $0 }
      try #require(ends.count == 2)
      #expect(
        question.cost(ends[0].cost) == points[0].cost && question.skill(ends[0].skill) == points[0].skill)
      #expect(
        question.cost(ends[1].cost) == points.last?.cost
          && question.skill(ends[1].skill) == points.last?.skill)
      func edges(_ range: ClosedRange<Int128>) -> [TeamHull<Int128>.Edge] {
        hull.edges(from: ends[0], to: ends[1], within: range, stop: StopSignal()) ?? []
      }
      let all = edges(ends[0].cost...ends[1].cost)
      #expect(all.first?.right == ends[1] && all.last?.left == ends[0], "seed \(seed)")
      for (before, after) in zip(all, all.dropFirst()) { #expect(before.left == after.right) }
      for edge in all {
        let teams = EdgeTeams(players, columns, edge.prices)
        let line = edge.prices.weight(skill: edge.left.skill, cost: edge.left.cost)
        #expect(edge.prices.weight(skill: edge.right.skill, cost: edge.right.cost) == line)
        #expect(teams.heaviest == line, "seed \(seed)")
        for point in points {
          let cost = try #require(question.within(point.cost)).window(Int128.self).upperBound
          let skill = question.scaledSkill(notAbove: point.skill, Int128.self)
          #expect(edge.prices.weight(skill: skill, cost: cost) <= line, "seed \(seed)")
        }
      }
      let middle = (ends[0].cost + ends[1].cost) / 2
      let some = edges(middle...middle)
      #expect(!some.isEmpty && some.allSatisfy { $0.left.cost <= middle && middle <= $0.right.cost })
    }
  }
}
