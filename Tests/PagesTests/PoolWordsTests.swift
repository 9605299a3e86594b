import Documents
import Snapshots
import Testing

@testable import Pages

struct PoolWordsTests {
  private func words(_ skill: String, _ cost: String) -> PoolWords {
    var pool = Sample.snapshot().playerPool
    pool.columns = ["skill": skill, "cost": cost]
    return PoolWords(pool)
  }

  @Test(arguments: [
    ("FPTS", "FPTS", "FPTS"), ("Salary", "salary", "Salary"), ("now_cost", "cost", "Now cost"),
    ("AvgPointsPerGame", "points", "AvgPointsPerGame"), ("SALARY", "salary", "SALARY"),
    (" xPts_ ", "xPts", "XPts"),
    ("Очки", "очки", "Очки"), ("week_4", "week 4", "Week 4"),
  ])
  func plainHeadersAreTheWords(header: String, inSentences: String, inHeadings: String) {
    #expect(words(header, "cost").skill == inSentences && words(header, "cost").skillTitle == inHeadings)
    #expect(words("skill", header).cost == inSentences && words("skill", header).costTitle == inHeadings)
  }

  @Test(arguments: [
    "A + B", "FPTS*2", "#2", "4", "", "_", "<b>FPTS</b>", "own%", "=HYPERLINK(1)", "a|b", "P\u{1B}[31m",
    "the points that we expect them to score",
  ])
  func otherHeadersAreNot(header: String) {
    #expect(words(header, header) == PoolWords())
  }

  @Test func aPageUsesTheWordsOfItsFile() {
    var snapshot = Sample.snapshot(team: Sample.answer.rows)
    snapshot.pool?.columns = ["skill": "FPTS", "cost": "Salary"]
    snapshot.content = Content(BestContent(Sample.bestTeam()))
    let page = answerPage(of: snapshot)
    let text = renderText(page, style: .plain) + renderMarkdown(page) + renderHTML(page)
    #expect(text.contains("6.5 FPTS for 5.0 of 5.5: proved best") && text.contains("Salary"))
    #expect(text.contains("The players of the team with their FPTS and salary"))
    #expect(
      text.contains("FPTS  salary") && !text.contains("Skill") && !text.contains(" skill ")
        && !text.contains("Cost"))
  }

  @Test func poolsWithDifferentHeadersHaveTheUsualWords() {
    var snapshot = CompareSample.withVariant("other.csv", CompareSample.ten)
    var other = snapshot.playerPool
    other.columns = ["skill": "FPTS"]
    snapshot.pool = other
    snapshot.compared.variants?[0].pool = other
    #expect(Units(of: snapshot).words.skill == "FPTS")
    other.columns = nil
    snapshot.compared.variants?[0].pool = other
    #expect(Units(of: snapshot).words == PoolWords())
  }
}
