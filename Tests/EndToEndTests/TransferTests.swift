import Chance
import Foundation
import Testing

/// Transfers from an owned squad, checked against all teams of small pools, and the messages about invalid squads.
struct TransferTests {
  private let workplace = Workplace()

  /// A pool, four owned players with their selling prices, and the limits on transfers. Money is in tenths.
  private struct Case {
    let small: SmallRuledPool
    let owned: [Int]
    let prices: [Int]
    let file: String
    let bank: Int
    let free: Int
    let hit: Int

    init(seed: UInt64) {
      var random = SplitMix64(seed: 7_700 + seed)
      func draw(_ range: ClosedRange<Int64>) -> Int { Int(random.integer(in: range)) }
      small = SmallRuledPool(seed: 500 + seed)
      var rows = Array(1...small.plain.players.count)
      while rows.count > 4 { rows.remove(at: draw(0...Int64(rows.count - 1))) }
      // In most cases the squad is legal and can be kept.
      owned =
        draw(0...3) == 0
        ? rows : small.legal.isEmpty ? rows : small.legal[draw(0...Int64(small.legal.count - 1))].rows
      (bank, free, hit) = (draw(0...25), draw(0...2), draw(0...2))
      var prices: [Int] = []
      var lines = "name,sell,bought\n"
      for row in owned {
        let today = small.plain.players[row - 1].cost
        let other = max(0, today + draw(-9...9))
        switch draw(0...2) {
        case 0:
          prices.append(other)
          lines += "P\(row),\(other / 10).\(other % 10),\n"
        case 1:
          prices.append(other < today ? other + (today - other) / 2 : today)
          lines += "P\(row),,\(other / 10).\(other % 10)\n"
        default:
          prices.append(today)
          lines += "P\(row),,\n"
        }
      }
      self.prices = prices
      file = lines
    }

    var budget: Int { bank + prices.reduce(0, +) }

    func cost(_ rows: [Int]) -> Int {
      rows.reduce(0) { sum, row in
        sum + (owned.firstIndex(of: row).map { prices[$0] } ?? small.plain.players[row - 1].cost)
      }
    }

    func new(_ rows: [Int]) -> [Int] { rows.filter { !owned.contains($0) } }

    /// The best squad after at most `most` transfers.
    func best(_ most: Int) -> PlainTeams.Team? {
      small.legal.filter { new($0.rows).count <= most && cost($0.rows) <= budget }.min { one, other in
        if one.skill != other.skill { return one.skill > other.skill }
        if cost(one.rows) != cost(other.rows) { return cost(one.rows) < cost(other.rows) }
        return one.rows.lexicographicallyPrecedes(other.rows)
      }
    }

    func hits(_ rows: [Int]) -> Int { max(0, new(rows).count - free) * hit }
  }

  @Test(arguments: 1...20)
  func theTableIsThatOfAllTeams(seed: UInt64) throws {
    let question = Case(seed: seed)
    try workplace.write(question.small.csv, to: "pool.csv")
    try workplace.write(question.file, to: "mine.csv")
    let money = "--bank \(question.bank / 10).\(question.bank % 10)"
    let run = try workplace.shell(
      "squad best pool.csv \(SmallRuledPool.rules) --owned mine.csv \(money) --free-transfers \(question.free) "
        + "--hit \(question.hit) --max-transfers 4 --players --chips")
    let json = try workplace.json("reports/best-team.json")
    let table = try #require(json["transfers"] as? [[String: Any]], "\(run.errors)")
    #expect(table.count == 5)
    let squads = (0...4).map { question.best($0) }
    for (row, squad) in zip(table, squads) {
      #expect(row["skill"] as? Int == squad?.skill, "\(question.file)")
      #expect(tenths(row["cost"]) == squad.map { question.cost($0.rows) })
      #expect(tenths(row["left"]) == squad.map { question.budget - question.cost($0.rows) })
      #expect(rows(row["in"]) == squad.map { question.new($0.rows) } ?? [])
      #expect(
        rows(row["out"]) == squad.map { squad in question.owned.sorted().filter { !squad.rows.contains($0) } }
          ?? [])
      #expect(row["net"] as? Int == squad.map { $0.skill - question.hits($0.rows) })
    }
    let nets = squads.map { squad in squad.map { $0.skill - question.hits($0.rows) } }
    let most = nets.compactMap { $0 }.max()
    let best = most.flatMap { nets.firstIndex(of: $0) }
    #expect(json["bestTransfers"] as? Int == best)
    let gains = (json["chips"] as? [[String: Any]] ?? []).compactMap { $0["gain"] as? Int }
    let wild = question.best(4).flatMap { squad in most.map { squad.skill - $0 } }
    #expect(gains == (wild.map { [$0, $0] } ?? []))
    let team = try #require(json["bestTeam"] as? [String: Any])
    #expect(rows(team["players"]) == best.flatMap { squads[$0] }?.rows ?? [])
    #expect(run.exitCode == (best == nil ? 1 : 0), "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/best-team.json")
  }

  private static let lists = ["--top 8", "--all", "--top 4 --different 2", "--all --different 2"]

  @Test(arguments: (41...64).map { (UInt64($0), lists[$0 % lists.count]) })
  func plansAreThoseOfAllTeams(seed: UInt64, list: String) throws {
    let question = Case(seed: seed)
    try workplace.write(question.small.csv, to: "pool.csv")
    try workplace.write(question.file, to: "mine.csv")
    let most = Int(seed % 4) + 1
    let money = "--bank \(question.bank / 10).\(question.bank % 10)"
    let run = try workplace.shell(
      "squad best pool.csv \(SmallRuledPool.rules) --owned mine.csv \(money) --free-transfers \(question.free) "
        + "--hit \(question.hit) --max-transfers \(most) \(list)")
    let json = try workplace.json("reports/best-team.json")
    func net(_ team: PlainTeams.Team) -> Int { team.skill - question.hits(team.rows) }
    var plans = question.small.legal.filter {
      question.new($0.rows).count <= most && question.cost($0.rows) <= question.budget
    }.sorted { one, other in
      if net(one) != net(other) { return net(one) > net(other) }
      let (count, otherCount) = (question.new(one.rows).count, question.new(other.rows).count)
      if count != otherCount { return count < otherCount }
      if question.cost(one.rows) != question.cost(other.rows) {
        return question.cost(one.rows) < question.cost(other.rows)
      }
      return one.rows.lexicographicallyPrecedes(other.rows)
    }
    if list.contains("--all"), let first = plans.first { plans.removeAll { net($0) != net(first) } }
    if list.contains("--different") {
      plans = plans.reduce(into: []) { taken, plan in
        if taken.allSatisfy({ Set($0.rows).intersection(plan.rows).count <= 2 }) { taken.append(plan) }
      }
    }
    if list.hasPrefix("--top") { plans = Array(plans.prefix(list.hasPrefix("--top 8") ? 8 : 4)) }
    let listed = json["topTeams"] as? [[String: Any]] ?? []
    #expect(listed.map { rows($0["players"]) } == plans.map(\.rows), "\(question.file)\(run.errors)")
    #expect(listed.compactMap { $0["net"] as? Int } == plans.map(net))
    let team = json["bestTeam"] as? [String: Any]
    #expect(listed.isEmpty || rows(listed[0]["players"]) == rows(team?["players"]))
    try workplace.expectVerified("reports/best-team.json")
  }

  /// Plans with the same squad but captains of equal skill are different lineups, in a fixed order.
  @Test func lineupsOfOneSquadAreVerified() throws {
    try workplace.write("name,skill,cost\nA,5,5\nB,5,5\nC,3,5\nD,1,6\n", to: "pool.csv")
    try workplace.write("name\nA\nB\nC\n", to: "mine.csv")
    try workplace.write("{size: 3, budget: 50, captain: 2}", to: "rules.yaml")
    let run = try workplace.shell("squad best pool.csv --rules rules.yaml --owned mine.csv --all")
    #expect(run.output.contains("all 2 plans with the most points after hits"), "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/best-team.json")
  }

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

  /// A stopped run keeps the best row that it has proved.
  @Test func aStoppedPlanKeepsItsBestRow() throws {
    let run = try workplace.shell(
      "squad best samples/projections.csv --rules fpl-squad --weeks 13-15 --owned samples/squad.csv --bank 5 "
        + "--free-transfers all --bench 0.03,0.21,0.06,0.002 --time-limit 1s")
    let json = try workplace.json("reports/best-team.json")
    let team = try #require(json["bestTeam"] as? [String: Any], "\(run.errors)")
    #expect((team["players"] as? [Any])?.count == 15 && [0, 2].contains(run.exitCode), "\(run.output)")
    let rows = try #require(json["transfers"] as? [[String: Any]])
    let best = rows.first { $0["transfers"] as? Int == json["bestTransfers"] as? Int }
    #expect(team["skill"] as? Double == best?["skill"] as? Double)
    #expect(try workplace.squad("report", "reports/best-team.json", "--output", "again").exitCode == 0)
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
    #expect(short.output.contains("more may gain more: --max-transfers 6"), "\(short.output)")
    let whole = try workplace.shell("\(best) --output none")
    #expect(
      whole.output.contains("proved best") && !whole.output.contains("more may gain"), "\(whole.output)")
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
