import Testing

@testable import Tables

@Suite struct ColumnProblemsTests {
  private func column(_ key: String, _ sources: [String], _ synonyms: [String] = []) -> TableRequest.Column {
    .init(
      key: key, sources: sources.map { [.header($0)] }, required: true, kind: .text(required: true),
      synonyms: synonyms)
  }

  private var request: TableRequest {
    TableRequest(columns: [
      column("name", ["name"], ["player"]), column("skill", ["skill", "skill score"], ["points", "fppg"]),
      column("cost", ["cost", "cost ($m)"], ["price", "salary", "value"]),
    ])
  }

  @Test func headersFoundAndColumnsThatFit() {
    #expect(
      problems("Player,Pos,Salary,Avg Points\nA,GK,x,y\n", request) == [
        "1: no column for name; no column for skill; no column for cost; the headers are Player, Pos, Salary, "
          + "Avg Points; try --columns 'name=Player,skill=Avg Points,cost=Salary'"
      ])
    #expect(
      problems("\nname,skil,price\nA,x,y\n", request) == [
        "2: no column for skill; no column for cost; the headers are name, skil, price; try --columns "
          + "skill=skil,cost=price"
      ])
  }

  /// A column of texts is suggested for numbers only where no column of numbers fits.
  @Test func columnsOfTextsAreNoSkills() {
    var request = TableRequest(columns: [
      column("name", ["name"]), column("skill", ["skill"], ["note", "points"]),
    ])
    request.columns[1].kind = .number(unitPlaces: 0, allowed: .init(), hint: nil)
    for (cell, columns) in [("good", "skill=points"), ("2,5", "skill=note")] {
      let found = problems("name,note,points\nA,\"\(cell)\",1\n", request)
      #expect(found.first?.hasSuffix("; try --columns \(columns)") == true, "\(found)")
    }
  }

  @Test func headersThatTheOptionCannotSpell() {
    #expect(
      problems("name,skill,\"Price, net\"\nA,x,y\n", request) == [
        "1: no column for cost; the headers are name, skill, \"Price, net\"; try --columns 'cost=#3'"
      ])
    #expect(
      problems("name,skill,O'Price\nA,x,y\n", request) == [
        "1: no column for cost; the headers are name, skill, O'Price; try --columns 'cost=O'\\''Price'"
      ])
  }

  @Test func mistypedHeaderOfTheUser() {
    var request = request
    request.columns[2] = column("cost", ["Prise"], ["price"])
    #expect(
      problems("name,skill,Price\nA,x,y\n", request) == [
        "1: no column \"Prise\" for cost, the nearest is \"Price\"; the headers are name, skill, Price; "
          + "try --columns cost=Price"
      ])
    request.columns[2].sources = [[.number(9)]]
    #expect(
      problems("name,skill,x\nA,1,2\n", request) == [
        "1: no column #9 for cost, the last is #3; the headers are name, skill, x; --columns cost=HEADER names it"
      ])
  }

  @Test func fileThatSeemsToHaveNoHeader() {
    #expect(
      problems("Rohit;9;15.0\nDhoni;6;7.0\n", request) == [
        "1: no column for name; no column for skill; no column for cost; the headers are Rohit, 9, 15.0; "
          + "if the file has no header, add --no-header and number the columns, as in --columns name=#1"
      ])
  }

  @Test func recordThatFindsMostIsTalkedAbout() {
    let text = "A title, with, many, commas, in it\nname;skill;Club\nA;1;2\n"
    #expect(
      problems(text, request) == [
        "2: no column for cost; the headers are name, skill, Club; --columns cost=HEADER names it"
      ])
  }

  @Test func wrongQuoteInTheHeader() {
    #expect(
      problems("na\"me\",skill,cost\nA,1,2\n", request).first
        == "1: a quote inside a field that does not begin with one; put the whole field in quotes and write the inner quote twice"
    )
  }

  @Test func filterColumns() {
    var request = TableRequest(columns: [.cell(1)])
    request.filters = [.init(cell: .number(4), comparison: .equal, value: "x")]
    #expect(problems("a,b\nc,d\n", request) == ["1: no column #4 to filter by; the last is #2"])
    request.filters = [.init(cell: .header("club"), comparison: .equal, value: "x")]
    #expect(problems("a,b\nc,d\n", request) == ["1: no column \"club\" to filter by; the headers are a, b"])
    request.hasHeader = false
    #expect(
      problems("a,b\nc,d\n", request) == [
        "1: no column \"club\" to filter by; without a header columns have numbers, here #1 to #2"
      ])
  }

  @Test func joinedNumber() {
    var request = poolRequest
    request.columns[2].sources = [[.header("cost"), .header("skill")]]
    #expect(
      problems("name,skill,cost\nA,1,2\n", request) == [
        "1: cost: a number comes from one column, not from several joined ones"
      ])
  }
}
