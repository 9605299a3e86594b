import Testing

@testable import Documents

@Suite struct DataTableTests {
  @Test func `it knows its marks and its numeric columns`() {
    #expect(Sample.teamTable.hasMarks)
    #expect(!Sample.budgetTable.hasMarks)
    #expect(Sample.teamTable.columns.map(\.isNumeric) == [false, true, true])
  }

  @Test func `a ragged row is a mistake of the programmer`() async {
    await #expect(processExitsWith: .failure) {
      _ = DataTable(caption: "", columns: [.init("A")], rows: [.init(["1", "2"])])
    }
  }

  @Test func `so is a row header that is no column`() async {
    await #expect(processExitsWith: .failure) {
      _ = DataTable(caption: "", columns: [.init("A")], rows: [], rowHeader: 1)
    }
  }
}
