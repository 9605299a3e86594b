import Testing

@testable import Documents

@Suite struct AxisTests {
  @Test func `the unit stands in parentheses, if there is one`() {
    #expect(Axis("Cost", unit: "millions").label == "Cost (millions)")
    #expect(Axis("Skill").label == "Skill")
  }
}
