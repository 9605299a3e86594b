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
      let (skills, costs) = (problem.skills.values, problem.costs.values)
      let lowest = skills.min() ?? 0
      let players = skyband(skills: skills.map { $0 - lowest }, costs: costs, size: problem.size)
      let room = try #require(
        MultiplierRoom<Int128>(
          size: problem.size, highestSkill: players.skills.max()!, highestCost: players.costs.max()!))
      let ends = [points[0], points[points.count - 1]].map {
        Totals(cost: $0.cost, skill: $0.skill - Int128(problem.size) * lowest)
      }
      func edges(_ range: ClosedRange<Int128>) -> [HullEdge<Int128>] {
        hullEdges(
          of: players, size: problem.size, from: ends[0], to: ends[1], within: range, room: room,
          stop: StopSignal()) ?? []
      }
      let all = edges(ends[0].cost...ends[1].cost)
      #expect(all.first?.right == ends[1] && all.last?.left == ends[0], "seed \(seed)")
      for (dearer, cheaper) in zip(all, all.dropFirst()) { #expect(dearer.left == cheaper.right) }
      for edge in all {
        let line = edge.multiplier.weight(skill: edge.left.skill, cost: edge.left.cost)
        #expect(edge.multiplier.weight(skill: edge.right.skill, cost: edge.right.cost) == line)
        for point in points {
          let skill = point.skill - Int128(problem.size) * lowest
          #expect(edge.multiplier.weight(skill: skill, cost: point.cost) <= line, "seed \(seed)")
        }
      }
      let middle = points[points.count / 2].cost
      let some = edges(middle...middle)
      #expect(!some.isEmpty && some.allSatisfy { $0.left.cost <= middle && middle <= $0.right.cost })
    }
  }
}
