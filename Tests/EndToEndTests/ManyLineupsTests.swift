import Foundation
import Testing

/// Many lineups from one pool, as the program answers.
struct ManyLineupsTests {
  @Test func exposuresHoldAndTheSetIsVerified() throws {
    let workplace = try Workplace()
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
    let verified = try workplace.squad("verify", "reports/lineups.json")
    #expect(verified.exitCode == 0 && verified.output.contains("proved again"), "\(verified.output)")
  }

  @Test func clubsHaveExposuresAndLineupsDiffer() throws {
    let workplace = try Workplace()
    let run = try workplace.squad(
      "lineups", "samples/league.csv", "--rules", "fpl-eleven", "--skill-range", "1-10", "--budget", "100",
      "--count", "6", "--uniques", "3", "--exposure", "club:Amber Rovers=50%", "--format", "json", "--output",
      "none", "--jobs", "1")
    #expect(run.exitCode == 0, "\(run.errors)")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let lineups = try #require(json["lineups"] as? [[String: Any]])
    let rows = lineups.map { lineup in
      Set((lineup["players"] as? [[String: Any]] ?? []).compactMap { $0["row"] as? Int })
    }
    for (index, own) in rows.enumerated() {
      for other in rows[..<index] { #expect(own.subtracting(other).count >= 3) }
    }
    let withRovers = lineups.count { lineup in
      (lineup["players"] as? [[String: Any]])?.contains { $0["club"] as? String == "Amber Rovers" } ?? false
    }
    #expect(rows.count == 6 && withRovers <= 3)
    let threads = try workplace.shell(
      "squad lineups samples/league.csv --rules fpl-eleven --skill-range 1-10 --budget 100 --count 6 --uniques 3 "
        + "--exposure 'club:Amber Rovers=50%' --format json --output none --jobs 3")
    #expect(threads.output == run.output)
  }

  @Test func limitsThatContradictOneAnotherAreNamedWithTheSmallestChange() throws {
    let workplace = try Workplace()
    let run = try workplace.squad(
      "lineups", "samples/players.csv", "--count", "4", "--exposure", "Rohit=75-100%", "--exposure",
      "Hardik=75-100%", "--exposure", "Rituraj=75-100%", "--output", "none")
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(
      run.output.hasPrefix("No such set of 4 lineups: the exposures contradict one another; the smallest"))
    let few = try workplace.squad("lineups", "samples/players.csv", "--count", "900", "--output", "none")
    #expect(few.exitCode == 1 && few.output.contains("different lineups keep the rules"))
  }

  @Test func noiseIsTheSameForTheSameSeedAndAnyThreads() throws {
    let workplace = try Workplace()
    func lineups(_ options: String) throws -> Run {
      try workplace.shell(
        "squad lineups samples/players.csv --count 12 --max-exposure 75% --noise 20% \(options)")
    }
    let run = try lineups("--seed 7 --jobs 1")
    #expect(run.exitCode == 0 && run.output.contains("each the best for its draw with 20% noise"), "\(run)")
    let snapshot = try workplace.bytes(of: "reports/lineups.json")
    #expect(try workplace.squad("verify", "reports/lineups.json").exitCode == 0)
    _ = try lineups("--seed 7 --jobs 3 --output threads")
    #expect(try workplace.bytes(of: "threads/lineups.json") == snapshot)
    _ = try lineups("--seed 8 --output other")
    #expect(try workplace.bytes(of: "other/lineups.json") != snapshot)
    let alone = try workplace.squad("lineups", "samples/players.csv", "--seed", "7")
    #expect(alone.exitCode == 64 && alone.errors.contains("--noise"))
  }

  /// Whoever plays last stands where most others could.
  @Test func theUploadFileIsAsTheSiteTakesIt() throws {
    let workplace = try Workplace()
    let run = try workplace.shell(
      "squad lineups samples/slate.csv --rules draftkings-nba --count 5 --upload up.csv --output none --format json"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = String(decoding: try workplace.bytes(of: "up.csv"), as: UTF8.self).split(
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

  @Test func wrongExposuresAreRefusedAtOnce() throws {
    let workplace = try Workplace()
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

  @Test func aLaterRunSaysWhatChanged() throws {
    let workplace = try Workplace()
    _ = try workplace.squad("lineups", "samples/players.csv", "--count", "3")
    let run = try workplace.squad("lineups", "samples/players.csv", "--count", "3", "--max-exposure", "67%")
    #expect(run.exitCode == 0 && run.output.contains("as last time"), "\(run.output)")
    let verified = try workplace.squad("verify", "reports/lineups.json")
    #expect(verified.exitCode == 0 && verified.output.contains("an earlier run"), "\(verified.output)")
  }
}
