import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// Empty rows, totals rows and awkward cells.
struct UnderstandingRowsTests: ReadingText {
  @Test func emptyRowsAreSkipped() throws {
    let reading = try read("name,skill,cost,club\n,,,\nAnn,1,2,x\n , ,\"\",\n,,,,,,\nBob,2,3,y\n\n,,,\n")
    #expect(reading.pool.count == 2 && reading.quality.rowsRead == 2 && reading.quality.warningCount == 0)
    #expect(reading.pool.records.map(Int.init) == [1, 2])
    #expect(reading.pool.lines.map(Int.init) == [3, 6])
    #expect(messages("name,skill,cost,club\nAnn,1,2,x\n,,,y\n") == ["3: empty", "3: empty", "3: empty"])
  }

  /// The last row is a totals row by its name, whether its skill is allowed or not.
  @Test(arguments: [
    "Total,3,5", "Total:,3,5", "SUMME,30,5", "Gesamt,,5", "Grand Total,x,5", "TOTAL (6),3,5",
    "Ges.,3,5", "Sub-total,3,5", "Total players: 2,3,5", "Durchschnitt,3,5", "Total général,3,5", "Total,3",
    "Σ,3,5", "Ø,3,5", "Somma,3,5", "Restbudget,3,5", "Total DEF,3,5", "Totaal,3,5", "Std. deviation,3,5",
    "Range,3,5",
    ",Total,5",
  ])
  func totalsRows(row: String) throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\n\(row)\n")
    #expect(reading.pool.count == 2)
    #expect(reading.quality.warnings.map(\.code) == ["totals-row"])
    #expect(reading.quality.warnings[0].line == 4)
    #expect(reading.files[0].rows == 2)
    #expect(
      messages("name,skill,cost\nAnn,1,2\nBob,2,3\n\(row)\n") { $0.isStrict = true } == ["4: totals-row"])
  }

  /// The header of another table is refused, whether bad rows are left out or not; a repeat of the header is a bad row.
  @Test(arguments: [
    ("Name,Pos,Rating,Cost\nEve,GK,9,9\n", 5), ("\nPlayer,Club,Points,Price\nEve,Elm,3,9\n", 6),
    ("\nNotes\n\nPlayer,Club,Points,Price\nEve,Elm,9,3\n", 8),
  ])
  func tablesBelow(other: String, line: Int) throws {
    let table = "Player,Club,Price,Points\nAnn,Elm,5,7\nBob,Oak,4,6\nCid,Elm,6,8\n"
    #expect(try read(table).pool.count == 3)
    for skips in [false, true] {
      let found = problems(table + other) {
        $0.skipsBadRows = skips
        $0.skillRange = .any
      } shown: {
        "\($0.line ?? 0): \($0.message)"
      }
      #expect(found.count == 1 && found[0].hasPrefix("\(line): another table begins here, with "), "\(found)")
    }
    // Where no row below can be read, they are all bad.
    let shifted = try read(table + "\nPlayer,Price,Club,Points\nEve,3,Elm,9\n") { $0.skipsBadRows = true }
    #expect(shifted.quality.rowsBad == 2 && shifted.pool.count == 3)
    let again = try read(table + table) { $0.skipsBadRows = true }
    #expect(again.quality.rowsBad == 1 && again.pool.count == 3)
  }

  /// Neither a condition nor many bad rows hide the other table; the same header in other letters is none.
  @Test func tablesBelowOthers() throws {
    let table = "Player,Pos,Price,Points\nAnn,GK,5,7\nBob,GK,4,6\n"
    let other = "Player,Pos,Points,Price\nEve,GK,1,9\n"
    func line(_ text: String, _ change: (inout PoolRequest) -> Void) -> [Int?] {
      problems(text, change) { $0.code == "other-table" ? "\($0.line!)" : "none" }.map { Int($0) }
    }
    #expect(line(table + other) { $0.filters = [.init("Pos=GK")!] } == [4])
    let bad = String(repeating: "Cid,GK,-,-\n", count: 30)
    let rows = (1...200).map { "P\($0),GK,5,6\n" }.joined()
    #expect(line(table + rows + bad + other) { $0.skipsBadRows = true } == [234])
    // The guess that a later row is the header is told where it leaves out rows of numbers.
    let worse = try read(
      "Player,Pos,Price,Points\n" + (1...3).map { "P\($0),GK,x\($0),5\n" }.joined() + other)
    #expect(
      worse.quality.warnings.map(\.code) == ["rows-above-header"] && worse.quality.warnings[0].line == 5)
    let header = "Jugador,Precio,Puntuación\nAnn,5,7\nBob,4,6\n"
    let letters = try read(header + "JUGADOR,PRECIO,PUNTUACION\nEve,3,4\n") { $0.skipsBadRows = true }
    #expect(letters.pool.count == 3 && letters.quality.rowsBad == 1)
    let legend = try read(table + "Pos,Position,Pts,Points\n") { $0.skipsBadRows = true }
    #expect(legend.pool.count == 2 && legend.quality.rowsBad == 1)
    let titled = try read("Player,Price,Points\n,,\nGoalkeepers,,\nAnn,5,7\nBob,4,6\n") {
      $0.skipsBadRows = true
    }
    #expect(titled.pool.count == 2)
  }

  /// A row of totals with bad cells is not told among the other problems, and none of the bad rows.
  @Test func badTotalsAmongOtherProblems() throws {
    let text = "name,skill,cost\nAnn,11,2\nBob,2,3\nTotal,,5\n"
    #expect(messages(text) == ["2: out-of-range"])
    let lenient = try read(text + "") { $0.skipsBadRows = true }
    #expect(lenient.quality.rowsBad == 1 && lenient.quality.warnings.map(\.code).contains("totals-row"))
    let any = try read(text) {
      ($0.skipsBadRows, $0.skillRange) = (true, .any)
    }
    #expect(any.quality.rowsBad == 0 && any.pool.count == 2 && any.files[0].rows == 2)
  }

  /// A row that is left out takes its decimals with it, but not those of the players.
  @Test func decimalsOfTotalsAreLeftOut() throws {
    let averages = try read("name,skill,cost\nAnn,1,2.5\nBob,2,3.0\nAverage,1.5,2.7525\n")
    #expect(averages.pool.skills.places == 0 && averages.pool.costs.places == 1)
    #expect((0..<2).map { averages.pool.costs[$0] } == [25, 30])
    #expect(try read("name,skill,cost\nAnn,1,2.50\nBob,2,3.00\nTotal,3,5.50\n").pool.costs.places == 2)
  }

  /// Judging by their cells, both rows may be players, or one of them, or neither.
  @Test(arguments: [
    "TOTAL:,3,5\nAverage:,2,2.5", "Total,30,5\nAverage,2,2.5", "Sum,3,5\nMean,1.5,2.5",
    "Total,30,5\nMean,1.5,x", "Total,3,5\nMax,2,3", "Median,1,2\nMin,1,2", "Total,30,5\nMax,2,3",
    "Std Dev,1,1\nMaximum,20,3", "Итого,30,5\nMIN:,1,2",
    "Total,,\nMax,2,3", "Total,x,5\nMin,1,y",
  ])
  func allRowsOfTotalsAtTheEndAreLeftOut(totals: String) throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\n\(totals)\n")
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Bob"])
    #expect(reading.quality.warnings.map(\.code) == ["totals-row", "totals-row"])
    #expect(reading.quality.warnings.map(\.line) == [4, 5] && reading.quality.rowsRead == 2)
  }

  /// Several names that players may have are those of totals above an average.
  @Test func maximaAboveAverages() throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\nMax,2,3\nMin,1,2\nAverage,1.5,2.5\n")
    #expect(reading.pool.count == 2 && reading.quality.warnings.map(\.line) == [4, 5, 6])
  }

  /// A row called Max that is the largest in both columns is left out; one who is not, and one with a club, is a player.
  @Test(arguments: [
    ("Max,,,9,8", 5), ("Max,,,8,8", 6), ("Max,GK,Elm,9,8", 6), ("Min,,,1,2", 5), ("Total,5,3,9,9", 5),
  ])
  func aMaximumAlone(row: String, players: Int) throws {
    let rows = (1...5).map { "P\($0),GK,Elm,\($0 == 5 ? 9 : $0),\($0 == 5 ? 8 : $0 + 1)\n" }.joined()
    #expect(try read("name,role,club,skill,cost\n\(rows)\(row)\n").pool.count == players)
  }

  /// Bad rows of totals are left out, and so are the good ones below them.
  @Test func maximaBelowBadTotals() throws {
    let text = "name,skill,cost\nAnn,1,2\nBob,x,3\nCid,2,3\nTotal,30,8\nMax,2,3\nMin,1,2\n"
    let reading = try read(text) { $0.skipsBadRows = true }
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Cid"])
    #expect(reading.quality.warnings.filter { $0.code == "totals-row" }.map(\.line) == [5, 6, 7])
  }

  /// A row with a role and a club is a player's, whatever the name; an id may be the number of the row.
  @Test func playersOfClubsAreNoTotals() throws {
    let text = "name,skill,cost,club,role\nAnn,1,2,Elm,GK\nMean,2,3,Oak,DEF\nSum,3,5,,\n"
    #expect(try read(text).pool.count == 2)
    #expect(try read("id,name,skill,cost\n1,Ann,1,2\n2,Bob,2,3\n3,Total,3,5\n").pool.count == 2)
  }

  /// The time is linear, however many rows are called like totals.
  @Test func manyRowsOfTotals() throws {
    let rows = String(repeating: "Total,1,2\nMax,1,2\n", count: 30_000)
    let reading = try read("name,skill,cost\nAnn,1,2\n\(rows)")
    #expect(reading.pool.count == 1 && reading.quality.warnings.count == 20)
  }

  /// Players may be called Max or Min: alone, above a row of totals, or with a skill that is not allowed.
  @Test func playersWithNamesOfTotals() throws {
    #expect(try read("name,skill,cost\nAnn,1,2\nMax,2,3\nMin,3,4\n").pool.count == 3)
    let reading = try read("name,skill,cost\nAnn,1,2\nMax,2,3\nTotal,30,5\n")
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Max"])
    #expect(messages("name,skill,cost\nAnn,1,2\nBob,2,3\nMax,30,5\n") == ["4: out-of-range"])
  }

  @Test func totalsRowsByTheirCost() throws {
    let rows = (1...8).map { "P\($0),1,\($0).5\n" }.joined()
    #expect(try read("name,skill,cost\n\(rows),,40\n").pool.count == 8)
    #expect(try read("name,skill,cost\n\(rows)x,8,40\n").pool.count == 8)
    #expect(try read("name,skill,cost\n\(rows)x,8,41\n").pool.count == 9)
    #expect(try read("name,skill,cost\nA,1,2\nB,1,3\nC,1,5\n").pool.count == 3)
    let six = "name,skill,cost\nA,1,2\nB,1,3\nC,1,5\nD,1,7\nE,1,9\nF,1,4\n"
    #expect(try read(six + "Selected squad,9,30\n").pool.count == 6)
    #expect(try read("name,skill,cost\nA,1,2\nB,1,0\nC,1,0\nD,1,0\nE,1,0\nF,1,2\n").pool.count == 6)
    let few = "rank,name,skill,cost\n1,A,1,2\n2,B,1,3\n3,C,1,5\n4,D,2,1\n"
    #expect(try read(few + "Total,4 players,5,11\n").pool.count == 4)
    #expect(try read(few + "Total,4 players,50,11\n").pool.count == 4)
    #expect(try read(few + "5,E,6,11\n").pool.count == 5)
    #expect(try read(few + "5,E,5,12\n").pool.count == 5)
  }

  /// The sum is that of all rows above, though a condition or a bad cell leaves some of them out.
  @Test func totalsOfRowsThatAreLeftOut() throws {
    let players = "A,5,3,GK\nB,6,4,DEF\nC,7,5,DEF\nD,8,6,MID\nE,9,7,MID\nF,9,9,FWD\n"
    func read(_ rows: String, where condition: TableRequest.Filter) throws -> PoolReading {
      try self.read("name,skill,cost,role\n\(players)\(rows)") { $0.filters = [condition] }
    }
    let noKeeper = TableRequest.Filter(cell: .header("role"), comparison: .notEqual, value: "GK")
    let reading = try read("All,44,34,\n", where: noKeeper)
    #expect(reading.pool.count == 5 && reading.quality.warnings.map(\.code) == ["totals-row"])
    #expect(try read("All,9,34,\n", where: noKeeper).pool.count == 5)
    let below = String(repeating: "Gus,1,1,GK\n", count: 15)
    #expect(try read("All,44,34,\n" + below, where: noKeeper).pool.count == 5)
    #expect(try read("Eve,9,35,\n", where: noKeeper).pool.count == 6)
    // The sum of the others is no sum of all.
    #expect(try read("Eve,9,31,\n", where: noKeeper).pool.count == 6)
    let cheap = TableRequest.Filter(cell: .header("skill"), comparison: .atLeast, value: "9")
    #expect(try read("All,44,34,\n", where: cheap).pool.count == 2)
    // What a bad row costs is added, if it can be read.
    for (bad, sum) in [("X,abc,1,GK", 35), ("X,5,abc,GK", 34), (",5,2,GK", 36)] {
      let bad = try self.read("name,skill,cost,role\n\(bad)\n\(players)All,9,\(sum),\n") {
        $0.skipsBadRows = true
      }
      #expect(bad.pool.count == 6 && bad.quality.rowsBad == 1, "\(sum)")
    }
  }

  /// A row without a name whose cost is the sum above is a total, however few rows there are.
  @Test func unnamedTotals() throws {
    let reading = try read("name,skill,cost\nAnn,1,2\nBob,2,3\n,,5\n")
    #expect(reading.pool.count == 2 && reading.quality.warnings.map(\.code) == ["totals-row"])
    #expect(throws: InputError.self) { try read("name,skill,cost\nAnn,1,2\nBob,2,3\n,,6\n") }
  }

  /// Costs as large as numbers can be.
  @Test func costsTooLargeToAddUp() throws {
    let large = "1300000000000000000000000000000000000"
    let rows = (1...200).map { "P\($0),1,\(large)\n" }.joined()
    #expect(try read("name,skill,cost\n" + rows).pool.count == 200)
  }

  @Test func badRowsThatAreNoTotals() {
    #expect(messages("name,skill,cost\nAnn,1,2\nTotal,30,2\nBob,2,3\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,1,2\nBob,30,3\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,1,2\nBob,30,3\nTotal,2,5\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,1,2\nBob,30,3\nTotal,31,5\n") == ["3: out-of-range"])
    #expect(messages("name,skill,cost\nAnn,30,2\nTotal,30,2\n") == ["2: out-of-range", "3: out-of-range"])
  }

  @Test func severalCurrenciesAreSaid() throws {
    let reading = try read("name,skill,cost\nAnn,1,$2\nBob,2,€3\n")
    #expect(reading.quality.warnings.map(\.code) == ["mixed-currencies"])
    #expect(
      reading.quality.warnings[0].message == "amounts in $ and € are added up as if they were one currency")
    #expect(try read("name,skill,cost\nAnn,1,$2\nBob,2,$3\n").quality.warningCount == 0)
  }

  @Test(arguments: [
    (["55%", "0.77"], "%"), (["55%", "77%"], nil), (["55%", "0"], nil), (["4.5M", "7"], "M"),
    (["4.5M", "0"], nil),
    (["4.5M", "700K"], nil), (["2 Cr", "5"], "Cr"), (["1.5K", "900"], nil), (["4.5M", "700000"], nil),
  ])
  func marksThatOnlySomeCellsCarry(cells: [String], mark: String?) throws {
    let quality = try read("name,skill,cost\nAnn,1,\(cells[0])\nBob,2,\(cells[1])\n").quality
    let warnings = quality.warnings.filter { $0.code == "mixed-marks" }
    #expect(warnings.count == (mark == nil ? 0 : 1))
    if let mark {
      #expect(warnings[0].message.hasPrefix("some values are written with \(mark), others without; "))
    }
  }

  /// A year or another spelling means a season.
  @Test(arguments: [("2026", "2025-26"), ("25/26", "2025-26"), ("2024", "2024-25"), ("2030", nil)])
  func seasons(value: String, nearest: String?) throws {
    let text = "name,skill,cost,Season\nAnn,1,2,2023-24\nAnn,1,2,2024-25\nAnn,1,2,2025-26\n"
    let warnings = try read(text) { $0.filters = [.init("Season=\(value)")!] }.quality.warnings
    #expect(warnings.count == 1)
    let end = nearest.map { "; the nearest is \"\($0)\"" } ?? "\"2025-26\""
    #expect(warnings.first?.message.hasSuffix(end) == true, "\(warnings)")
  }

  /// Columns that were found are not reported as missing.
  @Test func onlyWhatIsMissingIsMissing() {
    do {
      _ = try read("Player,Rating,Price\nAnn Lee,5,NaN\nBob Ray,7,inf\n")
      Issue.record("read")
    } catch InputError.invalid(let problems, _) {
      #expect(problems.count == 1 && problems[0].options == [.init("columns", "cost=Price")])
      #expect(
        problems[0].message.hasPrefix(
          "no column for cost; name is Player and skill is Rating; the headers are Player, Rating, Price; try"
        ))
    } catch {
      Issue.record(error)
    }
  }
}
