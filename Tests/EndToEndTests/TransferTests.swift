import Foundation
import Testing

/// What best, check and compare say about transfers from an owned squad, in one week or several.
struct TransferTests {
  private let workplace = Workplace()

  @Test func theBestMoveIsTheHeadline() throws {
    try workplace.write("name,skill,cost\nA,5,5\nB,4,5\nC,3,5\nD,9,6\n", to: "pool.csv")
    try workplace.write("name\nA\nB\nC\n", to: "mine.csv")
    let best = "squad best pool.csv --size 3 --owned mine.csv --output none"
    let move = try workplace.shell("\(best) --bank 1").output
    #expect(move.hasPrefix("D for C: 18 points after hits, +6 over staying"))
    #expect(
      move.contains("\nD           9     6  new\n") && move.components(separatedBy: "  new\n").count == 2)
    #expect(try workplace.shell("\(best)").output.hasPrefix("Keep the squad: 12 points after hits"))
    #expect(
      try workplace.shell("\(best) --bank 1 --free-transfers 0 --hit 7").output.hasPrefix(
        "Keep the squad: 12 points"))
    let table = try workplace.shell("\(best) --bank 1 --max-transfers 1 --format markdown").output
    #expect(table.contains("| stay ") && !table.contains("| none "), "\(table)")
    let csv = try workplace.shell("\(best) --bank 1 --max-transfers 1 --format csv").output
    #expect(
      csv == "transfers,skill,hits,net,out,in,cost,left\r\n0,12,0,12,,,15,1\r\n1,18,0,18,C,D,16,0\r\n",
      "\(csv)")
  }

  /// A check considers any number of transfers, and so does verify.
  @Test func aCheckOfAnOwnedSquadIsVerified() throws {
    var pool = "name,skill,cost\n"
    for number in 1...14 { pool += "P\(number),\(1 + number % 5),\(number % 3)\n" }
    try workplace.write(pool, to: "pool.csv")
    try workplace.write("name\n" + (1...7).map { "P\($0)\n" }.joined(), to: "mine.csv")
    let run = try workplace.shell("squad check pool.csv mine.csv --size 7 --owned mine.csv")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/check.json")
  }

  /// If staying is best, players are judged among the squads after one transfer.
  @Test func whatATransferWouldBringIsSaidWhereStayingIsBest() throws {
    try workplace.write("name,skill,cost\nA,5,5\nB,4,5\nC,3,5\nD,4,5\nE,9,9\n", to: "pool.csv")
    try workplace.write("name\nA\nB\nC\n", to: "mine.csv")
    let best =
      "squad best pool.csv --size 3 --owned mine.csv --free-transfers 0 --hit 4 --why D --why E --why C"
    let run = try workplace.shell("\(best) --players")
    #expect(run.output.hasPrefix("Keep the squad"), "\(run.output)\(run.errors)")
    for reason in [
      "After at most 1 transfer, before hits: D is in the team: without them the best is 12, 1 less",
      "E is not in the team: no team with them is legal: with E locked the cheapest team under these rules costs 19",
      "C is not in the team: the best with them is 12, 1 less",
      "after at most 1 transfer, before hits, 19 buys 18: E for C",
    ] { #expect(run.output.contains(reason), "\(run.output)") }
    let verified = try workplace.shell("squad verify reports/best-team.json")
    #expect(verified.exitCode == 0 && verified.output.hasPrefix("true: "), "\(verified.output)")
    #expect(verified.output.contains("the best squad after at most 1 transfer "), "\(verified.output)")
    let none = try workplace.shell("\(best) --max-transfers 0")
    #expect(none.output.contains("Without transfers: D is not in the team"), "\(none.output)")
  }

  /// A check of one's own squad counts hits, as a plan does: two transfers are worth more than one here, but not after
  /// the hit.
  @Test func checkSaysWhichTransfersMendASquad() throws {
    try workplace.write(
      "name,skill,cost,club\nAnn,5,1,X\nBob,4,2,X\nCid,3,3,Y\nDan,9,4,Z\nEve,1,1,Z\nFay,5,3,Y\n",
      to: "pool.csv")
    try workplace.write("name,sell\nAnn,0.5\nBob,2.5\nCid,\n", to: "mine.csv")
    let check = "squad check pool.csv mine.csv --size 3 --max-per-club 1 --owned mine.csv --bank 1.5"
    let run = try workplace.shell(check)
    #expect(
      run.exitCode == 1
        && run.output.contains("Dan for Bob: 17 points after hits; the squad cannot stay as it is"),
      "\(run.output)\(run.errors)")
    #expect(try workplace.json("reports/check.json")["bestTransfers"] as? Int == 1)
    try workplace.expectVerified("reports/check.json")
    let cheap = try workplace.shell("\(check) --hit 1 --output none")
    #expect(cheap.output.contains("Dan and Fay for Bob and Cid: 18 points after hits"), "\(cheap.output)")
    let free = try workplace.shell("\(check) --free-transfers 2 --output none")
    #expect(free.output.contains("Dan and Fay for Bob and Cid: 19 points after hits"), "\(free.output)")
    let verified = try workplace.shell(
      #"sed -i 's/\("bestTransfers" *: *\)1/\12/' reports/check.json; squad verify reports/check.json"#)
    #expect(verified.exitCode == 1 && verified.output.contains("bestTransfers"), "\(verified.output)")
  }

  /// A check of another team than one's own shows its swaps, and the transfers of one's own beside them.
  @Test func anotherTeamThanOnesOwnHasSwaps() throws {
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,4,1\nCid,3,1\nDan,9,1\n", to: "pool.csv")
    try workplace.write("name\nAnn\nBob\n", to: "mine.csv")
    try workplace.write("name\nBob\nCid\n", to: "other.csv")
    let run = try workplace.shell("squad check pool.csv other.csv --size 2 --owned mine.csv --output none")
    #expect(
      run.exitCode == 0 && run.output.contains("Bob and Cid out, Ann and Dan in: 14 for 2")
        && run.output.contains("1 free, 4 points for each extra transfer"), "\(run.output)\(run.errors)")
  }

  /// If a squad breaks a rule that transfers can repair, more transfers are suggested.
  @Test func moreTransfersAreAdvisedWhereTheyMend() throws {
    try workplace.write(
      "name,skill,cost,club\nAnn,5,1,X\nBob,4,1,X\nCid,3,1,X\nDan,9,1,Z\nEve,1,1,Y\nFay,2,1,Y\n",
      to: "pool.csv")
    try workplace.write("name\nAnn\nBob\nCid\n", to: "mine.csv")
    let best = "squad best pool.csv --size 3 --owned mine.csv --output none"
    let run = try workplace.shell("\(best) --max-per-club 1 --max-transfers 1")
    #expect(
      run.exitCode == 1
        && run.output.contains("the squad keeps the rules only after 2 transfers; at most 1 is searched")
        && run.output.contains("--max-transfers 2 would be enough"), "\(run.output)\(run.errors)")
    #expect(try workplace.shell("\(best) --max-per-club 1 --max-transfers 2").exitCode == 0)
    let curve = try workplace.shell(
      "\(best.replacing("best", with: "compare")) --max-per-club 1 --max-transfers 1")
    #expect(curve.output.contains("--max-transfers 2 would be enough"), "\(curve.output)\(curve.errors)")
    let none = try workplace.shell("\(best) --min-cost 5 --max-transfers 1")
    #expect(none.exitCode == 1 && none.output.contains("--min-cost 3 would be possible"), "\(none.output)")
  }

  /// The curve of money in the bank starts with an empty bank.
  @Test func theCurveBeginsWithAnEmptyBank() throws {
    let run = try workplace.shell(
      "squad compare samples/projections.csv --weeks 13-15 --rules fpl-squad --owned samples/squad.csv --output none"
    )
    #expect(
      run.exitCode == 0 && run.output.contains("97.4   0.0  192.80")
        && run.output.contains("with nothing in the bank") && !run.output.contains("−0.1"), "\(run.output)")
    let some = try workplace.shell(
      "squad compare samples/projections.csv --weeks 13-15 --rules fpl-squad --owned samples/squad.csv "
        + "--budgets 0...2/1 --output none")
    #expect(some.exitCode == 0, "\(some.output)\(some.errors)")
    for row in ["97.4   0.0  192.80", "98.4   1.0", "99.4   2.0"] {
      #expect(some.output.contains(row), "\(some.output)")
    }
    let upTo = try workplace.shell(
      "squad compare samples/projections.csv --weeks 13-15 --rules fpl-squad --owned samples/squad.csv "
        + "--from 1 --to 2 --output none")
    #expect(
      upTo.exitCode == 0 && upTo.output.contains("98.4   1.0") && !upTo.output.contains("97.4   0.0"),
      "\(upTo.output)\(upTo.errors)")
  }

  /// A table whose last row is the best says that more transfers may be better; a stopped one claims no proof.
  @Test func theEndOfTheTableIsSaid() throws {
    let best = "squad best samples/projections.csv --weeks 13-15 --rules fpl-squad --owned samples/squad.csv"
    let short = try workplace.shell("\(best) --bank 0.7 --free-transfers 3 --max-transfers 1 --output none")
    #expect(short.output.contains("further transfers may gain more: --max-transfers 6"), "\(short.output)")
    let whole = try workplace.shell("\(best) --output none")
    #expect(
      whole.output.contains("proved best") && !whole.output.contains("may gain more"), "\(whole.output)")
    let stopped = try workplace.shell("\(best) --time-limit 1ms --bench 0.03,0.21,0.06,0.002 --output none")
    #expect(
      !stopped.output.contains("proved best") || stopped.exitCode == 0, "\(stopped.output)\(stopped.errors)")
  }

  @Test func severalWeeksAreAddedUp() throws {
    let best = "squad best samples/projections.csv --rules fpl-squad"
    let run = try workplace.shell("\(best) --weeks 13-15 --decay 0.9 --format json --output none")
    let sum = try workplace.shell(
      "\(best) --preset fpl-projections --columns 'skill=13_Pts+0.9*14_Pts+0.81*15_Pts' --format json --output none"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let answers = try [run, sum].map {
      try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? [String: Any]
    }
    #expect((answers[0]?["bestTeam"] as? NSDictionary) == (answers[1]?["bestTeam"] as? NSDictionary))
    for (options, message) in [
      ("--decay 0.9", "--decay needs --weeks: it says how they are added up"),
      ("--preset fpl-projections", "needs --weeks, as in --weeks 13-17"),
      ("--preset fpl --weeks 13", "--weeks is for a file as --preset fpl-projections reads it"),
      ("--weeks 13 --columns skill=14_Pts", "both say what the skill is"),
      ("--weeks 15-13", "weeks such as 13-17, or one"),
      ("--weeks 13-14 --decay 2", "a number above 0 and up to 1"),
      ("--weeks 13 --skill-from samples/players.csv:skill", "--skill-from says it comes from elsewhere"),
      ("--weeks 13-14 --owned samples/squad.csv --chips", "--chips looks at one week"),
      (
        "--columns skill=13_Pts+14_Pts --owned samples/squad.csv --chips",
        "--chips looks at one week; give only its column as skill"
      ),
      ("--weeks 15-16", "no column \"16_Pts\" to add up; there are 13_Pts, 14_Pts and 15_Pts"),
    ] {
      let bad = try workplace.shell("\(best) \(options)")
      #expect(
        bad.exitCode == (options == "--weeks 15-16" ? 65 : 64) && bad.errors.contains(message),
        "\(bad.errors)")
    }
    #expect(workplace.names(in: "reports").isEmpty)
  }
}
