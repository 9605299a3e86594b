import Foundation
import Testing

struct BattleTests {
  @Test func theExampleOfTheAssignmentInItsExactWords() throws {
    let workplace = try Workplace.withAssignmentExample()
    let run = try workplace.squad("battle", "three.csv")
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(
      run.output.contains(
        "\n1 battle\nWinning team (Decepticons): Soundwave\n"
          + "Survivors from the losing team (Autobots): Hubcap\n"))
    #expect(run.output.hasSuffix("Files       reports/battle.{html,md,json}\n"))
    #expect(workplace.names(in: "reports") == ["battle.html", "battle.json", "battle.md"])
    #expect(
      try workplace.squad("battle", "three.csv", "--ascending").output.contains("battle  rank  autobot  rank")
    )
  }

  @Test func theSnapshotHasTheNamesThatUsersBuildOn() throws {
    let workplace = try Workplace.withAssignmentExample()
    let run = try workplace.squad("battle", "three.csv", "--format", "json")
    #expect(Data(run.output.utf8) == (try workplace.bytes(of: "reports/battle.json")))
    let json = try workplace.json("reports/battle.json")
    #expect((json["rules"] as? [String: Any])?["name"] as? String == "face-off")
    #expect(json["command"] as? String == "squad battle three.csv")
    let battle = try workplace.battle()
    #expect(battle["policy"] as? String == "face-off" && battle["battles"] as? Int == 1)
    #expect(battle["winner"] as? String == "Decepticons" && battle["annihilation"] as? Bool == false)
    let survivors = battle["survivors"] as? [String: [String]]
    #expect(survivors == ["Autobots": ["Hubcap"], "Decepticons": ["Soundwave"]])
    #expect(battle["skipped"] as? [String] == ["Hubcap"])
    let fight = try #require((battle["fights"] as? [[String: Any]])?.first)
    #expect(fight["number"] as? Int == 1 && fight["rank"] is NSNull)
    #expect(fight["autobot"] as? String == "Bluestreak" && fight["decepticon"] as? String == "Soundwave")
    #expect(fight["winner"] as? String == "Decepticons" && fight["reason"] as? String == "skill")
    let fighters = try #require(json["fighters"] as? [[String: Any]])
    #expect(fighters.map { $0["rating"] as? Int } == [31, 37, 20])
    #expect(fighters.map { $0["state"] as? String } == ["Alive", "Died", "Born"])
    #expect(fighters.map { $0["team"] as? String } == ["Decepticons", "Autobots", "Autobots"])
  }

  @Test func anEqualRunLeavesTheFilesAsTheyAre() throws {
    let workplace = try Workplace.withAssignmentExample()
    for policy in ["face-off", "same-rank"] {
      _ = try workplace.squad("battle", "three.csv", "--policy", policy)
      let names = workplace.names(in: "reports")
      let before = try names.map { try workplace.bytes(of: "reports/" + $0) }
      for options in [[], ["--history"], ["--matrix"], ["--quiet"]] {
        let line = (["squad battle three.csv --policy", policy] + options).joined(separator: " ")
        #expect(try workplace.shell(line).exitCode == 0)
        #expect(try names.map { try workplace.bytes(of: "reports/" + $0) } == before, "\(line)")
      }
    }
  }

  @Test func severalFilesAreOneRosterAndEveryProblemIsSaid() throws {
    let workplace = try Workplace.withAssignmentExample()
    try workplace.write(fightersHeader + "\nRavage,D,5,5,5,5,9,5,5,9\n", to: "more.csv")
    let run = try workplace.squad("battle", "three.csv", "more.csv", "--output", "none")
    #expect(run.output.contains("2 battles\n") && run.output.contains("Data        4 rows, no warnings"))

    try workplace.write(fightersHeader + "\nX,B,0,5,5,5,5,5,5,11\n", to: "bad.csv")
    try workplace.write(fightersHeader + "\n,A,5,5,5,5,5,5,5,5\n", to: "worse.csv")
    let wrong = try workplace.squad("battle", "bad.csv", "worse.csv")
    #expect(wrong.exitCode == 65 && wrong.output == "")
    #expect(
      wrong.errors == """
        bad.csv:2: strength: strength is not valid: 0 is less than 1
        bad.csv:2: skill: skill is not valid: 11 is more than 10
        bad.csv:2: team: team is not valid: "B" is not one of A, D, Autobot, Autobots, Decepticon, Decepticons
        worse.csv:2: name: name is not valid: empty

        """)
    #expect(try workplace.squad("battle", "none.csv").exitCode == 66)
    #expect(workplace.names(in: "reports") == [])
  }

  @Test func aSideWithoutFightersIsAnAnswerWithAWarning() throws {
    let workplace = Workplace()
    try workplace.write(rankedFighters([("A", "A", 1, 5)]), to: "f.csv")
    let run = try workplace.squad("battle", "f.csv", "--output", "none")
    #expect(run.exitCode == 0)
    #expect(run.errors == "f.csv: no Decepticons: the other side has no opponents\n")
    #expect(
      run.output.hasPrefix("No Transformer for Battle\n\n0 battles\nNo winner\nSurvivors (Autobots): A\n"))
  }

  @Test func aSnapshotThatCannotBeReadIsNotOverwritten() throws {
    let workplace = try Workplace.withAssignmentExample()
    _ = try workplace.squad("battle", "three.csv")
    try workplace.write("{\"schemaVersion\": 99}", to: "reports/battle.json")
    let run = try workplace.squad("battle", "three.csv")
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("reports/battle.json: schema version 99 is not known"))
    #expect(run.errors.contains("move it away to start over"))
    #expect(try workplace.bytes(of: "reports/battle.json") == Data("{\"schemaVersion\": 99}".utf8))
    #expect(try workplace.squad("battle", "three.csv", "--output", "none").exitCode == 0)
    let other = try workplace.shell(
      "squad best samples/players.csv >/dev/null; cp reports/best-team.json reports/battle.json; "
        + "squad battle three.csv")
    #expect(other.exitCode == 65)
    #expect(other.errors.hasPrefix("reports/battle.json: a snapshot of something other than a battle"))
  }

  @Test func everyFormatSaysTheSame() throws {
    let workplace = try Workplace.withAssignmentExample()
    let csv = try workplace.squad("battle", "three.csv", "--output", "none", "--format", "csv").output
    #expect(
      csv == "number,rank,autobot,decepticon,winner,reason,autobot_rank,decepticon_rank,why\r\n"
        + "1,,Bluestreak,Soundwave,Decepticons,skill,5,7,Skill points: 7 v 10\r\n")
    let matrix = try workplace.squad(
      "battle", "three.csv", "--output", "none", "--format", "csv", "--matrix", "--set-up"
    ).output
    #expect(matrix.hasSuffix("Hubcap,Soundwave,Decepticons,skill\r\n"))
    _ = try workplace.squad("battle", "three.csv")
    let printed = try workplace.squad("battle", "three.csv", "--format", "markdown").output
    #expect(printed.contains("Winning team (Decepticons)") && printed.contains("| Autobot"))
    _ = try workplace.squad("battle", "three.csv", "--charts")
    #expect(
      workplace.names(in: "reports") == [
        "battle-matrix.svg", "battle-statistics.svg", "battle.html", "battle.json", "battle.md",
      ])
  }

  @Test func theHistoryCanBeSeenWithoutAnotherFight() throws {
    let workplace = try Workplace.withAssignmentExample()
    let early = try workplace.squad("battle", "--history")
    #expect(early.exitCode == 64 && early.errors.contains("no battle is recorded in reports"))
    _ = try workplace.squad("battle", "three.csv")
    let before = try workplace.bytes(of: "reports/battle.json")
    let run = try workplace.squad("battle", "--history")
    #expect(run.exitCode == 0 && run.output.contains("\n  1  face-off       1  Bluestreak  Soundwave "))
    #expect(try workplace.bytes(of: "reports/battle.json") == before)
    let csv = try workplace.squad("battle", "--history", "--format", "csv").output
    #expect(csv.hasPrefix("war,date,policy,number,"))
    #expect(
      csv.hasSuffix(
        "\r\n1,,face-off,1,,Bluestreak,Soundwave,Decepticons,skill,5,7,Skill points: 7 v 10\r\n"))
    for line in ["squad battle", "squad battle --matrix", "squad battle --history --set-up"] {
      let run = try workplace.shell(line)
      #expect(run.exitCode == 64 && run.errors.contains("FIGHTERS.csv is missing"), "\(line)")
    }
  }

  @Test func aMatrixIsWholeOrRefused() throws {
    let workplace = Workplace()
    let crowd = (0...100).flatMap { number in ["A", "D"].map { ("\($0)\(number)", $0, 5, 5) } }
    try workplace.write(
      rankedFighters(crowd.map { (name: $0.0, team: $0.1, rank: $0.2, skill: $0.3) }), to: "f.csv")
    let run = try workplace.squad("battle", "f.csv", "--matrix", "--format", "csv")
    #expect(run.exitCode == 64 && run.errors.contains("at most 10000 pairs"))
    #expect(workplace.names(in: "reports") == [])
    let part = try workplace.squad(
      "battle", "f.csv", "--matrix", "--format", "csv", "--where", "name!=A0", "--where", "name!=D0")
    #expect(part.output.split(separator: "\r\n").count == 10_001)
  }

  @Test func optionsThatContradictAreRefused() throws {
    let workplace = try Workplace.withAssignmentExample()
    let run = try workplace.squad("battle", "three.csv", "--policy", "same-rank", "--ascending")
    #expect(run.exitCode == 64 && run.errors.contains("--ascending is for a face-off"))
    let mistyped = try workplace.squad("battle", "three.csv", "--policy", "face-of")
    #expect(mistyped.exitCode == 64 && mistyped.errors.contains("face-off"))
    try workplace.write("Soundwave, D, 8,9,2,6,7,5,6,10\nJazz, A, 5,5,5,5,5,5,5,5\n", to: "bare.csv")
    #expect(try workplace.squad("battle", "bare.csv", "--no-header", "--output", "none").exitCode == 0)
    #expect(
      try workplace.squad("battle", "bare.csv", "--no-header", "--columns", "name=Name").exitCode == 64)
    let filtered = try workplace.squad("battle", "three.csv", "--where", "rank>4", "--output", "none")
    #expect(filtered.output.contains("Survivors from the losing team (Autobots): No Survivor"))
  }
}
