import Foundation
import Testing

struct RosterTests {
  private static let header = "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill"
  private static let rows = """
    note,\(header)
    n1,Soundwave,D,8,9,2,6,7,5,6,10
    n2,Bluestreak,A,6,6,7,9,5,2,9,7
    n3,Hubcap,A,4,4,4,4,4,4,4,4

    """

  private func workplace(_ text: String = rows) throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(text, to: "f.csv")
    return workplace
  }

  private func file(_ workplace: Workplace) throws -> String {
    String(decoding: try workplace.bytes(of: "f.csv"), as: UTF8.self)
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
    #expect(run.output.hasPrefix(Self.header + ",state\r\n"))
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
    #expect(try file(workplace) == Self.rows + ",Optimus Prime,A,10,10,8,10,10,10,8,10\n")

    let changed = try workplace.squad(
      "roster", "edit", "f.csv", "HUBCAP", "--strength", "9", "--team", "D", "--name", "Hub")
    #expect(
      changed.output.hasPrefix(
        "changed Hubcap: name to Hub, team to Decepticons, strength 4 to 9; overall rating 25\n"))
    #expect(try file(workplace).contains("\nn3,Hub,D,9,4,4,4,4,4,4,4\n"))

    let removed = try workplace.squad("roster", "remove", "f.csv", "Hub", "Optimus Prime", "Hub")
    #expect(removed.output.hasPrefix("removed Hub, Optimus Prime\n"))
    #expect(try file(workplace) == Self.rows.replacing("n3,Hubcap,A,4,4,4,4,4,4,4,4\n", with: ""))
  }

  @Test func everyRuleIsCheckedAndEveryProblemSaid() throws {
    let workplace = try workplace()
    let run = try workplace.squad(
      "roster", "add", "f.csv", "--name", " ", "--team", "B", "--stats", "0,11,5,5,5,5,5,x")
    #expect(run.exitCode == 64)
    for problem in [
      "name is not valid: it is empty", "team is not valid: \"B\" is none of",
      "strength is not valid: \"0\" is no whole number from 1 to 10",
      "intelligence is not valid: \"11\"", "skill is not valid: \"x\"",
    ] { #expect(run.errors.contains(problem), "\(problem)") }
    let missing = try workplace.squad("roster", "add", "f.csv", "--name", "X", "--rank", "3")
    #expect(missing.exitCode == 64 && missing.errors.contains("missing are --team, --strength"))
    #expect(try workplace.squad("roster", "edit", "f.csv", "Hubcap").exitCode == 64)
    let split = try workplace.squad("roster", "edit", "f.csv", "Hubcap", "--rank", "1 0")
    #expect(split.exitCode == 64 && split.errors.contains("rank is not valid: \"1 0\""))
    #expect(try file(workplace) == Self.rows)
  }

  @Test func aMistypedNameIsSuggestedAndARepeatedOneNeedsItsRow() throws {
    let workplace = try workplace(Self.rows + "n4,Hubcap,D,5,5,5,5,5,5,5,5\n")
    let mistyped = try workplace.squad("roster", "remove", "f.csv", "Soundwav")
    #expect(mistyped.exitCode == 64)
    #expect(mistyped.errors == "squad: no fighter is \"Soundwav\"; the nearest is \"Soundwave\"\n")
    let repeated = try workplace.squad("roster", "edit", "f.csv", "hubcap", "--skill", "9")
    #expect(repeated.exitCode == 64)
    #expect(repeated.errors == "squad: 2 fighters are \"hubcap\"; say which with --row: 3, 4\n")
    #expect(
      try workplace.squad("roster", "edit", "f.csv", "hubcap", "--row", "4", "--skill", "9").exitCode == 0)
    #expect(try file(workplace).hasSuffix("n4,Hubcap,D,5,5,5,5,5,5,5,9\n"))
  }

  @Test func idsTellFightersApart() throws {
    let workplace = try workplace()
    let add = "squad roster add f.csv --name Hubcap --team D --stats 5,5,5,5,5,5,5,5 --id h2"
    #expect(try workplace.shell(add).exitCode == 0)
    #expect(try file(workplace).hasPrefix("note,\(Self.header),id\n"))
    #expect(try workplace.shell(add).errors.contains("the id h2 is that of Hubcap in row 4 already"))
    #expect(try workplace.squad("roster", "remove", "f.csv", "--id", "h2").exitCode == 0)
    #expect(try !file(workplace).contains("h2"))
  }

  @Test func underSameRankTheDeadCannotBeChangedAndNobodyRemoved() throws {
    let workplace = try workplace(
      "\(Self.header)\nA,A,5,5,5,5,1,5,5,9\nD,D,5,5,5,5,1,5,5,5\n")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    let list = try workplace.squad("roster", "list", "f.csv", "--policy", "same-rank", "--format", "csv")
    #expect(list.output.contains(",Alive\r\n") && list.output.contains(",Died\r\n"))
    let dead = try workplace.squad("roster", "edit", "f.csv", "D", "--skill", "9", "--policy", "same-rank")
    #expect(dead.exitCode == 64 && dead.errors.contains("D has died; the dead cannot be changed"))
    let living = try workplace.squad("roster", "edit", "f.csv", "A", "--skill", "8", "--policy", "same-rank")
    #expect(living.exitCode == 0)
    let before = try file(workplace)
    for change in ["--name B", "--team D"] {
      let renamed = try workplace.shell("squad roster edit f.csv A \(change) --policy same-rank")
      #expect(renamed.exitCode == 64 && renamed.errors.contains("without an id, A is known"), "\(change)")
    }
    #expect(try file(workplace) == before)
    let removed = try workplace.squad("roster", "remove", "f.csv", "D", "--policy", "same-rank")
    #expect(removed.exitCode == 64 && removed.errors.contains("cannot be deleted"))
    #expect(try workplace.squad("roster", "edit", "f.csv", "D", "--skill", "9").exitCode == 0)
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.errors.contains("\"D\", has died; the dead cannot be changed"))
    #expect(try workplace.squad("roster", "remove", "f.csv", "D").exitCode == 0)
    let less = try workplace.squad("roster", "list", "f.csv", "--policy", "same-rank")
    #expect(less.output.hasPrefix("1 fighter in f.csv: 1 Autobot, 0 Decepticons; 1 no longer there\n"))
    let again = try workplace.shell(
      "squad roster add f.csv --name D --team D --stats 9,9,9,9,1,9,9,9 --policy same-rank")
    #expect(again.exitCode == 64 && again.errors.contains("D has died"))
  }

  @Test func fightersOfOtherFilesAreNotMissing() throws {
    let workplace = try workplace("\(Self.header)\nA,A,5,5,5,5,1,5,5,9\n")
    try workplace.write("\(Self.header)\nD,D,5,5,5,5,1,5,5,5\n", to: "g.csv")
    _ = try workplace.squad("battle", "f.csv", "g.csv", "--policy", "same-rank")
    let list = try workplace.squad("roster", "list", "f.csv", "--policy", "same-rank")
    #expect(list.output.hasPrefix("1 fighter in f.csv: 1 Autobot, 0 Decepticons\n"))
    #expect(list.output.contains("Alive\n") && list.output.contains("no warnings"))
  }

  @Test func aResetMakesEverybodyBornInTheFileAndInTheReports() throws {
    let workplace = try workplace(
      "\(Self.header),state\nA,A,5,5,5,5,1,5,5,9,Alive\nD,D,5,5,5,5,1,5,5,5,\nE,D,5,5,5,5,2,5,5,5,Died\n")
    _ = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    let reset = try workplace.squad("roster", "reset", "f.csv")
    #expect(reset.exitCode == 0 && reset.output.hasPrefix("everybody in f.csv is Born\n"))
    #expect(try !file(workplace).contains("Died"))
    let page = String(decoding: try workplace.bytes(of: "reports/battle.md"), as: UTF8.self)
    #expect(page.contains("A Vs D") && !page.contains("Died"))
    let next = try workplace.squad("battle", "f.csv", "--policy", "same-rank")
    #expect(next.output.contains("\nBattle2: Autobots win\n"))
  }

  @Test func latinOneStaysLatinOne() throws {
    let workplace = try workplace()
    try Data(Self.header.utf8 + Array("\nZo".utf8) + [0xEB] + Array(",A,5,5,5,5,5,5,5,5\n".utf8))
      .write(to: URL(filePath: workplace.path + "/f.csv"))
    let edit = "squad roster edit f.csv Zoë --encoding latin1 --skill 9"
    #expect(try workplace.shell(edit).exitCode == 0)
    #expect(try workplace.bytes(of: "f.csv").contains(0xEB))
    let name = try workplace.shell("squad roster edit f.csv Zoë --encoding latin1 --name Łukasz")
    #expect(name.exitCode == 64 && name.errors.contains("lacks a character"))
  }

  @Test func aWrongFileIsRefusedAndLeftAlone() throws {
    let workplace = try workplace(Self.rows + "n4,X,B,5,5,5,5,5,5,5,50\n")
    let before = try file(workplace)
    for command in ["list f.csv", "reset f.csv", "remove f.csv Hubcap"] {
      let run = try workplace.shell("squad roster \(command)")
      #expect(
        run.exitCode == 65 && run.errors.contains("f.csv:5: skill: skill is not valid: 50 is more than 10"),
        "\(command)")
      #expect(run.errors.contains("f.csv:5: team: team is not valid: \"B\" is none of"), "\(command)")
    }
    #expect(try file(workplace) == before)
    #expect(try workplace.squad("roster", "list", "none.csv").exitCode == 66)
    #expect(try workplace.squad("roster", "reset", "none.csv").exitCode == 66)
    let lost = try workplace.squad("roster", "reset", "no/such.csv")
    #expect(lost.exitCode == 66 && lost.errors == "no/such.csv: the folder no does not exist\n")
  }

  @Test func whatCannotBeChangedSafelyIsRefused() throws {
    let workplace = try workplace("state," + Self.rows.replacing("\nn", with: "\ndied,n"))
    let before = try file(workplace)
    #expect(try workplace.squad("roster", "reset", "-").exitCode == 64)
    let joined = try workplace.squad(
      "roster", "edit", "f.csv", "n1 Soundwave", "--skill", "9", "--columns", "name=note+name")
    #expect(joined.exitCode == 64 && joined.errors.contains("joined from several columns"))
    try FileManager.default.createDirectory(
      atPath: workplace.path + "/reports", withIntermediateDirectories: false)
    try workplace.write("{}", to: "reports/battle.json")
    let reset = try workplace.squad("roster", "reset", "f.csv")
    #expect(reset.exitCode == 65 && reset.errors.contains("not a snapshot"))
    #expect(try file(workplace) == before)
  }

  @Test func strictRefusesBeforeAnythingIsWritten() throws {
    let workplace = try workplace(Self.rows + "n4,Hubcap,A,4,4,4,4,4,4,4,4\n")
    let before = try file(workplace)
    let run = try workplace.squad("roster", "edit", "f.csv", "Bluestreak", "--skill", "9", "--strict")
    #expect(run.exitCode == 65 && run.errors.contains("repeats row 3"))
    #expect(try file(workplace) == before)
  }
}
