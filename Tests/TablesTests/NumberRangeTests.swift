import Testing

@testable import Tables

struct NumberRangeTests {
  @Test(arguments: ["1-10", "0.5-99.5", "-5-10", "-5--1"])
  func readsWhatItWrites(_ text: String) {
    #expect(NumberRange(text)?.description == text)
  }

  @Test func anyHasNoBounds() {
    #expect(NumberRange("any") == .any)
    #expect(NumberRange.any.description == "any")
  }

  @Test(arguments: ["", "-", "5", "10-1", "a-b", "1-", "-10", "1-2-3"])
  func refusesTheRest(_ text: String) {
    #expect(NumberRange(text) == nil)
  }
}
