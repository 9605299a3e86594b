import Foundation
import Testing

/// Entry files of contests, filled in and changed after the first games have begun.
struct EntryTests {
  private static let command = "squad lineups samples/slate.csv --rules draftkings-nba"

  /// The lines of an entry file as the site hands it out, with the list of players to the right.
  private func entries(_ lineups: [String]) -> String {
    let header = "Entry ID,Contest Name,Contest ID,Entry Fee,PG,SG,SF,PF,C,G,F,UTIL,,Instructions"
    let rows = lineups.enumerated().map { "70\($0),\"Night, $5\",99,$5,\($1),,1. Fill it in" }
    let list = ",,,,,,,,,,,,,,Position,Name + ID\n,,,,,,,,,,,,,,PG,Varo Hexley (42000001)"
    return ([header] + rows + [list]).joined(separator: "\n") + "\n"
  }

  private func rows(_ workplace: Workplace, _ name: String) throws -> [[String]] {
    String(decoding: try workplace.bytes(of: name), as: UTF8.self).split(separator: "\n")
      .map {
        $0.replacing("\"Night, $5\"", with: "Night").split(separator: ",", omittingEmptySubsequences: false)
          .map(String.init)
      }
  }

  @Test func entriesAreFilledInPlace() throws {
    let workplace = try Workplace()
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
    let workplace = try Workplace()
    try workplace.write(entries([",,,,,,,", ",,,,,,,", ",,,,,,,", ",,,,,,,"]), to: "entries.csv")
    // Lineups of another night: the best for a draw.
    _ = try workplace.shell(
      "\(Self.command) --entries entries.csv --noise 60% --upload before.csv --output none")
    let late = "\(Self.command) --entries before.csv --at '2026-01-15 19:15' --max-exposure 75%"
    let run = try workplace.shell("\(late) --upload after.csv --jobs 1")
    #expect(run.exitCode == 0 || run.exitCode == 2, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("of 4 entries changed, games up to 2026-01-15 19:15 have begun"), "\(run.output)")
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
    let verified = try workplace.squad("verify", "reports/lineups.json")
    #expect(verified.exitCode == 0, "\(verified.output)")
    let snapshot = try workplace.bytes(of: "reports/lineups.json")
    _ = try workplace.shell("\(late) --output threads --jobs 3")
    #expect(try workplace.bytes(of: "threads/lineups.json") == snapshot)
    let again = try workplace.shell(
      "\(late.replacing("before", with: "after")) --upload same.csv --output none")
    #expect(again.output.contains("0 of 4 entries changed"), "\(again.output)")
    #expect(try workplace.bytes(of: "same.csv") == workplace.bytes(of: "after.csv"))
  }

  /// The cells of players whose games begin at 7 p.m.
  private func begunPlayers(_ workplace: Workplace) throws -> Set<String> {
    let lines = String(decoding: try workplace.bytes(of: "samples/slate.csv"), as: UTF8.self).split(
      separator: "\n")
    return Set(lines.filter { $0.contains(" 07:00PM") }.map { String($0.split(separator: ",")[1]) })
  }

  @Test func lockedPlayersStayWithoutATime() throws {
    let workplace = try Workplace()
    try workplace.write(entries([",,,,,,,Varo Hexley (42000001) (LOCKED)"]), to: "entries.csv")
    let run = try workplace.shell("\(Self.command) --entries entries.csv --upload up.csv")
    #expect(run.exitCode == 0 && run.output.contains("1 of 1 entry changed"), "\(run.output)\(run.errors)")
    let row = try rows(workplace, "up.csv")[1]
    #expect(row[11] == "Varo Hexley (42000001) (LOCKED)" && row[4..<11].allSatisfy { $0.contains(" (4200") })
    #expect(row[4..<11].allSatisfy { !$0.contains("42000001") })
  }

  @Test func badEntriesAreRefusedAndNothingIsWritten() throws {
    let workplace = try Workplace()
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
    try refusal("--entries entries.csv", 65, "entries.csv:3: PG: \"Nobody\" is not in the pool")
    try refusal("--entries other.csv", 65, "other.csv: no entries: a header with PG, SG")
    try refusal("--at '2026-01-15 19:15'", 64, "--at says who stays in the lineups of --entries")
    try refusal("--entries entries.csv --at tonight", 64, "a day and a time")
    try workplace.write(entries([",,,,,,,"]), to: "entries.csv")
    try refusal("--entries entries.csv --count 3", 64, "entries.csv has 1 entry")
    #expect(!workplace.names(in: ".").contains("up.csv"))
  }
}
