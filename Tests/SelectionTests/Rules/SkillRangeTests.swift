import Testing

@testable import Selection
@testable import Tables

struct SkillRangeTests {
  @Test(arguments: ["1-10", "0.5-99.5", "-5-10", "-5--1"])
  func readsWhatItWrites(_ text: String) {
    #expect(SkillRange(text)?.description == text)
  }

  @Test func anyHasNoBounds() {
    #expect(SkillRange("any") == .any)
    #expect(SkillRange.any.description == "any")
  }

  @Test(arguments: ["", "-", "5", "10-1", "a-b", "1-", "-10", "1-2-3"])
  func refusesTheRest(_ text: String) {
    #expect(SkillRange(text) == nil)
  }
}
