import Testing

@testable import Documents

@Suite struct InitialsTests {
  @Test(arguments: [
    ("Virgil van Dijk", "V. v. Dijk"), ("Ada", "Ada"), ("", ""), ("Zeno Sorley (FLEX)", "Zeno Sorley (FLEX)"),
  ]) func `all but the last word are initials, and brackets are kept`(name: String, short: String) {
    #expect(name.initialled == short)
  }
}
