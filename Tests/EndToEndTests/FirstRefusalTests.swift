import Chance
import Testing

/// A refusal names everything that is needed, as one command that works when it is pasted.
@Suite struct FirstRefusalTests {
  private let workplace = Workplace()

  /// The first refusal names everything at once, and its suggested command works when pasted.
  @Test func theFirstRefusalIsTheLast() throws {
    try workplace.write(UnderstandingTests.draftKings, to: "DK Salaries.csv")
    try workplace.write("Player;Rating;Price\nAnn;7,5;900\nBob;8;800\nx;;\nEve;9;850,5\n", to: "p.csv")
    let fpl = (0..<80).map { "F,S\($0),\($0 % 13),\(40 + $0 % 40),\($0 % 4 + 1),\($0 % 20)\n" }.joined()
    let headers = "first_name,second_name,total_points,now_cost,element_type,team\n"
    try workplace.write(headers + fpl, to: "fpl.csv")
    for (line, added) in [
      ("squad best 'DK Salaries.csv'", " --rules draftkings-nfl"),
      ("squad compare 'DK Salaries.csv' --budgets all", " --rules draftkings-nfl"),
      ("squad best p.csv --size 2", " --skip-bad-rows --skill-range any --budget 1800"),
      ("squad best 'DK Salaries.csv' --size 6", " --skill-range any --budget "),
      ("squad best fpl.csv", "; --rules fpl-eleven fits too; this works: squad best fpl.csv --rules"),
    ] {
      let refused = try workplace.shell(line)
      #expect(refused.exitCode == 65, "\(refused.errors)")
      let advice = try #require(refused.errors.split(separator: "\n").last { $0.contains("this works: ") })
      #expect(advice.contains(added), "\(advice)")
      let parts = advice.components(separatedBy: "this works: ")
      let command = try #require(parts.count == 2 ? parts[1] : nil)
      let works = try workplace.shell(command)
      #expect(works.exitCode == 0, "\(command): \(works.errors)\(works.output)")
    }
  }

  /// Unknown headers, in one file or in both, are refused with one command that works, too.
  @Test func unknownHeaders() throws {
    let rows = (1...9).map { "P \($0),\($0).5,\($0)000\n" }.joined()
    try workplace.write("Who,xyz,Salary\n" + rows, to: "p.csv")
    #expect(
      try works("squad best p.csv").contains(" --columns name=Who,skill=xyz --skill-range any --budget "))
    let ids = (1...9).map { "\($0),P \($0),\($0)\n" }.joined()
    try workplace.write("id,name,cost\n" + ids, to: "pool.csv")
    let points = (1...9).map { "p \($0),\($0),\($0)\n" }.joined()
    try workplace.write("Wer,Wert2,pts\n" + points, to: "points.csv")
    #expect(
      try works("squad best pool.csv --skill-from points.csv:points")
        .contains(" --skill-from points.csv:pts --join Wer=name"))
  }

  @Test func noGameIsNamedThatHasNoTeam() throws {
    let header = UnderstandingTests.draftKings.prefix { $0 != "\n" }
    let oneMatch = UnderstandingTests.draftKings.replacing("C2", with: "C0").replacing("C3", with: "C1")
    try workplace.write(oneMatch, to: "dk.csv")
    let refused = try workplace.squad("best", "dk.csv")
    #expect(refused.exitCode == 65 && !refused.errors.contains("--rules"), "\(refused.errors)")
    let lines = try workplace.squad("doctor", "dk.csv").output.split(separator: "\n")
      .filter { $0.hasPrefix("squad ") }
    #expect(lines.contains { $0.hasPrefix("squad best dk.csv --skill-range any --budget ") }, "\(lines)")
    for line in lines { #expect(try workplace.shell("\(line) --output out").exitCode == 0, "\(line)") }
    let dash = try workplace.squad("doctor", "--", "./dk.csv").output
    #expect(dash.contains("squad best ./dk.csv --skill-range any --budget "), "\(dash)")
    #expect(
      try workplace.shell("cp dk.csv ./-dk.csv; squad doctor -- -dk.csv").output.contains(" -- -dk.csv\n"))
    let piped = try workplace.shell("cat dk.csv | squad doctor -")
    #expect(
      piped.exitCode == 0 && piped.output.contains("squad best - --skill-range any --budget "), "\(piped)")
    try workplace.write("\(header)\n", to: "none.csv")
    #expect(try workplace.squad("doctor", "none.csv").exitCode == 65)
  }

  /// A game is named beside its own size and budget; a file in another encoding and one with bad cells are advised.
  @Test func whatElseIsAdvised() throws {
    try workplace.write(UnderstandingTests.draftKings, to: "dk.csv")
    let rows = (1...12).map { "P\($0),\($0),\($0 % 4 == 0 ? "#N/A" : "5")\n" }.joined()
    try workplace.write("Player,Points,Price\n" + rows, to: "na.csv")
    _ = try workplace.shell(
      "printf 'name,skill,cost\\nJos\\351,5,4\\nAnn,3,2\\nBob,4,3\\nCid,2,1\\nDan,1,1\\n' > w.csv")
    for (line, added) in [
      ("squad best dk.csv --size 9 --budget 50000", "--rules draftkings-nfl"),
      ("squad best na.csv", "--columns cost=Price --skip-bad-rows --skill-range any"),
      ("squad best w.csv --encoding utf8", "--encoding windows-1252"),
    ] {
      let refused = try workplace.shell(line)
      let command = try #require(refused.errors.components(separatedBy: "this works: ").dropFirst().first)
        .prefix { $0 != "\n" }
      #expect(refused.exitCode == 65 && command.contains(added), "\(refused.errors)")
      let works = try workplace.shell(String(command))
      #expect(works.exitCode == 0, "\(command): \(works.errors)")
    }
  }

  /// A file of a game with bad rows is advised as a pool is, if it can be used without them.
  @Test func badRowsOfOtherFilesAreAdvised() throws {
    try workplace.write("home,away,home_goals,away_goals\nA,B,1,2\nB,C,x,0\nC,A,1,1\n", to: "st.csv")
    let players = ["keeper", "defender", "midfielder", "attacker", "attacker"]
    func lineUps(_ skill: String) -> String {
      "team,player,position,skill\n"
        + ["A", "B"].flatMap { team in players.enumerated().map { "\(team),P\($0),\($1),5\n" } }.joined()
        + "A,Q,attacker,\(skill)\n"
    }
    try workplace.write(lineUps("x"), to: "teams.csv")
    try workplace.write(
      "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill\n"
        + "Ann,A,1,2,3,4,5,6,7,8\nBob,D,1,2,3,4,5,6,7,8\nCid,D,1,x,3,4,6,6,7,8\n", to: "f.csv")
    for (line, problem) in [
      ("standings st.csv", "st.csv:3: home_goals: "), ("tournament teams.csv", "teams.csv:12: skill: "),
      ("battle f.csv", "f.csv:4: intelligence: "),
    ] {
      let refused = try workplace.shell("squad \(line) --output none")
      #expect(refused.exitCode == 65 && refused.errors.contains(problem), "\(refused.errors)")
      let command = "squad \(line) --output none --skip-bad-rows"
      #expect(refused.errors.hasSuffix(": this works: \(command)\n"), "\(refused.errors)")
      #expect(try workplace.shell(command).exitCode == 0)
      let strict = try workplace.shell("squad \(line) --output none --strict")
      #expect(strict.exitCode == 65 && !strict.errors.contains("--skip-bad-rows"), "\(strict.errors)")
    }
    // A battle of nobody is no help.
    let nobody = try workplace.shell("sed -i '2,3d' f.csv; squad battle f.csv --output none")
    #expect(nobody.exitCode == 65 && !nobody.errors.contains("--skip-bad-rows"), "\(nobody.errors)")
    // Results that are wrong too need more than that.
    for results in ["st.csv", "missing.csv"] {
      let both = try workplace.squad("tournament", "teams.csv", "--results", results, "--output", "none")
      #expect(both.errors.contains("teams.csv:12") && both.errors.contains(results), "\(both.errors)")
      #expect(both.exitCode == 65 && !both.errors.contains("--skip-bad-rows"), "\(both.errors)")
    }
    try workplace.write("tasks:\n  - standings: st.csv\n", to: "job.yaml")
    let job = try workplace.squad("batch", "job.yaml", "--check")
    #expect(
      job.errors.contains("this works in the folder of the job: squad standings st.csv --skip-bad-rows\n"),
      "\(job.errors)")
    #expect(job.output.hasPrefix("job.yaml: 1 task, 1 mistake\n"), "\(job.output)")
  }

  /// A list of players needs no team.
  @Test func playersOfASmallPoolNeedNoSize() throws {
    try workplace.write("name,skill,cost\nAnn,5,1\nBob,x,2\nCid,3,3\n", to: "p.csv")
    let run = try workplace.squad("players", "p.csv", "--output", "none")
    let command = "squad players p.csv --output none --skip-bad-rows"
    #expect(run.exitCode == 65 && run.errors.hasSuffix("this works: \(command)\n"), "\(run.errors)")
    #expect(try workplace.shell(command).exitCode == 0)
    let best = try workplace.squad("best", "p.csv", "--output", "none")
    #expect(best.errors.contains("would leave 2 players, too few for a team"), "\(best.errors)")
  }

  /// Bad rows are seen among skills that are not allowed, and a budget is replaced with the reason.
  @Test func badRowsAndBudgetsAreExplained() throws {
    let rows = (1...40).map { "P\($0),\($0).5,\($0 == 35 ? "#N/A" : "\($0)000")\n" }.joined()
    try workplace.write("Player,Points,Price\n" + rows, to: "p.csv")
    let run = try workplace.squad("best", "p.csv", "--budget", "83")
    #expect(run.errors.contains("p.csv:36: cost: \"#N/A\" is not a number\n"), "\(run.errors)")
    #expect(
      run.errors.contains("; no team is possible within 83; this works: squad best p.csv --skip-bad-rows"),
      "\(run.errors)")
  }

  /// A header that names a site names its game; the roles of the Premier League game are known.
  @Test func headersThatNameASite() throws {
    let fanDuel = UnderstandingTests.draftKings.replacing("Salary", with: "FD Salary")
      .replacing("AvgPointsPerGame", with: "Projection")
    try workplace.write(fanDuel, to: "fd.csv")
    #expect(!(try workplace.squad("best", "fd.csv").errors.contains("draftkings-nfl")))
    let roles = [
      "GKP", "GKP", "DEF", "DEF", "DEF", "DEF", "DEF", "MID", "MID", "MID", "MID", "MID", "FWD", "FWD", "FWD",
    ]
    let players = roles.enumerated().map { "P\($0),\($1),C\($0 % 7),\($0 + 1),5\n" }.joined()
    try workplace.write("Player,Position,Team,Points,Price\n" + players, to: "fpl.csv")
    let squad = try workplace.squad("best", "fpl.csv", "--rules", "fpl-squad", "--output", "none")
    #expect(squad.exitCode == 0 && !squad.errors.contains("did you mean"), "\(squad.errors)")
  }

  @Test func aGameIsNamedWhereNoTeamCanBePaid() throws {
    try workplace.write(UnderstandingTests.draftKings, to: "dk.csv")
    for (command, exitCode) in [("best", 1), ("compare", 0), ("lineups", 1)] as [(String, Int32)] {
      let run = try workplace.squad(command, "dk.csv", "--skill-range", "any", "--output", "none")
      #expect(run.exitCode == exitCode, "\(command)")
      #expect(run.output.contains("--rules draftkings-nfl fits this file"), "\(command): \(run.output)")
      #expect(!run.output.contains("would be enough"))
      #expect(
        run.errors.contains(
          "dk.csv: read as draftkings: id from ID, name from Name, skill from AvgPointsPerGame"))
    }
  }

  /// Of two readings both are shown, and one as a whole command.
  @Test func headersThatCanBeReadInTwoWays() throws {
    let rows = (1...9).map { "P\($0),\($0).5,\($0 + 20).25,\($0)000\n" }.joined()
    try workplace.write("Player,Points,FPPG,Price\n" + rows, to: "p.csv")
    let run = try workplace.squad("best", "p.csv")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("skill=Points,cost=Price or --columns name=Player,skill=FPPG,cost=Price\n"))
    let command = try #require(run.errors.components(separatedBy: "this works: ").last)
    #expect(command.contains("skill=Points"), "\(run.errors)")
    #expect(try workplace.shell(command).exitCode == 0, "\(command)")
  }

  /// A file of entries with the players beside them is a pool; one without players is none.
  @Test func entriesWithPlayersBesideThem() throws {
    let slots = "Entry ID,PG,SG,SF,PF,C,G,F,UTIL,"
    let site = "Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame\n"
    let players = try workplace.text(of: "samples/slate.csv").split(separator: "\n").dropFirst().map { line in
      ",,,,,,,,,"
        + line.split(separator: ",", omittingEmptySubsequences: false).prefix(9).joined(separator: ",")
    }
    try workplace.write(slots + site + players.joined(separator: "\n") + "\n", to: "entries.csv")
    let run = try workplace.squad("best", "entries.csv")
    #expect(run.exitCode == 65 && run.errors.contains("--rules draftkings-nba\n"), "\(run.errors)")
    try workplace.write(slots + "\n1,a,b,c,d,e,f,g,h,\n", to: "entries.csv")
    let empty = try workplace.squad("best", "entries.csv")
    #expect(empty.exitCode == 65 && empty.errors.contains("no players to choose from"), "\(empty.errors)")
  }

  /// Strict and piped files are refused with one command that works, as all others.
  @Test func strictAndPipedFilesAreAdvised() throws {
    let rows = (1...6).map { "P\($0),\(50 + $0),\($0)000000\n" }.joined()
    try workplace.write("Player,Points,Price\n" + rows, to: "p.csv")
    for (pipe, line, added) in [
      (
        "", "squad best p.csv --strict",
        "--columns name=Player,skill=Points,cost=Price --skill-range any --budget "
      ),
      ("cat p.csv | ", "squad best -", "squad best - --skill-range any --budget "),
    ] {
      let refused = try workplace.shell(pipe + line)
      let advice = refused.errors.split(separator: "\n").first { $0.contains("this works: ") }
      let command = String(try #require(advice?.split(separator: "this works: ").last))
      #expect(refused.exitCode == 65 && command.contains(added), "\(command)")
      let works = try workplace.shell(pipe + command)
      #expect(works.exitCode == 0, "\(command): \(works.errors)")
    }
  }

  /// The advised budget is enough for as many lineups as were asked for, or as the pool has.
  @Test(arguments: [(6, 20), (7, 20), (12, 150), (40, 20)])
  func enoughLineups(players: Int, count: Int) throws {
    try workplace.write(
      "name,skill,cost\n" + (1...players).map { "P\($0),\($0 + 10),\(100 + $0 * $0)\n" }.joined(), to: "p.csv"
    )
    let line = "squad lineups p.csv --count \(count)"
    let refused = try workplace.shell("\(line) --skill-range any")
    let repair = try #require(refused.output.firstMatch(of: /--budget .*(?= would be enough)/)?.output)
    #expect(refused.exitCode == 1 && repair.contains("--count") == (players == 6), "\(refused.output)")
    let asked = repair.contains("--count") ? "" : "--count \(count) "
    let repaired = "squad lineups p.csv --skill-range any \(asked)\(repair.replacing(" and ", with: " "))"
    #expect(try workplace.shell(repaired).exitCode == 0, "\(repaired)")
    let errors = try workplace.shell(line).errors.split(separator: "\n")
    let command = try #require(
      errors.first { $0.contains("this works: ") }?.split(separator: "this works: ").last)
    #expect(try workplace.shell(String(command)).exitCode == 0, "\(command)")
  }

  /// Missing columns and missing rules are fixed by one suggested command.
  @Test func columnsAndRulesAreOneCommand() throws {
    try workplace.write(
      "Name here,Media,Coste\n" + (1...6).map { "P\($0),5\($0),\($0)000000\n" }.joined(), to: "pool.csv")
    let run = try workplace.squad("best", "pool.csv")
    let works = "squad best pool.csv --columns 'name=Name here' --skill-range any --budget"
    #expect(run.exitCode == 65, "\(run.errors)")
    guard let line = run.errors.split(separator: "this works: ").last, run.errors.contains(works) else {
      Issue.record("\(run.errors)")
      return
    }
    #expect(try workplace.shell(String(line)).exitCode == 0)
    // If all rows are bad there is no pool, and no command can work.
    try workplace.write("name,skill,cost\nA,x,8.5\nB,y,10.5\n", to: "bad.csv")
    let doctor = try workplace.squad("doctor", "bad.csv")
    #expect(doctor.exitCode == 65 && !doctor.output.contains("squad best"), "\(doctor.output)")
    try workplace.write("name,note,skill,cost\nA,6ft 2\",5,8.5\nB,x,7,10.5\n", to: "quote.csv")
    let quotes = try workplace.squad("doctor", "quote.csv")
    #expect(quotes.exitCode == 0 && quotes.output.contains("6ft 2\""), "\(quotes.output)\(quotes.errors)")
  }

  /// A column that is named and not there is replaced by the one that is suggested.
  @Test(arguments: ["skill=foo", "cost=#9", "name=x,skill=foo", "skill=13_Pts-14_Pts"])
  func wrongColumnsAreAdvised(columns: String) throws {
    for command in ["best", "players", "compare", "doctor"] {
      let run = try workplace.squad(command, "samples/players.csv", "--columns", columns)
      #expect(run.exitCode == 65, "\(command): \(run.errors)\(run.output)")
      guard command == "best" else { continue }
      let line = try #require(run.errors.split(separator: "\n").last { $0.contains("this works: ") })
      let works = line.components(separatedBy: "this works: ")[1]
      #expect(try workplace.shell(works).exitCode == 0, "\(works)")
    }
  }

  /// A file with a column of points for each week is refused, and the message names the command that reads it.
  @Test func weeksAreAdvised() throws {
    let works = "squad best samples/projections.csv --weeks 13-15 --rules fpl-squad"
    let run = try workplace.squad("best", "samples/projections.csv")
    #expect(run.exitCode == 65 && run.errors.contains("this works: \(works)"), "\(run.errors)")
    let doctor = try workplace.squad("doctor", "samples/projections.csv")
    #expect(doctor.output.contains(works), "\(doctor.output)")
    #expect(try workplace.shell(works).exitCode == 0)
    // A snapshot may hold a guess made by this preset.
    let guessed = "best samples/projections.csv --rules fpl-squad --columns skill=13_Pts"
    #expect(try workplace.shell("squad \(guessed)").exitCode == 0)
    #expect(try workplace.squad("report", "reports/best-team.json", "--output", "again").exitCode == 0)
  }

  /// The command of a refusal, which must work.
  private func works(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let refused = try workplace.shell(line)
    #expect(refused.exitCode == 65, "\(refused.errors)", sourceLocation: sourceLocation)
    let advice = refused.errors.split(separator: "\n").first { $0.contains("this works: ") }
    let command = String(
      try #require(
        advice?.split(separator: "this works: ").last, "\(refused.errors)", sourceLocation: sourceLocation))
    let works = try workplace.shell(command)
    #expect(works.exitCode == 0, "\(command): \(works.errors)\(works.output)", sourceLocation: sourceLocation)
    return command
  }

  /// Columns of a second file are named by the options that name them, not by those of the pool.
  @Test func columnsOfASecondFile() throws {
    try workplace.write("name,cost\n" + (1...6).map { "P\($0),\($0)\n" }.joined(), to: "p.csv")
    try workplace.write("Player,Pts\n" + (1...6).map { "P\($0),\($0)\n" }.joined(), to: "s.csv")
    try workplace.write("Kicker,Pts\n" + (1...6).map { "P\($0),\($0)\n" }.joined(), to: "k.csv")
    for (asked, advised) in [
      ("--skill-from s.csv:Nope", "--skill-from s.csv:Pts"),
      ("--skill-from s.csv:Pts --join nope=name", "--join Player=name"),
      ("--skill-from s.csv:Pts --join Player=nope", "--join Player=name"),
      ("--skill-from s.csv:Nope --join nope=name", "--join Player=name --skill-from s.csv:Pts"),
      ("--skill-from k.csv:Pts", "--join Kicker=name"),
      ("--skill-from k.csv:Nope", "--skill-from k.csv:Pts --join Kicker=name"),
    ] {
      let command = try works("squad best p.csv \(asked)")
      #expect(command.contains(advised), "\(command)")
    }
    let job = "name: two\ntasks:\n  - best: p.csv\n    skill-from: s.csv:Pts\n  - players: bare.csv\n"
    try workplace.write(job, to: "job.yaml")
    try workplace.write("Player,Points,Wage\nAnn,5,9\nBob,6,8\n", to: "bare.csv")
    let check = try workplace.squad("batch", "job.yaml", "--check")
    #expect(check.exitCode == 65 && check.output.contains("job.yaml: 2 tasks, 1 mistake"), "\(check)")
    #expect(check.output.contains("\nPts     skill    whole numbers, 1 to 6"), "\(check.output)")
    #expect(check.output.contains("\nPoints  skill    whole numbers, 5 to 6"), "\(check.output)")
    #expect(check.errors.contains("no column for cost; name is Player and skill is Points; the headers"))
  }

  /// Bad rows are left out on request, those with wrong quotes too, if enough rows remain.
  @Test func badRows() throws {
    let rows = (1...5).map { "P\($0),\($0),\($0)\n" }.joined()
    for bad in ["x,y,z", "\"Bob\" Ray,4,5", "Bob \"Boo,4,5", "Bob,\"4\"4,5", "Bob,4,\"5"] {
      try workplace.write("name,skill,cost\n\(rows)\(bad)\n", to: "p.csv")
      let command = try works("squad best p.csv")
      #expect(command == "squad best p.csv --skip-bad-rows", "\(bad)")
      let best = try workplace.squad(
        "best", "p.csv", "--skip-bad-rows", "--format", "json", "--output", "none")
      #expect(best.output.contains("\"rowsBad\" : 1"), "\(bad): \(best.output)")
    }
    try workplace.write("name,skill,cost\n\(rows.prefix(14))x,y,z\n", to: "p.csv")
    try workplace.write("name,skill,cost\nA,5,\nB,6,\n", to: "empty.csv")
    let empty = try workplace.squad("best", "empty.csv")
    #expect(
      empty.errors.contains("leave no player, too few for a team; --columns cost=HEADER names"),
      "\(empty.errors)")
    for size in ["--size 5", "--size 3"] {
      let refused = try workplace.shell("squad best p.csv \(size)")
      #expect(refused.errors.contains("p.csv: --skip-bad-rows would leave 2 players, too few for a team"))
    }
  }

  /// Where cells differ in their decimal marks, or a wrong mark is named, the mark with which more of them are numbers is
  /// named.
  @Test func mixedDecimalMarks() throws {
    try workplace.write(
      "name,skill,cost\nP0,9,8.5\n" + (1...6).map { "P\($0),\($0),\"\($0),5\"\n" }.joined(), to: "p.csv")
    #expect(try works("squad best p.csv") == "squad best p.csv --decimal , --skip-bad-rows")
    let doctor = try workplace.squad("doctor", "p.csv")
    #expect(doctor.output.contains("squad players p.csv --decimal , --skip-bad-rows"), "\(doctor.output)")
    #expect(try works("squad best p.csv --decimal .") == "squad best p.csv --decimal , --skip-bad-rows")
    let rows = (1...6).map { "P\($0),\($0),\($0).5\n" }.joined()
    try workplace.write("name,skill,cost\n" + rows, to: "q.csv")
    #expect(try works("squad best q.csv --decimal ,") == "squad best q.csv --decimal .")
  }

  /// A preset that is named and does not fit is replaced by the one that does.
  @Test func anotherPreset() throws {
    let command = try works("squad best samples/slate.csv --rules draftkings-nba --preset fanduel")
    #expect(command.hasSuffix("--preset draftkings"), "\(command)")
  }

  /// A name in the options that no player has is told together with what is missing.
  @Test func namesOfPlayers() throws {
    try workplace.write("name,skill,cost\n" + (1...6).map { "P\($0),5\($0),\($0)\n" }.joined(), to: "p.csv")
    let refused = try workplace.squad("best", "p.csv", "--lock", "Nobody")
    #expect(refused.errors.contains("no player is called \"Nobody\""), "\(refused.errors)")
    #expect(
      refused.errors.contains(
        "with the right names this works: squad best p.csv --lock Nobody --skill-range any"))
  }

  /// Rules that are asked for besides count when games are tried.
  @Test func gamesUnderFurtherRules() throws {
    try workplace.write(UnderstandingTests.draftKings, to: "dk.csv")
    let refused = try workplace.squad("best", "dk.csv", "--max-per-club", "1")
    #expect(refused.exitCode == 65 && !refused.errors.contains("--rules"), "\(refused.errors)")
  }

  /// A file with semicolons and decimal commas is not taken for one with commas because a header is unknown.
  @Test func unknownHeadersInFilesWithSemicolons() throws {
    let rows = (1...6).map { "P\($0);\($0),5;\($0),1\n" }.joined()
    for (header, told) in [
      ("Joueur;Prix;Total points marqués", "name is Joueur and cost is Prix; the headers are Joueur, Prix,"),
      ("Player;Betrag;Punkte", "name is Player and skill is Punkte; the headers are Player, Betrag,"),
      (
        "Aaa;Bbb;Ccc",
        "add --columns name=Aaa,skill=Bbb,cost=Ccc or --columns name=Aaa,skill=Ccc,cost=Bbb\n"
      ),
    ] {
      try workplace.write("\(header)\n\(rows)", to: "p.csv")
      let refused = try workplace.squad("best", "p.csv")
      #expect(refused.exitCode == 65 && refused.errors.contains(told), "\(refused.errors)")
    }
    let command = try works("squad best p.csv --columns name=Aaa,skill=Ccc,cost=Bb")
    #expect(command.contains("cost=Bbb"), "\(command)")
  }

  /// A job says where its commands work; the index of a batch says whose folder its inputs are in.
  @Test func commandsOfAJob() throws {
    let rows = (1...5).map { "P\($0),\($0),\($0)\n" }.joined()
    _ = try workplace.shell("mkdir j")
    try workplace.write("name,skill,cost\n\(rows)x,y,z\n", to: "j/p.csv")
    try workplace.write("output: out\ntasks:\n  - best: p.csv\n    name: one\n", to: "j/job.yaml")
    let check = try workplace.squad("batch", "j/job.yaml", "--check")
    let told = "this works in the folder of the job: squad best p.csv --skip-bad-rows"
    #expect(check.exitCode == 65 && check.errors.contains(told), "\(check.errors)")
    #expect(try workplace.shell("cd j && squad best p.csv --skip-bad-rows").exitCode == 0)
    let batch = try workplace.squad("batch", "j/job.yaml")
    #expect(batch.exitCode == 65 && batch.errors.contains(told), "\(batch.errors)")
    let verify = try workplace.squad("verify", "j/out/index.json")
    #expect(verify.errors.contains("no such file in /"), "\(verify.errors)")
    #expect(verify.errors.contains("--inputs DIR names the folder of the job"), "\(verify.errors)")
    #expect(try workplace.squad("verify", "j/out/index.json", "--inputs", "j").exitCode != 66)
  }
}
