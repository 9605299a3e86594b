import Testing

@testable import Documents

@Suite struct SectionTests {
  @Test func `a section is a full card in every rendering unless told otherwise`() {
    let section = Section("A", anchor: "a", blocks: [])
    #expect(section.width == .full && section.place == .everywhere)
  }

  @Test func `a figure reads as one line`() {
    #expect(Figure("Next", value: "37", note: "\("Bumrah", .good)").sentence == "37, \("Bumrah", .good)")
    #expect(Figure("Next", value: "37").sentence == "37")
  }
}
