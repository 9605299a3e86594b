import Foundation
import Testing

/// Rounds by rank: whose life continues from one run to the next.
struct BattleRoundsTests {
  private let workplace = Workplace()

  @Test func roundsByRankGoOnFromTheSnapshot() throws {
    try workplace.write(rankedFighters([("A", "A", 1, 9), ("B", "D", 1, 5), ("A2", "A", 2, 5)]), to: "f.csv")
    let same = ["f.csv", "--policy", "same-rank"]
    let setUp = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--set-up")
    #expect(setUp.output.contains("R1: A Vs B   Ready\nR2: A2   Not fighting\n"))
    #expect(workplace.names(in: "reports") == [])

    let first = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(first.output.contains("R1: A  Alive\nR1: B  Died\nR2: A2   Not fighting\n"))
    #expect(first.output.contains("\nBattle1: Autobots win\n"))
    #expect(try workplace.states() == ["A": "Alive", "B": "Died", "A2": "Born"])

    let idle = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(idle.output.contains("Round       no fight is left; this was the last round\n"))

    try workplace.write(
      rankedFighters([("A", "A", 1, 9), ("B", "D", 1, 5), ("A2", "A", 2, 5), ("C", "D", 1, 5)]), to: "f.csv")
    let ready = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--set-up")
    #expect(ready.output.contains("R1: A Vs C   Ready\nR2: A2   Not fighting\n\nBattle1: Autobots win\n"))
    let second = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(second.output.contains("\nBattle2: Autobots win\n"))
    let fights = try #require(try workplace.battle()["fights"] as? [[String: Any]])
    #expect(fights.map { $0["number"] as? Int } == [2] && fights.map { $0["rank"] as? Int } == [1])

    // A face-off in between changes no life; a fighter who is missing keeps their life, with a warning.
    _ = try workplace.squad("battle", "f.csv")
    try workplace.write(
      rankedFighters([("A", "A", 1, 9), ("A2", "A", 2, 5), ("D2", "D", 2, 5)]), to: "f.csv")
    let third = try workplace.squad("battle", same[0], same[1], same[2])
    #expect(third.output.contains("\nBattle3: No winner\n"))
    #expect(third.errors.contains("f.csv: \"B\" is no longer in the file"))
    #expect(try workplace.states().count == 5)
    let history = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--history", "--quiet")
    #expect(history.output.contains("A        Autobots           3     3       0     0"))
    #expect(history.output.contains("  4  same-rank       3  A2       D2          none"))
  }

  @Test func roundsGoOnUntilNobodyCanFight() throws {
    let crowd = ["A", "D"].flatMap { team in
      (1...4).flatMap { number in (1...3).map { ("\(team)\(number)\($0)", team, $0, number + $0) } }
    }
    let text = rankedFighters(crowd.map { (name: $0.0, team: $0.1, rank: $0.2, skill: $0.3) })
    let (whole, single) = (Workplace(), Workplace())
    for workplace in [whole, single] { try workplace.write(text, to: "f.csv") }
    let run = try whole.squad("battle", "f.csv", "--policy", "same-rank", "--rounds", "all")
    #expect(run.exitCode == 0 && run.output.contains("Battle1: ") && run.output.contains("\nThis run  "))
    let left = try whole.squad("battle", "f.csv", "--policy", "same-rank", "--set-up").output
    #expect(left.hasPrefix("No Transformer for Battle\n"))
    var rounds = 0
    while try !single.squad("battle", "f.csv", "--policy", "same-rank").output.contains("no fight is left") {
      rounds += 1
    }
    let two = Workplace()
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
    let battle = try whole.battle()
    #expect(battle["rounds"] as? Int == rounds && rounds > 1)
    let total = try #require(battle["total"] as? [String: Any])
    #expect(total["rounds"] as? Int == rounds && total["battles"] as? Int == battle["battles"] as? Int)
    let before = try whole.bytes(of: "reports/battle.json")
    _ = try whole.squad("battle", "f.csv", "--policy", "same-rank", "--rounds", "all")
    #expect(try whole.bytes(of: "reports/battle.json") == before)
    _ = try whole.squad("battle", "f.csv", "--policy", "same-rank")
    for workplace in [whole, single, two] {
      try workplace.expectVerified("reports/battle.json")
    }
    for (options, message) in [
      ("--rounds all", "--rounds is for '--policy same-rank'"),
      ("--policy same-rank --set-up --rounds 2", "--set-up fights no round"),
      ("--policy same-rank --rounds 0", "a whole number from 1, or 'all'"),
    ] {
      let run = try whole.shell("squad battle f.csv \(options)")
      #expect(run.exitCode == 64 && run.errors.contains(message), "\(run)")
    }
  }

  @Test func aConditionHidesAndDoesNotBury() throws {
    try workplace.write(
      rankedFighters([
        ("A", "A", 1, 9), ("B", "D", 1, 5), ("A2", "A", 2, 9), ("B2", "D", 2, 5), ("B3", "D", 2, 6),
      ]),
      to: "f.csv")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    let hidden = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--where", "name!=B3")
    #expect(hidden.errors == "" && !hidden.output.contains("B3"), "\(hidden)")
    #expect(hidden.output.hasPrefix("No Transformer for Battle;"))
    try workplace.expectVerified("reports/battle.json")
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.errors == "" && next.output.hasPrefix("Round 2: A2 beat B3; died: B3;"), "\(next)")
    #expect(try workplace.states() == ["A": "Alive", "B": "Died", "A2": "Alive", "B2": "Died", "B3": "Died"])
    // The same works through a pipe; a fighter hidden in the first round takes part in the second.
    let piped = try workplace.shell(
      "squad battle - --policy same-rank --where 'rank<2' --output p < f.csv; squad battle - --policy same-rank --output p < f.csv"
    )
    #expect(piped.exitCode == 0 && piped.output.contains("\nRound 2: A2 beat B2; died: B2;"), "\(piped)")
  }

  @Test func livesOfABrokenSealAreWarnedOf() throws {
    try workplace.write(rankedFighters([("A", "A", 1, 9), ("B", "D", 1, 5), ("C", "D", 1, 5)]), to: "f.csv")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    let edit = "sed -i 's/\"state\" : \"Died\"/\"state\" : \"Born\"/' reports/battle.json"
    let run = try workplace.shell("\(edit); squad battle f.csv --policy same-rank --rounds all")
    let warning = "reports/battle.json: changed since squad wrote it: its seal is broken"
    #expect(run.exitCode == 0 && run.errors.hasPrefix(warning), "\(run)")
    #expect(run.output.contains("3 rows, 1 warning"))
    // The warning remains as long as that round is the last one, and squad verify confirms the result.
    let idle = try workplace.shell("squad battle f.csv --policy same-rank >/dev/null; squad battle --history")
    #expect(idle.output.contains("3 rows, 1 warning"))
    let verified = try workplace.squad("verify", "reports/battle.json")
    #expect(
      verified.output.contains("same result again, field by field") && verified.output.contains("true"),
      "\(verified)")
    for command in ["roster list f.csv", "battle --history", "battle f.csv --policy same-rank --set-up"] {
      let warned = try workplace.shell("echo ' ' >> reports/battle.json; squad \(command)")
      #expect((warned.errors + warned.output).contains(warning), "\(warned)")
    }
    let strict = try workplace.shell("squad battle f.csv --policy same-rank --strict")
    #expect(strict.exitCode == 65 && strict.errors.hasPrefix(warning))
  }

  @Test func aNightlyTaskFightsAsLongAsAFightIsReady() throws {
    let start: [(name: String, team: String, rank: Int, skill: Int)] = [
      ("A", "A", 1, 9), ("B", "D", 1, 5), ("C", "D", 1, 6), ("A2", "A", 2, 5),
    ]
    try workplace.write(rankedFighters(start), to: "f.csv")
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
      try workplace.text(of: "out/ready/battle.md").contains("A Vs B"))
    let second = try night()
    #expect(second.kept == ["all", "ready", "face"])
    #expect(
      second.output.contains("one    done    Round 2: A beat C; died: C; both rounds: 2 battles, Autobots 2")
    )
    #expect(second.output.contains("\nChanged  one\n"), "\(second)")
    #expect(try night().kept == ["all", "one", "ready", "face"])
    // A new fighter joins.
    try workplace.write(rankedFighters(start + [("D2", "D", 2, 9)]), to: "f.csv")
    let third = try night()
    #expect(
      third.output.contains("all    done    Round 3: D2 beat A2; died: A2; all 3 rounds: 3 battles"),
      "\(third)")
    let index = try workplace.text(of: "out/index.md")
    #expect(index.contains("a round was fought; before: Rounds 1 to 2"), "\(index)")
    try workplace.expectVerified("out/index.json")
    // After a reset of its folder a task starts over, although no input has changed.
    #expect(try workplace.squad("roster", "reset", "f.csv", "--output", "out/all").exitCode == 0)
    #expect(try night().output.contains("all    done    Rounds 1 to 2: "))
  }

  @Test func afterAnAnnihilationAllFightersAreDead() throws {
    try workplace.write(
      rankedFighters([
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
    #expect(try Set(workplace.states().values) == ["Died"])
  }

  @Test func aStateColumnSeedsTheLives() throws {
    try workplace.write(
      "state," + fightersHeader
        + "\ndied,A,A,5,5,5,5,1,5,5,9\nAlive,B,A,5,5,5,5,1,5,5,9\n,D,D,5,5,5,5,1,5,5,5\n",
      to: "f.csv")
    let run = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(run.output.contains("R1: B  Alive\nR1: D  Died\n\nBattle1: Autobots win\n"))
    #expect(run.output.contains("\nDead        from before: A\n"))
    let faceOff = try workplace.squad("battle", "f.csv", "--output", "none")
    #expect(faceOff.errors == "f.csv: state: 1 marked as Died; in a face-off every fighter takes part\n")
    #expect(try workplace.squad("battle", "f.csv", "--output", "none", "--strict").exitCode == 65)
  }
}
