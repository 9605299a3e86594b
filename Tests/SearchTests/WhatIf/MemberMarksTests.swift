import Testing

@testable import Search

struct MemberMarksTests {
  @Test func missingMembersAreKnownUnlessAMarkIsShared() {
    let group = MemberMarks([3, 70])
    #expect(group == MemberMarks(6).union(MemberMarks(3)))
    #expect(!group.surelyLacksOne(of: MemberMarks([3])))
    #expect(group.surelyLacksOne(of: MemberMarks([4])))
    #expect(!group.surelyLacksOne(of: MemberMarks([67])))
    #expect(group.surelyLacksOne(of: MemberMarks([3, 4])))
    #expect(MemberMarks().surelyLacksOne(of: MemberMarks([0])))
  }
}
