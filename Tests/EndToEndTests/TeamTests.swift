import Foundation
import Testing

struct TeamTests {
  private let workplace = Workplace()

  private func team(_ workplace: Workplace, _ words: String) throws -> Run {
    try workplace.shell("squad team \(words) --pool samples/players.csv")
  }

  /// The steps count every player once, the headline with lineup multipliers: the table says so.
  @Test func theStepsOfASquadSayWhatTheyAddUp() throws {
    let pool = "--pool samples/projections.csv --rules fpl-squad --weeks 13-15"
    _ = try workplace.shell("squad team deselect samples/squad.csv Dunmore \(pool)")
    let run = try workplace.shell("squad team select samples/squad.csv Dunmore \(pool)")
    #expect(run.output.contains("191.36 skill") && run.output.contains("skill, all once"), "\(run.output)")
  }

  @Test func aTeamIsPickedOnePlayerAtATime() throws {
    let first = try team(workplace, "select mine.csv Rohit Hardik")
    #expect(first.exitCode == 0)
    #expect(
      first.output.hasPrefix(
        """
        mine: 2 of 5 players, 17 skill for 26.0, 24.0 left: incomplete

        step           n  skill  cost  unspent
        select Rohit   1      9  15.0     35.0
        select Hardik  2     17  26.0     24.0

        """))
    #expect(try team(workplace, "select mine.csv Kuldeep Dhoni Bhuvneshwar").exitCode == 0)
    #expect(try team(workplace, "finalize mine.csv").exitCode == 0)
    #expect(
      try workplace.text(of: "mine.csv")
        == "name,final\nRohit,yes\nHardik,yes\nKuldeep,yes\nDhoni,yes\nBhuvneshwar,yes\n")
    #expect(try team(workplace, "deselect mine.csv Rohit").exitCode == 0)
    #expect(
      try workplace.text(of: "mine.csv") == "name,final\nHardik,no\nKuldeep,no\nDhoni,no\nBhuvneshwar,no\n")
  }

  @Test func aRefusedPickLeavesTheFileUntouched() throws {
    let before = try workplace.text(of: "samples/teams/seed.csv")
    let sixth = try team(workplace, "select samples/teams/seed.csv Kohli")
    #expect(sixth.exitCode == 1)
    #expect(
      sixth.output.contains(
        """
        refused: "Kohli" would be one too many: a team has 5 players, 5 selected
        refused: "Kohli" costs 14.0 and 0.0 is left: 14.0 over the budget

        Nothing was changed: the file is as it was.

        """))
    let twice = try team(workplace, "select samples/teams/seed.csv Rohit")
    #expect(twice.exitCode == 1 && twice.output.contains("refused: \"Rohit\" is already selected\n"))
    let mixed = try team(workplace, "deselect samples/teams/seed.csv Rohit Kohli")
    #expect(mixed.exitCode == 1 && mixed.output.contains("refused: \"Kohli\" is not selected\n"))
    #expect(mixed.output.hasPrefix("seed: 5 of 5 players, 36 skill for 50.0, nothing left: valid\n"))
    #expect(try workplace.text(of: "samples/teams/seed.csv") == before)
  }

  @Test func theGreedyTrapIsExplained() throws {
    let run = try team(workplace, "select mine.csv Rohit Kohli Rituraj Kuldeep")
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        "mine  no fifth player fits: the cheapest other costs 7.0 and 0.0 is left; Rohit and Kohli out, "
          + "Rishabh, Hardik and Dhoni in: 36 for 49.0\n"))
    let final = try team(workplace, "finalize mine.csv")
    #expect(final.exitCode == 1)
    #expect(final.output.contains("refused: needs exactly 5 players, 4 selected; add 1\n"))
    #expect(try !workplace.text(of: "mine.csv").contains("final"))
  }

  @Test func unknownNamesAreToldTogetherWithTheNearest() throws {
    let run = try team(workplace, "select mine.csv Rohitt Dhony Zebulon")
    #expect(run.exitCode == 64)
    #expect(
      run.errors == """
        squad: "Rohitt" is not in the pool; did you mean "Rohit"?
        squad: "Dhony" is not in the pool; did you mean "Dhoni"?
        squad: "Zebulon" is not in the pool

        """)
    #expect(workplace.names(in: ".").filter { !$0.hasPrefix(".") } == ["samples"])
    #expect(try workplace.shell("squad team show samples/teams/seed.csv").exitCode == 64)
    #expect(try team(workplace, "show none.csv").exitCode == 66)
    #expect(try team(workplace, "deselect none.csv Rohit").exitCode == 66)
  }

  @Test func namesakesAndIdsAreUnderstood() throws {
    let pool = "--pool samples/league.csv"
    let unclear = try workplace.shell("squad team select t.csv 'Mira Calder' \(pool)")
    #expect(unclear.exitCode == 64)
    #expect(
      unclear.errors
        == "squad: \"Mira Calder\" may be \"Mira Calder (Cedar Town)\" or \"Mira Calder (Heron Bay)\"; "
        + "write the name as shown here\n")
    #expect(
      try workplace.shell("squad team select t.csv 'Mira Calder (Heron Bay)' P058 \(pool)").exitCode == 0)
    #expect(try workplace.text(of: "t.csv") == "id,name\nP152,Mira Calder\nP058,Mira Calder\n")
    try workplace.write("name,club\nMira Calder,Heron Bay\n", to: "u.csv")
    #expect(try workplace.shell("squad team deselect u.csv 'Mira Calder' \(pool)").exitCode == 0)
    #expect(try workplace.text(of: "u.csv") == "name,club\n")
  }

  @Test func aSnapshotGivesItsTeamsBack() throws {
    _ = try team(workplace, "finalize samples/teams/seed.csv")
    _ = try workplace.shell("squad check samples/players.csv samples/teams/seed.csv samples/teams/trap.csv")
    let both = try workplace.shell("squad team show --from reports/check.json")
    #expect(both.exitCode == 0 && both.output.hasPrefix("2 teams\n"))
    let one = try workplace.shell("squad team show trap --from reports/check.json --save-team t.csv")
    #expect(one.output.hasPrefix("trap: 4 of 5 players, 33 skill for 50.0, nothing left: incomplete\n"))
    #expect(try workplace.text(of: "t.csv") == "name\nRohit\nKohli\nRituraj\nKuldeep\n")
    let seed = try workplace.shell("squad team show seed --from reports/check.json")
    #expect(seed.output.hasPrefix("seed: 5 of 5 players, 36 skill for 50.0, nothing left: valid, final\n"))
  }

  @Test func whoHasLeftThePoolIsDroppedWithAWarning() throws {
    _ = try team(workplace, "finalize samples/teams/seed.csv")
    _ = try workplace.shell("squad check samples/players.csv samples/teams/seed.csv")
    _ = try workplace.shell("grep -v Rohit samples/players.csv > later.csv")
    let run = try workplace.shell("squad team show --from reports/check.json --pool later.csv")
    #expect(run.exitCode == 0)
    #expect(run.errors == "reports/check.json: \"Rohit\" of seed is no longer in later.csv; dropped\n")
    #expect(run.output.hasPrefix("seed: 4 of 5 players, 27 skill for 35.0, 15.0 left: incomplete\n"))
    #expect(
      try workplace.shell("squad team show --from reports/check.json --pool later.csv --strict").exitCode
        == 65)
    try workplace.write("{}", to: "other.json")
    #expect(try workplace.shell("squad team show --from other.json").exitCode == 65)
    #expect(try workplace.shell("squad team show none --from reports/check.json").exitCode == 64)
  }

  @Test func aNamesakeIsNotTakenForAnother() throws {
    let others = "Bo,5,1,X\nCy,5,1,X\nDi,5,1,X\nEd,5,1,X\n"
    try workplace.write("name,skill,cost,club\nMax,5,1,ATH\nMax,5,1,LAD\n" + others, to: "pool.csv")
    try workplace.write("name,skill,cost,club\nMax,5,1,LAD\n" + others, to: "later.csv")
    try workplace.write("name\nMax (ATH)\nMax (LAD)\nBo\n", to: "t.csv")
    _ = try workplace.shell("squad check pool.csv t.csv")
    let same = try workplace.shell("squad team show --from reports/check.json")
    #expect(!same.errors.contains("dropped") && same.output.hasPrefix("t: 3 of 5 players, 15 skill for 3,"))
    let later = try workplace.shell("squad team show --from reports/check.json --pool later.csv")
    #expect(later.errors == "reports/check.json: \"Max (ATH)\" of t is no longer in later.csv; dropped\n")
    #expect(later.output.hasPrefix("t: 2 of 5 players, 10 skill for 2,"))
  }

  @Test func linesThatCannotBeUsedAreRemovedByNameOrId() throws {
    try workplace.write("id,name,skill,cost\na,Ada,5,1\nb,Bo,5,1\n", to: "pool.csv")
    try workplace.write("id,name\nzz,Ada\nb,Bo\nyy,\n", to: "t.csv")
    let byName = try workplace.shell("squad team deselect t.csv Ada --pool pool.csv --size 2")
    #expect(byName.exitCode == 0)
    #expect(try workplace.text(of: "t.csv") == "id,name\nb,Bo\nyy,\n")
    try workplace.write("id,name\nzz,Ada\nb,Bo\nyy,\n", to: "t.csv")
    let byID = try workplace.shell("squad team deselect t.csv zz yy --pool pool.csv --size 2")
    #expect(byID.exitCode == 0)
    #expect(try workplace.text(of: "t.csv") == "id,name\nb,Bo\n")
    try workplace.write("id,name\nzz,Ada\na,Ada\n", to: "t.csv")
    _ = try workplace.shell("squad team deselect t.csv Ada --pool pool.csv --size 2")
    #expect(try workplace.text(of: "t.csv") == "id,name\nzz,Ada\n")
  }

  @Test func anEditKeepsTheBytesOfOtherLines() throws {
    let kept = #"\357\273\277name,note\r\nRohit,caf\351\r\nDhoni,x\r\n"#
    _ = try workplace.shell(#"printf '\#(kept)Kohli,\r\n' > t.csv; printf '\#(kept)' > expected.csv"#)
    #expect(try team(workplace, "deselect t.csv Kohli").exitCode == 0)
    #expect(try workplace.bytes(of: "t.csv") == workplace.bytes(of: "expected.csv"))
  }

  @Test func aNewTeamHasTheEncodingOfItsPool() throws {
    _ = try workplace.shell(#"printf 'name,skill,cost\nJos\351,5,1\nBo,5,1\n' > pool.csv"#)
    let words = "--pool pool.csv --encoding latin1 --size 2"
    #expect(try workplace.shell("squad team select t.csv José \(words)").exitCode == 0)
    #expect(try workplace.bytes(of: "t.csv") == Data("name\nJos".utf8) + [0xE9, 0x0A])
    let second = try workplace.shell("squad team select t.csv Bo \(words)")
    #expect(second.exitCode == 0 && second.output.hasPrefix("t: 2 of 2 players"))
  }

  @Test func theBestTeamBecomesATeamFile() throws {
    _ = try workplace.shell("squad best samples/players.csv --save-team best.csv --output none")
    let run = try workplace.shell("squad check samples/players.csv best.csv --output none")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("best  valid      36    0  49.0      1.0    0 of 51  optimal\n"))
    let before = try workplace.text(of: "best.csv")
    _ = try workplace.shell("squad best samples/players.csv --budget 40 --save-team best.csv --output none")
    #expect(try workplace.text(of: "best.csv") == before)
    #expect(
      try workplace.shell("squad best samples/players.csv --save-team samples --output none").exitCode == 73)
  }

  @Test func anInputIsNeverWrittenOver() throws {
    let before = try workplace.text(of: "samples/players.csv")
    let pool = "samples/players.csv"
    for line in [
      "best \(pool) --save-team \(pool) --output none",
      "best \(pool) --save-team ./samples/../\(pool) --output none",
      "team deselect \(pool) Rohit --pool \(pool)", "team finalize \(pool) --pool \(pool)",
      "team show samples/teams/seed.csv --pool \(pool) --save-team \(pool)",
    ] {
      let run = try workplace.shell("squad \(line)")
      #expect(run.exitCode == 64, "\(line): \(run.errors)")
    }
    #expect(try workplace.text(of: "samples/players.csv") == before)
  }

  @Test func aSavedTeamBelongsToTheSetOfFiles() throws {
    _ = try workplace.shell("mkdir full")
    let held = try workplace.shell(
      "flock full squad best samples/players.csv --save-team full/t.csv --output out; echo $?")
    #expect(held.output == "75\n")
    let same = try workplace.shell("squad best samples/players.csv --save-team out/t.csv --output out")
    #expect(same.exitCode == 0)
    #expect(workplace.names(in: "out") == ["best-team.html", "best-team.json", "best-team.md", "t.csv"])
  }

  @Test func stepsBeforeARefusalAreNotDone() throws {
    let run = try team(workplace, "select m.csv Rohit Rohit Dhoni --format json")
    #expect(run.exitCode == 1)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let steps = try #require(json?["teamSteps"] as? [[String: Any]])
    #expect(steps.map { $0["done"] as? Bool } == [false, false, false])
    let csv = try team(workplace, "select m.csv Rohit Rohit --format csv")
    #expect(csv.errors == "squad: refused: \"Rohit\" is already selected\n")
    #expect(workplace.names(in: ".").filter { $0.hasSuffix(".csv") }.isEmpty)
    #expect(try team(workplace, "select nodir/m.csv Rohit").exitCode == 66)
    #expect(workplace.names(in: "nodir").isEmpty)
  }

  @Test func theRulesOfASnapshotAreThoseOfItsTeams() throws {
    _ = try workplace.shell("squad check samples/players.csv samples/teams/over.csv --budget 57")
    let run = try workplace.shell("squad team show --from reports/check.json")
    #expect(run.output.hasPrefix("over: 5 of 5 players, 39 skill for 57.0, nothing left: valid\n"))
    let classic = try workplace.shell("squad team show --from reports/check.json --budget 50")
    #expect(classic.output.hasPrefix("over: 5 of 5 players, 39 skill for 57.0: invalid\n"))
  }

  @Test func numbersThatCannotBeAddedExactlyAreRefusedBeforeAnyEdit() throws {
    let digits = String(repeating: "1", count: 30)
    let rows = (0..<8).map { "P\($0),5,0.\(digits)" }.joined(separator: "\n")
    try workplace.write("name,skill,cost\n\(rows)\n", to: "fine.csv")
    let run = try workplace.shell("squad team select f.csv P0 --pool fine.csv --budget 1000000000")
    #expect(run.exitCode == 64)
    let large = (0..<8).map { "P\($0),5,1\(digits)" }.joined(separator: "\n")
    try workplace.write("name,skill,cost\n\(large)\n", to: "large.csv")
    let check = try workplace.shell(
      "squad team select f.csv P0 --pool large.csv --budget 50.00000000000000000001")
    #expect(check.exitCode == 64)
    #expect(workplace.names(in: ".").filter { $0 == "f.csv" }.isEmpty)
  }

  @Test func adviceThatTakesTooLongIsLeftOut() throws {
    let rows = (0..<150).map {
      "P\($0),\(($0 * 7_919 + 13) * 104_729 % 999_999_937),\(($0 * 7_919 + 13) * 104_729 % 999_999_937)"
    }
    try workplace.write("name,skill,cost\n\(rows.joined(separator: "\n"))\n", to: "hard.csv")
    let run = try workplace.shell(
      "squad team select t.csv P1 P2 P3 --pool hard.csv --skill-range any --size 9 --budget 4321987654 "
        + "--time-limit 50ms")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("not searched to the end: stopped by the time limit"))
    #expect(!run.output.contains("no swap of"))
    #expect(try workplace.text(of: "t.csv") == "name\nP1\nP2\nP3\n")
  }

  @Test func aHeldFolderIsWaitedFor() throws {
    let held = try workplace.shell(
      "mkdir d; flock d sh -c 'squad team select d/t.csv Rohit --pool samples/players.csv'; echo $?")
    #expect(held.output == "75\n")
    #expect(workplace.names(in: "d").isEmpty)
    // The process holding the folder releases it once the other one has opened it.
    let waited = try workplace.shell(
      """
      mkfifo held go; flock d sh -c 'echo > held; cat go' &
      cat held
      squad team select d/t.csv Rohit --pool samples/players.csv --wait 60s & id=$!
      while kill -0 $id && ! ls -l /proc/$id/fd | grep -q '/d$'; do :; done 2>/dev/null
      echo > go; wait $id
      """)
    #expect(waited.exitCode == 0)
    #expect(try workplace.text(of: "d/t.csv") == "name\nRohit\n")
  }

  @Test func picksAtOnceLoseNone() throws {
    let run = try workplace.shell(
      """
      seq -f P%03g 12 | xargs -P 12 -I{} \
      squad team select t.csv {} --pool samples/league.csv --size 12 --budget 500 --wait 30s > picks.txt; \
      wc -l < t.csv
      """)
    #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) == "13")
  }
}
