import Foundation
import Testing

/// Entry files of contests, filled in, and changed after the first games have started.
struct EntryTests {
  private let workplace = Workplace()

  private static let command = "squad lineups samples/slate.csv --rules draftkings-nba"

  /// An entry file as the site provides it, with the list of players on the right.
  private func entries(_ lineups: [String]) -> String {
    let header = "Entry ID,Contest Name,Contest ID,Entry Fee,PG,SG,SF,PF,C,G,F,UTIL,,Instructions"
    let rows = lineups.enumerated().map { "70\($0),\"Night, $5\",99,$5,\($1),,1. Fill it in" }
    let list = ",,,,,,,,,,,,,,Position,Name + ID\n,,,,,,,,,,,,,,PG,Varo Hexley (42000001)"
    return ([header] + rows + [list]).joined(separator: "\n") + "\n"
  }

  private func lines(_ workplace: Workplace, _ name: String) throws -> [Substring] {
    try workplace.text(of: name).split(whereSeparator: \.isNewline)
  }

  private func rows(_ workplace: Workplace, _ name: String) throws -> [[String]] {
    try lines(workplace, name)
      .map {
        $0.replacing("\"Night, $5\"", with: "Night").split(separator: ",", omittingEmptySubsequences: false)
          .map(String.init)
      }
  }

  @Test func entriesAreFilledInPlace() throws {
    try workplace.write(entries([",,,,,,,", ",,,,,,,", ",,,,,,,"]), to: "entries.csv")
    let run = try workplace.shell("\(Self.command) --entries entries.csv --max-exposure 67% --upload up.csv")
    #expect(run.exitCode == 0 && run.output.hasPrefix("3 lineups, "), "\(run.output)\(run.errors)")
    let filled = try rows(workplace, "up.csv")
    #expect(
      filled.count == 6 && filled[0].last == "Instructions" && filled[5].last == "Varo Hexley (42000001)")
    for (number, row) in filled[1...3].enumerated() {
      #expect(Array(row[..<4]) == ["70\(number)", "Night", "99", "$5"] && row.last == "1. Fill it in")
      #expect(row[4..<12].allSatisfy { $0.contains(" (4200") } && Set(row[4..<12]).count == 8)
    }
    let checked = try workplace.shell("squad check samples/slate.csv up.csv --rules draftkings-nba")
    #expect(checked.exitCode == 0, "\(checked.output)\(checked.errors)")
  }

  @Test func playersWhoseGamesHaveBegunStayInTheirSlots() throws {
    try workplace.write(entries([",,,,,,,", ",,,,,,,", ",,,,,,,", ",,,,,,,"]), to: "entries.csv")
    // Lineups that are not the best ones: each is the best for a random draw.
    _ = try workplace.shell(
      "\(Self.command) --entries entries.csv --noise 60% --upload before.csv --output none")
    let late = "\(Self.command) --entries before.csv --at '2026-01-15 19:15' --max-exposure 75%"
    let run = try workplace.shell("\(late) --upload after.csv --jobs 1")
    #expect(run.exitCode == 0 || run.exitCode == 2, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        "of 4 entries changed, games that started by 2026-01-15 19:15 are locked"), "\(run.output)")
    let begun = try begunPlayers(workplace)
    let (before, after) = (try rows(workplace, "before.csv"), try rows(workplace, "after.csv"))
    #expect(!begun.isEmpty && before != after)
    for (old, new) in zip(before[1...4], after[1...4]) {
      for (was, now) in zip(old[4..<12], new[4..<12]) {
        #expect(begun.contains(was) ? was == now : !begun.contains(now), "\(was) \(now)")
      }
    }
    let json = try workplace.json("reports/lineups.json")
    let lineups = try #require(json["lineups"] as? [[String: Any]])
    #expect(lineups.map { $0["entry"] as? String } == ["700", "701", "702", "703"])
    try workplace.expectVerified("reports/lineups.json")
    let snapshot = try workplace.bytes(of: "reports/lineups.json")
    _ = try workplace.shell("\(late) --output threads --jobs 3")
    #expect(try workplace.bytes(of: "threads/lineups.json") == snapshot)
    let again = try workplace.shell(
      "\(late.replacing("before", with: "after")) --upload same.csv --output none")
    #expect(again.output.contains("0 of 4 entries changed"), "\(again.output)")
    #expect(try workplace.bytes(of: "same.csv") == workplace.bytes(of: "after.csv"))
  }

  /// The cells of players whose games start at 7 p.m.
  private func begunPlayers(_ workplace: Workplace) throws -> Set<String> {
    let lines = try workplace.text(of: "samples/slate.csv").split(
      separator: "\n")
    return Set(lines.filter { $0.contains(" 07:00PM") }.map { String($0.split(separator: ",")[1]) })
  }

  /// No game has started yet, so no player is locked and every limit can be met.
  @Test func entriesThatMissALimitAreMended() throws {
    try workplace.write(entries([",,,,,,,", ",,,,,,,", ",,,,,,,", ",,,,,,,"]), to: "entries.csv")
    _ = try workplace.shell("\(Self.command) --entries entries.csv --upload before.csv")
    let exposures = try workplace.json("reports/lineups.json")["exposures"] as? [[String: Any]] ?? []
    let name = try #require(exposures.first { $0["count"] as? Int == 4 }?["name"] as? String)
    let swap = "\(Self.command) --entries before.csv --at '2026-01-01 10:00'"
    let run = try workplace.shell("\(swap) --exposure '\(name)=25-50%' --uniques 2")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let repaired = try workplace.json("reports/lineups.json")
    let counts = (repaired["exposures"] as? [[String: Any]] ?? []).filter { $0["name"] as? String == name }
    #expect(counts.compactMap { $0["count"] as? Int } == [2])
    #expect(repaired["uniquesLeast"] as? Int ?? 0 >= 2)

    // A player who is out is replaced in every entry.
    let scratched = try workplace.shell("\(swap) --ban '\(name)' --upload after.csv")
    #expect(scratched.exitCode == 0, "\(scratched.output)\(scratched.errors)")
    #expect(try !rows(workplace, "after.csv")[1...4].joined().contains { $0.hasPrefix(name + " (") })

    // A player locked in too many entries is named, and no other; the run can be repeated with the same result.
    let before = try workplace.text(of: "before.csv")
    let cell = try #require(before.split(separator: ",").first { $0.hasPrefix(name + " (") })
    try workplace.write(before.replacing(cell, with: "\(cell) (LOCKED)"), to: "locked.csv")
    let stuck = try workplace.shell(
      "\(Self.command) --entries locked.csv --exposure '\(name)=50%' --max-exposure 100%")
    let reason = "--exposure '\(name)=50%' could not be met with the locked players"
    #expect(stuck.exitCode == 2 && stuck.output.contains(reason), "\(stuck.output)\(stuck.errors)")
    #expect(stuck.output.contains("allow \(name) in 4 (limit 2)"), "\(stuck.output)")
    let verified = try workplace.squad("verify", "reports/lineups.json")
    #expect(
      verified.exitCode == 0 && verified.output.contains("gives the same result again"), "\(verified.output)")

    // If locked players break a rule, that is the reason given.
    let barred = try workplace.shell("\(Self.command) --entries locked.csv --ban '\(name)' --output none")
    let why = "no lineup was found for 4 entries with the locked players: \(name) must not be in the team"
    #expect(barred.exitCode == 1 && barred.output.contains(why), "\(barred.output)\(barred.errors)")

    // After the last game nothing can change: that the limit is missed is certain.
    let late = try workplace.shell(
      "\(Self.command) --entries before.csv --at '2027-01-01 10:00' --exposure '\(name)=50%'")
    #expect(late.exitCode == 1 && late.output.contains(reason), "\(late.output)\(late.errors)")
    let set = try #require(workplace.json("reports/lineups.json")["lineupSet"] as? [String: Any])
    #expect(set["complete"] as? Bool == true && set["stoppedBy"] == nil, "\(set)")
    try workplace.expectVerified("reports/lineups.json")

    // With a place open in each lineup, nothing is proved.
    try workplace.write(before.replacing(cell, with: ""), to: "open.csv")
    let open = try workplace.shell(
      "\(Self.command) --entries open.csv --at '2027-01-01 10:00' --output none")
    #expect(open.exitCode == 2 && open.output.contains("for 4 entries"), "\(open.output)\(open.errors)")

    // One entry that can never be legal is enough.
    try workplace.write(before.replacing(cell, with: "\(cell) (LOCKED)", maxReplacements: 1), to: "one.csv")
    let one = try workplace.shell("\(Self.command) --entries one.csv --ban '\(name)' --output none")
    #expect(one.exitCode == 1 && one.output.contains("for 1 entry"), "\(one.output)\(one.errors)")
  }

  @Test func lockedPlayersStayWithoutATime() throws {
    try workplace.write(entries([",,,,,,,Varo Hexley (42000001) (LOCKED)"]), to: "entries.csv")
    let run = try workplace.shell("\(Self.command) --entries entries.csv --upload up.csv")
    #expect(run.exitCode == 0 && run.output.contains("1 of 1 entry changed"), "\(run.output)\(run.errors)")
    let row = try rows(workplace, "up.csv")[1]
    #expect(row[11] == "Varo Hexley (42000001) (LOCKED)" && row[4..<11].allSatisfy { $0.contains(" (4200") })
    #expect(row[4..<11].allSatisfy { !$0.contains("42000001") })
  }

  @Test func playersMayBeEnteredByNameAlone() throws {
    try workplace.write(entries([",,,,,,,varo hexley (LOCKED)"]), to: "entries.csv")
    let run = try workplace.shell("\(Self.command) --entries entries.csv --upload up.csv")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let row = try rows(workplace, "up.csv")[1]
    #expect(row[11].lowercased().hasPrefix("varo hexley") && !row[4..<11].joined().contains("42000001"))
  }

  /// A site's list of players and its entry file, with a player locked by the site in the first slot.
  struct Site: Sendable, CustomTestStringConvertible {
    let rules, players, entries, locked: String
    var testDescription: String { rules }
    /// The header of an upload file made without entries, and the ids of the entries.
    let header: String
    let numbers: [String]

    static let fanDuel = Site(
      rules: "fanduel-nba",
      players:
        "Id,Position,First Name,Nickname,Last Name,FPPG,Played,Salary,Game,Team,Opponent,Injury Indicator\n"
        + list {
          "127-\($0.number),\($0.position),F,F \($0.name),\($0.name),\($0.points),9,\($0.cost)00,AAA@BBB,\($0.club),,"
        },
      entries: """
        entry_id,contest_id,contest_name,entry_fee,PG,PG,SG,SG,SF,SF,PF,PF,C,"","Instructions"
        "36701","127-9","Night, FD","0.25","","","","","","","","","","","1) Fill it in"
        "36702","127-9","Night, FD","0.25","127-15:F P15","","","","","","","","","",""
        "","","","","","","","","","","","","","",Player ID + Player Name,Id,Position
        "","","","","","","","","","","","","","",127-10:F P10,127-10,PG

        """, locked: "127-15:F P15", header: "PG,PG,SG,SG,SF,SF,PF,PF,C", numbers: ["36701", "36702"])
    static let yahoo = Site(
      rules: "yahoo-nba",
      players: "ID,First Name,Last Name,Position,Team,Opponent,Game,Time,Salary,FPPG,Injury Status,Starting\n"
        + list {
          "nba.p.\($0.number),F,\($0.name),\($0.position),\($0.club),,AAA@BBB,7:00PM EST,\($0.cost / 3),\($0.points), , "
        },
      entries: """
        Contest Title,Entry Fee,Prizes,Contest ID,Entry ID,PG,SG,G,SF,PF,F,C,UTIL
        "Night, Yahoo",1,10,152,881,,,,,,,,
        "Night, Yahoo",1,10,152,882,nba.p.15,,,,,,,

        """, locked: "nba.p.15", header: "PG,SG,G,SF,PF,F,C,UTIL", numbers: ["881", "882"])
    /// One game of basketball: each player has one row as captain and another one otherwise.
    static let showdown = Site(
      rules: "draftkings-showdown",
      players: "Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame\n"
        + list { showdownRow($0, "CPT", 7_000, $0.cost * 150) }
        + list { showdownRow($0, "UTIL", 8_000, $0.cost * 100) },
      entries: """
        Entry ID,Contest Name,Contest ID,Entry Fee,CPT,UTIL,UTIL,UTIL,UTIL,UTIL,,Instructions
        4111,"Night, DK",55,$1,,,,,,,,1. Fill it in
        4112,"Night, DK",55,$1,P15 (7015),,,,,,,
        ,,,,,,,,,,,,Position,Name + ID

        """, locked: "P15 (7015)", header: "CPT,UTIL,UTIL,UTIL,UTIL,UTIL", numbers: ["4111", "4112"])
    /// One game, with the same salary in every slot, and slot names that give the multipliers.
    static let singleGame = Site(
      rules: "fanduel-single-game", players: fanDuel.players,
      entries: """
        entry_id,contest_id,contest_name,entry_fee,MVP - 2X Points,STAR - 1.5X Points,PRO - 1.2X Points,UTIL,UTIL
        51,127-9,"Night, FD",1,,,,,
        52,127-9,"Night, FD",1,127-15:F P15,,,,

        """, locked: "127-15:F P15",
      header: "MVP - 2X Points,STAR - 1.5X Points,PRO - 1.2X Points,UTIL,UTIL", numbers: ["51", "52"])

    private typealias Player = (
      number: Int, name: String, position: String, club: String, cost: Int, points: Int
    )

    private static func list(_ row: (Player) -> String) -> String {
      (10..<40).map { number in
        let position = ["PG", "SG", "SF", "PF", "C"][number % 5]
        let points = 10 + number * number % 37
        return row(
          (
            number, "P\(number)", position, ["AAA", "BBB", "CCC"][number % 3], 30 + number * 7 % 50, points
          )) + "\n"
      }.joined()
    }

    private static func showdownRow(_ player: Player, _ slot: String, _ base: Int, _ cost: Int) -> String {
      let id = base + player.number
      return "\(player.position),\(player.name) (\(id)),\(player.name),\(id),\(slot),\(cost),"
        + "AAA@BBB 01/15/2026 07:00PM ET,\(player.club),\(player.points)"
    }
  }

  /// After filling in and reading back, every other cell is unchanged and the locked player is in the first slot.
  @Test(arguments: [Site.fanDuel, .yahoo, .showdown, .singleGame])
  func filesOfEachSiteAreFilledInAndReadBack(_ site: Site) throws {
    try workplace.write(site.players, to: "pool.csv")
    func squad(_ command: String) throws -> Run {
      let run = try workplace.shell("squad \(command) --rules \(site.rules)")
      #expect(run.exitCode == 0, "\(command): \(run.output)\(run.errors)")
      return run
    }
    func check(_ file: String) throws {
      #expect(try squad("check pool.csv \(file)").output.hasPrefix("2 of 2 legal"), "\(file)")
    }
    _ = try squad("lineups pool.csv --count 2 --upload plain.csv --output none")
    let plain = try lines(workplace, "plain.csv")
    #expect(plain.count == 3 && plain[0] == site.header)
    try check("plain.csv")

    for isLocked in [false, true] {
      let mark = isLocked ? "\(site.locked) (LOCKED)" : ""
      try workplace.write(site.entries.replacing(site.locked, with: mark), to: "entries.csv")
      _ = try squad("lineups pool.csv --entries entries.csv --max-exposure 100% --upload up.csv")
      let (before, after) = (site.entries.split(separator: "\n"), try lines(workplace, "up.csv"))
      #expect(before.count == after.count && after[0] == before[0])
      for (old, new) in zip(before[1...2], after[1...2]) {
        #expect(!new.contains(",,,,") && new.prefix(20) == old.prefix(20), "\(new)")
      }
      #expect((!isLocked || after[2].contains(mark)) && after[3...] == before[3...])
      try check("up.csv")
      let lineups = try workplace.json("reports/lineups.json")["lineups"] as? [[String: Any]]
      #expect(lineups?.map { $0["entry"] as? String } == site.numbers)
    }
  }

  /// A player with one row as captain and another row counts as one player in exposures.
  @Test func exposuresOfAShowdownAreThoseOfPlayers() throws {
    try workplace.write(Site.showdown.players, to: "pool.csv")
    let run = try workplace.shell(
      "squad lineups pool.csv --rules draftkings-showdown --count 6 --max-exposure 50% --exposure P39=40-67% --jobs 1"
    )
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let json = try workplace.json("reports/lineups.json")
    let lineups = try #require(json["lineups"] as? [[String: Any]])
    var counts: [String: Int] = [:]
    for player in lineups.flatMap({ $0["players"] as? [[String: Any]] ?? [] }) {
      counts[player["name"] as? String ?? "", default: 0] += 1
    }
    #expect(counts.allSatisfy { $0.value <= ($0.key == "P39" ? 4 : 3) } && (counts["P39"] ?? 0) >= 3)
    let verified = try workplace.shell("squad verify reports/lineups.json")
    #expect(verified.exitCode == 0 && verified.output.contains("proved again"), "\(verified.output)")
  }

  @Test func badEntriesAreRefusedAndNothingIsWritten() throws {
    try workplace.write(entries([",,,,,,,", "Nobody (17),,,,,,,"]), to: "entries.csv")
    try workplace.write("a,b\n1,2\n", to: "other.csv")
    func refusal(_ options: String, _ code: Int32, _ words: String) throws {
      let run = try workplace.shell("\(Self.command) --upload up.csv \(options)")
      #expect(run.exitCode == code && run.errors.contains(words), "\(run.exitCode) \(run.errors)")
    }
    let template = try workplace.squad("lineups", "entries.csv", "--rules", "draftkings-nba")
    #expect(
      template.exitCode == 65 && template.errors.contains("the file has slots for lineups, PG, SG"),
      "\(template)")
    try refusal("--entries entries.csv", 65, "entries.csv:3: PG: \"Nobody\" (17) is not in the pool")
    try refusal("--entries other.csv", 65, "other.csv: no entries: a header with PG, SG")
    try refusal("--at '2026-01-15 19:15'", 64, "--at needs --entries")
    try refusal("--entries entries.csv --at tonight", 64, "a day and a time")
    try workplace.write(entries([",,,,,,,"]), to: "entries.csv")
    try refusal("--entries entries.csv --count 3", 64, "entries.csv has 1 entry")
    #expect(!workplace.names(in: ".").contains("up.csv"))
  }
}
