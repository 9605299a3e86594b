import Foundation
import Snapshots
import Testing

/// `squad verify` on the index of a batch, which goes through all its tasks.
struct VerifyBatchTests {
  private func night() throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(
      """
      output: out
      tasks:
        - best: samples/players.csv
          name: five
        - check: samples/players.csv
          teams: samples/teams/*.csv
        - standings: samples/results.csv
        - best: samples/nobody.csv
          name: lost

      """, to: "job.yaml")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 66)
    return workplace
  }

  @Test func everyTaskIsProvedAgain() throws {
    let workplace = try night()
    let run = try workplace.squad("verify", "out/index.json")
    #expect(run.exitCode == 2, "\(run.output)\(run.errors)")
    #expect(run.output.contains("five: no team is better than the best team"))
    #expect(run.output.contains("standings-results: "))
    let report = try workplace.squad("verify", "out/index.json", "--format", "json").output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let claims = try #require(json["claims"] as? [[String: Any]])
    let open = claims.filter { $0["verdict"] as? String == "not-proved-again" }
    #expect(open.map { $0["claim"] as? String } == ["lost: what the task found"])
  }

  @Test(arguments: ["five/best-team.json", "check-players/check.json", "standings-results/standings.json"])
  func oneDigitOfATaskIsNoticedThoughItIsSealedAnew(path: String) throws {
    let workplace = try night()
    let text = String(decoding: try workplace.bytes(of: "out/" + path), as: UTF8.self)
    let line = try #require(
      text.split(separator: "\n").first { $0.contains("\"skill\" : ") || $0.contains("\"points\" : ") })
    let last = try #require(line.last { $0.isNumber })
    let position = try #require(line.lastIndex(of: last))
    let changed = line[..<position] + (last == "9" ? "8" : "9") + line[line.index(after: position)...]
    let seal = Seal(of: Array(text.replacing(line, with: changed, maxReplacements: 1).utf8))
    let sealed = text.replacing(line, with: changed, maxReplacements: 1)
      .replacing(try #require(seal.recorded), with: seal.found)
    try workplace.write(sealed, to: "out/" + path)
    let run = try workplace.squad("verify", "out/index.json")
    #expect(run.exitCode == 1 && run.output.hasPrefix("not true"), "\(run.output.prefix(200))")
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let workplace = try Workplace()
    _ = try workplace.squad("best", "samples/players.csv")
    let pipe = try workplace.shell("mv samples/players.csv kept && mkfifo samples/players.csv")
    #expect(pipe.exitCode == 0)
    let run = try workplace.shell("timeout 20 squad verify reports/best-team.json")
    #expect(run.exitCode == 2 && run.output.contains("it is no ordinary file"), "\(run)")
  }

  @Test func anIndexAmongTheTasksEndsNowhere() throws {
    let workplace = try night()
    let text = String(decoding: try workplace.bytes(of: "out/index.json"), as: UTF8.self)
      .replacing("\"name\" : \"five\"", with: "\"name\" : \".\"")
      .replacing("\"page\" : \"best-team\"", with: "\"page\" : \"index\"")
    try workplace.write(text, to: "out/index.json")
    let run = try workplace.squad("verify", "out/index.json")
    #expect(run.exitCode == 1 && run.output.contains("the index of a batch"), "\(run.output)")
  }
}
