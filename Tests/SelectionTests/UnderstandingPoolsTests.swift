import Tables
import Testing

@testable import Selection

/// Awkward rows, names in several spellings, and second files.
struct UnderstandingPoolsTests {
  private func read(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) throws -> PoolReading {
    try withFile(text) { path in
      var request = PoolRequest(path: path)
      change(&request)
      return try readPool(request)
    }
  }

  private func messages(_ text: String, _ change: (inout PoolRequest) -> Void = { _ in }) -> [String] {
    do {
      _ = try read(text, change)
      return []
    } catch InputError.invalid(let problems, _) {
      return problems.map { "\($0.line ?? 0): \($0.code)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func emptyRowsAreSkipped() throws {
    let reading = try read("name,skill,cost,club\n,,,\nAnn,1,2,x\n , ,\"\",\n,,,,,,\nBob,2,3,y\n\n,,,\n")
    #expect(reading.pool.count == 2 && reading.quality.rowsRead == 2 && reading.quality.warningCount == 0)
    #expect(reading.pool.records.map(Int.init) == [1, 2])
    #expect(reading.pool.lines.map(Int.init) == [3, 6])
    #expect(messages("name,skill,cost,club\nAnn,1,2,x\n,,,y\n") == ["3: empty", "3: empty", "3: empty"])
  }

  /// The last row: called so, within the skills allowed or not; or nameless with the sum of the costs.
  @Test(arguments: ["Total,3,5", "Total:,3,5", "SUMME,30,5", "Gesamt,,5", "Grand Total,x,5"])
  func totalsRows(row: String) throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\n\(row)\n")
    #expect(reading.pool.count == 2)
    #expect(reading.quality.warnings.map(\.code) == ["totals-row"])
    #expect(reading.quality.warnings[0].line == 4)
    #expect(reading.files[0].rows == 2)
    #expect(
      messages("name,skill,cost\nAnn,1,2\nBob,2,3\n\(row)\n") { $0.isStrict = true } == ["4: totals-row"])
  }

  @Test func allRowsOfTotalsAtTheEndAreLeftOut() throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\nTOTAL:,3,5\nAverage:,1.5,2.5\n")
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Bob"])
    #expect(reading.quality.warnings.map(\.code) == ["totals-row", "totals-row"])
    #expect(reading.quality.warnings.map(\.line) == [4, 5] && reading.quality.rowsRead == 2)
  }

  @Test func totalsRowsByTheirCost() throws {
    let rows = (1...8).map { "P\($0),1,\($0).5\n" }.joined()
    #expect(try read("name,skill,cost\n\(rows),,40\n").pool.count == 8)
    #expect(try read("name,skill,cost\n\(rows)x,8,40\n").pool.count == 8)
    #expect(try read("name,skill,cost\n\(rows)x,8,41\n").pool.count == 9)
    #expect(try read("name,skill,cost\nA,1,2\nB,1,3\nC,1,5\n").pool.count == 3)
  }

  @Test func badRowsThatAreNoTotals() {
    #expect(messages("name,skill,cost\nAnn,1,2\nTotal,30,2\nBob,2,3\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,1,2\nBob,30,3\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,30,2\nTotal,30,2\n") == ["2: out-of-range", "3: out-of-range"])
  }

  @Test func strayQuotesInColumnsThatNobodyUses() throws {
    let text = "name,height,skill,cost\nAnn,5'11\",1,2\nBob,6\"2\" tall,2,3\n\"C, D\",\"5\"\"\",3,4\n"
    let pool = try read(text).pool
    #expect((0..<3).map { pool.names[$0] } == ["Ann", "Bob", "C, D"])
    #expect((0..<3).map { Int(pool.skills[$0]) } == [1, 2, 3])
    #expect(messages("name,height,skill,cost\nA\"nn,6,1,2\n") == ["2: stray-quote"])
    #expect(messages("name,skill,cost,height\nAnn,1\",2,5'11\"\n") == ["2: stray-quote"])
  }

  /// One name in two forms of Unicode is one name.
  @Test func canonicallyEqualNames() throws {
    let reading = try read(
      "name,skill,cost\nKader Keïta,1,2\nKader Kei\u{308}ta,1,2\nKader Kei\u{308}ta,3,2\n")
    #expect(reading.quality.warnings.map(\.code) == ["repeat", "namesakes"])
    #expect(reading.pool.names[0] == reading.pool.names[1])
    #expect(Array(reading.pool.names[1].utf8) == Array("Kader Keïta".utf8))
  }

  @Test func peopleInSeveralRows() throws {
    let rows = (1...3).flatMap { week in
      (1...4).map { "P\($0),\(week + $0),5,Elm,\(week),\(week * 10 + $0)\n" }
    }
    let reading = try read("name,skill,cost,club,GW,minutes\n" + rows.joined())
    let warning = try #require(reading.quality.warnings.first)
    #expect(
      warning.message
        == "4 players stand in 12 rows, one for each \"GW\" as it seems (\"1\", \"2\" and \"3\"); "
        + "--where GW=3 takes one row of each, else they count as different players")
    #expect(reading.quality.warnings.count == 1)
    let one = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) { $0.filters = [.init("GW=3")!] }
    #expect(one.pool.count == 4 && one.quality.warningCount == 0)
    let none = try read("name,skill,cost,club,GW,minutes\n" + rows.joined()) { $0.filters = [.init("GW=7")!] }
    #expect(none.quality.warnings.map(\.message) == ["no row has GW=7; there are \"1\", \"2\" and \"3\""])
  }

  /// Two people of one name who differ in a column that nobody reads are two.
  @Test func peopleOfOneNameWhoDiffer() throws {
    let reading = try read("name,skill,cost,born\nAnn,1,2,1990\nAnn,1,2,1995\nAnn,1,2,1990\n")
    #expect(reading.pool.count == 2)
    #expect(reading.quality.warnings.map(\.code) == ["repeat", "namesakes"])
  }

  // MARK: Second files

  private func join(_ pool: String, _ second: String, _ change: (inout PoolRequest) -> Void) throws
    -> PoolReading
  {
    try withFile(second) { path in
      try read(pool) { request in
        request.skillRange = .any
        request.skillSource = .init("\(path):points")
        change(&request)
      }
    }
  }

  @Test func joinedByColumnsOfTheUser() throws {
    let reading = try join("Name,short,cost\nAnn Lee,al,1\nBob,bb,2\n", "code,name,points\nBB,x,7\nal,y,8\n")
    {
      $0.skillSource?.key = .init("code=short")
    }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [8, 7])
    #expect(reading.pool.names[0] == "Ann Lee")
    #expect(throws: InputError.self) {
      try join("Name,short,cost\nAnn,al,1\n", "code,points\nal,7\n") {
        $0.skillSource?.key = .init("kode=short")
      }
    }
  }

  @Test func namesAreFoundInTheSecondFile() throws {
    let reading = try join("name,cost\nAnn Lee,1\nZoë,2\nBob,3\n", "Player,points\nann lee,7\nZOE,8\nEve,1\n")
    { _ in }
    #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [7, 8])
    let warning = try #require(reading.quality.warnings.first)
    #expect(warning.message.hasPrefix("2 of 3 players have a skill in "))
    #expect(warning.message.hasSuffix("; 1 row there belongs to nobody here"))
    #expect(reading.quality.warnings.map(\.code) == ["joined-in-part", "no-skill", "no-player"])
  }
}
