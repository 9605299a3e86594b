import Foundation
import Testing

/// Sets of lineups from one pool, through `squad lineups`.
struct ManyLineupsTests {
  private let workplace = Workplace()

  @Test func exposuresHoldAndTheSetIsVerified() throws {
    let run = try workplace.squad(
      "lineups", "samples/players.csv", "--count", "10", "--max-exposure", "70%", "--exposure",
      "Kohli=20-50%",
      "--uniques", "1")
    #expect(run.exitCode == 0 && run.output.hasPrefix("10 lineups, "), "\(run.output)\(run.errors)")
    let json = try workplace.json("reports/lineups.json")
    let lineups = try #require(json["lineups"] as? [[String: Any]])
    let exposures = try #require(json["exposures"] as? [[String: Any]])
    for exposure in exposures {
      let name = try #require(exposure["name"] as? String)
      let count = lineups.count { lineup in
        (lineup["players"] as? [[String: Any]])?.contains { $0["name"] as? String == name } ?? false
      }
      #expect(exposure["count"] as? Int == count && count <= (name == "Kohli" ? 5 : 7))
      if name == "Kohli" { #expect(count >= 2) }
    }
    let total = try #require(json["total"] as? NSNumber).doubleValue
    #expect(try #require(json["totalBound"] as? NSNumber).doubleValue >= total)
    let page = try workplace.text(of: "reports/lineups.html")
    #expect(page.contains("id=\"first\"") && page.contains("chart-lineup-first-title"))
    let isProved = json["totalBound"] as? Double == json["total"] as? Double
    #expect(page.contains("</span>Proved best</a>") == isProved)
    let verified = try workplace.squad("verify", "reports/lineups.json")
    #expect(verified.exitCode == 0 && verified.output.contains("proved again"), "\(verified.output)")
  }

  /// What the limit cut off is not held against the snapshot, which would otherwise have fewer lineups than a second run.
  @Test func aTimeLimitIsNamed() throws {
    try workplace.write(InterruptionTests.hardPool(), to: "hard.csv")
    let run = try workplace.shell(
      "squad lineups hard.csv \(InterruptionTests.hardOptions) --count 150 --time-limit 100ms")
    #expect(run.exitCode == 2 && run.output.contains("stopped by the time limit"), "\(run)")
    let verified = try workplace.squad("verify", "reports/lineups.json")
    #expect(verified.exitCode == 2 && verified.output.hasPrefix("nothing false: "), "\(verified)")
  }

  /// A share of a total below 0 says nothing.
  @Test func totalsBelowZeroHaveABoundInPoints() throws {
    let rows = (1...9).map { "P\($0),-\($0 * $0 % 11),\($0)\n" }.joined()
    try workplace.write("name,skill,cost\n\(rows)", to: "pool.csv")
    let run = try workplace.shell(
      "squad lineups pool.csv --size 3 --skill-range any --count 6 --max-exposure 50% --uniques 2")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let headline = try #require(run.output.split(separator: "\n").first)
    #expect(headline.contains("proved best") || headline.contains("possible"), "\(headline)")
    #expect(!headline.contains("%"), "\(headline)")
  }

  /// People with several rows make fewer lineups than their rows.
  @Test func fewPeopleInManyRows() throws {
    let rows = (1...6).map { "P\($0),GK,\($0),1\nP\($0),DEF,\($0),1\n" }.joined()
    try workplace.write("name,role,skill,cost\n\(rows)", to: "pool.csv")
    let run = try workplace.squad("lineups", "pool.csv", "--count", "20")
    #expect(
      run.output.hasPrefix(
        "20 lineups are not possible: 6 players make only 6 different lineups of 5; the smallest change that helps: "
          + "--uniques 0 or --count 6"), "\(run.output)")
    try workplace.expectVerified("reports/lineups.json")
    #expect(try workplace.squad("lineups", "pool.csv", "--count", "6").exitCode == 0)
  }

  /// The explanation of why there is no set is not taken for a claim that a set keeps its limits.
  @Test func anImpossibleSetIsVerified() throws {
    try workplace.write("name,skill,cost\nAl,5,9\nBo,4,1\nCi,3,1\nDi,2,1\n", to: "pool.csv")
    let run = try workplace.shell(
      "squad lineups pool.csv --size 2 --budget 5 --count 2 --exposure Al=50-100%")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    try workplace.expectVerified("reports/lineups.json")
  }

  @Test func clubsHaveExposuresAndLineupsDiffer() throws {
    let run = try workplace.squad(
      "lineups", "samples/league.csv", "--rules", "fpl-eleven", "--skill-range", "1-10", "--budget", "100",
      "--count", "6", "--uniques", "3", "--exposure", "club:Amber Rovers=50%", "--format", "json", "--output",
      "none", "--jobs", "1")
    #expect(run.exitCode == 0, "\(run.errors)")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let lineups = try #require(json["lineups"] as? [[String: Any]])
    let teams = lineups.map { Set(rows($0["players"])) }
    for (index, own) in teams.enumerated() {
      for other in teams[..<index] { #expect(own.subtracting(other).count >= 3) }
    }
    let withRovers = lineups.count { lineup in
      (lineup["players"] as? [[String: Any]])?.contains { $0["club"] as? String == "Amber Rovers" } ?? false
    }
    #expect(teams.count == 6 && withRovers <= 3)
    let threads = try workplace.shell(
      "squad lineups samples/league.csv --rules fpl-eleven --skill-range 1-10 --budget 100 --count 6 --uniques 3 "
        + "--exposure 'club:Amber Rovers=50%' --format json --output none --jobs 3")
    #expect(threads.output == run.output)
  }

  @Test func limitsThatContradictOneAnotherAreNamedWithTheSmallestChange() throws {
    let run = try workplace.squad(
      "lineups", "samples/players.csv", "--count", "4", "--exposure", "Rohit=75-100%", "--exposure",
      "Hardik=75-100%", "--exposure", "Rituraj=75-100%", "--output", "none")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(
      run.output.hasPrefix(
        "4 lineups are not possible: --exposure Rohit=75-100% and --exposure Rituraj=75-100% contradict one another; "
          + "the smallest change that helps: --exposure Rohit=25-100%\n"), "\(run.output)")
    let few = try workplace.squad("lineups", "samples/players.csv", "--count", "900", "--output", "none")
    #expect(few.exitCode == 1 && few.output.contains("different lineups satisfy the rules"))
    #expect(few.output.contains("the smallest change that helps: --count 51\n"), "\(few.output)")
  }

  /// The change named in the answer helps, and the next smaller one does not.
  @Test func theSmallestChangeIsJustEnough() throws {
    func answer(_ options: String) throws -> Run {
      try workplace.shell("squad lineups samples/players.csv --count 10 --output none \(options)")
    }
    let low = try answer("--max-exposure 30%")
    #expect(
      low.output.hasPrefix(
        "10 lineups are not possible: --max-exposure 30% cannot be met; the smallest change that helps: "
          + "--max-exposure 70%\n"), "\(low.output)")
    #expect(try answer("--max-exposure 60%").exitCode == 1 && answer("--max-exposure 70%").exitCode == 0)
    let both = try answer("--max-exposure 60% --uniques 3")
    let words = "cannot be met; what would help: "
    let change = try #require(both.output.split(separator: "\n").first?.split(separator: words).last)
    #expect(both.exitCode == 1 && change.contains(" and "), "\(both.output)")
    #expect(try answer(String(change.replacing(" and ", with: " "))).exitCode == 0, "\(both.output)")
  }

  @Test func noiseIsTheSameForTheSameSeedAndAnyThreads() throws {
    func lineups(_ options: String) throws -> Run {
      try workplace.shell(
        "squad lineups samples/players.csv --count 12 --max-exposure 75% --noise 20% \(options)")
    }
    let run = try lineups("--seed 7 --jobs 1")
    #expect(run.exitCode == 0 && run.output.contains("each optimal for its draw with 20% noise"), "\(run)")
    let snapshot = try workplace.bytes(of: "reports/lineups.json")
    try workplace.expectVerified("reports/lineups.json")
    _ = try lineups("--seed 7 --jobs 3 --output threads")
    #expect(try workplace.bytes(of: "threads/lineups.json") == snapshot)
    _ = try lineups("--seed 8 --output other")
    #expect(try workplace.bytes(of: "other/lineups.json") != snapshot)
    let alone = try workplace.squad("lineups", "samples/players.csv", "--seed", "7")
    #expect(alone.exitCode == 64 && alone.errors.contains("--noise"))
  }

  /// Sixteen-digit numbers, as other programs write them, are rounded with a warning.
  @Test func noiseTakesLongNumbers() throws {
    var pool = "name,skill,cost,stddev,floor,ceiling\n"
    for number in 10...25 {
      pool += "P\(number),6\(number % 7).4431421597629\(number),5.0,1\(number % 5).353833802367615,"
      pool += "3\(number % 4).734220687686\(number),7\(number % 3).048038433131\(number)\n"
    }
    try workplace.write(pool, to: "pool.csv")
    let lineups =
      "squad lineups pool.csv --skill-range any --size 5 --budget 28 --count 6 --seed 7 --output none"
    for columns in ["stddev", "floor,ceiling"] {
      let run = try workplace.shell("\(lineups) --noise \(columns) --format json")
      #expect(run.exitCode == 0 && run.errors.contains("rounded to"), "\(run.errors)")
    }
    for (noise, message, code) in [
      ("abc", "no column \"abc\" to draw by", 65), ("stddev,StdDev", "a percentage from 0 to 100", 64),
      ("ceiling,floor", "the floors come first, as in --noise floor,ceiling", 65),
    ] as [(String, String, Int32)] {
      let run = try workplace.shell("\(lineups) --noise \(noise)")
      #expect(run.exitCode == code && run.errors.contains(message), "\(run.errors)")
    }
    let text = try workplace.shell(
      "squad best samples/slate.csv --rules draftkings-nba --sum 'opponent>=3' --output none")
    #expect(text.exitCode == 65 && !text.errors.contains("joined"), "\(text.errors)")
  }

  @Test func noiseByColumnsAndOwnershipBesideExposures() throws {
    func lineups(_ options: String) throws -> Run {
      try workplace.shell(
        "squad lineups samples/slate.csv --rules draftkings-nba --count 6 --max-exposure 67% --seed 3 \(options)"
      )
    }
    let spread = try lineups("--noise stddev --jobs 1")
    #expect(spread.exitCode == 0 && spread.output.contains("each optimal for its draw with noise by stddev"))
    #expect(spread.output.contains("ownership"), "\(spread)")
    let json = try workplace.json("reports/lineups.json")
    #expect((json["lineupSet"] as? [String: Any])?["noiseColumns"] as? [String] == ["stddev"])
    let exposures = try #require(json["exposures"] as? [[String: Any]])
    #expect(exposures.allSatisfy { $0["ownership"] is NSNumber })
    let snapshot = try workplace.bytes(of: "reports/lineups.json")
    try workplace.expectVerified("reports/lineups.json")
    _ = try lineups("--noise stddev --jobs 3 --output threads")
    #expect(try workplace.bytes(of: "threads/lineups.json") == snapshot)
    let range = try lineups("--noise floor,ceiling --output none")
    #expect(range.exitCode == 0 && range.output.contains("noise from floor to ceiling"), "\(range)")
    let wrong = try lineups("--noise ceiling,floor --output none")
    #expect(
      wrong.exitCode == 65
        && wrong.errors.contains("slate.csv: ceiling: it is never below floor; the floors come first"))
    let unknown = try lineups("--noise stdev --output none")
    #expect(unknown.exitCode == 65 && unknown.errors.contains("the nearest is \"StdDev\""), "\(unknown)")
  }

  @Test func exposuresOfThePoolsOwnColumns() throws {
    let players = (1...8).map { "P\($0),\($0),5,\($0 == 1 ? "50%" : ""),\($0 == 8 ? "40" : "")" }
    let header = "name,skill,cost,min-exposure,max-exposure"
    try workplace.write(([header] + players).joined(separator: "\n"), to: "pool.csv")
    func counts(_ options: String) throws -> [String: Int] {
      let run = try workplace.shell(
        "squad lineups pool.csv --count 10 --format json --output none \(options)")
      let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let exposures = try #require(json["exposures"] as? [[String: Any]])
      return Dictionary(uniqueKeysWithValues: exposures.map { ($0["name"] as! String, $0["count"] as! Int) })
    }
    let own = try counts("")
    #expect(own["P8"] == 4 && own["P1"]! >= 5)
    #expect(try counts("--exposure P8=100%")["P8"]! > 4)
    try workplace.write("name,skill,cost,max-exposure\nA,1,1,lots\nB,1,1,120\n", to: "bad.csv")
    let bad = try workplace.squad("lineups", "bad.csv")
    #expect(
      bad.exitCode == 65 && bad.errors.contains("bad.csv:2: max-exposure: \"lots\" is not a percentage"))
    #expect(bad.errors.contains("bad.csv:3: max-exposure") && workplace.names(in: "reports").isEmpty)
  }

  /// The upload file has the site's header and one eligible player for each slot.
  @Test func theUploadFileIsAsTheSiteTakesIt() throws {
    let run = try workplace.shell(
      "squad lineups samples/slate.csv --rules draftkings-nba --count 5 --upload up.csv --output none --format json"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = try workplace.text(of: "up.csv").split(
      whereSeparator: \.isNewline)
    #expect(lines.count == 6 && lines[0] == "PG,SG,SF,PF,C,G,F,UTIL")
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",")
      #expect(cells.count == 8 && Set(cells).count == 8)
      #expect(cells.allSatisfy { $0.contains(" (4200") && $0.hasSuffix(")") })
    }
    let plain = try workplace.squad("lineups", "samples/players.csv", "--upload", "up2.csv")
    #expect(
      plain.exitCode == 64 && plain.errors.contains("DraftKings") && workplace.names(in: "reports").isEmpty)
  }

  /// The tables that `--csv` writes, also as a task of a batch.
  @Test func tablesOfExposuresAndForTheSiteAreWrittenBesideTheLineups() throws {
    let run = try workplace.shell(
      "squad lineups samples/slate.csv --rules draftkings-nba --count 4 --csv --upload up.csv")
    #expect(run.exitCode == 0, "\(run.errors)")
    let exposures = try workplace.text(of: "reports/lineups-exposures.csv")
    #expect(exposures.hasPrefix("name,id,count,share,least,most,ownership"), "\(exposures.prefix(100))")
    let upload = try workplace.bytes(of: "up.csv")
    #expect(try workplace.bytes(of: "reports/lineups-upload.csv") == upload)
    _ = try workplace.shell("squad lineups samples/players.csv --count 4 --csv")
    #expect(!workplace.names(in: "reports").contains("lineups-upload.csv"))

    let task = ["lineups: samples/slate.csv", "name: night", "rules: draftkings-nba", "count: 4"]
    try workplace.write(
      "output: out\ntasks:\n  - " + task.joined(separator: "\n    ") + "\n", to: "job.yaml")
    func batch(_ options: String = "") throws -> Run {
      try workplace.shell("squad batch job.yaml \(options)")
    }
    #expect(try batch().exitCode == 0)
    #expect(try workplace.bytes(of: "out/night/lineups-upload.csv") == upload)
    try workplace.write("", to: "out/night/lineups-upload.csv")
    #expect(try batch().exitCode == 0)
    #expect(try workplace.bytes(of: "out/night/lineups-upload.csv") == upload)
  }

  @Test func checkReadsUploadFiles() throws {
    let (slate, rules) = ("samples/slate.csv", "--rules draftkings-nba")
    _ = try workplace.shell("squad lineups \(slate) \(rules) --count 3 --upload up.csv --output none")
    let run = try workplace.shell("squad check \(slate) up.csv \(rules)")
    #expect(run.exitCode == 0 && run.output.contains("up.csv:2"), "\(run.output)\(run.errors)")
    let teams = try #require(try workplace.json("reports/check.json")["manualTeams"] as? [[String: Any]])
    #expect(teams.count == 3 && teams.allSatisfy { $0["namesSlots"] as? Bool == true })
    // Counting the legal teams would take more steps.
    let proof = try workplace.squad("verify", "reports/check.json", "--steps", "1000000")
    #expect(proof.exitCode == 2 && proof.output.hasPrefix("nothing false: "), "\(proof.output)")
    let text = try workplace.text(of: "up.csv")
    let cell = try #require(text.split(whereSeparator: \.isNewline)[1].split(separator: ",").first)
    try workplace.write(text.replacing(cell, with: "Nobody (7)"), to: "bad.csv")
    let bad = try workplace.shell("squad check samples/slate.csv bad.csv --rules draftkings-nba")
    #expect(
      bad.exitCode == 1 && bad.output.contains("the id \"7\" of \"Nobody\""),
      "\(bad.output)\(bad.errors)")
  }

  @Test func wrongExposuresAreRefusedAtOnce() throws {
    let run = try workplace.squad(
      "lineups", "samples/players.csv", "--exposure", "Kohly=50%", "--exposure", "Nobody=10%")
    #expect(
      run.exitCode == 64 && run.errors.contains("did you mean \"Kohli\"?") && run.errors.contains("Nobody"))
    let twice = try workplace.squad(
      "lineups", "samples/players.csv", "--exposure", "Kohli=50%", "--exposure", "Kohli=20%")
    #expect(twice.exitCode == 64 && twice.errors.contains("given twice"))
    let none = try workplace.squad(
      "lineups", "samples/players.csv", "--count", "10", "--exposure", "Kohli=11-19%")
    #expect(none.exitCode == 64 && none.errors.contains("no whole number of 10 lineups"))
    let much = try workplace.squad("lineups", "samples/players.csv", "--max-exposure", "140%")
    #expect(much.exitCode == 64 && much.errors.contains("from 0 to 100"))
    #expect(workplace.names(in: "reports").isEmpty)
  }

  @Test func aClubOfOnePlayerHasALimitBesideTheirs() throws {
    try workplace.write("name,skill,cost,club\na,9,1,X\nb,8,1,Y\nc,7,1,Y\nd,6,1,Z\n", to: "pool.csv")
    let run = try workplace.shell(
      "squad lineups pool.csv --size 2 --budget 5 --count 5 --max-exposure 60% --exposure club:X=0-80%")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let exposures = try workplace.json("reports/lineups.json")["exposures"] as? [[String: Any]] ?? []
    let most = exposures.map { ($0["name"] as? String, $0["count"] as? Int, $0["most"] as? Int) }
    #expect(most.contains { $0 == ("a", 3, 3) } && most.contains { $0 == ("club:X", 3, 4) }, "\(most)")
    try workplace.expectVerified("reports/lineups.json")
  }

  @Test func ownRulesOfASitesSlotsAreUploaded() throws {
    let rules = try workplace.shell("squad rules show draftkings-nba --format yaml").output
    try workplace.write(rules.replacing("name: draftkings-nba", with: "name: ours"), to: "ours.yaml")
    let run = try workplace.shell(
      "squad lineups samples/slate.csv --rules ours.yaml --count 2 --upload up.csv --output none")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    let file = try workplace.text(of: "up.csv")
    #expect(file.hasPrefix("PG,SG,SF,PF,C,G,F,UTIL"), "\(file)")
  }

  @Test func theIndexOfABatchTellsThatLineupsChanged() throws {
    func night(_ share: String) throws -> [String: Any] {
      try workplace.write(
        "output: out\ntasks:\n  - {lineups: samples/players.csv, name: set, count: 3, max-exposure: \(share)}\n",
        to: "job.yaml")
      let run = try workplace.squad("batch", "job.yaml")
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      let job = try workplace.json("out/index.json")["job"] as? [String: Any]
      return try #require((job?["tasks"] as? [[String: Any]])?.first)
    }
    #expect(try night("100%")["hasChanged"] as? Bool == false)
    let changed = try night("67%")
    #expect(changed["hasChanged"] as? Bool == true)
    let words = changed["change"] as? String ?? ""
    #expect(words.contains("of 3 lineups unchanged since the last run"), "\(words)")
    try workplace.expectVerified("out/index.json")
  }

  @Test func aLaterRunSaysWhatChanged() throws {
    _ = try workplace.squad("lineups", "samples/players.csv", "--count", "3")
    let run = try workplace.squad("lineups", "samples/players.csv", "--count", "3", "--max-exposure", "67%")
    #expect(
      run.exitCode == 0 && run.output.contains("of 3 lineups unchanged since the last run"), "\(run.output)")
    let verified = try workplace.squad("verify", "reports/lineups.json")
    #expect(verified.exitCode == 0 && verified.output.contains("an earlier run"), "\(verified.output)")
    // Seven players are left, and make one lineup.
    _ = try workplace.shell("head -8 samples/players.csv > few.csv && mv few.csv samples/players.csv")
    let none = try workplace.squad("lineups", "samples/players.csv", "--count", "4")
    #expect(none.exitCode == 1 && none.output.contains("no lineups this time; "), "\(none.output)")
  }
}
