import Foundation
import Testing

/// Quotes in odd places, headers in doubt, and what is proposed for such files.
struct StrayQuoteTests {
  private let workplace = Workplace()

  private static let heights =
    "Player,Height,Points,Price\nAna,6'1\",8,12\nBea,5'2\",7,10\nCid,6'0\",9,14\nDan,5'11\",6,8\n"

  /// A quote in a column that nobody uses is no reason to refuse a file, even if all rows have one.
  @Test(arguments: ["Eva,5'5\",5,5\n", "Eva,5'5\",5,5\n,,,\n", "Eva,5'5\",5,5\n,,35,49\n"])
  func heightsInEveryRowAreRead(end: String) throws {
    try workplace.write(Self.heights + end, to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv", "--output", "none")
    #expect(run.exitCode == 0 && run.output.contains("35 points for 49 of 50"), "\(run)")
  }

  /// Some programs put every cell in quotes without doubling those inside.
  @Test func quotesInsideQuotedCellsAreRead() throws {
    let rows = (Self.heights + "Eva,5'5\",5,5\n").split(separator: "\n")
    let quoted = rows.map { row in row.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ",") }
    try workplace.write(quoted.joined(separator: "\n") + "\n", to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv", "--output", "none")
    #expect(run.exitCode == 0 && run.output.contains("35 points for 49 of 50"), "\(run)")
  }

  @Test func aBadCellBesideThemIsToldAsUsual() throws {
    try workplace.write(Self.heights + "Eva,5'5\",5,5\nFay,,-,4\n", to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv", "--output", "none")
    #expect(run.errors.contains("pool.csv:7: skill: \"-\" is not a number"), "\(run)")
    #expect(run.errors.contains("this works: squad best pool.csv --output none --skip-bad-rows"), "\(run)")
  }

  /// With quotes that end a cell too early, a row has too many cells, and is left out on request.
  @Test(arguments: ["He said \"Yes, ok\" and left", "\"He said \"Yes, ok\" and left\""])
  func aRowWithTooManyCellsIsABadRow(note: String) throws {
    try workplace.write(
      "name,skill,cost,note\nAna,8,12,\(note)\nBea,7,10,x\nCid,9,14,y\n", to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv", "--size", "2", "--output", "none")
    #expect(run.errors.contains("pool.csv:2: 5 columns where the header has 4"), "\(run)")
    let works = try #require(run.errors.split(separator: "this works: ").last)
    let kept = try workplace.shell(String(works))
    #expect(kept.exitCode == 0 && kept.output.contains("16 skill for 24"), "\(kept)")
  }

  /// A pool whose rows are one for each of two periods is told with a condition for both.
  @Test func twoPeriodsAreTwoConditions() throws {
    let rows = ["2024", "2025"].flatMap { season in
      ["1", "2"].flatMap { week in
        ["Ana", "Bea", "Cid", "Dan", "Eva", "Fay"].enumerated().map { number, name in
          "\(name),LAD,\(season),\(week),\(number + 4),10"
        }
      }
    }
    try workplace.write(
      "Player,Team,Season,Week,Points,Price\n\(rows.joined(separator: "\n"))\n", to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv", "--output", "none")
    #expect(run.errors.contains("--where Season=2025 --where Week=2 reads one row of each"), "\(run)")
    let one = try workplace.shell("squad best pool.csv --where Season=2025 --where Week=2 --output none")
    #expect(one.exitCode == 0 && !one.errors.contains("rows"), "\(one)")
  }

  @Test func aColumnAskedForByNumberIsNotInDoubt() throws {
    try workplace.write("name,skill,cost,cost\nA,8,1,12\nB,7,2,10\n", to: "pool.csv")
    let line = "squad best pool.csv --size 2 --output none --strict"
    #expect(try workplace.shell("\(line) --columns cost=#4").output.contains("15 skill for 22"))
    #expect(try workplace.shell(line).exitCode == 65)
  }

  /// A column of numbers, or of one text for all, is no name.
  @Test func likelyNamesDiffer() throws {
    try workplace.write(
      "played,club name,nome do atleta,skill,cost\n1,X,Ana,1,2\n2,X,Bea,3,4\n", to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv", "--size", "1", "--output", "none")
    #expect(run.errors.contains("name=nome do atleta"), "\(run)")
  }

  /// Proposed numbers of lineups are possible: fewer people than rows, or hardly any budget.
  @Test(arguments: [
    "name,skill,cost\nA,8,10\nB,7,10\nC,6,10\nD,5,10\nE,4,10\nF,3,11\n",
    "Player,X-Factor,cost\nA,8,10\nB,7,10\nC,6,10\nD,5,10\nE,4,10\nF,3,11\n",
    "name,skill,cost,season\n"
      + ["1", "2"].flatMap { season in ["A", "B", "C", "D", "E", "F"].map { "\($0),4,5,\(season)\n" } }
      .joined(),
  ])
  func proposedLineupsExist(pool: String) throws {
    try workplace.write(pool, to: "pool.csv")
    let doctor = try workplace.squad("doctor", "pool.csv")
    let commands = doctor.output.split(separator: "\n").filter { $0.hasPrefix("squad lineups") }
    #expect(commands.count == 1, "\(doctor)")
    for command in commands {
      let run = try workplace.shell("\(command) --output none")
      #expect(run.exitCode == 0, "\(command): \(run)")
    }
  }
}
