import Foundation
import Testing

/// The files of owned squads, and the messages about invalid ones.
struct OwnedSquadsTests {
  private let workplace = Workplace()

  @Test func theFileOfTheGameIsRead() throws {
    try workplace.write(
      "id,name,skill,cost\r\n7,A,5,5.0\r\n8,B,4,5.0\r\n9,C,3,5.0\r\n10,D,9,6.0\r\n", to: "pool.csv")
    let picks = [7, 8, 9].map {
      "{\"element\": \($0), \"purchase_price\": 40, \"selling_price\": 53, \"position\": 1}"
    }
    try workplace.write(
      "{\"picks\": [\(picks.joined(separator: ","))], \"transfers\": {\"bank\": 2, \"limit\": 2, \"made\": 1, \"cost\": 3}}",
      to: "team.json")
    _ = try workplace.shell("squad best pool.csv --size 3 --owned team.json")
    let json = try workplace.json("reports/best-team.json")
    let owned = try #require(json["owned"] as? [String: Any])
    #expect(
      owned["bank"] as? Double == 0.2 && owned["freeTransfers"] as? Int == 1 && owned["hit"] as? Int == 3)
    #expect((json["rules"] as? [String: Any])?["budget"] as? Double == 16.1)
    #expect(json["bestTransfers"] as? Int == 0)
    try workplace.expectVerified("reports/best-team.json")
    let checked = try workplace.shell("squad check pool.csv team.json --size 3 --budget 15")
    #expect(checked.exitCode == 0 && checked.output.hasPrefix("1 of 1 legal"), "\(checked.errors)")
    try workplace.expectVerified("reports/check.json")
    try workplace.write("{\"picks\": 3}", to: "bad.json")
    let bad = try workplace.shell("squad best pool.csv --size 3 --owned bad.json")
    #expect(bad.exitCode == 65 && bad.errors.contains("not a squad from the game: it has no list 'picks'"))
    try workplace.write(
      "{\"picks\": [{\"element\": 7, \"selling_price\": \"x\", \"is_captain\": true}, {\"is_captain\": true}], "
        + "\"transfers\": {\"bank\": -50, \"limit\": -3}}", to: "odd.json")
    let odd = try workplace.shell("squad best pool.csv --size 3 --owned odd.json")
    #expect(odd.exitCode == 65)
    for problem in [
      "pick 1: 'selling_price' is not a whole number", "pick 2 has no 'element'", "transfers: 'bank' is not",
      "transfers: 'limit' is not", "more than one pick is marked as captain",
    ] { #expect(odd.errors.contains("odd.json: \(problem)"), "\(odd.errors)") }
  }

  /// The public picks of a manager include the money in the bank, but no prices.
  @Test func publicPicksAreRead() throws {
    try workplace.write("id,name,skill,cost\r\n7,A,5,5.0\r\n8,B,4,5.0\r\n9,C,3,5.0\r\n", to: "pool.csv")
    try workplace.write(
      "{\"entry_history\": {\"event\": 13, \"bank\": 7}, \"picks\": [{\"element\": 7}, {\"element\": 9}]}",
      to: "picks.json")
    let run = try workplace.shell("squad best pool.csv --size 2 --owned picks.json --output none")
    #expect(run.exitCode == 0 && run.output.hasPrefix("B for C: 9 points after hits, +1"), "\(run.output)")
    #expect(run.output.contains("squad 10.0, bank 0.7"), "\(run.output)")
    #expect(run.errors.contains("no pick has a selling_price or a purchase_price"), "\(run.errors)")
  }

  /// Invalid squads, and the messages about them.
  @Test(arguments: [
    ("name\nAnn\nBob\n", "--bank 0", "2 players are owned, but a squad has 3; list the whole squad", 65),
    ("name\nAnn\nBob\nCid\nDan\n", "", "4 players are owned, but a squad has 3; leave out 1", 65),
    ("name\nAnn\nBob\nCyd\n", "", "\"Cyd\" on line 4 is not in the pool; did you mean \"Cid\"", 65),
    (
      "name\nAnn\nBob\nCyd\n", "", "--skip-bad-rows counts players who are not in the pool as sold",
      65
    ),
    ("name\nAnn\nBob\nBob\n", "", "\"Bob\" is listed 2 times, on lines 3 and 4", 65),
    ("name,sell\nAnn,1\nBob,x\nCid,\n", "", "mine.csv:3: sell: \"x\" is not a price", 65),
    ("name,bought\nAnn,1\nBob,-2\nCid,\n", "", "mine.csv:3: bought: \"-2\" is not a price", 65),
    ("name\nAnn\nBob\nCid\n", "--bank -1", "a bank of 0 or more", 64),
    ("name\nAnn\nBob\nCid\n", "--free-transfers some", "a number of transfers, or 'all'", 64),
    ("name\nAnn\nBob\nCid\n", "--hit -4", "points of 0 or more", 64),
    ("name\nAnn\nBob\nCid\n", "--budget 9", "the budget is the bank plus what the squad sells for", 64),
    (
      "name\nAnn\nBob\nCid\n", "--free-transfers all --hit 8",
      "with --free-transfers all no transfer costs points; leave out --hit", 64
    ),
    ("name\nAnn\nBob\nCid\n", "--different 2", "--different needs a list; add --top N or --all", 64),
  ])
  func squadsThatAreNone(file: String, options: String, message: String, code: Int32) throws {
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,4,2\nCid,3,3\nDan,9,4\n", to: "pool.csv")
    try workplace.write(file, to: "mine.csv")
    let run = try workplace.shell("squad best pool.csv --size 3 --owned mine.csv \(options)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.exitCode == code && run.output.isEmpty && workplace.names(in: "reports").isEmpty)
  }

  @Test func optionsOfTransfersNeedASquad() throws {
    let run = try workplace.shell("squad best samples/players.csv --bank 1 --hit 4")
    #expect(run.exitCode == 64 && run.errors.contains("--bank, --hit: only with --owned"), "\(run.errors)")
  }

  @Test func aPlayerWhoLeftThePoolIsSoldOnRequest() throws {
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,4,2\nCid,3,3\nDan,9,4\n", to: "pool.csv")
    try workplace.write("name,sell\nAnn,\nBob,\nCyd,2\n", to: "mine.csv")
    let run = try workplace.shell("squad best pool.csv --size 3 --owned mine.csv --bank 1 --skip-bad-rows")
    #expect(
      run.exitCode == 0 && run.errors.contains("\"Cyd\" is not in the pool; treated as sold"),
      "\(run.errors)")
    let json = try workplace.json("reports/best-team.json")
    let table = try #require(json["transfers"] as? [[String: Any]])
    #expect(table[0]["skill"] == nil && table[1]["skill"] as? Int == 12 && rows(table[1]["in"]) == [3])
    #expect(run.output.hasPrefix("Cid for Cyd (gone): 12 points after hits"), "\(run.output)")
    #expect(run.output.contains("bank 3, including 2 for Cyd, who is not in the pool"), "\(run.output)")
    let sold = try #require((json["owned"] as? [String: Any])?["sold"] as? [[String: Any]])
    #expect(sold.count == 1 && sold[0]["name"] as? String == "Cyd" && sold[0]["price"] as? Int == 2)
    try workplace.expectVerified("reports/best-team.json")
  }
}
