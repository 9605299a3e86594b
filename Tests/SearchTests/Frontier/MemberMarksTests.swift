import Testing

@testable import Search

struct MemberMarksTests {
  @Test func missingMembersAreKnownUnlessAMarkIsShared() {
    let group = MemberMarks([3, 134])
    #expect(group == MemberMarks(6).union(MemberMarks(3)))
    #expect(!group.surelyLacksOne(of: MemberMarks([3])))
    #expect(group.surelyLacksOne(of: MemberMarks([4])))
    #expect(!group.surelyLacksOne(of: MemberMarks([131])))
    #expect(group.surelyLacksOne(of: MemberMarks([3, 4])))
    #expect(MemberMarks().surelyLacksOne(of: MemberMarks([0])))
    #expect(MemberMarks([127, 0, 5]).rows == [0, 5, 127])
    #expect(MemberMarks([1, 9]).bits > MemberMarks([2, 3]).bits)
  }
}
