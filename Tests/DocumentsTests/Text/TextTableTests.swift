import Testing

@testable import Documents

@Suite struct TextTableTests {
  @Test func `numbers are aligned to the right and marks follow the last column`() {
    #expect(
      TextTable(Sample.teamTable, style: .plain).lines == [
        "player   skill  cost",
        "Rituraj      8  12.0",
        "Rishabh      7  10.0",
        "Hardik       8  11.0  always",
        "Kuldeep      7   9.0  always",
        "Dhoni        6   7.0  always",
      ])
  }

  @Test func `a total shows when asked for`() {
    var table = Sample.teamTable
    table.showsTotalInText = true
    #expect(TextTable(table, style: .plain).lines.last == "Total       36  49.0")
  }

  @Test func `a highlighted row is pointed at, short titles stand in for long ones`() {
    #expect(
      TextTable(Sample.budgetTable, style: .plain).lines == [
        "budget  skill  teams  per point  who comes in",
        "  44.0     33      1             the cheapest team",
        "  45.0     34      2        1.0  Hardik for Surya",
        "  47.0     35      3        2.0  Rituraj for Rishabh",
        "> 49.0     36      5        2.0  Rishabh for Bhuvneshwar",
        "  51.0     37      3        2.0  Bumrah for Rishabh",
      ])
  }

  @Test func `columns that do not fit however narrow go on below, the marks last`() {
    let table = DataTable(
      caption: "", columns: [.init("Name")] + (1...4).map { .init("N\($0)", .number) },
      rows: [
        .init(["Ada", "1", "22", "3", "4,444"], marks: [.init("!")]), .init(["Bo", "5", "6", "7", "8"]),
      ])
    #expect(
      TextTable(table, style: .terminal(isColoured: false, width: 16)).lines == [
        "name  n1  n2", "Ada    1  22", "Bo     5   6", "", "name  n3", "Ada    3", "Bo     7", "",
        "name     n4", "Ada   4,444  !", "Bo        8",
      ])
  }

  @Test func `wide, combining and acting characters keep the columns in line`() {
    let table = DataTable(
      caption: "", columns: [.init("Name"), .init("Cost", .number)],
      rows: [["日本", "8.0"], ["e\u{301}\u{1B}[1m", "12.0"], ["", "7.0"]].map { .init($0) })
    #expect(
      TextTable(table, style: .plain).lines == [
        "name   cost", "日本    8.0", "e\u{301}\u{FFFD}[1m  12.0", "        7.0",
      ])
  }

  @Test func `empty cells leave no spaces at the end`() {
    let table = DataTable(
      caption: "", columns: [.init("A"), .init("Long title"), .init("B", .number)],
      rows: [.init(["x", "", ""]), .init(["y", "", ""], marks: [.init("best"), .init("new")])])
    #expect(
      TextTable(table, style: .plain).lines == ["a  long title  b", "x", "y                 best, new"])
  }

  @Test func `colour does not change the columns`() {
    let plain = TextTable(Sample.budgetTable, style: .plain).lines
    let painted = TextTable(Sample.budgetTable, style: .terminal(isColoured: true, width: nil)).lines.map {
      line in
      line.replacing(/\u{1B}\[[0-9]+m/, with: "")
    }
    #expect(painted == plain)
    #expect(
      TextTable(Sample.teamTable, style: .terminal(isColoured: true, width: nil)).lines[3]
        == "Hardik       8  11.0  \u{1B}[32malways\u{1B}[0m")
  }

  @Test func `a title is in lower case unless it is a name`() {
    let table = DataTable(caption: "", columns: [.init("Autobot"), .named("Slag Baron")], rows: [])
    #expect(TextTable(table, style: .plain).lines == ["autobot  Slag Baron"])
  }

  @Test func `a table without rows is its header`() {
    let table = DataTable(caption: "", columns: [.init("Name"), .init("Cost", .number)], rows: [])
    #expect(TextTable(table, style: .plain).lines == ["name  cost"])
  }

  @Test func `a table that is wider than the terminal goes on below or is cut`() {
    let table = DataTable(
      caption: "", columns: [.init("Player"), .init("Cost", .number), .init("Lineup")],
      rows: [.init(["Maximilian Featherstonehaugh", "12.0", "Ann, Bob, Cy, Dora, Eve"])])
    #expect(
      TextTable(table, style: .terminal(isColoured: false, width: 40)).lines == [
        "player            cost  lineup",
        "Maximilian Feat…  12.0  Ann, Bob, Cy,",
        "                        Dora, Eve",
      ])
    #expect(TextTable(table, style: .terminal(isColoured: false, width: 59)).lines.count == 2)
  }

  @Test func `columns of a group are left out together, and words to be typed are not cut`() {
    let wide = DataTable.Column("Name").typed
    let table = DataTable(
      caption: "",
      columns: [
        wide, .init("W", .number).minor(with: "results"), .init("L", .number).minor(with: "results"),
        .init("GF", .number).minor, .init("About"),
      ],
      rows: [.init(["draftkings-golf-classic", "111111", "222222", "33", "six of them, at most four"])])
    func header(_ width: Int) -> String? {
      TextTable(table, style: .terminal(isColoured: false, width: width)).lines.first
    }
    #expect(header(70)?.split(separator: " ") == ["name", "w", "l", "gf", "about"])
    #expect(header(58)?.split(separator: " ") == ["name", "w", "l", "about"])
    for width in [40, 50, 52] { #expect(header(width)?.split(separator: " ") == ["name", "about"]) }
    let narrow = TextTable(table, style: .terminal(isColoured: false, width: 40)).lines
    #expect(
      narrow.contains { $0.hasPrefix("draftkings-golf-classic  ") } && narrow.allSatisfy { $0.count <= 40 })
    #expect(narrow.last == "on a wider terminal also: w, l, gf")
    #expect(!TextTable(table, style: .plain).lines.joined().contains("wider"))
  }

  @Test func `a title is not cut, however narrow the terminal`() {
    let table = DataTable(
      caption: "", columns: [.init("Transfers"), .init("Out"), .init("In")],
      rows: [.init(["stay", "Rainford, Gadsby, Kember", "Ivorson, Merrow, Vennor"])])
    let lines = TextTable(table, style: .terminal(isColoured: false, width: 30)).lines
    #expect(lines.first == "transfers  out       in", "\(lines)")
    #expect(lines.allSatisfy { $0.count <= 30 })
  }

  @Test func `where rows have no names all words go on below`() {
    let table = DataTable(
      caption: "", columns: [.init("Claim"), .init("Verdict"), .init("How")],
      rows: [
        .init(["what more money than the best costs would buy", "proved again", "brute force over 252 teams"])
      ],
      rowHeader: nil)
    let lines = TextTable(table, style: .terminal(isColoured: false, width: 60)).lines
    #expect(lines.allSatisfy { $0.count <= 60 && !$0.contains("…") } && lines.count == 4, "\(lines)")
  }

  @Test func `a line for a terminal is broken between words, but no command to paste`() {
    #expect(wrapped("a short line", to: 20) == ["a short line"])
    #expect(
      wrapped("  pool.csv: skill from AvgPointsPerGame, cost from Salary", to: 40) == [
        "  pool.csv: skill from AvgPointsPerGame,", "  cost from Salary",
      ])
    #expect(
      wrapped("pool.csv: bad rows; this works: squad best pool.csv --skip-bad-rows", to: 20) == [
        "pool.csv: bad rows;", "this works:", "squad best pool.csv --skip-bad-rows",
      ])
  }

  @Test func `no line is wider than the terminal while words can be cut`() {
    for width in 40...120 {
      for line in TextTable(Sample.budgetTable, style: .terminal(isColoured: false, width: width)).lines {
        #expect(line.displayWidth <= max(width, 48))
      }
    }
  }
}
