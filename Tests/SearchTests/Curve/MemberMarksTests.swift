import Testing

@testable import Search

struct MemberMarksTests {
  @Test func whoIsMissingIsToldUnlessAnotherHasHisMark() {
    let group = MemberSieve([3, 70])
    #expect(group == MemberSieve().adding(6).adding(3))
    #expect(!group.surelyLacksOne(of: MemberSieve([3])))
    #expect(group.surelyLacksOne(of: MemberSieve([4])))
    #expect(!group.surelyLacksOne(of: MemberSieve([67])))
    #expect(group.surelyLacksOne(of: MemberSieve([3, 4])))
    #expect(MemberSieve().surelyLacksOne(of: MemberSieve([0])))
  }
}
