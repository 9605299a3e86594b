import Testing

@testable import Tables

@Suite struct DecimalMarkTests {
  @Test func commaWhereTheColumnShowsIt() throws {
    let table = try read("name;skill;cost\nA;7,5;15.000.000 €\nB;8;500.000 €\nC;0,125;1.500.000 €\n")
    #expect(
      table.texts == [["A", "7.500", "15000000"], ["B", "8.000", "500000"], ["C", "0.125", "1500000"]])
  }

  /// `1.234` on its own is ambiguous; another column of the file settles it.
  @Test func commaWhereTheFileShowsIt() throws {
    #expect(
      try read("name;skill;cost\nA;7,5;1.234\nB;8,5;2.500\n").texts == [
        ["A", "7.5", "1234"], ["B", "8.5", "2500"],
      ])
    // Semicolons are used where the decimal mark is a comma.
    let table = try read("name;skill;cost\nA;7;1.234\nB;8;950\n")
    #expect(table.texts == [["A", "7", "1234"], ["B", "8", "950"]] && table.headerWarnings.isEmpty)
    // Unless the other numbers are of another size.
    for (rows, message) in [
      ("A;7.512;1\nB;10;2\n", "\"7.512\" is read as 7512, but may be 7.512; --decimal settles it"),
      ("A;7;1,200\nB;8;900\n", "\"1,200\" is read as 1.2, but may be 1200; --decimal settles it"),
    ] {
      #expect(try read("name;skill;cost\n" + rows).headerWarnings.map(\.message) == [message])
    }
    #expect(
      try read("name;skill;cost\nA;7;12.5\nB;8;2.500\n").texts == [
        ["A", "7", "12.500"], ["B", "8", "2.500"],
      ])
    #expect(try read("name,skill,cost\nA,7.5,\"1,234\"\n").texts == [["A", "7.5", "1234"]])
  }

  /// If no column that is read shows a mark, the other columns of numbers do, if they agree.
  @Test(arguments: [
    ("12,5%", "3,5", "8108"), ("12.5%", "3.5", "8.108"), ("12,5%", "3.5", "8108"),
    ("12.5%", "x", "8108"),
  ])
  func otherColumnsShowTheMark(first: String, second: String, skill: String) throws {
    let table = try read("name;skill;cost;own\nA;8.108;1;\(first)\nB;7.215;2;\(second)\n")
    #expect(table.texts[0] == ["A", skill, "1"])
  }

  /// A condition on a column whose mark is in doubt warns, unless its own cells show the mark or it compares texts.
  @Test(arguments: [
    ("form<5", "8.108", true), ("form<5", "8.5", false), ("form!=x", "8.108", false),
    ("cost<5", "8.108", false),
  ])
  func conditionsOnDoubtfulColumns(condition: String, form: String, isSaid: Bool) throws {
    var request = poolRequest
    request.filters = [.init(condition)!]
    let table = try read("name\tskill\tcost\tform\nA\t1\t1\t\(form)\nB\t2\t2\t7.215\n", request)
    #expect(table.headerWarnings.map(\.code) == (isSaid ? ["ambiguous-number"] : []))
    #expect(table.headerWarnings.allSatisfy { $0.column == "form" })
  }

  /// An amount of money with three digits behind its mark is in thousands, unless another cell shows otherwise.
  @Test(arguments: [
    (",", ["\"$5,500\"", "\"$6,000\""], ["5500", "6000"]), (",", ["15.000 €", "900 €"], ["15000", "900"]),
    (";", ["$500,000", "$750,000"], ["500000", "750000"]),
    (";", ["£1,200", "£12.50"], ["1200.00", "12.50"]),
    (",", ["$12.500", "$5.5"], ["12.500", "5.500"]), ("\t", ["$12.500", "€900"], ["12500", "900"]),
    (";", ["1,200", "900"], ["1.200", "900.000"]),
  ])
  func moneyInThousands(delimiter: String, cells: [String], costs: [String]) throws {
    let rows = cells.enumerated().map {
      ["P\($0.offset)", "7", $0.element].joined(separator: delimiter) + "\n"
    }
    let table = try read(["name", "skill", "cost"].joined(separator: delimiter) + "\n" + rows.joined())
    #expect(table.texts.map { $0[2] } == costs)
    let isDoubtful = delimiter == ";" && cells[0] == "1,200"
    #expect(table.headerWarnings.map(\.code) == (isDoubtful ? ["ambiguous-number"] : []))
  }

  /// Where amounts of money disagree, and where only a column of times shows a mark, nothing is settled by them.
  @Test(arguments: [
    ("name;skill;cost\nA;7;$5,500\nB;8;$5.250\n", ["5.500", "5250.000"], true),
    ("name;skill;cost;Zeit\nA;7;1.500;18.30\nB;8;2.500;15.30\n", ["1500", "2500"], false),
    ("name;skill;cost;Form\nA;7;1.500;2.4\nB;8;2.500;3.1\n", ["1.500", "2.500"], true),
    ("name;skill;cost;W%\nA;7;5.500;7,1\nB;8;14.125;2,5\n", ["5500", "14125"], true),
    ("name\tskill\tcost\tForm\nA\t7\t7,600\t2.4\nB\t8\t629\t3.1\n", ["7600", "629"], false),
  ])
  func evidenceThatSettlesLittle(text: String, costs: [String], isSaid: Bool) throws {
    let table = try read(text)
    #expect(table.texts.map { $0[2] } == costs)
    #expect(table.headerWarnings.map(\.code) == (isSaid ? ["ambiguous-number"] : []))
  }

  /// Three digits behind every mark are thousands or decimals: in doubt, unless other cells or columns tell.
  @Test(arguments: [
    ("name,skill,cost\nA,7,\"5,125\"\nB,8,\"6,130\"\n", "5125", true),
    ("name,skill,cost\nA,7,\"5,600\"\nB,8,\"10,200\"\n", "5600", false),
    ("name,skill,cost\nA,7.5,\"5,625\"\nB,8,\"6,130\"\n", "5625", false),
    ("name,skill,cost,Form\nA,7,\"5,625\",2.4\nB,8,\"6,130\",3.1\n", "5625", false),
    ("name,skill,cost\nA,7,\"1,225\"\nB,8,950\n", "1225", false),
    ("name,skill,cost\nA,7,\"1,225\"\nB,8,9\n", "1225", true),
    ("name,skill,cost\nA,7,39.801\nB,8,12.345\n", "39.801", true),
    ("name,skill,cost\nA,7,0.301\nB,8,1.125\n", "0.301", false),
    ("name,skill,cost,Form\nA,7,39.801,2.4\nB,8,12.345,3.1\n", "39.801", false),
    ("name;skill;cost\nA;5,5;12,390\nB;6,5;13,125\n", "12.390", false),
    ("name;skill;cost\nA;5,5;12,390 €\nB;6,5;13,125 €\n", "12.390", true),
    ("name;skill;cost;Form\nA;5;12,390 €;5,5\nB;6;13,125 €;4,5\n", "12.390", true),
    ("name;skill;cost\nA;5,5;12.390 €\nB;6,5;13.125 €\n", "12390", false),
  ])
  func threeDigitsBehindEveryMark(text: String, cost: String, isSaid: Bool) throws {
    let table = try read(text)
    #expect(table.texts[0][2] == cost)
    #expect(table.headerWarnings.map(\.code) == (isSaid ? ["ambiguous-number"] : []))
  }

  /// A mark that the user gave is not put in question.
  @Test func aGivenMarkIsKept() {
    var request = poolRequest
    request.decimal = .point
    #expect(
      problems("name;skill;cost\nA;7,5;1\n", request) == [
        "2: skill: \"7,5\" is not a number; use a point, as in 7.5"
      ])
  }

  /// A number out of range that would be in it with the other mark says so, where no cell shows the mark.
  @Test func numbersInRangeWithTheOtherMark() {
    var request = poolRequest
    request.columns[1] = .number("skill", allowed: .init(highest: DecimalNumber(mantissa: 10, places: 0)))
    let header = "name;skill;cost\n"
    #expect(
      problems(header + "A;8.500;1\n", request) == [
        "2: skill: 8500 is more than 10; --decimal '.' reads \"8.500\" as 8.5"
      ])
    #expect(problems(header + "A;80.500;1\n", request) == ["2: skill: 80500 is more than 10"])
    #expect(
      problems(header + "A;8.500;1\nB;7,5;1\n", request) == ["2: skill: 8500 is more than 10"])
  }

  /// If neither the column, nor the file, nor the delimiter settles it, there is a warning.
  @Test func whatNothingSettlesIsSaid() throws {
    var request = poolRequest
    let text = "name\tskill\tcost\nA\t7\t1.234\nB\t8\t950\n"
    let table = try read(text)
    #expect(table.texts == [["A", "7", "1.234"], ["B", "8", "950.000"]])
    #expect(table.headerWarnings.map(\.code) == ["ambiguous-number"] && table.headerWarnings[0].line == 2)
    #expect(
      table.headerWarnings[0].message == "\"1.234\" is read as 1.234, but may be 1234; --decimal settles it")
    // If fields are separated by commas, only where a person seems to have written the numbers.
    for (prices, isSaid) in [
      (["15.000 €", "12.500 €"], false), (["15.000M €", "12.500M €"], true), (["15.000", "950"], true),
      (["15.000", "12.500"], true),
      (["15.000", "1500"], false), (["15.000 €", "12.5 €"], false),
    ] {
      let warnings = try read("name,skill,cost\nA,7,\(prices[0])\nB,8,\(prices[1])\n").headerWarnings
      #expect(warnings.map(\.code) == (isSaid ? ["ambiguous-number"] : []), "\(prices)")
    }
    // If by semicolons, only where thousands would be odd.
    for (prices, isSaid) in [
      (["15.000", "12.500"], false), (["8.108", "7.107"], true), (["12.500M", "15.000M"], true),
      (["15.000 €", "1.234.567 €"], false),
    ] {
      let warnings = try read("name;skill;cost\nA;7;\(prices[0])\nB;8;\(prices[1])\n").headerWarnings
      #expect(warnings.map(\.code) == (isSaid ? ["ambiguous-number"] : []), "\(prices)")
    }
    request.skipsBadRows = true
    #expect(try read("name;skill;cost\nA;7;1.500\nB;8;n.a.\n", request).headerWarnings.isEmpty)
    request.decimal = .comma
    let settled = try read(text, request)
    #expect(settled.texts[0] == ["A", "7", "1234"] && settled.headerWarnings.isEmpty)
    #expect(try read("name\tskill\tcost\nA\t7,5\t1.234\n").headerWarnings.isEmpty)
    #expect(try read("name\tskill\tcost\nA\t7\t1.25\n").headerWarnings.isEmpty)
  }

  /// As fast as points: the fast path knows the mark.
  @Test func plainNumbersHaveEitherMark() {
    func plain(_ text: String, _ mark: Character) -> PlainDecimal? {
      Array(text.utf8).withUnsafeBufferPointer {
        PlainDecimal($0.baseAddress!, count: $0.count, mark: mark.asciiValue!)
      }
    }
    #expect(plain("-12,50", ",") == plain("-12.50", ".") && plain("-12,50", ",")?.places == 2)
    #expect(plain("12.5", ",") == nil && plain("12,5", ".") == nil && plain("1,2,3", ",") == nil)
  }

  @Test func optionSettlesIt() throws {
    var request = poolRequest
    request.decimal = .comma
    #expect(try read("name;skill;cost\nA;7;1,234\n", request).texts == [["A", "7", "1.234"]])
    #expect(
      problems("name;skill;cost\nA;7;12.5\n", request) == [
        "2: cost: \"12.5\" is not a number with a decimal comma"
      ])
    request.decimal = .point
    #expect(try read("name;skill;cost\nA;7;1,234\n", request).texts == [["A", "7", "1234"]])
  }

  @Test func mixedColumnsNameBothKindsOfLines() {
    #expect(
      problems("name;skill;cost\nA;7;8.5\nB;8;9,5\nC;8;10.25\n") == [
        "3: cost: \"9,5\" has a decimal comma, but \"8.5\" on line 2 has a decimal point; use one of them throughout"
      ])
    #expect(
      problems("name;skill;cost\nA;7;8,5\nB;8;9.5\n") == [
        "3: cost: \"9.5\" has a decimal point, but \"8,5\" on line 2 has a decimal comma; use one of them throughout"
      ])
  }

  /// A decimal comma that the beginning of the file does not show.
  @Test func commaFarBehind() {
    let rows = String(repeating: "A;7;8\n", count: 1_000)
    #expect(
      problems("name;skill;cost\n\(rows)B;8;9,5\n") == [
        "1002: cost: \"9,5\" is not a number; use a point, as in 9.5, or add --decimal ','"
      ])
  }

  @Test func conditionsReadBothMarks() throws {
    var request = poolRequest
    request.filters = [TableRequest.Filter("cost>8.4")!]
    #expect(try read("name;skill;cost\nA;7;8,5\nB;8;8,3\n", request).texts == [["A", "7", "8.5"]])
    request.filters = [TableRequest.Filter("cost>8,4")!]
    #expect(try read("name;skill;cost\nA;7;8,5\nB;8;8,3\n", request).texts == [["A", "7", "8.5"]])
    #expect(TableRequest.Filter("cost>8;4") == nil)
  }

  /// In a column with decimal commas `9.500` is nine and a half thousand, also for conditions on unread columns.
  @Test(arguments: [nil, DecimalMark.comma])
  func conditionsReadNumbersAsTheColumnDoes(given: DecimalMark?) throws {
    var request = poolRequest
    request.decimal = given
    let text = "name;skill;wage;cost\nA;1;15.000,0;15.000,0\nB;2;9.500;9.500\nC;3;12,5;12,5\n"
    for column in ["cost", "wage"] {
      request.filters = [TableRequest.Filter("\(column)>9000")!]
      #expect(try read(text, request).texts.map { $0[0] } == ["A", "B"], "\(column)")
    }
    // Only the other column shows it.
    request.filters = [TableRequest.Filter("wage>9000")!]
    #expect(
      try read("name;skill;wage;cost\nA;1;15.000;1,5\nB;2;950;2,5\n", request).texts.map { $0[0] } == ["A"])
  }

  /// The same for conditions of rules, which look at a text column.
  @Test func marksOfColumnsOfTexts() throws {
    var request = poolRequest
    request.columns.append(.text("wage"))
    request.columns[3].isDigested = true
    let table = try read("name;skill;cost;wage\nA;1;1,5;15.000\nB;2;2;950\n", request)
    #expect(table.marks == [.point, .comma, .comma, .comma])
    let wages = try #require(table.texts(at: 3))
    #expect(TableRequest.Filter("wage>9000")!.marks(in: wages, mark: table.marks[3]) == [true, false])
    #expect(
      TableRequest.Filter("wage>9.000")!.marks(in: wages, mark: .comma, given: .comma) == [true, false])
  }
}
