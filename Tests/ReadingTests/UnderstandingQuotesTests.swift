import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// Quotes that are not where CSV has them.
struct UnderstandingQuotesTests: ReadingText {
  @Test func strayQuotesInColumnsThatNobodyUses() throws {
    let text = "name,height,skill,cost\nAnn,5'11\",1,2\nBob,6\"2\" tall,2,3\n\"C, D\",\"5\"\"\",3,4\n"
    let pool = try read(text).pool
    #expect((0..<3).map { pool.names[$0] } == ["Ann", "Bob", "C, D"])
    #expect((0..<3).map { Int(pool.skills[$0]) } == [1, 2, 3])
    #expect(messages("name,height,skill,cost\nA\"nn,6,1,2\n") == ["2: stray-quote"])
    #expect(messages("name,skill,cost,height\nAnn,1\",2,5'11\"\n") == ["2: stray-quote"])
  }

  /// The refusal of stray quotes in a column that is used says how to write the cell.
  @Test func strayQuotesInColumnsInUse() {
    func shown(_ problem: Diagnostic) -> String { "\(problem.column ?? "-"): \(problem.message)" }
    #expect(
      problems("name,skill,cost\nAnn,1,2\nDwayne \"The Rock\" Lee,2,3\n\"Bob\" Roe,3,4\n", shown: shown) == [
        "name: a cell with quotes is written in quotes, with its own quotes twice: "
          + "\"Dwayne \"\"The Rock\"\" Lee\"; 1 more cell needs the same"
      ])
    #expect(
      problems("name,skill,cost\n\"Ann,1,2\nBob,2,3\n", shown: shown) == [
        "-: the quote that begins a field here is never closed"
      ])
  }

  /// A quote that is never closed, or not before another field begins, ends on its own line.
  @Test(arguments: [("\"nice", "x"), ("x", "\"nice"), ("\"nice", "\"ok\""), ("\"two\nlines\"", "\"nice")])
  func unclosedQuotesInColumnsThatNobodyUses(first: String, second: String) throws {
    for text in [
      "name,skill,cost,note\nAnn,1,2,\(first)\nBob,2,3,\(second)\n",
      "name,note,skill,cost\nAnn,\(first),1,2\nBob,\(second),2,3\n",
    ] {
      let reading = try read(text)
      #expect((0..<2).map { Int(reading.pool.skills[$0]) } == [1, 2])
      #expect(reading.quality.warnings.map(\.code) == ["mended-quote"])
    }
    #expect(messages("name,skill,cost\n\"Ann,1,2\nBob,2,3\n") == ["2: unterminated-quote"])
  }

  /// The refusal names the cell that has to change, not an earlier one in a column that nobody uses.
  @Test func theQuoteThatMattersIsNamed() {
    let shown = problems("name,height,skill,cost\nAnn,6'2\",1,2\nBob \"K\" Lee,5'9\",2,3\n") {
      "\($0.line ?? 0) \($0.column ?? ""): \($0.message)"
    }
    #expect(
      shown == [
        "3 name: a cell with quotes is written in quotes, with its own quotes twice: \"Bob \"\"K\"\" Lee\""
      ], "\(shown)")
  }

  @Test(arguments: [
    ("Bob,b,8,\"9\" M", "3: cost is not a number"), ("Bob,b,8 \"pts\",9", "3: skill is not a number"),
    ("\"Bob,b,8,9", "3: name"),
    ("Bob,b,8,\"9", "3: cost"),
  ])
  func quotesOfEveryKindBehindUnusedOnes(row: String, place: String) {
    let shown = problems("name,nick,skill,cost\nAnn,\"A\" x,7,10\n\(row)\nCid,c,6,8\n") {
      "\($0.line ?? 0): \($0.column ?? "")"
        + ($0.message.hasSuffix(" is not a number") ? " is not a number" : "")
    }
    #expect(shown == [place], "\(shown)")
  }

  /// Bad rows that are left out are told in the order of the file, whatever is wrong with them.
  @Test func badRowsWithAndWithoutQuotesInOrder() throws {
    let text =
      "name,skill,cost,note\nAnn,1,2,\nB\"ob,2,3,\nCid,x,4,\nD\"ee \"D,3,4,a\"b\nEve,4,5,c\"d\nFay,y,6,\n"
    let reading = try read(text) { $0.skipsBadRows = true }
    #expect((0..<reading.pool.count).map { reading.pool.names[$0] } == ["Ann", "Eve"])
    #expect(reading.quality.rowsBad == 4)
    #expect(reading.quality.warnings.filter { $0.code != "mended-quote" }.map(\.line) == [3, 4, 5, 7])
    #expect(reading.quality.warnings.contains { $0.code == "mended-quote" && $0.line == 5 })
  }

  /// A misplaced quote does not matter in a column that is not read.
  @Test(arguments: ["he is \"good\"", "\"Knee\" injury", "\"a, b\" c", "6ft 2\""])
  func quotesOutOfPlaceInColumnsThatNobodyUses(cell: String) throws {
    let reading = try read("name,note,skill,cost\nAnn,\(cell),1,2\nBob,x,2,3\n")
    #expect(reading.pool.count == 2 && reading.quality.warnings.map(\.code) == ["mended-quote"])
    #expect(messages("note,name,skill,cost\nx,\(cell),1,2\n").count == 1)
  }
}
