import Analysis
import Documents
import Search
import Selection
import Snapshots
import Testing

@testable import Pages

struct TeamLinesTests {
  /// The lines of players P0, P1, … in these places.
  private func lines(_ places: [String], roles: [String]? = nil, rules: [String]) throws -> TeamLines? {
    let names = places.indices.map { "P\($0)" }
    let pool = Sample.makePool(
      names, skills: names.map { _ in 10 }, costs: names.map { _ in 10 }, roles: roles)
    var players = names.indices.map { PlayerRecord($0, of: pool) }
    players.place(places)
    var set = Sample.rules
    set.roles = try rules.map { try RoleRule(title: $0, 0...places.count) }
    return TeamLines(players, under: TeamRulesRecord(set))
  }

  @Test(arguments: [
    ["GK", "DEF", "MID", "FWD"], ["G", "D", "M", "F"], ["GKP", "defender", "midfielder", "striker"],
  ])
  func theRolesOfFootballAreLines(rules: [String]) throws {
    let lines = try #require(
      try lines([rules[3], rules[0], rules[1], rules[1], rules[2]], rules: rules))
    #expect(lines.isPitch)
    #expect(lines.lines.map(\.name) == rules)
    #expect(
      lines.words == ["\(rules[0]) P1", "\(rules[1]) P2, P3", "\(rules[2]) P4", "\(rules[3]) P0"])
  }

  @Test func whoStandsInASlotForAnyoneStandsInTheirOwnLine() throws {
    let lines = try #require(
      try lines(
        ["GK", "D", "M", "F", "UTIL"], roles: ["GK", "D", "M", "F", "D/M"],
        rules: ["GK", "D", "M", "F", "UTIL = D or M or F"]))
    #expect(lines.isPitch && lines.words == ["GK P0", "D P1, P4", "M P2", "F P3"])
  }

  @Test func whoseSkillCountsHowManyTimesIsSaid() throws {
    let pool = Sample.makePool(["A", "B", "C", "D"], skills: [10, 10, 10, 10], costs: [10, 10, 10, 10])
    func legend(_ change: (inout [PlayerRecord]) -> Void) -> String? {
      var players = (0..<4).map { PlayerRecord($0, of: pool) }
      change(&players)
      let drawing = TeamDrawing(
        players: players, skill: nil, cost: nil, rules: TeamRulesRecord(Sample.rules),
        units: Units(Sample.snapshot().playerPool), anchor: "t", about: "the team")
      guard case .lineup(_, let legend) = drawing.block else { return nil }
      return legend
    }
    let (twice, half) = (ExactDecimal(2, places: 0), ExactDecimal(15, places: 1))
    #expect(legend { _ in } == "")
    #expect(
      legend {
        ($0[1].captain, $0[1].times, $0[0].viceCaptain, $0[0].times) = (true, twice, true, half)
      } == "The captain's skill is doubled, the vice-captain's counted 1.5 times.")
    #expect(
      legend {
        $0.place(["STAR", "MVP", "STAR", "UTIL"])
        for (player, times) in [(0, half), (1, twice), (2, half)] { $0[player].times = times }
      } == "The MVP's skill is doubled, the STAR's counted 1.5 times.")
    #expect(
      legend { ($0[3].captain, $0[3].times) = (true, half) } == "The captain's skill is counted 1.5 times.")
  }

  @Test(arguments: [
    ["C", "W", "D", "G"], ["PG", "SG", "SF", "PF", "C", "G", "F", "UTIL"], ["G"],
    ["WK", "BAT", "AR", "BOWL"],
  ])
  func otherGamesHaveSlots(rules: [String]) throws {
    let lines = try #require(try lines(rules.reversed(), rules: rules))
    #expect(!lines.isPitch && lines.lines.map(\.name) == rules)
  }

  @Test func withoutRolesThereAreNoLines() throws {
    #expect(try lines(["", ""], rules: []) == nil)
  }

  /// The drawn rows of a team under rules without roles.
  private func rows(_ roles: [String]) throws -> [[String]] {
    let names = roles.indices.map { "P\($0)" }
    let pool = Sample.makePool(
      names, skills: names.map { _ in 10 }, costs: names.map { _ in 10 }, roles: roles)
    let players = names.indices.map { PlayerRecord($0, of: pool) }
    let drawing = TeamDrawing(
      players: players, skill: nil, cost: nil, rules: TeamRulesRecord(Sample.rules),
      units: Units(of: Sample.snapshot(rules: Sample.rules, team: [0, 2])), anchor: "team", about: "the team")
    guard case .lineup(let chart, _) = drawing.block, let lineup = chart.plot as? LineupChart else {
      return []
    }
    return lineup.lines.map { $0.map(\.slot) }
  }

  @Test func positionsOfThePoolAreRowsWhereTheRulesKnowNone() throws {
    #expect(
      try rows(["FWD", "MID", "DEF", "GK", "MID", "DEF", "DEF"])
        == [["GK"], ["DEF", "DEF", "DEF"], ["MID", "MID"], ["FWD"]])
    #expect(try rows(["PG", "C", "PG", "C", "PG"]) == [["PG", "PG", "PG"], ["C", "C"]])
    #expect(try rows(["", "", "", "", ""]).joined().count == 5)
  }

  @Test func aTeamWithRolesIsDrawnAboveItsTable() throws {
    var rules = Sample.rules
    rules.roles = try ["GK", "DEF"].map { try RoleRule(title: $0, 1...1) }
    var team = Sample.bestTeam()
    team.place(["DEF", "GK"])
    var snapshot = Sample.snapshot(rules: rules, team: [0, 2])
    snapshot.content = Content(BestContent(team))
    let page = answerPage(of: snapshot)
    guard case .lineup(let chart, _)? = page.section("team")?.blocks.first,
      let lineup = chart.plot as? LineupChart
    else {
      Issue.record("no drawing")
      return
    }
    #expect(chart.summary == "GK Cy; DEF Ada" && !lineup.isPitch)
    #expect(lineup.lines.map { $0.map(\.slot) } == [["GK", "DEF"]])
    #expect(
      lineup.lines[0].map(\.value) == ["4.0", "2.5"] && lineup.lines[0].map(\.price) == ["4.0", "1.0"])
    #expect(renderText(page, style: .plain).contains("Cy      GK       4.0   4.0"))
    #expect(renderMarkdown(page).contains("| Cy"))
    #expect(renderHTML(page).contains("<summary>The team as a table</summary>"))
  }
}
