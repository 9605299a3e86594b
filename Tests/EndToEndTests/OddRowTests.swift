import Foundation
import Testing

/// Rows that are no players among those of players, and what is said and proposed about them.
struct OddRowTests {
  private let workplace = Workplace()

  /// Finds the best team of a file, with options as in a shell.
  private func best(_ text: String, _ options: String = "") throws -> Run {
    try workplace.write(text, to: "pool.csv")
    return try workplace.shell("squad best pool.csv --output none \(options)")
  }

  /// Totals of groups, or of all rows below, would win the optimum.
  @Test(arguments: [
    "name,club,skill,cost\nA,X,3,4\nB,X,6,5\nTotal,X,9,9\nC,Y,1,2\nD,Y,1,2\nE,Y,1,2\n",
    "name,club,skill,cost\nTotal,,8,15\nA,X,3,4\nB,X,2,5\nC,Y,1,2\nD,Y,1,2\nE,Y,1,2\n",
    "name,club,skill,cost\nA,X,3,4\nB,X,6,5\nX Total,,9,9\nC,Y,1,2\nD,Y,1,2\nY Total,,2,4\nE,Z,1,2\n",
    "name,club,skill,cost\nA,X,3,4\nSubtotal,X,3,4\nB,Y,2,5\nC,Y,1,2\nSubtotal,Y,3,7\nD,Z,1,2\nE,Z,1,2\n",
    "name,club,skill,cost\nA,X,7,9\nB,X,6,5\nTotal,X,13,14\nC,Y,8,2\nD,Y,9,2\nE,Y,1,2\nTotal,Y,18,6\n",
  ])
  func totalsBesidePlayersAreLeftOut(text: String) throws {
    let run = try best(text)
    #expect(run.exitCode == 0 && !run.output.lowercased().contains("total"), "\(run)")
    #expect(run.errors.contains("looks like a total or an average; the row is left out"), "\(run)")
    #expect(try best(text, "--strict").exitCode == 65)
  }

  /// A word alone may be a name; a longer name is one, unless it adds up everything.
  @Test func wordsThatAddUpNothingArePlayers() throws {
    let rows = "A,X,3,4\nB,X,6,5\nTotal,X,8,8\nJean Total,Y,2,9\nC,Y,1,2\n"
    let run = try best("name,club,skill,cost\n" + rows)
    #expect(run.output.contains("Jean Total") && run.output.contains("20 skill"), "\(run)")
    #expect(
      run.errors
        == "pool.csv:4: \"Total\" looks like a total or an average, but counts as a player; --where 'name!=Total' "
        + "leaves it out\n", "\(run)")
    let without = try best("name,club,skill,cost\n" + rows, "--where 'name!=Total' --size 4")
    #expect(without.errors.isEmpty && without.output.contains("12 skill"), "\(without)")
  }

  /// A last player may cost as much as all others together.
  @Test func aLastPlayerCanBeKept() throws {
    let text = "name,skill,cost\nA,3,1\nB,3,1\nC,4,2\nD,3,1\nE,3,1\nFelix,9,6\n"
    let run = try best(text)
    #expect(
      run.errors
        == "pool.csv:7: its cost is the sum of the rows above; the row is left out; --rows-are-players keeps it\n"
    )
    let kept = try best(text, "--rows-are-players")
    #expect(kept.errors.isEmpty && kept.output.contains("Felix"), "\(kept)")
    let named = try best(text.replacing("Felix", with: "Total"), "--rows-are-players")
    #expect(!named.output.contains("Total"), "\(named)")
  }

  @Test func aConditionSaysHowManyPlayersItLeaves() throws {
    let text = """
      name,club,skill,cost,Contract year
      A,X,7,12,2025
      A,X,6,10,2026
      B,Y,5,9,2025
      B,Y,8,9,2026
      C,Z,9,15,2025
      D,X,3,4,2025
      E,Y,8,11,2025
      F,Z,6,10,2026

      """
    let advice = "--where 'Contract year=2026' reads one row of each"
    #expect(try best(text).errors.contains("\(advice), but leaves 3 of 6 players; --rows-are-players"))
    let all = text.replacing(
      "C,Z,9,15,2025\nD,X,3,4,2025\nE,Y,8,11,2025\n", with: "C,Z,9,5,2026\nD,X,3,4,2026\n")
    #expect(try best(all).errors.contains("\(advice), and --rows-are-players"))
  }

  /// First names beside a plain column of names belong to it, unless the names are whole already.
  @Test(arguments: [
    ("Vorname;Name", "Thomas;Müller", "Gerd;Müller", 35),
    ("First name;Name", "Thomas;Müller", "Gerd;Müller", 35),
    ("Nombre;Apellidos", "Thomas;Müller", "Gerd;Müller", 35),
    ("Vorname;Name", "Thomas;Müller", "Thomas;Müller", 32),
  ])
  func firstNamesBelongToNames(header: String, one: String, other: String, skill: Int) throws {
    let run = try best(
      """
      \(header);Verein;Punkte;Preis
      \(one);FCB;7;12
      \(other);FCB;6;10
      Bernd;Leno;FUL;5;9
      Kai;Havertz;ARS;9;5
      Niklas;Süle;BVB;3;4
      Emre;Can;BVB;8;11

      """)
    #expect(run.output.contains("\(skill) punkte"), "\(run)")
    let whole = try best(
      "Vorname;Name;Punkte;Preis\nThomas;Thomas Müller;7;12\nGerd;Müller, Gerd;6;10\n", "--size 2")
    #expect(whole.output.contains("13 punkte") && !whole.output.contains("Thomas Thomas"), "\(whole)")
  }

  /// Below the header of another table, no command may read its rows as players.
  @Test func anotherTableIsNotMixed() throws {
    let text =
      "Player,Points,Price\nA,7,12\nB,5,9\nC,9,15\nD,3,4\nE,8,11\n\nTeam,Won,Lost\nALB,10,1\nBRK,9,2\n"
    for options in ["", "--skip-bad-rows"] {
      let run = try best(text, options)
      #expect(run.exitCode == 65 && !run.errors.contains("this works"), "\(run)")
      #expect(
        run.errors.contains("pool.csv:8: another table begins here, with \"Won\" and \"Lost\""), "\(run)")
    }
    // Players without numbers are no header.
    let bad = try best(text.replacing("Team,Won,Lost", with: "Gus,injured,out"))
    #expect(bad.errors.contains("this works: squad best pool.csv --output none --skip-bad-rows"), "\(bad)")
  }

  /// Points stand between thousands where a currency is beside several groups of three digits.
  @Test func budgetsAreReadAsFilesWriteThem() throws {
    let text =
      "name,skill,cost\nA,3,12000000\nB,6,15000000\nC,1,20000000\nD,1,5000000\nE,1,10000000\nF,9,99000000\n"
    #expect(try best(text, "--budget '62.000.000 €'").output.contains("12 skill for 62,000,000 of"))
    let doubtful = try best(text, "--budget '62.000 €'")
    #expect(doubtful.errors.contains("expected 62 or 62000"), "\(doubtful)")
    try workplace.write("name: mine\nsize: 5\nbudget: 62.000 €\n", to: "mine.yaml")
    let rules = try best(text, "--rules mine.yaml")
    #expect(
      rules.errors.contains("\"62.000 €\" may be 62 or 62000; write the one that is meant"), "\(rules)")
    #expect(try best(text, "--budget 62.000.000").exitCode == 64)
  }

  /// Every command that `doctor` proposes runs.
  @Test(arguments: [
    "name,club,skill,cost,year\nA,X,7,12,1\nA,X,6,10,2\nB,Y,5,9,1\nB,Y,8,9,2\nC,Z,9,15,1\nD,X,3,4,1\nE,Y,8,11,1\nF,Z,6,10,2\n",
    "name,skill,cost,max-exposure\nA,7,12,50%\nB,5,9,50%\nC,9,15,50%\nD,3,4,50%\nE,8,11,50%\nF,6,10,50%\nG,6,10,50%\n",
    "name,skill,cost,max-exposure\n"
      + (1...12).map { "P\($0),\($0 % 9 + 1),\($0),\($0 < 9 ? 40 : 100)%\n" }.joined(),
  ])
  func commandsOfTheDoctorWork(text: String) throws {
    try workplace.write(text, to: "pool.csv")
    let commands = try workplace.squad("doctor", "pool.csv").output.split(separator: "\n")
      .filter { $0.hasPrefix("squad ") }
    #expect(commands.count >= 3)
    for command in commands where command.hasPrefix("squad lineups") {
      let run = try workplace.shell("\(command) --output none")
      #expect(run.exitCode == 0, "\(command): \(run)")
    }
  }
}
