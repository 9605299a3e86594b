import Testing

@testable import Documents

@Suite struct ScaleTests {
  @Test func `it begins half a step before the data and ticks at round numbers`() {
    let cost = Scale([7, 15], ticks: 6, from: 20, to: 420)
    #expect([cost.low, cost.high, cost.step] == [6, 16, 2])
    #expect(cost.ticks == [6, 8, 10, 12, 14, 16])
    #expect(cost.place(6) == 20)
    #expect(cost.place(11) == 220)
    let skill = Scale([6, 9], ticks: 4, from: 240, to: 40)
    #expect([skill.low, skill.high, skill.step] == [5.5, 9.5, 1])
    #expect(skill.place(9.5) == 40)
  }

  @Test func `numbers outside stand at the ends`() {
    let scale = Scale([0, 10], ticks: 5, from: 0, to: 120)
    #expect(scale.place(-1e300) == 0)
    #expect(scale.place(1e300) == 120)
  }

  @Test(
    arguments: [
      (5.0, 5.0), (0, 0), (1e15, 1e15), (0.001, 0.0011), (-3, 4), (1e9, 1e9 + 1), (0, 1e15), (-1e300, 1e300),
      (0, .leastNonzeroMagnitude),
    ] as [(Double, Double)]) func `every range gives a few ticks inside`(low: Double, high: Double)
  {
    let scale = Scale([low, high], ticks: 5, from: 0, to: 100)
    #expect((1...14).contains(scale.ticks.count), "\(scale.ticks)")
    #expect(scale.ticks.allSatisfy { (-0.001...100.001).contains(scale.place($0)) })
    #expect((0...100).contains(scale.place(low)) && (0...100).contains(scale.place(high)))
  }
}
