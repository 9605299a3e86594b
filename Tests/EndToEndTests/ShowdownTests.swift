import Chance
import Foundation
import Testing

/// Contests about one game, with slots that multiply points and prices.
struct ShowdownTests {
  private let workplace = Workplace()

  /// A site's file for one game of another sport: its headers give an MVP who counts 1.5 times and four who count once.
  @Test func aSingleGameIsPlayedAsTheFileSays() throws {
    var random = SplitMix64(seed: 118)
    let players = (0..<9).map { _ in
      (points: Int(random.integer(in: 50...250)), salary: 500 * Int(random.integer(in: 10...32)))
    }
    var text = "Id,Nickname,FPPG,Salary,Team,MVP - 1.5X Points,AnyFLEX\n"
    for (index, player) in players.enumerated() {
      let club = index % 2 == 0 ? "KC" : "BUF"
      text += "\(index),P\(index),\(player.points / 10).\(player.points % 10),\(player.salary),\(club),,\n"
    }
    try workplace.write(text, to: "game.csv")
    var best = 0
    for set in 0..<(1 << players.count) where set.nonzeroBitCount == 5 {
      let team = players.indices.filter { set >> $0 & 1 == 1 }
      guard Set(team.map { $0 % 2 }).count == 2, team.reduce(0, { $0 + players[$1].salary }) <= 60_000 else {
        continue
      }
      let points = team.map { players[$0].points }
      best = max(best, points.reduce(0, +) * 2 + points.max()!)
    }
    let run = try workplace.shell("squad best game.csv --rules fanduel-single-game")
    #expect(
      run.exitCode == 0
        && run.errors.contains("game.csv: MVP counts 1.5 times; no STAR or PRO, as the file says"),
      "\(run.errors)")
    let piped = try workplace.shell(
      "cat game.csv | squad best - --rules fanduel-single-game --format csv --output none")
    let again = try workplace.shell(
      "squad best game.csv --rules fanduel-single-game --format csv --output none")
    #expect(piped.output == again.output && !piped.output.isEmpty)
    // A template for uploads has the slots on its first line and the players further below.
    let slots = "MVP - 1.5X Points,AnyFLEX"
    try workplace.write(
      "\(slots),,Instructions\n,,,Fill in the slots\n" + text.replacing(slots, with: "Played,Injury"),
      to: "template.csv")
    let template = try workplace.shell(
      "squad best template.csv --rules fanduel-single-game --format csv --output none")
    #expect(
      template.errors.contains("template.csv: MVP counts 1.5 times; no STAR or PRO")
        && template.output == again.output, "\(template.errors)")
    // The user's own rules are left unchanged.
    let own = try workplace.shell(
      "squad rules show fanduel-single-game > own.yaml; squad best game.csv --rules own.yaml --output none")
    #expect(own.errors.contains("counts twice under fanduel-single-game"), "\(own.errors)")
    let team = try workplace.json("reports/best-team.json")["bestTeam"] as? [String: Any]
    #expect(team?["skill"] as? Double == Double(best) / 20, "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/best-team.json")
    // With a slot that costs nothing, break-even prices are undefined.
    try workplace.write(
      "name: free\nsize: 2\nbudget: 9000\nroles:\n  A: {of: any, count: 1, cost: 0}\n  B = any: 1\n",
      to: "free.yaml")
    let free = try workplace.shell("squad best game.csv --rules free.yaml --skill-range any --players")
    #expect(
      free.exitCode == 64 && free.errors.contains("a player in the A slot costs nothing"), "\(free.errors)")
  }

  /// A showdown export: each player has one row for each slot, with its own id and price.
  private func export(_ random: inout SplitMix64) -> (
    text: String, players: [(points: Int, cpt: Int, flex: Int)]
  ) {
    var text = "Name,ID,Roster Position,Salary,TeamAbbrev,AvgPointsPerGame\n"
    let players = (0..<8).map { _ in
      let flex = 200 * Int(random.integer(in: 10...60))
      return (
        points: Int(random.integer(in: 5...45)), cpt: flex * 3 / 2 + 100 * Int(random.integer(in: -1...1)),
        flex: flex
      )
    }
    for (index, player) in players.enumerated() {
      let club = index % 2 == 0 ? "A" : "B"
      text += "P\(index),1\(index),CPT,\(player.cpt),\(club),\(player.points)\n"
      text += "P\(index),2\(index),FLEX,\(player.flex),\(club),\(player.points)\n"
    }
    return (text, players)
  }

  /// The slots are found under another header and in words.
  @Test(arguments: [("Slot", "CPT", "FLEX"), ("Slot", "Captain", "Flex"), ("Roster Slot", "CAPTAIN", "UTIL")])
  func slotsInOtherWords(header: String, captain: String, flex: String) throws {
    var random = SplitMix64(seed: 42)
    let (text, _) = export(&random)
    try workplace.write(text, to: "dk.csv")
    let words = text.replacing("Roster Position", with: header).replacing("CPT", with: captain)
      .replacing("FLEX", with: flex)
    try workplace.write(words, to: "words.csv")
    let question = "--rules draftkings-showdown --budget 60000 --format csv --output none"
    let usual = try workplace.shell("squad best dk.csv \(question)")
    let other = try workplace.shell("squad best words.csv \(question)")
    let plain = other.output.replacing(captain, with: "CPT").replacing(flex, with: "FLEX")
    #expect(usual.exitCode == 0 && plain == usual.output, "\(other.errors)\(other.output)\(usual.output)")
  }

  @Test(arguments: 0..<6)
  func aShowdownHasARowForEachSlot(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_700 + seed)
    let (text, players) = export(&random)
    var best: (points: Int, cost: Int)?
    for captain in players.indices {
      for out in players.indices where out != captain {
        for other in players.indices where other > out && other != captain {
          let flex = players.indices.filter { ![captain, out, other].contains($0) }
          let cost = players[captain].cpt + flex.reduce(0) { $0 + players[$1].flex }
          let points = 3 * players[captain].points + 2 * flex.reduce(0) { $0 + players[$1].points }
          if cost <= 50_000, best.map({ (points, $0.cost) > ($0.points, cost) }) ?? true {
            best = (points, cost)
          }
        }
      }
    }
    try workplace.write(text, to: "dk.csv")
    let run = try workplace.shell("squad best dk.csv --preset draftkings --rules draftkings-showdown --top 3")
    let json = try workplace.json("reports/best-team.json")
    let team = try #require(json["bestTeam"] as? [String: Any], "\(run.errors)")
    #expect(
      team["skill"] as? Double == best.map { Double($0.points) / 2 } && team["cost"] as? Int == best?.cost)
    let members = team["players"] as? [[String: Any]] ?? []
    #expect(best == nil || members.count == 6)
    for member in members {
      let isCaptain = member["slot"] as? String == "CPT"
      let id = member["id"] as? String ?? ""
      #expect(
        id.hasPrefix(isCaptain ? "1" : "2") && member["role"] as? String == (isCaptain ? "CPT" : "FLEX"))
    }
    #expect(Set(members.compactMap { $0["name"] as? String }).count == members.count)
    #expect(!run.errors.contains("appear in"), "\(run.errors)")
    let verified = try workplace.shell("squad verify reports/best-team.json")
    #expect([0, 2].contains(verified.exitCode) && !verified.output.contains("differs"), "\(verified.output)")
  }

  /// A player with a row for only one slot can fill only that slot, at the price of that row.
  @Test(arguments: 0..<4)
  func aPlayerWithOneRowHasOneSlot(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_710 + seed)
    let (text, players) = export(&random)
    // P0 can only be captain, and P1 only FLEX.
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("P0,20") && !$0.hasPrefix("P1,11") }
    try workplace.write(lines.joined(separator: "\n"), to: "dk.csv")
    var best: (points: Int, cost: Int)?
    for captain in players.indices where captain != 1 {
      for set in 0..<256 where set & 1 << captain == 0 && set.nonzeroBitCount == 5 && set & 1 == 0 {
        let flex = players.indices.filter { set & 1 << $0 != 0 }
        let cost = players[captain].cpt + flex.reduce(0) { $0 + players[$1].flex }
        let points = 3 * players[captain].points + 2 * flex.reduce(0) { $0 + players[$1].points }
        if cost <= 60_000, best.map({ (points, $0.cost) > ($0.points, cost) }) ?? true {
          best = (points, cost)
        }
      }
    }
    let run = try workplace.shell(
      "squad best dk.csv --rules draftkings-showdown --budget 60000 --max-per-club 5")
    let json = try workplace.json("reports/best-team.json")
    let team = try #require(json["bestTeam"] as? [String: Any], "\(run.errors)")
    #expect(
      team["skill"] as? Double == best.map { Double($0.points) / 2 } && team["cost"] as? Int == best?.cost)
    try workplace.expectVerified("reports/best-team.json")
    // They can still be referred to by name and slot, if it is their slot.
    let rules = "--rules draftkings-showdown --budget 90000 --max-per-club 5 --output none"
    for (name, code) in [("P0 (CPT)", 0), ("P1 (flex)", 0), ("P0 (FLEX)", 64), ("P1 (CPT)", 64)] {
      let lock = try workplace.shell("squad best dk.csv \(rules) --lock '\(name)'")
      #expect(lock.exitCode == code, "\(name): \(lock.output)\(lock.errors)")
    }
  }

  @Test(arguments: 0..<2)
  func playersOfAShowdownAreNamedWhicheverSlotTheyTake(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_720 + seed)
    try workplace.write(export(&random).text, to: "dk.csv")
    let question = "squad best dk.csv --rules draftkings-showdown --budget 60000"
    func skill(_ more: String) throws -> Double? {
      let run = try workplace.shell("\(question) \(more)")
      #expect([0, 1].contains(run.exitCode), "\(more): \(run.errors)")
      let json = try workplace.json("reports/best-team.json")
      return (json["bestTeam"] as? [String: Any])?["skill"] as? Double
    }
    for player in ["P0", "P5"] {
      let locked = try [skill("--lock '\(player) (CPT)'"), skill("--lock '\(player) (FLEX)'")].compactMap {
        $0
      }.max()
      #expect(try skill("--lock \(player)") == locked)
      #expect(try skill("--ban \(player)") == skill("--ban '\(player) (CPT)' --ban '\(player) (FLEX)'"))
    }
    let both = try workplace.shell("\(question) --lock P1 --ban P1")
    #expect(both.exitCode == 64 && both.errors.contains("\"P1\" is both locked and banned"), "\(both.errors)")

    let judged = try workplace.shell("\(question) --players --why P3")
    #expect(judged.exitCode == 0 && judged.output.contains("Why    P3 ("), "\(judged.output)")
    // One figure per player, whichever slot, plus the player asked for by name: "without P3" means without both rows.
    let figures = try workplace.json("reports/best-team.json")["playerWhatIf"] as? [[String: Any]] ?? []
    let judgedNames = figures.compactMap { $0["name"] as? String }
    #expect(Set(judgedNames.prefix(8)).count == 8 && judgedNames.dropFirst(8) == ["P3"])
    for (name, banned) in [("P3", "--ban P3"), ("P0", "--ban P0")] {
      let own = try #require(figures.first { $0["name"] as? String == name })
      #expect(try own["skillWithout"] as? Double == skill(banned))
      #expect(try own["skillWith"] as? Double == skill("--lock \(name)"))
    }
    _ = try workplace.shell("\(question) --players --why P3")
    try workplace.expectVerified("reports/best-team.json")
  }

  /// A check of a team whose file gives the rows of a poor captain names the best captain of the same players, who has
  /// another row.
  @Test(arguments: 0..<3)
  func theBestCaptainOfTheSamePlayersIsAnotherRow(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_723 + seed)
    let (text, players) = export(&random)
    try workplace.write(text, to: "dk.csv")
    let six = Array(0..<6)
    func lineup(_ captain: Int) -> (points: Int, cost: Int) {
      let others = six.filter { $0 != captain }
      return (
        3 * players[captain].points + 2 * others.reduce(0) { $0 + players[$1].points },
        players[captain].cpt + others.reduce(0) { $0 + players[$1].flex }
      )
    }
    let lineups = six.map(lineup)
    let worst = six.min { lineups[$0].points < lineups[$1].points }!
    let best = lineups.max { ($0.points, -$0.cost) < ($1.points, -$1.cost) }!
    let ids = six.map { $0 == worst ? "1\($0)" : "2\($0)" }
    try workplace.write("id\n" + ids.joined(separator: "\n") + "\n", to: "mine.csv")
    let run = try workplace.shell(
      "squad check dk.csv mine.csv --rules draftkings-showdown --budget 90000 --max-per-club 5")
    let teams = try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]]
    let repairs = try #require(teams?.first?["repairs"] as? [[String: Any]], "\(run.errors)")
    let lined = try #require(repairs.first { $0["players"] != nil }, "\(run.output)")
    #expect(lined["skill"] as? Double == Double(best.points) / 2 && lined["cost"] as? Int == best.cost)
    #expect(run.output.contains("with the same players: P"), "\(run.output)")
    #expect(run.output.contains(" (CPT) as CPT: "), "\(run.output)")
    try workplace.expectVerified("reports/check.json")
  }

  /// Teams in a list, and lineups, differ in players; using another row of the same player is no difference.
  @Test(arguments: 0..<3)
  func rowsOfOnePlayerAreNoDifference(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_725 + seed)
    let (text, players) = export(&random)
    try workplace.write(text, to: "dk.csv")
    // All squads of six out of eight, each with its best captain.
    var squads: [(points: Int, cost: Int, out: Set<Int>)] = []
    for out in players.indices {
      for other in players.indices where other > out {
        let six = players.indices.filter { $0 != out && $0 != other }
        let best = six.compactMap { captain -> (points: Int, cost: Int)? in
          let flex = six.filter { $0 != captain }
          let cost = players[captain].cpt + flex.reduce(0) { $0 + players[$1].flex }
          let points = 3 * players[captain].points + 2 * flex.reduce(0) { $0 + players[$1].points }
          return cost <= 60_000 ? (points, cost) : nil
        }.max { ($0.points, $1.cost) < ($1.points, $0.cost) }
        if let best { squads.append((best.points, best.cost, [out, other])) }
      }
    }
    squads.sort { ($1.points, $0.cost) < ($0.points, $1.cost) }
    // Two squads differ in two players if, between them, they leave out four.
    var wanted: [Int] = []
    var taken: [Set<Int>] = []
    for squad in squads where taken.allSatisfy({ $0.isDisjoint(with: squad.out) }) {
      taken.append(squad.out)
      wanted.append(squad.points)
    }
    let question = "dk.csv --rules draftkings-showdown --budget 60000"
    let list = try workplace.shell("squad best \(question) --top 20 --different 2")
    #expect(list.exitCode == (wanted.isEmpty ? 1 : 0), "\(list.errors)")
    let json = try workplace.json("reports/best-team.json")
    let teams = (json["topTeams"] as? [[String: Any]] ?? []).compactMap { $0["skill"] as? Double }
    #expect(teams == wanted.map { Double($0) / 2 })
    for team in json["topTeams"] as? [[String: Any]] ?? [] {
      #expect(
        Set((team["players"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }).count == 6)
    }
    let verified = try workplace.shell("squad verify reports/best-team.json")
    #expect([0, 2].contains(verified.exitCode), "\(verified.output)")
    let lineups = try workplace.shell("squad lineups \(question) --count 3 --uniques 2")
    guard lineups.exitCode == 0 else { return }
    let set = try workplace.json("reports/lineups.json")
    let squadsOfSet = (set["lineups"] as? [[String: Any]] ?? []).map { lineup in
      Set((lineup["players"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String })
    }
    for (index, own) in squadsOfSet.enumerated() {
      for other in squadsOfSet[(index + 1)...] { #expect(own.subtracting(other).count >= 2) }
    }
    let exposures = (set["exposures"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(
      Set(exposures).count == exposures.count && exposures.allSatisfy { $0.hasPrefix("P") && $0.count == 2 })
    let checked = try workplace.shell("squad verify reports/lineups.json")
    #expect([0, 2].contains(checked.exitCode), "\(checked.output)")
  }

  /// A captain costs one and a half times the price, so team costs have finer units than prices.
  @Test(arguments: 0..<3)
  func pricesUnderMultipliersAreThoseOfTheColumn(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_740 + seed)
    let players = (0..<10).map { index in
      (name: "P\(index)", skill: random.integer(in: 5...45), cost: 200 * random.integer(in: 10...60))
    }
    func best(_ changed: String, costing cost: Int64, _ more: String) throws -> [String: Any] {
      let rows = players.enumerated().map { index, player in
        let price = player.name == changed ? cost : player.cost
        return "\(player.name),\(player.skill),\(price),\(index % 2 == 0 ? "A" : "B")\n"
      }
      try workplace.write("name,skill,cost,club\n" + rows.joined(), to: "pool.csv")
      _ = try workplace.shell("squad best pool.csv --rules draftkings-showdown --budget 60000.5 \(more)")
      return try workplace.json("reports/best-team.json")
    }
    func skill(_ json: [String: Any]) -> Double? { (json["bestTeam"] as? [String: Any])?["skill"] as? Double }

    let all = try best("", costing: 0, "--players")
    try workplace.expectVerified("reports/best-team.json")
    let judged = try #require(all["playerWhatIf"] as? [[String: Any]])
    let entering = judged.filter {
      $0["entersAt"] is Int64 || $0["entersAt"] is Double || $0["entersAt"] is Int
    }
    #expect(judged.count == 10 && !entering.isEmpty)
    for player in entering.suffix(2) {
      let name = try #require(player["name"] as? String)
      let price = Int64(try #require(player["entersAt"] as? Double))
      let (enough, tooMuch) = try (
        best(name, costing: price, "--lock \(name)"), best(name, costing: price + 1, "--lock \(name)")
      )
      #expect(try #require(skill(enough)) >= skill(all) ?? 0 && skill(tooMuch) ?? 0 < skill(all) ?? 0)
    }
  }
}
