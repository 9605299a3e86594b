import Foundation
import Testing

/// A part of a tournament can be shown without changing it.
struct TournamentLookingTests {
  private static let sample = "samples/teams.csv"

  @Test func lookingPlaysNothingAndWritesNothing() throws {
    let workplace = Workplace()
    let fixtures = try workplace.squad("tournament", Self.sample, "--show-round", "2")
    #expect(fixtures.exitCode == 0 && fixtures.output.hasPrefix("Round 2 of 3, 0 of 2 matches played\n"))
    #expect(fixtures.output.contains("about to start\n") && !fixtures.output.contains("Files"))
    let fixture = try workplace.squad("tournament", Self.sample, "--show-match", "Mill Rangers,Northgate")
    #expect(fixture.output.hasPrefix("Round 1: Mill Rangers - Northgate, about to start\n"))
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["samples"])
    let played = try workplace.squad("tournament", Self.sample, "--rounds", "1", "--show-round", "1")
    #expect(played.output.hasPrefix("Round 1 of 3\n") && played.output.contains("Files"))
    let files = try workplace.bytes(of: "reports/tournament.json")
    let open = try workplace.squad("tournament", Self.sample, "--show-round", "3")
    #expect(open.output.contains("Round 3 of 3, 0 of 2 matches played\n"))
    let round = try workplace.squad("tournament", Self.sample, "--show-round", "1")
    #expect(round.output.contains("Standings after round 1\n"))
    let match = try workplace.squad("tournament", Self.sample, "--show-match", "Northgate , Mill Rangers")
    #expect(match.output.hasPrefix("Round 1: Mill Rangers "))
    for line in [
      "\n 0'  Mill Rangers kicks off\n", "\n45'  Half-time, ", ": the teams switch sides\n",
      "\n45'  Northgate kicks off the second half\n", "\n90'  Full time, ",
    ] { #expect(match.output.contains(line), "\(line)") }
    let minutes = match.output.split(separator: "\n").compactMap {
      Int($0.prefix { $0 != "'" }.trimmingPrefix(" "))
    }
    #expect(Set(minutes) == Set(0...90))
    let csv = try workplace.squad("tournament", Self.sample, "--show-round", "1", "--format", "csv")
    #expect(csv.output.split(separator: "\r\n").dropFirst().allSatisfy { $0.split(separator: ",")[2] == "1" })
    #expect(try workplace.bytes(of: "reports/tournament.json") == files)
    // The same without the file of teams.
    let report = try workplace.squad(
      "report", "reports/tournament.json", "--show-round", "1", "--output", "new")
    // Only what the folder knows of earlier runs is missing.
    func lines(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { !$0.hasPrefix("Before") && !$0.hasPrefix("Duels") }
    }
    #expect(lines(round.output) == lines(report.output))
    let story = try workplace.squad(
      "report", "reports/tournament.json", "--show-match", "Northgate,Mill Rangers")
    #expect(story.output.contains("\nDuels  not in the snapshot; squad tournament TEAMS.csv --show-match "))
    #expect(lines(match.output) == lines(story.output) && !workplace.names(in: ".").contains("new"))
    let other = try workplace.squad("tournament", Self.sample, "--show-round", "1", "--seed", "4")
    #expect(other.exitCode == 64 && other.errors.hasPrefix("squad: --seed: no effect with --show-round"))
  }

  @Test func theWhyOfAMatchIsToldOnRequest() throws {
    let workplace = Workplace()
    _ = try workplace.squad("tournament", Self.sample, "--quiet")
    let files = try workplace.bytes(of: "reports/tournament.json")
    let why = try workplace.squad(
      "tournament", Self.sample, "--show-match", "Mill Rangers,Northgate", "--duels")
    #expect(why.output.contains("has the ball against the defender") && why.output.contains("drew"))
    let json = try workplace.squad(
      "tournament", Self.sample, "--show-match", "Mill Rangers,Northgate", "--format", "json")
    let shown = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let matches = try #require(shown["rounds"] as? [[String: Any]]).flatMap {
      $0["matches"] as? [[String: Any]] ?? []
    }
    for match in matches {
      let events = try #require(match["events"] as? [[String: Any]])
      let isShown =
        Set([match["home"] as? String, match["away"] as? String]) == ["Mill Rangers", "Northgate"]
      #expect(events.count { $0["duel"] != nil } == (isShown ? 90 : 0))
    }
    #expect(try workplace.bytes(of: "reports/tournament.json") == files)
    let alone = try workplace.squad("tournament", Self.sample, "--duels")
    #expect(alone.exitCode == 64 && alone.errors == "squad: --duels needs --show-match\n")
    // Changed lineups would play differently, so their duels are not shown.
    _ = try workplace.shell("sed 's/7.07/6.07/; s/8.34/4.34/' samples/teams.csv > changed.csv")
    let changed = try workplace.squad(
      "tournament", "changed.csv", "--show-match", "Harbour Town,Northgate", "--duels")
    #expect(changed.output.contains("its duels are no longer known"))
  }
}
