import Chance
import Foundation
import Testing

/// Files as found in practice, read by the real program.
@Suite struct UnderstandingTests {
  private let workplace = Workplace()

  /// An export in the shape of DraftKings', with enough players for every slot.
  static let draftKings: String = {
    let places = ["QB", "QB", "RB", "RB", "RB", "WR", "WR", "WR", "WR", "TE", "TE", "DST", "DST"]
    let rows = places.enumerated().map { number, place in
      let flex = ["RB", "WR", "TE"].contains(place) ? "\(place)/FLEX" : place
      let salary = 4_000 + number * 397 % 5 * 1_100
      let game = number % 4 < 2 ? "C0@C1" : "C2@C3"
      return
        "\(place),P\(number) (\(number)),P\(number),\(number + 1),\(flex),\(salary),\(game),C\(number % 4),\(salary / 300).\(number)"
    }
    return "Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame\n"
      + rows.joined(separator: "\n") + "\n"
  }()

  private func json(_ run: Run) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func theSnapshotRecordsWhatWasGuessed() throws {
    let rows = (1...6).map { "P\($0),\($0),\($0),\($0)\n" }.joined()
    try workplace.write("Player,Points,Price,Other\n\(rows)", to: "p.csv")
    let run = try workplace.squad("best", "p.csv")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors == "p.csv: read as name from Player, skill from Points, cost from Price\n")
    let pool = try #require(try workplace.json("reports/best-team.json")["pool"] as? [String: Any])
    let readAs = try #require(pool["readAs"] as? [String: Any])
    #expect(readAs["columns"] as? [String: String] == ["name": "Player", "skill": "Points", "cost": "Price"])
    #expect(run.output.hasPrefix("20 points for 20 of 50: proved best, 30 left\n"), "\(run.output)")
    try workplace.expectVerified("reports/best-team.json")
    #expect(try workplace.squad("best", "p.csv", "--quiet").errors == "")
    let named = try workplace.squad(
      "best", "p.csv", "--columns", "name=Player,skill=Other,cost=Price", "--output", "named")
    #expect(named.output.hasPrefix("20 other for 20"), "\(named.output)")
    try workplace.expectVerified("named/best-team.json")

    // The site has changed its headers, so the columns are read differently from before.
    try workplace.write("Player,Score,Price,Other\n\(rows)", to: "p.csv")
    let other = try workplace.squad("best", "p.csv")
    #expect(
      other.errors.contains(
        "p.csv: read as name from Player, skill from Score, cost from Price; the previous run read it as name from Player, "
          + "skill from Points, cost from Price; use --columns or --preset to choose\n"))
    // The report says so too, also after a run that finds nothing new.
    for _ in 1...2 {
      let snapshot = try workplace.json("reports/best-team.json")
      #expect(snapshot["warningCount"] as? Int == 1)
      #expect((snapshot["warnings"] as? [[String: Any]])?.map { $0["code"] as? String } == ["other-guess"])
      #expect(try workplace.text(of: "reports/best-team.md").contains("the previous run read it as"))
      try workplace.expectVerified("reports/best-team.json")
      #expect(!(try workplace.squad("best", "p.csv").errors.contains("previous run")))
    }
    // A nightly job warns too.
    try workplace.write("tasks: [{best: p.csv}]\n", to: "job.yaml")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
    try workplace.write("Player,FPPG,Price,Other\n\(rows)", to: "p.csv")
    let night = try workplace.squad("batch", "job.yaml")
    #expect(night.errors.contains("skill from FPPG, cost from Price; the previous run read it as"))
    // The file now names its columns plainly: this is still a change, unless the user says otherwise.
    try workplace.write("name,skill,cost,Other\n\(rows)", to: "p.csv")
    let plain = try workplace.squad("best", "p.csv")
    #expect(
      plain.errors.contains(
        "p.csv: read without guessing; the previous run read it as name from Player"))
  }

  /// Columns that the user names are settled, but not how cells are decoded.
  @Test func namedColumnsAreNoOtherGuess() throws {
    let columns = ["--columns", "name=Player,skill=Points,cost=Price"]
    func write(_ end: String) throws {
      let rows = (1...6).map { "P\($0),\($0),\"\($0)\(end)\"\n" }.joined()
      try workplace.write("Player,Points,Price\n" + rows, to: "p.csv")
    }
    try write(".5")
    #expect(try workplace.squad("best", "p.csv").errors.contains("read as name from Player"))
    let named = try workplace.squad("best", "p.csv", columns[0], columns[1])
    #expect(named.exitCode == 0 && !named.errors.contains("previous run"), "\(named.errors)")
    try write(",5")
    let comma = try workplace.squad("best", "p.csv", columns[0], columns[1])
    #expect(comma.errors.contains("; use --decimal to choose\n"), "\(comma.errors)")
    let said = try workplace.squad("best", "p.csv", columns[0], columns[1], "--decimal", ",")
    #expect(said.exitCode == 0 && !said.errors.contains("previous run"), "\(said.errors)")
  }

  /// What is guessed about the file with the skills is recorded and compared too.
  @Test func guessesAboutASecondFileAreRecorded() throws {
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,4,2\n", to: "p.csv")
    func best(_ skills: String, _ options: String = "") throws -> Run {
      try workplace.write(skills, to: "s.csv")
      return try workplace.shell(
        "squad best p.csv --skill-from s.csv:Pts --size 1 --skill-range any \(options)")
    }
    func recorded() throws -> [String: Any]? {
      let pool = try workplace.json("reports/best-team.json")["pool"] as? [String: Any]
      #expect(pool?["readAs"] == nil)
      try workplace.expectVerified("reports/best-team.json")
      return pool?["skillsReadAs"] as? [String: Any]
    }
    let first = try best("Player;Pts\nAnn;1,5\nBob;2,345\n")
    #expect(first.exitCode == 0 && !first.errors.contains("previous run"), "\(first.errors)")
    let read = try recorded()
    #expect(read?["columns"] as? [String: String] == ["name": "Player"])
    #expect(read?["decimalComma"] as? [String] == ["skill"])
    let decimals = try best("Player,Pts\nAnn,1.5\nBob,2.345\n")
    #expect(
      decimals.errors.contains(
        "s.csv: read as name from Player; the previous run read it as name from Player; decimal comma in skill; "
          + "use --decimal to choose\n"), "\(decimals.errors)")
    #expect(try recorded()?["decimalComma"] == nil)
    let plain = try best("name,Pts\nAnn,1.5\nBob,2.345\n")
    #expect(
      plain.errors.contains(
        "s.csv: read without guessing; the previous run read it as name from Player; use --join to choose\n"),
      "\(plain.errors)")
    #expect(try recorded() == nil)
    let named = try best("Player,Pts\nAnn,1.5\nBob,2.345\n", "--join Player=name")
    #expect(named.exitCode == 0 && !named.errors.contains("previous run"), "\(named.errors)")
  }

  @Test func nothingIsGuessedOnRequest() throws {
    try workplace.write("Player,Points,Price\nAnn,1,2\n", to: "p.csv")
    for option in ["--preset=none", "--strict"] {
      let run = try workplace.squad("players", "p.csv", option, "--output", "none")
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("try --columns name=Player,skill=Points,cost=Price"))
    }
  }

  @Test func plainFilesSayNothingMore() throws {
    let run = try workplace.squad("best", "samples/players.csv")
    #expect(run.errors == "")
    let pool = try #require(try workplace.json("reports/best-team.json")["pool"] as? [String: Any])
    #expect(pool["readAs"] == nil)
  }

  @Test func namesOnTheCommandLine() throws {
    try workplace.write(
      "name,skill,cost\nKader Keïta,5,10\nJosé Müller,6,10\nAnn Lee,7,10\nBob Lee,1,10\nEve Fox,2,10\nZoë Roe,1,10\n",
      to: "p.csv")
    let run = try workplace.squad(
      "best", "p.csv", "--lock", "kader keita", "--lock", "Muller", "--ban", "EVE FOX", "--output", "none",
      "--size", "3")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("18 skill"))
    try workplace.write("name,skill,cost\nA.J. Brown,5,10\nBob Ray,4,12\n", to: "initials.csv")
    for name in ["AJ Brown", "A. J. Brown", "a j brown"] {
      let run = try workplace.squad(
        "best", "initials.csv", "--size", "1", "--budget", "12", "--ban", name, "--output", "none")
      #expect(run.output.contains("Bob Ray"), "\(name): \(run.errors)")
    }
    let unclear = try workplace.squad("best", "p.csv", "--lock", "Lee", "--output", "none")
    #expect(unclear.exitCode == 64)
    #expect(unclear.errors.contains("Ann Lee") && unclear.errors.contains("Bob Lee"))
    try workplace.write("name\nkader keita\nlee\n", to: "t.csv")
    let team = try workplace.squad("check", "p.csv", "t.csv", "--output", "none")
    #expect(team.exitCode == 1)
    #expect((team.errors + team.output).contains("Ann Lee"))
  }

  @Test func joinByColumns() throws {
    try workplace.write("Name,code,cost\nAnn,a1,1\nBob,b1,2\n", to: "p.csv")
    try workplace.write("key,pts\nB1,5\na1,6\n", to: "s.csv")
    let run = try workplace.squad(
      "players", "p.csv", "--skill-from", "s.csv:pts", "--join", "key=code", "--format", "csv", "--output",
      "none")
    #expect(run.exitCode == 0, "\(run.errors)")
    let rows = run.output.split(whereSeparator: \.isNewline)
    #expect(rows.contains("1,,Ann,,,6,1") && rows.contains("2,,Bob,,,5,2"), "\(rows)")
    let alone = try workplace.squad("players", "p.csv", "--join", "key=code")
    #expect(alone.exitCode == 64)
  }

  /// Reports show, and users type, the game's names for players and clubs.
  @Test func namesOfTheGame() throws {
    let header = "first_name,second_name,web_name,total_points,now_cost,element_type,team,selected_by_percent"
    try workplace.write(
      "\(header)\nBruno,Borges Fernandes,B.Fernandes,100,90,3,1,41.2\nGabriel,Magalhães,Gabriel,90,62,2,2,20\n"
        + "Emre,Çelik,Çelik,80,60,2,1,2\n", to: "fpl.csv")
    try workplace.write("id,name,short_name\n1,Man Utd,MUN\n2,Arsenal,ARS\n", to: "clubs.csv")
    let run = try workplace.squad(
      "best", "fpl.csv", "--size", "2", "--skill-range", "any", "--club-names", "clubs.csv", "--lock",
      "b. fernandes", "--where", "ownership>=5", "--sum", "ownership<=70")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("B.Fernandes  MID   MUN") && run.output.contains("Gabriel"), "\(run.output)")
    #expect(run.output.contains("ARS") && !run.output.contains("Borges"), "\(run.output)")
    let json = try workplace.json("reports/best-team.json")
    #expect((json["inputs"] as? [[String: Any]])?.map { $0["path"] as? String } == ["fpl.csv", "clubs.csv"])
    try workplace.expectVerified("reports/best-team.json")
    try workplace.write("id,name,short_name\n1,Man Utd,MUN\n2,Arsenal,MUN\n", to: "clubs.csv")
    #expect(try workplace.squad("verify", "reports/best-team.json").exitCode != 0)
    let again = try workplace.squad("best", "fpl.csv", "--skill-range", "any", "--club-names", "clubs.csv")
    #expect(
      again.exitCode == 65
        && again.errors.contains("clubs.csv:3: short_name: \"MUN\" is also the short name on line 2"))
  }

  /// A totals row of a team file is no player, of one's own squad neither.
  @Test func totalsOfTeamFilesAreLeftOut() throws {
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,4,2\nCid,3,3\n", to: "p.csv")
    try workplace.write("name,sell\nAnn,1\nBob,2\nTotal,3\n", to: "team.csv")
    for command in ["check p.csv team.csv --budget 9", "best p.csv --owned team.csv"] {
      let run = try workplace.shell("squad \(command) --size 2 --output none")
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(
        run.errors.contains("team.csv:4: \"Total\" looks like a total or an average; the row is left out"),
        "\(run.errors)")
      #expect(!run.output.contains("Total"), "\(run.output)")
    }
  }

  /// Doctor finds what a run finds: rows of totals are left out though their cells are bad, and a file with bad rows is
  /// not readable as it is.
  @Test func doctorAgreesWithRuns() throws {
    let rows = (1...6).map { "P\($0),\($0),\($0 + 1)\n" }.joined()
    for (end, code) in [("Total,,27\n", 0), (",,27\n", 0), ("P7,x,3\n", 65)] {
      try workplace.write("name,skill,cost\n" + rows + end, to: "p.csv")
      let run = try workplace.squad("best", "p.csv", "--output", "none")
      let doctor = try workplace.squad("doctor", "p.csv")
      #expect(run.exitCode == code && doctor.exitCode == code, "\(end)\(run.errors)\(doctor.output)")
      #expect(
        doctor.output.contains("People    6 players" + (code == 0 ? "\n" : ", 1 bad row\n")),
        "\(doctor.output)")
      #expect(doctor.output.contains(code == 0 ? "\nOddities\n" : "\nProblems\n"))
      #expect(doctor.output.contains("--skip-bad-rows") == (code != 0), "\(doctor.output)")
    }
  }

  /// Doctor shows the numbers that the program reads.
  @Test func doctorReadsDecimalMarksAsAllDo() throws {
    try workplace.write("Player;Proj;Price;Other\nA;5;1.500;2.000\nB;5;2.500;3.000\n", to: "semi.csv")
    let run = try workplace.squad("doctor", "semi.csv")
    #expect(
      run.output.contains("whole numbers, 1500 to 2500")
        && run.output.contains("whole numbers, 2000 to 3000"),
      "\(run.output)")
    try workplace.write("Player,Proj,Price,Wage\nA,5,12 fl,7\nB,5,13 kr,7\n", to: "kr.csv")
    let prices = try workplace.squad("best", "kr.csv")
    #expect(
      prices.exitCode == 65
        && prices.errors.contains("no column for cost: Price holds \"12 fl\", which is not a number"),
      "\(prices.errors)")
    try workplace.write("name,GW,skill,cost\nA,1,5,5\nB,29,4,4\n", to: "gw.csv")
    let week = try workplace.squad("best", "gw.csv", "--where", "GW=99")
    #expect(week.errors.contains("the values are \"1\" and \"29\"; the nearest is \"29\""), "\(week.errors)")
  }

  @Test func doctorPrintsCommandsThatWork() throws {
    try workplace.write(Self.draftKings, to: "dk.csv")
    let run = try workplace.squad("doctor", "dk.csv")
    #expect(run.exitCode == 0, "\(run.errors)")
    for part in [
      "dk.csv: 13 players", "CSV with commas, 13 rows of 9 columns", "UTF-8",
      "draftkings: id from ID, name from Name, skill from AvgPointsPerGame, cost from Salary",
      "squad best dk.csv --rules draftkings-nfl", "squad players dk.csv",
    ] {
      #expect(run.output.contains(part), "\(part) in \(run.output)")
    }
    #expect(workplace.names(in: "reports").isEmpty)
    let command = try #require(run.output.split(separator: "\n").first { $0.contains("squad best") })
    let line = try #require(command.range(of: "squad best").map { String(command[$0.lowerBound...]) })
    #expect(try workplace.shell(line.trimmingCharacters(in: ["`"])).exitCode == 0)
    // All suggested commands work for a pool smaller than a team, too.
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,4,2\nCid,3,70\nDan,9,4\n", to: "four.csv")
    let lines = try workplace.squad("doctor", "four.csv").output.split(separator: "\n")
      .filter { $0.hasPrefix("squad ") }
    #expect(lines.contains("squad best four.csv --size 4 --budget 77"), "\(lines)")
    for line in lines { #expect(try workplace.shell("\(line) --output out").exitCode == 0, "\(line)") }
    try workplace.write("Person;Age\nAnn;20\n", to: "ages.csv")
    // First base is no billion, whether the column is read or shows other positions.
    try workplace.write("name,pos,alt,skill,cost,value\nA,1B,1B,5,4,1B\nB,2B,SS,5,4,2B\n", to: "bases.csv")
    let bases = try workplace.squad("doctor", "bases.csv").output
    #expect(bases.contains("pos     role     text, all different"), "\(bases)")
    #expect(bases.contains("alt              text, all different"), "\(bases)")
    #expect(bases.contains("value            whole numbers, 1000000000 to 2000000000"), "\(bases)")
    let ages = try workplace.squad("doctor", "ages.csv")
    #expect(ages.exitCode == 65)
    #expect(ages.output.contains("CSV with semicolons") && ages.output.contains("no column for"))
    try workplace.write("%PDF-1.4\n", to: "x.csv")
    #expect(try workplace.squad("doctor", "x.csv").errors.contains("this is a PDF document"))
  }

  @Test func checkingAJobLooksAtItsFiles() throws {
    try workplace.write(Self.draftKings, to: "dk.csv")
    try workplace.write(
      "name,skill,cost,club,GW\n" + (1...6).map { "P\($0 / 2),\($0),\($0),X,\($0)\n" }.joined(),
      to: "weeks.csv")
    let task = "tasks:\n  - best: dk.csv\n    rules: draftkings-nfl\n"
    try workplace.write(task + "  - best: weeks.csv\n    size: 2\n", to: "job.yaml")
    let run = try workplace.squad("batch", "job.yaml", "--check")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("13 players, read as draftkings: "))
    #expect(run.output.contains("weeks.csv  4 players, 2 warnings"), "\(run.output)")
    #expect(run.output.contains("Oddities\n\nweeks.csv:"), "\(run.output)")
    for part in [
      "dk.csv\n", "Format", "CSV with commas, 13 rows of 9 columns", "UTF-8", "13 players",
      "AvgPointsPerGame  skill", "whole numbers, 1 to 6",
    ] {
      #expect(run.output.contains(part), "\(part) in \(run.output)")
    }
    try workplace.write("tasks:\n  - best: dk.csv\n", to: "job.yaml")
    let bad = try workplace.squad("batch", "job.yaml", "--check")
    #expect(bad.exitCode == 65)
    #expect(
      bad.errors.contains("this works in the folder of the job: squad best dk.csv --rules draftkings-nfl"))
    try workplace.write("tasks:\n  - best: dk.csv\n  - best: weeks.csv\n    size: 2\n", to: "job.yaml")
    let half = try workplace.squad("batch", "job.yaml", "--check")
    #expect(half.exitCode == 65)
    #expect(half.output.contains("\nweeks.csv  4 players, 2 warnings\n"), "\(half.output)")
    #expect(half.output.hasPrefix("job.yaml: 2 tasks, 1 mistake\n"), "\(half.output)")
    // The command that works is no mistake beside the two cells.
    try workplace.write("name,skill,cost\nA,5,1\nB,11,2\nC,12,3\nD,4,4\nE,3,4\nF,2,4\n", to: "dk.csv")
    try workplace.write("tasks:\n  - best: dk.csv\n    budget: 20\n", to: "job.yaml")
    let cells = try workplace.squad("batch", "job.yaml", "--check")
    #expect(cells.output.hasPrefix("job.yaml: 1 task, 2 mistakes\n"), "\(cells.output)")
    #expect(cells.errors.contains("this works in the folder of the job: squad best dk.csv"))
  }

  /// A check of a job shows the commands that doctor does.
  @Test func checkingAJobShowsCommandsThatWork() throws {
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,11,2\nCid,3,3\n", to: "p.csv")
    try workplace.write("name\nAnn\nCid\n", to: "t.csv")
    try workplace.write(
      "tasks:\n  - check: p.csv\n    teams: [t.csv]\n    size: 2\n    skill-range: any\n", to: "job.yaml")
    let run = try workplace.squad("batch", "job.yaml", "--check")
    #expect(run.exitCode == 0, "\(run.errors)")
    let doctor = try workplace.squad("doctor", "p.csv").output.split(separator: "\n")
      .filter { $0.hasPrefix("squad ") }
    #expect(doctor.contains("squad best p.csv --size 3 --skill-range any"), "\(doctor)")
    #expect(
      run.output.contains(
        "\n\nCommands that work in the folder of the job:\n\n" + doctor.joined(separator: "\n") + "\n"),
      "\(run.output)")
  }

  /// A team has at most one row of each player: the best team is that of brute force, and verify and check agree.
  @Test func aTeamHasOneRowOfAPerson() throws {
    var chance = SplitMix64(seed: 0x0123)
    var rows: [(name: String, skill: Int64, cost: Int64)] = []
    for week in 1...3 {
      for player in 1...4 {
        rows.append(("P\(player)", chance.integer(in: 1...9), chance.integer(in: 5...20) + Int64(week)))
      }
    }
    let lines = rows.enumerated().map { "\($1.name),\($1.skill),\($1.cost),Elm,\($0 / 4 + 1)\n" }
    try workplace.write("name,skill,cost,club,GW\n" + lines.joined(), to: "p.csv")
    func best(_ mayRepeat: Bool) -> Int64 {
      var most: Int64 = 0
      for a in rows.indices {
        for b in rows.indices where b > a {
          for c in rows.indices where c > b {
            let team = [rows[a], rows[b], rows[c]]
            guard mayRepeat || Set(team.map(\.name)).count == 3, team.reduce(0, { $0 + $1.cost }) <= 40 else {
              continue
            }
            most = max(most, team.reduce(0) { $0 + $1.skill })
          }
        }
      }
      return most
    }
    let question = ["best", "p.csv", "--size", "3", "--budget", "40"].joined(separator: " ")
    let run = try workplace.shell("squad \(question)")
    #expect(run.exitCode == 0 && run.output.hasPrefix("\(best(false)) skill"), "\(run.output)")
    #expect(run.errors.contains("4 players appear in 12 rows"))
    try workplace.expectVerified("reports/best-team.json")
    #expect(best(true) > best(false))
    let lifted = try workplace.shell("squad \(question) --rows-are-players --output none")
    #expect(lifted.output.hasPrefix("\(best(true)) skill"), "\(lifted.output)")
    try workplace.write("name,row\nP1,1\nP1,5\nP2,2\n", to: "t.csv")
    let check = try workplace.squad("check", "p.csv", "t.csv", "--size", "3", "--output", "none")
    #expect(
      check.exitCode == 1 && check.output.contains("2 rows of P1, who is one player"), "\(check.output)")
    try workplace.write("name\nP1\n", to: "t.csv")
    let unclear = try workplace.squad("check", "p.csv", "t.csv", "--size", "3", "--output", "none")
    #expect(
      unclear.output.contains(
        "\"P1\" on line 2 is one player with several rows: \"P1 (row 1)\", \"P1 (row 5)\" and \"P1 (row 9)\"; "
          + "write the name as shown here, add a column 'row', or read one row of each player with --where"
      ),
      "\(unclear.output)")
  }

  /// Every kind of file of all tasks is checked once, and each problem is reported once.
  @Test func checkingAJobLooksAtEveryKindOfFile() throws {
    try workplace.write("name,row\nAnn,x\n", to: "t.csv")
    try workplace.write("home,away,home_goals,away_goals\nA,B,1,x\n", to: "r.csv")
    try workplace.write("team,name\nX,Ann\n", to: "f.csv")
    try workplace.write("name,skill,cost\nAnn,5,x\n", to: "p.csv")
    let best = (1...5).map { "  - best: p.csv\n    name: b\($0)\n    budget: \($0)\n" }.joined()
    try workplace.write(
      "tasks:\n  - check: p.csv\n    teams: [t.csv]\n  - standings: r.csv\n  - battle: f.csv\n" + best,
      to: "job.yaml")
    let bad = try workplace.squad("batch", "job.yaml", "--check")
    #expect(bad.exitCode == 65)
    for problem in ["t.csv:2: row: ", "r.csv:2: ", "f.csv:", "p.csv:2: cost: "] {
      #expect(bad.errors.components(separatedBy: problem).count == 2, "\(problem) once in \(bad.errors)")
    }
  }

  /// With a stray quote in a column that is not read, an edit changes only what it is told to.
  @Test func editsKeepStrayQuotes() throws {
    let header = "team,name,strength,intelligence,speed,endurance,courage,firepower,skill,rank,height\n"
    let rows = ["A,Halogen,1,2,3,4,5,6,7,8,5'11\"", "D,Rustmonger,1,2,3,4,5,6,7,8,6"]
    try workplace.write(header + rows.joined(separator: "\n") + "\n", to: "f.csv")
    let run = try workplace.squad("roster", "edit", "f.csv", "Halogen", "--skill", "9")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      try workplace.text(of: "f.csv")
        == header + "A,Halogen,1,2,3,4,5,6,9,8,\"5'11\"\"\"\n" + rows[1] + "\n")
    try workplace.write("name,note\nAnn,5'11\"\nBob,\n", to: "t.csv")
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,6,2\nEve,7,3\n", to: "p.csv")
    let team = try workplace.squad("team", "select", "t.csv", "Eve", "--pool", "p.csv")
    #expect(team.exitCode == 0, "\(team.errors)")
    #expect(
      try workplace.text(of: "t.csv")
        == "name,note\nAnn,\"5'11\"\"\"\nBob,\nEve,\n")
  }

  /// A named pipe is read only once, whatever is wrong with it.
  @Test(.timeLimit(.minutes(1))) func namedPipesAreReadOnce() throws {
    for (rows, code) in [("Ann,5,1\nBob,x,2\n", 65), ("Ann,5,1\nTotal,30,1\n", 0), ("\"An\"n,5,1\n", 65)] {
      let run = try workplace.shell(
        "rm -f pipe && mkfifo pipe && { printf 'name,skill,cost\\n\(rows.replacing("\n", with: "\\n"))' > pipe & } ; "
          + "squad best pipe --size 1 --output none")
      #expect(run.exitCode == code, "\(run.errors)")
    }
  }

  /// Costs as large as numbers can be.
  @Test func costsAtTheLimitOfNumbersDoNotTrap() throws {
    let rows = (1...150).map { "P\($0),11,1300000000000000000000000000000000000\n" }.joined()
    try workplace.write("name,skill,cost\n" + rows, to: "p.csv")
    let run = try workplace.squad("best", "p.csv", "--size", "140", "--output", "none")
    #expect(run.exitCode == 65 && run.errors.contains("--skill-range any"), "\(run.errors)")
  }
}
