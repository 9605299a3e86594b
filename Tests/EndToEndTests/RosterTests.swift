import Foundation
import Testing

struct RosterTests {
  private static let rows = """
    note,\(fightersHeader)
    n1,Soundwave,D,8,9,2,6,7,5,6,10
    n2,Bluestreak,A,6,6,7,9,5,2,9,7
    n3,Hubcap,A,4,4,4,4,4,4,4,4

    """

  private func workplace(_ text: String = rows) throws -> Workplace {
    let workplace = Workplace()
    try workplace.write(text, to: "f.csv")
    return workplace
  }

  @Test func theListIsSortedByRankWithRatings() throws {
    let run = try workplace().squad("roster", "list", "f.csv")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        """
        3 fighters in f.csv: 2 Autobots, 1 Decepticon

        row  fighter     team         rank  str  int  spe  end  cou  fir  ski  rating  state
          3  Hubcap      Autobots        4    4    4    4    4    4    4    4      20  Born
          2  Bluestreak  Autobots        5    6    6    7    9    2    9    7      37  Born
          1  Soundwave   Decepticons     7    8    9    2    6    5    6   10      31  Born

        """))
  }

  @Test(arguments: [("autobots", 2), ("decepticons", 1), ("all", 3)])
  func aListCanShowOneSide(team: String, count: Int) throws {
    let run = try workplace().squad("roster", "list", "f.csv", "--team", team, "--format", "csv")
    #expect(run.output.split(separator: "\r\n").count == count + 1)
    #expect(run.output.hasPrefix(fightersHeader + ",state\r\n"))
    let part = try workplace().squad("roster", "list", "f.csv", "--team", "decepticons")
    #expect(part.output.hasPrefix("1 of 3 fighters in f.csv: 1 Decepticon\n"))
  }

  @Test func aFighterIsAddedChangedAndRemovedDurably() throws {
    let workplace = try workplace()
    let added = try workplace.squad(
      "roster", "add", "f.csv", "--name", " Optimus   Prime", "--team", "autobot", "--stats",
      "10,10,8,10,10,10,8", "--skill", "10")
    #expect(added.exitCode == 64)
    let whole = try workplace.squad(
      "roster", "add", "f.csv", "--name", " Optimus   Prime", "--team", "autobot", "--stats",
      "10,10,8,10,10,10,8,10")
    #expect(whole.exitCode == 0)
    #expect(whole.output.hasPrefix("added Optimus Prime as row 4: Autobots, rank 10, overall rating 46\n"))
    #expect(try workplace.text(of: "f.csv") == Self.rows + ",Optimus Prime,A,10,10,8,10,10,10,8,10\n")

    let changed = try workplace.squad(
      "roster", "edit", "f.csv", "HUBCAP", "--strength", "9", "--team", "D", "--name", "Hub")
    #expect(
      changed.output.hasPrefix(
        "changed Hubcap: name to Hub, team to Decepticons, strength 4 to 9; overall rating 25\n"))
    #expect(try workplace.text(of: "f.csv").contains("\nn3,Hub,D,9,4,4,4,4,4,4,4\n"))

    let removed = try workplace.squad("roster", "remove", "f.csv", "Hub", "Optimus Prime", "Hub")
    #expect(removed.output.hasPrefix("removed Hub, Optimus Prime\n"))
    #expect(try workplace.text(of: "f.csv") == Self.rows.replacing("n3,Hubcap,A,4,4,4,4,4,4,4,4\n", with: ""))
  }

  @Test func everyRuleIsCheckedAndEveryProblemSaid() throws {
    let workplace = try workplace()
    let run = try workplace.squad(
      "roster", "add", "f.csv", "--name", " ", "--team", "B", "--stats", "0,11,5,5,5,5,5,x")
    #expect(run.exitCode == 64)
    for problem in [
      "name is not valid: it is empty", "team is not valid: \"B\" is not one of",
      "strength is not valid: \"0\" is not a whole number from 1 to 10",
      "intelligence is not valid: \"11\"", "skill is not valid: \"x\"",
    ] { #expect(run.errors.contains(problem), "\(problem)") }
    let missing = try workplace.squad("roster", "add", "f.csv", "--name", "X", "--rank", "3")
    #expect(missing.exitCode == 64 && missing.errors.contains("missing: --team, --strength"))
    #expect(try workplace.squad("roster", "edit", "f.csv", "Hubcap").exitCode == 64)
    let split = try workplace.squad("roster", "edit", "f.csv", "Hubcap", "--rank", "1 0")
    #expect(split.exitCode == 64 && split.errors.contains("rank is not valid: \"1 0\""))
    #expect(try workplace.text(of: "f.csv") == Self.rows)
  }

  @Test func aMistypedNameIsSuggestedAndARepeatedOneNeedsItsRow() throws {
    let workplace = try workplace(Self.rows + "n4,Hubcap,D,5,5,5,5,5,5,5,5\n")
    let mistyped = try workplace.squad("roster", "remove", "f.csv", "Soundwav")
    #expect(mistyped.exitCode == 64)
    #expect(mistyped.errors == "squad: no fighter is \"Soundwav\"; the nearest is \"Soundwave\"\n")
    let repeated = try workplace.squad("roster", "edit", "f.csv", "hubcap", "--skill", "9")
    #expect(repeated.exitCode == 64)
    #expect(repeated.errors == "squad: 2 fighters are \"hubcap\"; choose one with --row: 3, 4\n")
    #expect(
      try workplace.squad("roster", "edit", "f.csv", "hubcap", "--row", "4", "--skill", "9").exitCode == 0)
    #expect(try workplace.text(of: "f.csv").hasSuffix("n4,Hubcap,D,5,5,5,5,5,5,5,9\n"))
  }

  @Test func idsTellFightersApart() throws {
    let workplace = try workplace()
    let add = "squad roster add f.csv --name Hubcap --team D --stats 5,5,5,5,5,5,5,5 --id h2"
    #expect(try workplace.shell(add).exitCode == 0)
    #expect(try workplace.text(of: "f.csv").hasPrefix("note,\(fightersHeader),id\n"))
    #expect(try workplace.shell(add).errors.contains("Hubcap in row 4 already has the id h2"))
    #expect(try workplace.squad("roster", "remove", "f.csv", "--id", "h2").exitCode == 0)
    #expect(try !workplace.text(of: "f.csv").contains("h2"))
  }

  /// After a round in which A has beaten D; B and C wait.
  private func played() throws -> Workplace {
    let workplace = try workplace(
      "\(fightersHeader)\nA,A,5,5,5,5,1,5,5,9\nD,D,5,5,5,5,1,5,5,5\nB,A,5,5,5,5,2,5,5,5\n")
    #expect(try workplace.squad("battle", "f.csv", "--policy", "same-rank").exitCode == 0)
    return workplace
  }

  @Test func theFolderKnowsItsGame() throws {
    let workplace = try played()
    let list = try workplace.squad("roster", "list", "f.csv")
    #expect(list.output.contains("\nStates  1 Born, 1 Alive, 1 Died\n"), "\(list)")
    let csv = try workplace.squad("roster", "list", "f.csv", "--format", "csv").output
    #expect(csv.contains(",Alive\r\n") && csv.contains(",Died\r\n") && csv.contains(",Born\r\n"))
    let before = try workplace.text(of: "f.csv")
    let dead = try workplace.squad("roster", "edit", "f.csv", "D", "--skill", "9")
    #expect(dead.exitCode == 64 && dead.errors.contains("D has died; the dead cannot be changed"))
    for name in ["A", "B", "D"] {
      let removed = try workplace.squad("roster", "remove", "f.csv", name)
      #expect(removed.exitCode == 64, "\(removed)")
      #expect(removed.errors.contains("cannot be deleted under same-rank, whose lives are kept in reports"))
    }
    #expect(try workplace.text(of: "f.csv") == before)
    // Another folder knows nothing of their lives, and a face-off can be asked for explicitly.
    let elsewhere = try workplace.shell(
      "squad roster list f.csv --output other; squad roster list f.csv --policy face-off")
    #expect(!elsewhere.output.contains("Alive"))
    #expect(try workplace.squad("roster", "remove", "f.csv", "D", "--policy", "face-off").exitCode == 0)
    let less = try workplace.squad("roster", "list", "f.csv")
    #expect(less.output.hasPrefix("2 fighters in f.csv: 2 Autobots, 0 Decepticons; 1 no longer there\n"))
  }

  @Test func namesChangeWhereNobodyIsMistaken() throws {
    let workplace = try played()
    // A fighter who has never fought is simply new.
    #expect(try workplace.shell("squad roster edit f.csv B --name Bee --skill 3").exitCode == 0)
    // A fighter who has fought keeps their life because everything else is unchanged.
    let renamed = try workplace.squad("roster", "edit", "f.csv", "A", "--name", "Ace")
    #expect(renamed.exitCode == 0)
    #expect(renamed.errors.contains("f.csv: row 1, \"Ace\", was \"A\" in the last round"), "\(renamed)")
    let both = try workplace.shell("squad roster edit f.csv Ace --skill 8")
    #expect(both.exitCode == 64 && both.errors.contains("Ace has fought, and without an id"), "\(both)")
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.exitCode == 0 && next.output.contains("\nR1: Ace   Not fighting\nR2: Bee   Not fighting\n"))
    #expect(!next.output.contains("no longer"), "\(next)")
    // From now on the new name is the known one.
    #expect(try workplace.shell("squad roster edit f.csv Ace --skill 8").exitCode == 0)
    let list = try workplace.squad("roster", "list", "f.csv", "--format", "csv").output
    #expect(list.contains("Ace,Autobots,5,5,5,5,1,5,5,8,Alive\r\n"))
  }

  @Test func whatNobodyCanTellIsRefusedWithAdvice() throws {
    let workplace = try played()
    let before = try workplace.bytes(of: "reports/battle.json")
    try workplace.write(
      try workplace.text(of: "f.csv").replacing("A,A,5,5,5,5,1,5,5,9", with: "Ace,A,5,5,5,5,1,5,5,8"),
      to: "f.csv")
    for command in [
      "battle f.csv --policy same-rank", "battle f.csv --policy same-rank --set-up", "roster list f.csv",
    ] {
      let run = try workplace.shell("squad \(command)")
      #expect(run.exitCode == 65, "\(run)")
      #expect(run.errors.contains("f.csv: row 1, \"Ace\", replaces \"A\", who has fought (Alive)"))
      #expect(run.errors.contains("with a column 'id', unique for every fighter"))
    }
    #expect(try workplace.bytes(of: "reports/battle.json") == before)
    // Following the advice: ids with the old values for one round, then any change.
    func withIDs(_ name: String) -> String {
      "id,\(fightersHeader)\n1,\(name)\n2,D,D,5,5,5,5,1,5,5,5\n3,B,A,5,5,5,5,2,5,5,5\n"
    }
    try workplace.write(withIDs("A,A,5,5,5,5,1,5,5,9"), to: "f.csv")
    #expect(try workplace.squad("battle", "f.csv", "--policy", "same-rank").exitCode == 0)
    try workplace.write(withIDs("Ace,D,5,5,5,5,2,5,5,8"), to: "f.csv")
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.output.hasPrefix("Round 2: Ace beat B; died: B; both rounds: 2 battles"), "\(next)")
  }

  @Test func whoIsAddedUnderTheNameOfOneRemovedIsNew() throws {
    let workplace = try played()
    try workplace.write(
      try workplace.text(of: "f.csv").replacing("D,D,5,5,5,5,1,5,5,5\n", with: ""), to: "f.csv")
    let add = "squad roster add f.csv --name D --team D --stats 5,5,5,5,1,5,5,5"
    let added = try workplace.shell(add)
    #expect(added.exitCode == 0 && added.output.contains("\nStates  2 Born, 1 Alive, 0 Died\n"), "\(added)")
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank", "--history")
    #expect(
      next.output.hasPrefix("Round 2: A beat D; died: D; both rounds: 2 battles"), "\(next)")
    #expect(next.output.contains("\nD (removed)  Decepticons        1     0       1     0\n"))
    #expect(next.output.contains("\nD            Decepticons        1     0       1     0\n"))
    #expect(next.output.contains("\n     1     1  A        D (removed)  Autobots"), "\(next)")
    // A namesake of a fighter who is still there is new in any case.
    #expect(try workplace.shell(add).exitCode == 0)
    let third = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(third.output.hasPrefix("Round 3: A beat D (row 4);"))
    #expect(try workplace.squad("verify", "reports/battle.json").exitCode == 2)
  }

  @Test func aNewFileHasItsHeader() throws {
    let workplace = try workplace()
    let stats = "--name X --team A --stats 5,5,5,5,5,5,5,5"
    let added = try workplace.shell("squad roster add new.csv \(stats)")
    #expect(added.exitCode == 0 && added.output.hasPrefix("added X as row 1: "))
    #expect(
      try workplace.text(of: "new.csv")
        == "\(fightersHeader)\nX,A,5,5,5,5,5,5,5,5\n")
    #expect(try workplace.shell("squad roster add new.csv \(stats) --id x2").exitCode == 0)
    let columns = try workplace.shell(
      "squad roster add other.csv \(stats) --columns name=Transformer --delimiter ';' --id 7; cat other.csv")
    #expect(columns.output.hasSuffix("id\nX;A;5;5;5;5;5;5;5;5;7\n"), "\(columns)")
    #expect(columns.output.contains("\nTransformer;team;strength;"))
    let number = try workplace.shell("squad roster add third.csv \(stats) --columns 'name=#3'; ls")
    #expect(number.errors.contains("third.csv does not exist yet") && !number.output.contains("third.csv"))
    for bad in ["squad roster add no/such.csv \(stats)", "squad roster edit none.csv X --skill 3"] {
      #expect(try workplace.shell(bad).exitCode == 66, "\(bad)")
    }
    let wrong = try workplace.shell("squad roster add fourth.csv --name X; ls")
    #expect(!wrong.output.contains("fourth.csv"))
  }

  @Test func severalFilesAreOneRoster() throws {
    let workplace = try workplace("\(fightersHeader)\nJazz,A,5,5,5,5,1,5,5,9\n")
    try workplace.write("\(fightersHeader)\nJazz,A,5,5,5,5,2,5,5,5\nD,D,5,5,5,5,2,5,5,9\n", to: "g.csv")
    _ = try workplace.squad("battle", "f.csv", "g.csv", "--policy", "same-rank")
    let both = try workplace.squad("roster", "list", "f.csv", "g.csv")
    #expect(both.output.hasPrefix("3 fighters in f.csv, g.csv: 2 Autobots, 1 Decepticon\n"), "\(both)")
    #expect(
      both.output.contains("\nf.csv    1  Jazz (f.csv row 1)  ")
        && both.output.contains("\nStates  1 Born, 1 Alive, 1 Died\n"))
    // On its own, the second file is recognised by its path, not by the order among namesakes.
    let second = try workplace.squad("roster", "list", "g.csv", "--format", "csv").output
    #expect(second.contains("Jazz,Autobots,5,5,5,5,2,5,5,5,Died\r\n"), "\(second)")
    let dead = try workplace.squad("roster", "edit", "g.csv", "Jazz", "--skill", "9")
    #expect(dead.exitCode == 64 && dead.errors.contains("Jazz has died"))
    #expect(try workplace.squad("roster", "edit", "f.csv", "Jazz", "--skill", "8").exitCode == 0)
    let half = try workplace.squad("roster", "reset", "./f.csv")
    #expect(half.exitCode == 64 && half.errors.contains("g.csv belongs to the same game"), "\(half)")
    #expect(half.errors.contains("squad roster reset g.csv ./f.csv"))
    let reset = try workplace.squad("roster", "reset", "f.csv", "g.csv")
    #expect(
      reset.exitCode == 0
        && reset.output.hasPrefix("everybody in f.csv and g.csv is Born; a new game starts\n"))
    let bad = try workplace.shell("echo 'x,y' > h.csv; squad roster reset f.csv h.csv")
    #expect(bad.exitCode == 65)
  }

  @Test func fightersOfOtherFilesAreNotMissing() throws {
    let workplace = try workplace("\(fightersHeader)\nA,A,5,5,5,5,1,5,5,9\n")
    try workplace.write("\(fightersHeader)\nD,D,5,5,5,5,1,5,5,5\n", to: "g.csv")
    _ = try workplace.squad("battle", "f.csv", "g.csv", "--policy", "same-rank")
    let list = try workplace.squad("roster", "list", "f.csv", "--policy", "same-rank")
    #expect(list.output.hasPrefix("1 fighter in f.csv: 1 Autobot, 0 Decepticons\n"))
    #expect(list.output.contains("Alive\n") && list.output.contains("no warnings"))
  }

  @Test func aResetIsAFreshStart() throws {
    let workplace = try workplace(
      "\(fightersHeader),state\nA,A,5,5,5,5,1,5,5,9,Alive\nD,D,5,5,5,5,1,5,5,5,\nE,D,5,5,5,5,2,5,5,5,Died\n"
        + "G,D,5,5,5,5,3,5,5,5,\n")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    // A ghost: a fighter whom the file no longer names.
    try workplace.write(
      try workplace.text(of: "f.csv").replacing("G,D,5,5,5,5,3,5,5,5,\n", with: ""), to: "f.csv")
    let ghost = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(ghost.errors.contains("\"G\" is no longer in the file"))

    let reset = try workplace.squad("roster", "reset", "f.csv", "--date", "2026-11-22")
    #expect(reset.exitCode == 0 && reset.output.hasPrefix("everybody in f.csv is Born; a new game starts\n"))
    #expect(try !workplace.text(of: "f.csv").contains("Died"))
    let page = try workplace.text(of: "reports/battle.md")
    #expect(page.contains("A Vs D") && !page.contains("Died") && !page.contains("| G "))
    #expect(page.contains("2026-11-22"))
    // After a reset, fighters can be renamed and removed.
    #expect(try workplace.shell("squad roster edit f.csv D --name Dirge --strength 6").exitCode == 0)
    #expect(try workplace.shell("squad roster remove f.csv E").exitCode == 0)
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.errors == "" && next.output.hasPrefix("Round 1: A beat Dirge; died: Dirge\n"), "\(next)")
    #expect(next.output.contains("\nBattle1: Autobots win\n") && !next.output.contains("Battle2"))
    let own = try workplace.squad("battle", "--history", "--format", "csv").output
    #expect(own.split(separator: "\r\n").count == 2 && own.contains(",Dirge,"))
    let all = try workplace.squad("battle", "--history", "--all", "--format", "csv").output
    #expect(all.hasPrefix("game,war,date,policy,number,") && all.split(separator: "\r\n").count == 3)
    #expect(all.contains("\r\n1,1,,same-rank,1,1,A,D,") && all.contains("\r\n2,1,,same-rank,1,1,A,Dirge,"))
    let alone = try workplace.squad("battle", "--all", "f.csv")
    #expect(alone.exitCode == 64 && alone.errors.contains("--all needs --history"))
  }

  @Test func aResetOfTheFolderInWhichTheFilesLie() throws {
    let workplace = try played()
    for command in [
      "battle f.csv --policy same-rank --output .", "roster reset f.csv --output .",
      "roster add f.csv --name New --team A --stats 5,5,5,5,1,5,5,5 --output .",
    ] {
      let run = try workplace.shell("squad \(command)")
      #expect(run.exitCode == 0, "\(run)")
    }
  }

  @Test func latinOneStaysLatinOne() throws {
    let workplace = try workplace()
    try Data(fightersHeader.utf8 + Array("\nZo".utf8) + [0xEB] + Array(",A,5,5,5,5,5,5,5,5\n".utf8))
      .write(to: URL(filePath: workplace.path + "/f.csv"))
    let edit = "squad roster edit f.csv Zoë --encoding latin1 --skill 9"
    #expect(try workplace.shell(edit).exitCode == 0)
    #expect(try workplace.bytes(of: "f.csv").contains(0xEB))
    let name = try workplace.shell("squad roster edit f.csv Zoë --encoding latin1 --name Łukasz")
    #expect(name.exitCode == 64 && name.errors.contains("lacks some character"))
  }

  @Test func aWrongFileIsRefusedAndLeftAlone() throws {
    let workplace = try workplace(Self.rows + "n4,X,B,5,5,5,5,5,5,5,50\n")
    let before = try workplace.text(of: "f.csv")
    for command in ["list f.csv", "reset f.csv", "remove f.csv Hubcap"] {
      let run = try workplace.shell("squad roster \(command)")
      #expect(
        run.exitCode == 65 && run.errors.contains("f.csv:5: skill: skill is not valid: 50 is more than 10"),
        "\(command)")
      #expect(run.errors.contains("f.csv:5: team: team is not valid: \"B\" is not one of"), "\(command)")
    }
    #expect(try workplace.text(of: "f.csv") == before)
    #expect(try workplace.squad("roster", "list", "none.csv").exitCode == 66)
    #expect(try workplace.squad("roster", "reset", "none.csv").exitCode == 66)
    let lost = try workplace.squad("roster", "reset", "no/such.csv")
    #expect(lost.exitCode == 66 && lost.errors == "no/such.csv: the folder no does not exist\n")
  }

  @Test func whatCannotBeChangedSafelyIsRefused() throws {
    let workplace = try workplace("state," + Self.rows.replacing("\nn", with: "\ndied,n"))
    let before = try workplace.text(of: "f.csv")
    #expect(try workplace.squad("roster", "reset", "-").exitCode == 64)
    let joined = try workplace.squad(
      "roster", "edit", "f.csv", "n1 Soundwave", "--skill", "9", "--columns", "name=note+name")
    #expect(joined.exitCode == 64 && joined.errors.contains("joined from several columns"))
    try FileManager.default.createDirectory(
      atPath: workplace.path + "/reports", withIntermediateDirectories: false)
    try workplace.write("{}", to: "reports/battle.json")
    let reset = try workplace.squad("roster", "reset", "f.csv")
    #expect(reset.exitCode == 65 && reset.errors.contains("not a snapshot"))
    #expect(try workplace.text(of: "f.csv") == before)
  }

  @Test func strictRefusesBeforeAnythingIsWritten() throws {
    let workplace = try workplace(Self.rows + "n4,Hubcap,A,4,4,4,4,4,4,4,4\n")
    let before = try workplace.text(of: "f.csv")
    let run = try workplace.squad("roster", "edit", "f.csv", "Bluestreak", "--skill", "9", "--strict")
    #expect(run.exitCode == 65 && run.errors.contains("repeats row 3"))
    #expect(try workplace.text(of: "f.csv") == before)
  }
}
