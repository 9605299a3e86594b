import Testing

@testable import Documents

@Suite struct RectangleTests {
  private let square = Rectangle(left: 0, top: 0, right: 10, bottom: 10)

  @Test func `touching is not overlapping`() {
    #expect(!square.overlaps(Rectangle(left: 10, top: 0, right: 20, bottom: 10)))
    #expect(square.overlaps(Rectangle(left: 9, top: 9, right: 20, bottom: 20)))
    #expect(!square.overlaps(Rectangle(left: 0, top: 10, right: 10, bottom: 20)))
  }

  @Test func `it contains itself and what lies inside`() {
    #expect(square.contains(square))
    #expect(square.contains(Rectangle(left: 1, top: 1, right: 9, bottom: 9)))
    #expect(!square.contains(Rectangle(left: 1, top: 1, right: 11, bottom: 9)))
    #expect(square.height == 10)
    #expect(square.contains(square.inset(by: 3)) && square.inset(by: 3).height == 4)
  }
}
