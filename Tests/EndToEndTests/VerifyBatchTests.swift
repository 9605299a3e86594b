import Foundation
import JSON
import Snapshots
import Testing

/// `squad verify` on the index of a batch, which checks all of its tasks.
struct VerifyBatchTests {
  private func night() throws -> Workplace {
    let workplace = Workplace()
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
    let text = try workplace.text(of: "out/" + path)
    let line = try #require(
      text.split(separator: "\n").first {
        ($0.contains("\"skill\" : ") || $0.contains("\"points\" : ")) && $0.contains(where: \.isNumber)
      })
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
    let workplace = Workplace()
    _ = try workplace.squad("best", "samples/players.csv")
    let pipe = try workplace.shell("mv samples/players.csv kept && mkfifo samples/players.csv")
    #expect(pipe.exitCode == 0)
    let run = try workplace.shell("timeout 20 squad verify reports/best-team.json")
    #expect(run.exitCode == 2 && run.output.contains("it is not an ordinary file"), "\(run)")
  }

  @Test func anIndexAmongTheTasksEndsNowhere() throws {
    let workplace = try night()
    let text = try workplace.text(of: "out/index.json")
      .replacing("\"name\" : \"five\"", with: "\"name\" : \".\"")
      .replacing("\"page\" : \"best-team\"", with: "\"page\" : \"index\"")
    try workplace.write(text, to: "out/index.json")
    let run = try workplace.squad("verify", "out/index.json")
    #expect(run.exitCode == 65 && run.errors.contains("'job.tasks.0.name' is not of the form"), "\(run)")
  }
}

/// Everything that a batch index says of its tasks is checked against the job file, the snapshots and the folders.
struct ForgedIndexTests {
  private let workplace = Workplace()

  @Test func everyFieldOfATaskIsVerified() throws {
    try workplace.write("tasks: [{best: samples/players.csv, name: five, players: true}]\n", to: "job.yaml")
    _ = try workplace.shell(
      "squad batch job.yaml; sed -i s/12.0/11.0/ samples/players.csv; squad batch job.yaml")
    try workplace.expectVerified("reports/index.json")
    let original = try JSONValue(workplace.bytes(of: "reports/index.json")).without(Seal.key)
    for place in original.places where place.count > 1 && place.first == .key("job") {
      for other: JSONValue? in [original[place[...]]?.other, nil] {
        var changed = original
        changed[place[...]] = other
        if changed.line == original.line { continue }
        try workplace.write(changed.sealed, to: "reports/index.json")
        let run = try workplace.squad("verify", "reports/index.json")
        #expect(
          [1, 65].contains(run.exitCode), "\(place): \(other?.line ?? "nothing"): \(run.output.prefix(300))")
      }
    }
  }

  @Test func tasksThatAreCutDoubledOrSwappedAreNoticed() throws {
    let tasks = "[{best: samples/players.csv, name: a}, {standings: samples/results.csv, name: b}]"
    try workplace.write("tasks: \(tasks)\n", to: "job.yaml")
    _ = try workplace.squad("batch", "job.yaml")
    let original = try JSONValue(workplace.bytes(of: "reports/index.json")).without(Seal.key)
    let place: [JSONValue.Step] = [.key("job"), .key("tasks")]
    guard case .list(let tasks)? = original[place[...]] else {
      return #expect(Bool(false), "there are no tasks")
    }
    for other in [[tasks[0]], [tasks[1], tasks[0]], [tasks[0], tasks[0]], []] {
      var changed = original
      changed[place[...]] = .list(other)
      try workplace.write(changed.sealed, to: "reports/index.json")
      let run = try workplace.squad("verify", "reports/index.json")
      #expect([1, 65].contains(run.exitCode), "\(run.output)")
    }
  }

  @Test func differencesNameTheirTask() throws {
    try workplace.write("tasks: [{best: samples/players.csv, name: five}]\n", to: "job.yaml")
    _ = try workplace.squad("batch", "job.yaml")
    _ = try workplace.shell("sed -i 's/\"skill\" : 36/\"skill\" : 37/' reports/five/best-team.json")
    let run = try workplace.squad("verify", "reports/index.json")
    #expect(run.exitCode == 1 && run.output.contains("five: bestTeam.skill"), "\(run.output)")
  }

  @Test func inputsAreFoundBesideTheSnapshot() throws {
    _ = try workplace.shell("cd samples && squad best players.csv --output .")
    try workplace.expectVerified("samples/best-team.json")
    _ = try workplace.shell("mkdir far && mv samples/best-team.json far")
    let run = try workplace.squad("verify", "far/best-team.json")
    #expect(run.exitCode == 66 && run.errors.contains("players.csv: no such file in /"), "\(run)")
    #expect(try workplace.squad("verify", "far/best-team.json", "--inputs", "samples").exitCode == 0)
  }

  @Test func aTimeLimitEndsTheWork() throws {
    _ = try workplace.shell("squad best samples/league.csv --size 11 --skill-range any --players --budget 90")
    let run = try workplace.squad("verify", "reports/best-team.json", "--time-limit", "1ms")
    #expect(run.exitCode == 2 && run.output.contains("the time limit was reached"), "\(run.output)")
  }
}

extension JSONValue {
  /// Another value of the same kind.
  fileprivate var other: JSONValue? {
    switch self {
    case .null: .text("x")
    case .boolean(let truth): .boolean(!truth)
    case .number(let text): .number(text.contains(".") ? text + "1" : "\((Int(text) ?? 0) + 1)")
    case .text(let text): .text(text + "x")
    case .list(let values): .list(values + values.prefix(1))
    case .object: self
    }
  }
}
