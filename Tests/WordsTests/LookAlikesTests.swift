import Testing

@testable import Words

struct LookAlikesTests {
  @Test(arguments: [
    ["Ann", "Ann\u{200B}"], ["Ann\u{FEFF}", "Ann"], ["Max Muncy", "Max\u{A0}Muncy"],
    ["Max Muncy", "Max  Muncy"],
    ["Jos\u{E9}", "Jose\u{301}"], ["Ann\u{200B}", "An\u{200C}n"],
  ])
  func namesThatLookTheSameAreFound(names: [String]) {
    #expect(LookAlikes(["Bob"] + names).pairs.map { [$0.index, $0.original] } == [[2, 1]])
  }

  @Test func namesThatAreTheSameOrLookDifferentAreNone() {
    #expect(LookAlikes(["Ann", "Ann", "ann", "Anne", "José", "José", "Łukasz", ""]).pairs.isEmpty)
    #expect(LookAlikes(["A\u{200B}", "A\u{200B}", "B"]).pairs.isEmpty)
  }

  @Test func theWarningNamesWhatNobodySees() {
    let warning = LookAlikes.warning(about: "Ann\u{200B}", like: "Ann", on: "on line 2")
    #expect(
      warning == "\"Ann\" looks like the name on line 2, but one of them has U+200B; "
        + "they are treated as different names")
  }
}
