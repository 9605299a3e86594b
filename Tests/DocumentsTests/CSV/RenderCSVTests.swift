import Testing

@testable import Documents

@Suite struct RenderCSVTests {
  @Test func `titles, rows and marks, without totals`() {
    #expect(
      renderCSV(Sample.teamTable)
        == "Player,Skill,Cost,Mark\r\nRituraj,8,12.0,\r\nRishabh,7,10.0,\r\nHardik,8,11.0,always\r\n"
        + "Kuldeep,7,9.0,always\r\nDhoni,6,7.0,always\r\n")
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""),
    ("two\r\nlines", "\"two\r\nlines\""), (" padded", "\" padded\""), ("\"\u{301}", "\"\"\"\u{301}\""),
    ("=1+2", "'=1+2"), ("+49 30", "'+49 30"), ("-x", "'-x"), ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"),
    ("\rx", "\"'\rx\""),
    ("=\u{301}x", "'=\u{301}x"), ("=a,\"b\"", "\"'=a,\"\"b\"\"\""),
    ("-7.0", "-7.0"), ("+1", "+1"), ("-", "'-"), ("-1.", "'-1."), ("-1.2.3", "'-1.2.3"), ("--1", "'--1"),
  ]) func `fields are quoted where they must be and never run as formulas`(value: String, field: String) {
    let table = DataTable(caption: "", columns: [.init("A")], rows: [.init([.init(value)])])
    #expect(renderCSV(table) == "A\r\n\(field)\r\n")
  }

  @Test func `marked words are written plainly`() {
    let table = DataTable(
      caption: "", columns: [.init("In / out")], rows: [.init(["\("Hardik", .good) for Surya"])])
    #expect(renderCSV(table) == "In / out\r\nHardik for Surya\r\n")
  }
}
