import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct CompareCSVTests {
  @Test func csvPutsThePoolInFront() {
    var players = CompareSample.ten
    players[0].cost = 100
    let snapshot = CompareSample.withVariant("Kohli:cost=10", players)
    let table = answerTable(of: snapshot)
    #expect(table.titles.prefix(3) == ["pool", "budget", "status"])
    #expect(Set(table.texts.map { $0[0] }) == ["pool.csv", "Kohli:cost=10"])
    #expect(table.rows.count == 10 + snapshot.compared.variants![0].rows.rows.count)
  }

  @Test func csvHasARowForEachBudget() {
    let table = answerTable(of: CompareSample.listed([400, 490, 500]))
    #expect(
      table.titles == [
        "budget", "status", "skill", "cost", "left", "gained", "perPoint", "teams", "countsExact", "in",
        "out",
        "players",
      ])
    #expect(
      table.texts[0] == ["40.0", "infeasible", "", "", "", "", "", "", "", "", "", ""])
    #expect(
      table.texts[2] == [
        "50.0", "proved", "36", "49.0", "1.0", "0", "", "20", "yes", "", "",
        "Kohli; Hardik; Kuldeep; Bhuvneshwar; Dhoni",
      ])
  }

  @Test func aRowWithoutATeamIsSaidSo() {
    var stopped = CompareSample.listed([500])
    stopped.compared.rows.rows[0] = BudgetRecord(budget: ExactDecimal(50, places: 0), status: .stopped)
    #expect(answerTable(of: stopped).texts[0].prefix(4) == ["50.0", "stopped", "", ""])
  }
}
