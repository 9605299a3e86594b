import Documents
import Selection
import Tables
import Testing

@testable import Pages
@testable import Snapshots

struct DataSectionTests {
  private func warning(line: Int) -> Diagnostic {
    Diagnostic(
      .warning, file: "pool.csv", line: line, code: "repeat", message: "\"Bo\" repeats line 3; counted once")
  }

  @Test func cleanData() {
    let snapshot = Sample.snapshot()
    #expect(dataFact(of: snapshot).lines.map(\.plainText) == ["4 rows, no warnings"])
    #expect(dataFact(of: snapshot).tone == .neutral)
    #expect(warningsBadge(of: snapshot).text == "No warnings in 4 rows")
    #expect(warningsBadge(of: snapshot).tone == .neutral)
    let section = dataSection(of: snapshot)
    #expect(section.details == ["Rows read: 4", "Players used: 4"])
    #expect(section.place == .reports)
    #expect(section.listed == [])
  }

  @Test func everyWarningIsListed() {
    let snapshot = Sample.snapshot {
      $0.rowsRead = 5
      $0.rowsRepeated = 1
      $0.warnings = [warning(line: 6)]
      $0.warningCount = 1
    }
    #expect(dataFact(of: snapshot).lines.map(\.plainText) == ["5 rows, 1 left out, 1 warning"])
    #expect(dataFact(of: snapshot).tone == .warning)
    #expect(warningsBadge(of: snapshot).text == "1 warning in 5 rows")
    #expect(warningsBadge(of: snapshot).tone == .warning)
    #expect(warningsBadge(of: snapshot).anchor == "data")
    let section = dataSection(of: snapshot)
    #expect(section.details == ["Rows read: 5", "Players used: 4", "Repeats, counted once: 1"])
    #expect(section.listed == ["pool.csv:6: \"Bo\" repeats line 3; counted once"])
    #expect(section.notes == [])
  }

  @Test func moreWarningsThanAreListed() {
    let snapshot = Sample.snapshot {
      $0.rowsRead = 3_004
      $0.warnings = (6..<26).map { warning(line: $0) }
      $0.warningCount = 3_000
    }
    let section = dataSection(of: snapshot, place: .everywhere)
    #expect(section.place == .everywhere)
    #expect(section.listed.count == 20)
    #expect(section.notes == ["and 2,980 more of the same kinds"])
    #expect(warningsBadge(of: snapshot).text == "3,000 warnings in 3,004 rows")
    #expect(dataFact(of: snapshot).lines.map(\.plainText) == ["3,004 rows, 3,000 left out, 3,000 warnings"])
  }

  @Test func everyReasonToLeaveARowOutIsCounted() {
    let snapshot = Sample.snapshot {
      $0.rowsRead = 2_014
      $0.rowsFiltered = 2_000
      $0.rowsBad = 1
      $0.rowsRepeated = 2
      $0.rowsWithoutSkill = 7
      $0.namesakes = 3
      $0.zeroCosts = 4
    }
    #expect(
      dataSection(of: snapshot).details == [
        "Rows read: 2,014", "Players used: 4", "Left out by a condition: 2,000", "Left out as bad rows: 1",
        "Repeats, counted once: 2", "Without a skill: 7", "Namesakes: 3", "Zero cost: 4",
      ])
  }
}
