import Testing

@testable import Search

struct SkillIntervalTests {
  @Test func givesBothEndsAndNeverWidens() {
    let interval = SkillInterval<Int64>(best: 10, bound: 90)
    #expect(interval.lower(toBound: 80) == (10, 80))
    #expect(interval.raise(toBest: 20) == (20, 80))
    #expect(interval.raise(toBest: 15) == (20, 80))
    #expect(interval.lower(toBound: 85) == (20, 80))
  }
}
