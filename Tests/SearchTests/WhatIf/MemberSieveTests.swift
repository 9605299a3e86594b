import Testing

@testable import Search

struct MemberSieveTests {
  @Test func whoIsMissingIsToldUnlessAnotherHasHisMark() {
    let group = MemberSieve([3, 70])
    #expect(group == MemberSieve(6).union(MemberSieve(3)))
    #expect(!group.surelyLacksOne(of: MemberSieve([3])))
    #expect(group.surelyLacksOne(of: MemberSieve([4])))
    #expect(!group.surelyLacksOne(of: MemberSieve([67])))
    #expect(group.surelyLacksOne(of: MemberSieve([3, 4])))
    #expect(MemberSieve().surelyLacksOne(of: MemberSieve([0])))
  }
}
