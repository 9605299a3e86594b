import Foundation
import Testing

struct StandingsTests {
  private let workplace = Workplace()

  @Test func theTableOfTheSample() throws {
    let run = try workplace.squad("standings", "samples/results.csv")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Harbour Town first with 9 points, 1 ahead of Northgate

        pos  team             mp  w  d  l  gf  ga  gd  pts
          1  Harbour Town      5  2  3  0   8   6  +2    9
          2  Northgate         5  2  2  1   7   5  +2    8
          3  Mill Rangers      5  1  2  2   5   9  −4    5
          4  Valley Athletic   5  1  1  3   6   6   0    4

        Order   points, goal difference, goals scored, head-to-head (points, goal difference, goals)
        Points  3 for a win, 1 for a draw, 0 for a loss
        Open    2 matches not played
        Data    12 rows, no warnings
        Files   reports/standings.{html,md,json}

        """)
    #expect(
      workplace.names(in: "reports").filter { !$0.hasPrefix(".") } == [
        "standings.html", "standings.json", "standings.md",
      ])
    let again = try workplace.bytes(of: "reports/standings.json")
    _ = try workplace.squad("standings", "samples/results.csv")
    #expect(try workplace.bytes(of: "reports/standings.json") == again)
  }

  @Test func theSnapshotHasTheNamesUsersBuildOn() throws {
    _ = try workplace.squad("standings", "samples/results.csv", "--adjust", "Northgate=-4")
    let json = try workplace.json("reports/standings.json")
    let standings = try #require(json["standings"] as? [[String: Any]])
    #expect(
      standings.map { $0["team"] as? String } == [
        "Harbour Town", "Mill Rangers", "Northgate", "Valley Athletic",
      ])
    #expect(standings[2]["points"] as? Int == 4)
    #expect(standings[2]["adjustment"] as? Int == -4)
    #expect(standings[2]["decidedBy"] as? String == "goal-difference")
    #expect(standings[0]["group"] is NSNull)
    let rounds = try #require(json["rounds"] as? [[String: Any]])
    #expect(rounds.map { $0["round"] as? Int } == [1, 2, 3, 4, 5, 6])
    let open = try #require(rounds[5]["matches"] as? [[String: Any]])
    #expect(open.allSatisfy { $0["played"] as? Bool == false && $0["homeGoals"] is NSNull })
  }

  @Test func tablesAreToldApartByColumns() throws {
    try workplace.write(
      "stage;group;home;away;home_goals;away_goals\nfinal;1;A;B;1;0\nfinal;2;C;D;2;2\n", to: "cup.csv")
    let run = try workplace.squad("standings", "cup.csv", "--group-by", "stage,group", "--output", "none")
    #expect(
      run.output.hasPrefix("2 tables from 2 matches\n\ntable  first  pts  second\n1      A        3"))
    #expect(run.output.contains("\nfinal, 2\n"))
    #expect(run.output.contains("2  D      1  0  1  0   2   2   0    1  level on all criteria"))
    let unknown = try workplace.squad("standings", "cup.csv", "--group-by", "stag", "--output", "none")
    #expect(unknown.exitCode == 65)
    #expect(unknown.errors.contains("stage"))
  }

  /// A score in one column is no number of goals; of two columns of numbers either may be the home team's.
  @Test func onlyColumnsOfNumbersAreProposedForGoals() throws {
    try workplace.write("home,away,score\nA,B,2-1\nB,A,0-0\n", to: "score.csv")
    let score = try workplace.squad("standings", "score.csv")
    #expect(score.exitCode == 65 && score.errors.contains("the headers are home, away, score"))
    #expect(!score.errors.contains("=score"), "\(score.errors)")
    try workplace.write("home,away,first,second\nA,B,2,1\nB,A,0,3\n", to: "two.csv")
    let two = try workplace.squad("standings", "two.csv")
    for columns in ["home_goals=first,away_goals=second", "home_goals=second,away_goals=first"] {
      #expect(two.exitCode == 65 && two.errors.contains("--columns \(columns)"), "\(two.errors)")
    }
  }

  @Test func everythingWrongIsListed() throws {
    try workplace.write("home,away,home_goals,away_goals\nA,A,1,0\nA,B,1.5,2\nA,B,1,\n", to: "bad.csv")
    let run = try workplace.squad("standings", "bad.csv")
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        bad.csv:2: away: "A" cannot play against itself
        bad.csv:3: home_goals: 1.5 is not a whole number from 0
        bad.csv:4: away_goals: empty, but the other team has goals

        """)
    #expect(workplace.names(in: "reports").isEmpty)
    #expect(try workplace.squad("standings", "none.csv").exitCode == 66)
    let unknown = try workplace.squad("standings", "samples/results.csv", "--adjust", "Harbor Town=-2")
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("did you mean 'Harbour Town'?"))
  }

  @Test func whatIsLevelOnEverythingIsSaidAndLotsDecideIt() throws {
    try workplace.write(
      "home,away,home_goals,away_goals,hf,af\nA,B,1,1,-1,0\nC,D,1,1,0,0\nA,C,0,0,2,1\nB,D,0,0,3,0\n",
      to: "l.csv")
    let level = try workplace.squad("standings", "l.csv")
    #expect(level.exitCode == 0)
    #expect(
      level.errors
        == "l.csv: A, B, C and D are level on everything and are in file order; --decide \"A,B,C,D\" says who "
        + "goes first\n")
    #expect(level.output.contains("4 teams level on all criteria, in file order"))
    #expect(try (workplace.json("reports/standings.json")["warnings"] as? [Any])?.count == 1)
    let drawn = try workplace.squad("standings", "l.csv", "--decide", "D, B,A,C", "--format", "csv")
    let places = drawn.output.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",")[1] }
    #expect(places == ["D", "B", "A", "C"] && drawn.output.contains(",lots"))
    #expect(drawn.errors == "l.csv: D, B, A and C are level on everything; --decide says who goes first\n")
    try workplace.expectVerified("reports/standings.json")
    // Disciplinary points from columns, with deductions as used by some competitions.
    let fair = try workplace.squad(
      "standings", "l.csv", "--order", "points,fair-play", "--columns", "home_fair_play=hf,away_fair_play=af",
      "--decide", "A,B")
    #expect(fair.output.contains("  1  D      2  0  2  0   1   1   0    2   0  fair play\n"))
    #expect(fair.output.contains("  2  C      2  0  2  0   1   1   0    2   1  fair play\n"))
    #expect(fair.output.contains("  4  B      2  0  2  0   1   1   0    2   3  drawing of lots\n"))
    let idle = try workplace.squad(
      "standings", "l.csv", "--order", "points,fair-play", "--columns", "home_fair_play=hf,away_fair_play=af",
      "--decide", "C,D")
    #expect(idle.errors.contains("l.csv: --decide \"C,D\" decides nothing: they are not level\n"))
    let some = try workplace.squad("standings", "l.csv", "--decide", "C,D")
    #expect(
      some.errors.contains("decides nothing: more teams are level, and it must list them all\n"))
    let both = try workplace.squad("standings", "l.csv", "--decide", "A,B", "--decide", "B,A")
    #expect(both.exitCode == 64 && both.errors.contains("orders the same teams differently"))
    let missing = try workplace.squad("standings", "l.csv", "--order", "points,fair-play")
    #expect(missing.exitCode == 64 && missing.errors.contains("home_fair_play"))
    let unknown = try workplace.squad("standings", "l.csv", "--decide", "A,E")
    #expect(unknown.exitCode == 64 && unknown.errors.contains("no team is called 'E'"))
    let order = try workplace.squad("standings", "l.csv", "--order", "laliga")
    #expect(order.exitCode == 64 && order.errors.contains("did you mean 'la-liga'?"))
  }

  /// Official tables with their matches, in a folder beside the checkout if there is one.
  private static let tables: [URL] = {
    guard let data = KnownAnswersTests.pools?.deletingLastPathComponent() else { return [] }
    let folder = data.appending(path: "standings")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }()

  @Test(.enabled(if: !tables.isEmpty, "no official tables beside the checkout"), arguments: tables)
  func theOfficialTables(_ folder: URL) throws {
    let text = try String(contentsOf: folder.appending(path: "standings.csv"), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let rows = lines.dropFirst().map { Dictionary(zip(lines[0], $0)) { $1 } }
    var arguments = ["standings", folder.appending(path: "matches.csv").path, "--format", "csv"]
    if let points = rows[0]["win_points"] {
      arguments += ["--group-by", "stage,group", "--points", "\(points),1,0"]
    }
    arguments += ["--order", rows[0]["win_points"] == nil ? "england-from-1999" : "world-cup"]
    for row in rows where row["point_adjustment", default: "0"] != "0" {
      arguments.append("--adjust=\(row["team"]!)=\(row["point_adjustment"]!)")
    }
    let run = try workplace.shell(
      "squad \(arguments.map { "'\($0)'" }.joined(separator: " ")) --output none --quiet")
    let ours = run.output.split(separator: "\r\n").dropFirst().map { line in
      line.replacing("\"", with: "").replacing(", ", with: ",").split(
        separator: ",", omittingEmptySubsequences: false
      ).map(String.init)
    }
    let numbers = ["played", "wins", "draws", "losses", "goals_for", "goals_against", "goal_difference"]
    #expect(ours.count == rows.count && rows.count >= 16)
    for (row, own) in zip(rows, ours) {
      let table = [row["stage"], row["group"]].compactMap { $0 }
      let official =
        (table.isEmpty ? [""] : table)
        + ([row["position"], row["team"]] + numbers.map { row[$0] } + [row["points"]]).map { $0 ?? "" }
      #expect(Array(own.prefix(official.count)) == official)
    }
  }
}
