import Foundation
import Testing

struct BattleTests {
  private static let header = "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill"

  /// The example of the assignment, in a file of its own.
  private func workplace() throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(
      """
      \(Self.header)
      Soundwave, D, 8,9,2,6,7,5,6,10
      Bluestreak, A, 6,6,7,9,5,2,9,7
      Hubcap, A, 4,4,4,4,4,4,4,4

      """, to: "three.csv")
    return workplace
  }

  /// A file with these rows of name, team and rank; everything else is 5, skill as given.
  private func ranks(_ rows: [(name: String, team: String, rank: Int, skill: Int)]) -> String {
    Self.header + "\n" + rows.map { "\($0.name),\($0.team),5,5,5,5,\($0.rank),5,5,\($0.skill)\n" }.joined()
  }

  private func battle(_ workplace: Workplace) throws -> [String: Any] {
    try #require(try workplace.json("reports/battle.json")["battle"] as? [String: Any])
  }

  private func states(_ workplace: Workplace) throws -> [String: String] {
    let fighters = try #require(try workplace.json("reports/battle.json")["fighters"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: fighters.map { ($0["name"] as! String, $0["state"] as! String) })
  }

  @Test func theExampleOfTheAssignmentInItsExactWords() throws {
    let workplace = try workplace()
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
    let workplace = try workplace()
    let run = try workplace.squad("battle", "three.csv", "--format", "json")
    #expect(Data(run.output.utf8) == (try workplace.bytes(of: "reports/battle.json")))
    let json = try workplace.json("reports/battle.json")
    #expect((json["rules"] as? [String: Any])?["name"] as? String == "face-off")
    #expect(json["command"] as? String == "squad battle three.csv")
    let battle = try battle(workplace)
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
    let workplace = try workplace()
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
    let workplace = try workplace()
    try workplace.write(Self.header + "\nRavage,D,5,5,5,5,9,5,5,9\n", to: "more.csv")
    let run = try workplace.squad("battle", "three.csv", "more.csv", "--output", "none")
    #expect(run.output.contains("2 battles\n") && run.output.contains("Data        4 rows, no warnings"))

    try workplace.write(Self.header + "\nX,B,0,5,5,5,5,5,5,11\n", to: "bad.csv")
    try workplace.write(Self.header + "\n,A,5,5,5,5,5,5,5,5\n", to: "worse.csv")
    let wrong = try workplace.squad("battle", "bad.csv", "worse.csv")
    #expect(wrong.exitCode == 65 && wrong.output == "")
    #expect(
      wrong.errors == """
        bad.csv:2: strength: strength is not valid: 0 is less than 1
        bad.csv:2: skill: skill is not valid: 11 is more than 10
        bad.csv:2: team: team is not valid: "B" is none of A, D, Autobot, Autobots, Decepticon, Decepticons
        worse.csv:2: name: name is not valid: empty

        """)
    #expect(try workplace.squad("battle", "none.csv").exitCode == 66)
    #expect(workplace.names(in: "reports") == [])
  }

  @Test func roundsByRankGoOnFromTheSnapshot() throws {
    let workplace = try Workplace()
    try workplace.write(ranks([("A", "A", 1, 9), ("B", "D", 1, 5), ("A2", "A", 2, 5)]), to: "f.csv")
    let same = ["f.csv", "--policy", "same-rank"]
    let setUp = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--set-up")
    #expect(setUp.output.contains("R1: A Vs B   Ready\nR2: A2   Not fighting\n"))
    #expect(workplace.names(in: "reports") == [])

    let first = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(first.output.contains("R1: A  Alive\nR1: B  Died\nR2: A2   Not fighting\n"))
    #expect(first.output.contains("\nBattle1: Autobots win\n"))
    #expect(try states(workplace) == ["A": "Alive", "B": "Died", "A2": "Born"])

    let idle = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(idle.output.contains("Round       no fight is left; this is the last round\n"))

    try workplace.write(
      ranks([("A", "A", 1, 9), ("B", "D", 1, 5), ("A2", "A", 2, 5), ("C", "D", 1, 5)]), to: "f.csv")
    let ready = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--set-up")
    #expect(ready.output.contains("R1: A Vs C   Ready\nR2: A2   Not fighting\n\nBattle1: Autobots win\n"))
    let second = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(second.output.contains("\nBattle2: Autobots win\n"))
    let fights = try #require(try battle(workplace)["fights"] as? [[String: Any]])
    #expect(fights.map { $0["number"] as? Int } == [2] && fights.map { $0["rank"] as? Int } == [1])

    // A face-off in between changes no life; a fighter who is missing stays, with a warning.
    _ = try workplace.squad("battle", "f.csv")
    try workplace.write(
      ranks([("A", "A", 1, 9), ("A2", "A", 2, 5), ("D2", "D", 2, 5)]), to: "f.csv")
    let third = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(third.output.contains("\nBattle3: No winner\n"))
    #expect(third.errors.contains("f.csv: \"B\" is no longer there"))
    #expect(try states(workplace).count == 5)
    let history = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--history", "--quiet")
    #expect(history.output.contains("A        Autobots           3     3       0     0"))
    #expect(history.output.contains("  4  same-rank       3  A2       D2          none"))
  }

  @Test func roundsGoOnUntilNobodyCanFight() throws {
    let crowd = ["A", "D"].flatMap { team in
      (1...4).flatMap { number in (1...3).map { ("\(team)\(number)\($0)", team, $0, number + $0) } }
    }
    let text = ranks(crowd.map { (name: $0.0, team: $0.1, rank: $0.2, skill: $0.3) })
    let (whole, single) = (try Workplace(), try Workplace())
    for workplace in [whole, single] { try workplace.write(text, to: "f.csv") }
    let run = try whole.squad("battle", "f.csv", "--policy", "same-rank", "--rounds", "all")
    #expect(run.exitCode == 0 && run.output.contains("Battle1: ") && run.output.contains("\nThis run  "))
    let left = try whole.squad("battle", "f.csv", "--policy", "same-rank", "--set-up").output
    #expect(left.hasPrefix("No Transformer for Battle\n"))
    var rounds = 0
    while try !single.squad("battle", "f.csv", "--policy", "same-rank").output.contains("no fight is left") {
      rounds += 1
    }
    let two = try Workplace()
    try two.write(text, to: "f.csv")
    _ = try two.squad("battle", "f.csv", "--policy", "same-rank", "--rounds", "2")
    _ = try two.squad("battle", "f.csv", "--policy", "same-rank", "--rounds", "99")
    for other in [single, two] {
      for key in ["lives", "battleHistory", "fighterTallies", "fighters"] {
        let (one, same) = (
          try whole.json("reports/battle.json")[key], try other.json("reports/battle.json")[key]
        )
        #expect(one as? NSObject == same as? NSObject, "\(key)")
      }
    }
    let battle = try battle(whole)
    #expect(battle["rounds"] as? Int == rounds && rounds > 1)
    let total = try #require(battle["total"] as? [String: Any])
    #expect(total["rounds"] as? Int == rounds && total["battles"] as? Int == battle["battles"] as? Int)
    let before = try whole.bytes(of: "reports/battle.json")
    _ = try whole.squad("battle", "f.csv", "--policy", "same-rank", "--rounds", "all")
    #expect(try whole.bytes(of: "reports/battle.json") == before)
    _ = try whole.squad("battle", "f.csv", "--policy", "same-rank")
    for workplace in [whole, single, two] {
      let verified = try workplace.squad("verify", "reports/battle.json")
      #expect(verified.exitCode == 0, "\(verified)")
    }
    for (options, message) in [
      ("--rounds all", "--rounds belongs to '--policy same-rank'"),
      ("--policy same-rank --set-up --rounds 2", "--set-up fights no round"),
      ("--policy same-rank --rounds 0", "a whole number from 1, or 'all'"),
    ] {
      let run = try whole.shell("squad battle f.csv \(options)")
      #expect(run.exitCode == 64 && run.errors.contains(message), "\(run)")
    }
  }

  @Test func aConditionHidesAndDoesNotBury() throws {
    let workplace = try Workplace()
    try workplace.write(
      ranks([("A", "A", 1, 9), ("B", "D", 1, 5), ("A2", "A", 2, 9), ("B2", "D", 2, 5), ("B3", "D", 2, 6)]),
      to: "f.csv")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    let hidden = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--where", "name!=B3")
    #expect(hidden.errors == "" && !hidden.output.contains("B3"), "\(hidden)")
    #expect(hidden.output.hasPrefix("No Transformer for Battle;"))
    let verified = try workplace.squad("verify", "reports/battle.json")
    #expect(verified.exitCode == 0, "\(verified)")
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.errors == "" && next.output.hasPrefix("Round 2: A2 beat B3; died: B3;"), "\(next)")
    #expect(try states(workplace) == ["A": "Alive", "B": "Died", "A2": "Alive", "B2": "Died", "B3": "Died"])
    // Through a pipe as well, and who is hidden from the first round on is still there in the second.
    let piped = try workplace.shell(
      "squad battle - --policy same-rank --where 'rank<2' --output p < f.csv; squad battle - --policy same-rank --output p < f.csv"
    )
    #expect(piped.exitCode == 0 && piped.output.contains("\nRound 2: A2 beat B2; died: B2;"), "\(piped)")
  }

  @Test func livesOfABrokenSealAreWarnedOf() throws {
    let workplace = try Workplace()
    try workplace.write(ranks([("A", "A", 1, 9), ("B", "D", 1, 5), ("C", "D", 1, 5)]), to: "f.csv")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    let edit = "sed -i 's/\"state\" : \"Died\"/\"state\" : \"Born\"/' reports/battle.json"
    let run = try workplace.shell("\(edit); squad battle f.csv --policy same-rank --rounds all")
    let warning = "reports/battle.json: changed since squad has written it: its seal is broken"
    #expect(run.exitCode == 0 && run.errors.hasPrefix(warning), "\(run)")
    #expect(run.output.contains("3 rows, 1 warning"))
    // It stays told as long as that round is the last one, and squad verify finds the same again.
    let idle = try workplace.shell("squad battle f.csv --policy same-rank >/dev/null; squad battle --history")
    #expect(idle.output.contains("3 rows, 1 warning"))
    let verified = try workplace.squad("verify", "reports/battle.json")
    #expect(
      verified.output.contains("same again, field by field") && verified.output.contains("true"),
      "\(verified)")
    for command in ["roster list f.csv", "battle --history", "battle f.csv --policy same-rank --set-up"] {
      let told = try workplace.shell("echo ' ' >> reports/battle.json; squad \(command)")
      #expect((told.errors + told.output).contains(warning), "\(told)")
    }
    let strict = try workplace.shell("squad battle f.csv --policy same-rank --strict")
    #expect(strict.exitCode == 65 && strict.errors.hasPrefix(warning))
  }

  @Test func aNightlyTaskFightsAsLongAsAFightIsReady() throws {
    let workplace = try Workplace()
    let start: [(name: String, team: String, rank: Int, skill: Int)] = [
      ("A", "A", 1, 9), ("B", "D", 1, 5), ("C", "D", 1, 6), ("A2", "A", 2, 5),
    ]
    try workplace.write(ranks(start), to: "f.csv")
    try workplace.write(
      """
      tasks:
        - {battle: f.csv, name: all, policy: same-rank, rounds: all}
        - {battle: f.csv, name: one, policy: same-rank}
        - {battle: f.csv, name: ready, policy: same-rank, set-up: true}
        - {battle: f.csv, name: face}

      """, to: "job.yaml")
    func night() throws -> (output: String, kept: Set<String>) {
      let run = try workplace.squad("batch", "job.yaml", "--output", "out")
      #expect(run.exitCode == 0, "\(run)")
      let kept = run.errors.split(separator: "\n").filter { $0.hasPrefix("kept") }.map {
        String($0.split(separator: " ")[1])
      }
      return (run.output, Set(kept))
    }
    let first = try night()
    #expect(first.kept == [])
    #expect(
      first.output.contains("all    done    Rounds 1 to 2: A beat B, A beat C; died: B and C\n"), "\(first)")
    #expect(first.output.contains("one    done    Round 1: A beat B; died: B\n"))
    #expect(first.output.contains("ready  done    1 fight ready\n"))
    #expect(
      String(decoding: try workplace.bytes(of: "out/ready/battle.md"), as: UTF8.self).contains("A Vs B"))
    let second = try night()
    #expect(second.kept == ["all", "ready", "face"])
    #expect(
      second.output.contains("one    done    Round 2: A beat C; died: C; all 2 rounds: 2 battles, Autobots 2")
    )
    #expect(second.output.contains("\nChanged  one\n"), "\(second)")
    #expect(try night().kept == ["all", "one", "ready", "face"])
    // Somebody joins.
    try workplace.write(ranks(start + [("D2", "D", 2, 9)]), to: "f.csv")
    let third = try night()
    #expect(
      third.output.contains("all    done    Round 3: D2 beat A2; died: A2; all 3 rounds: 3 battles"),
      "\(third)")
    let index = String(decoding: try workplace.bytes(of: "out/index.md"), as: UTF8.self)
    #expect(index.contains("a round was fought; before: Rounds 1 to 2"), "\(index)")
    #expect(try workplace.squad("verify", "out/index.json").exitCode == 0)
    // A reset of the folder of a task lets it begin anew, though no input has changed.
    #expect(try workplace.squad("roster", "reset", "f.csv", "--output", "out/all").exitCode == 0)
    #expect(try night().output.contains("all    done    Rounds 1 to 2: "))
  }

  @Test func afterAnAnnihilationEverybodyIsDead() throws {
    let workplace = try Workplace()
    try workplace.write(
      ranks([
        ("A1", "A", 1, 9), ("D1", "D", 1, 5), ("A2", "A", 2, 5), ("D2", "D", 2, 9),
        ("predaking", "A", 3, 5), ("OPTIMUS  PRIME", "D", 3, 5), ("A4", "A", 4, 5), ("D4", "D", 4, 5),
        ("Lone", "D", 9, 5),
      ]), to: "f.csv")
    let run = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains("\nBattle1: Autobots win\nBattle2: Decepticons win\nBattle3: All dead\n"))
    #expect(!run.output.contains("Battle4"))
    #expect(run.output.contains("R4: A4  Died\nR4: D4  Died\nR9: Lone  Died\n"))
    #expect(try Set(states(workplace).values) == ["Died"])
  }

  @Test func aStateColumnSeedsTheLives() throws {
    let workplace = try Workplace()
    try workplace.write(
      "state," + Self.header
        + "\ndied,A,A,5,5,5,5,1,5,5,9\nAlive,B,A,5,5,5,5,1,5,5,9\n,D,D,5,5,5,5,1,5,5,5\n",
      to: "f.csv")
    let run = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(run.output.contains("R1: B  Alive\nR1: D  Died\n\nBattle1: Autobots win\n"))
    #expect(run.output.contains("\nDead        from before: A\n"))
    let faceOff = try workplace.squad("battle", "f.csv", "--output", "none")
    #expect(faceOff.errors == "f.csv: state: 1 marked as Died; a face-off lets everybody fight\n")
    #expect(try workplace.squad("battle", "f.csv", "--output", "none", "--strict").exitCode == 65)
  }

  @Test func aSideWithoutFightersIsAnAnswerWithAWarning() throws {
    let workplace = try Workplace()
    try workplace.write(ranks([("A", "A", 1, 5)]), to: "f.csv")
    let run = try workplace.squad("battle", "f.csv", "--output", "none")
    #expect(run.exitCode == 0)
    #expect(run.errors == "f.csv: no Decepticons: there is nobody to fight\n")
    #expect(
      run.output.hasPrefix("No Transformer for Battle\n\n0 battles\nNo winner\nSurvivors (Autobots): A\n"))
  }

  @Test func aSnapshotThatCannotBeReadIsNotOverwritten() throws {
    let workplace = try workplace()
    _ = try workplace.squad("battle", "three.csv")
    try workplace.write("{\"schemaVersion\": 99}", to: "reports/battle.json")
    let run = try workplace.squad("battle", "three.csv")
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("reports/battle.json: schema version 99 is not known"))
    #expect(run.errors.contains("move it away to begin anew"))
    #expect(try workplace.bytes(of: "reports/battle.json") == Data("{\"schemaVersion\": 99}".utf8))
    #expect(try workplace.squad("battle", "three.csv", "--output", "none").exitCode == 0)
    let other = try workplace.shell(
      "squad best samples/players.csv >/dev/null; cp reports/best-team.json reports/battle.json; "
        + "squad battle three.csv")
    #expect(other.exitCode == 65)
    #expect(other.errors.hasPrefix("reports/battle.json: a snapshot of something else than a battle"))
  }

  @Test func everyFormatSaysTheSame() throws {
    let workplace = try workplace()
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
    let workplace = try workplace()
    let early = try workplace.squad("battle", "--history")
    #expect(early.exitCode == 64 && early.errors.contains("no battle is remembered in reports"))
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
    let workplace = try Workplace()
    let crowd = (0...100).flatMap { number in ["A", "D"].map { ("\($0)\(number)", $0, 5, 5) } }
    try workplace.write(ranks(crowd.map { (name: $0.0, team: $0.1, rank: $0.2, skill: $0.3) }), to: "f.csv")
    let run = try workplace.squad("battle", "f.csv", "--matrix", "--format", "csv")
    #expect(run.exitCode == 64 && run.errors.contains("at most 10000 pairs"))
    #expect(workplace.names(in: "reports") == [])
    let part = try workplace.squad(
      "battle", "f.csv", "--matrix", "--format", "csv", "--where", "name!=A0", "--where", "name!=D0")
    #expect(part.output.split(separator: "\r\n").count == 10_001)
  }

  @Test func optionsThatContradictAreRefused() throws {
    let workplace = try workplace()
    let run = try workplace.squad("battle", "three.csv", "--policy", "same-rank", "--ascending")
    #expect(run.exitCode == 64 && run.errors.contains("--ascending belongs to a face-off"))
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
