import Snapshots
import Testing

@testable import Pages

struct PageKindTests {
  @Test func everyContentHasOnePage() {
    let shown = PageKind.all.map { ObjectIdentifier($0.shown) }
    #expect(Set(shown) == Set(Content.kinds.map { ObjectIdentifier($0) }) && Set(shown).count == shown.count)
  }

  @Test func theHeadlineIsThatOfThePage() {
    for snapshot in [
      CompareSample.all(), IndexPageTests.snapshot(), BattleSample.war(BattleSample.game, under: .sameRank),
    ] {
      #expect(headline(of: snapshot) == answerPage(of: snapshot).verdict.sentence)
      #expect(PageKind(of: snapshot)?.name == snapshot.content.value.flatMap { type(of: $0).kind.page })
    }
  }
}
