import Chance
import Snapshots
import Tables
import Testing

@testable import Jobs

struct MergePartsTests {
  /// The reasons why a merge is refused, one line each.
  private func refusals(_ parts: [(file: String, part: JobPart)]) -> [String] {
    do throws(InputError) {
      _ = try merge(parts)
      return []
    } catch {
      guard case .invalid(let problems, let count) = error, problems.count == count else {
        return ["\(error)"]
      }
      return problems.map(\.description)
    }
  }

  @Test func partsInAnyOrderAreTheWhole() throws {
    var random = SplitMix64(seed: 541)
    for round in 0..<1_000 {
      let shared = random.integer(in: 0...4)
      let job = SampleJob(
        tasks: Int(random.integer(in: 1...12)), parts: Int(random.integer(in: 1...9)),
        sharing: { Int64($0 % 4) < shared }, &random)
      let parts = job.files.map { ($0, random.next()) }.sorted { $0.1 < $1.1 }.map(\.0)
      #expect(try merge(parts) == job.whole, "round \(round)")
    }
  }

  @Test func missingAndDoubledPartsAreNamed() throws {
    var random = SplitMix64(seed: 542)
    for count in [2, 3, 16] {
      let job = SampleJob(tasks: 5, parts: count, sharing: { _ in false }, &random)
      for left in 1...count {
        let others = job.files.filter { $0.part.number != left }
        #expect(
          refusals(others) == ["\(others[0].file): part \(left) of \(count) is missing"])
        #expect(
          refusals(job.files + [("again.json", job.parts[left - 1])])
            == ["again.json: part \(left) of \(count) is in \(left).json too"])
      }
    }
    let job = SampleJob(tasks: 5, parts: 16, sharing: { _ in false }, &random)
    #expect(
      refusals([job.files[4], ("b.json", job.parts[4])]) == [
        "b.json: part 5 of 16 is in 5.json too",
        "5.json: parts 1, 2, 3, 4, 6, 7, 8, 9, 10, 11 and 5 more of 16 are missing",
      ])
  }

  @Test func foreignPartsAreToldApart() {
    func refusal(_ change: (inout JobPart.Identity) -> Void) -> [String] {
      var job = SampleJob.small
      change(&job.identity)
      let other = JobPart(Shard(2, of: 2)!, of: job.identity, results: job.parts[1].results, isComplete: true)
      return refusals([("1.json", job.parts[0]), ("x.json", other)])
    }
    let missing = "1.json: part 2 of 2 is missing"
    let foreign = "x.json: a part of another job: "
    #expect(
      refusal { $0.program = "squad 1.1" }
        == [foreign + "it was written by squad 1.1, 1.json by squad 1.0", missing])
    for change: (inout JobPart.Identity) -> Void in [
      { $0.name = "day" }, { $0.file = "other.yaml" }, { $0.bytes = 13 }, { $0.sha256 = "ac" },
    ] {
      #expect(refusal(change) == [foreign + "its job file differs from that of 1.json", missing])
    }
    #expect(
      refusal { $0.tasks.removeLast() } == [
        foreign + "its tasks differ from those of 1.json; patterns may have matched other files", missing,
      ])
    #expect(
      refusal { $0.date = "2026-11-22" }
        == [foreign + "its date is 2026-11-22, that of 1.json is none", missing])
    let job = SampleJob.small
    let third = JobPart(Shard(3, of: 3)!, of: job.identity, results: [], isComplete: true)
    #expect(
      refusals(job.files + [("x.json", third)]) == [foreign + "it is one of 3 parts, 1.json one of 2"])
  }

  @Test func interruptedPartsAreToBeRunAgain() {
    var job = SampleJob.small
    job.parts[1].isComplete = false
    #expect(refusals(job.files) == ["2.json: the part was interrupted; run shard 2/2 again"])
  }

  @Test func damagedPartsAreRefused() {
    func refusal(_ change: (inout JobPart) -> Void) -> [String] {
      var job = SampleJob.small
      change(&job.parts[1])
      return refusals([("1.json", job.parts[0]), ("x.json", job.parts[1])])
    }
    #expect(
      refusal { $0.jobSHA256 = "00" }
        == ["x.json: the job is not the one that the part was written for"])
    #expect(refusal { $0.number = 0 } == ["x.json: there is no part 0 of 2"])
    #expect(refusal { $0.count = -1 } == ["x.json: there is no part 2 of -1"])
    for name in ["", ".", "..", "../x", "a/b", "/etc", "a b", "-x", "\u{E9}", "x\u{1B}"] {
      let refused = refusal { part in
        part.job.tasks[0].name = name
        part.jobSHA256 = part.job.hash
      }
      #expect(
        refused == [
          "x.json: \(quoted(name)) cannot be the name of a folder; use letters from a to z, digits, - _ and ."
        ])
    }
    let index = refusal { part in
      part.job.tasks[0].name = "index.x"
      part.jobSHA256 = part.job.hash
    }
    #expect(index == ["x.json: \"index.x\" is the name of an index page"])
    let doubled = refusal { part in
      part.job.tasks[0].name = "TASK-1"
      part.jobSHA256 = part.job.hash
    }
    #expect(doubled == ["x.json: two tasks are called \"task-1\""])
  }

  /// Both parts share task 0, and one of them is responsible for it; task 1 belongs to one part.
  @Test func missingAndDamagedResultsAreNamed() {
    let owner = Shard.owner(ofTask: 0, among: 2) - 1
    let helper = 1 - owner
    func refusal(of part: Int, _ change: (inout [TaskResult]) -> Void) -> [String] {
      var job = SampleJob.small
      change(&job.parts[part].results)
      return refusals(job.files).map { $0.replacing("\(part + 1).json", with: "x.json") }
    }
    let task = "of task \"task-0\""
    #expect(refusal(of: owner) { $0.removeFirst() } == ["x.json: the result \(task) is missing"])
    #expect(refusal(of: helper) { $0.removeFirst() } == ["x.json: its share \(task) is missing"])
    for change: (inout [TaskResult]) -> Void in [
      { $0[0].inputs[0].sha256 = "other" }, { $0[0].earlierSHA256 = nil }, { $0[0].date = nil },
      { $0[0].isKept = true },
    ] {
      #expect(
        refusal(of: helper, change) == [
          "x.json: its share \(task) is from other inputs; run all shards again"
        ])
    }
    for change: (inout TaskResult) -> Void in [
      { $0.snapshot = nil }, { $0.snapshot?[TournamentContent.self]?.teams = [] },
      { $0.snapshot?[TournamentContent.self]?.seasons = nil },
      { $0.snapshot?[TournamentContent.self]?.seasons?.runs.asked = 0 },
      { $0.snapshot?[TournamentContent.self]?.seasons?.runs.asked = .max },
    ] {
      #expect(refusal(of: owner) { change(&$0[0]) } == ["x.json: the result \(task) is damaged"])
    }
    #expect(refusal(of: helper) { $0[0].odds = nil } == ["x.json: its share \(task) is damaged"])
  }

  @Test func oddsThatCannotBeAreRefused() {
    let helper = 2 - Shard.owner(ofTask: 0, among: 2)
    var random = SplitMix64(seed: 543)
    let runs = SampleJob.small.parts[helper].results[0].odds!.runs
    let teams = SampleJob.small.parts[helper].results[0].odds!.teams.count
    func isRefused(_ change: (inout SampleOdds) -> Void) -> Bool {
      var job = SampleJob.small
      var odds = SampleOdds(runs: runs, teams, &random)
      change(&odds)
      job.parts[helper].results[0].odds = odds.odds
      return refusals(job.files) == ["\(helper + 1).json: its share of task \"task-0\" is damaged"]
    }
    #expect(!isRefused { _ in })
    #expect(isRefused { $0.runs += 1 })
    #expect(isRefused { $0.titlesByInputOrder = -1 })
    #expect(isRefused { $0.titlesByInputOrder = runs + 1 })
    #expect(isRefused { $0.teams.removeLast() })
    #expect(isRefused { $0.teams[0].places.removeLast() })
    #expect(isRefused { $0.teams[1].places[0] = runs + 1 })
    #expect(isRefused { $0.teams[1].places[0] = -1 })
    #expect(isRefused { $0.teams[0].points.count -= 1 })
    #expect(isRefused { $0.teams[0].points.sum = .max })
    #expect(isRefused { $0.teams[0].points.sum = -1 })
    #expect(isRefused { $0.teams[0].points.squares = .max })
    #expect(isRefused { $0.teams[0].points.squares = -1 })
  }

  @Test func aShareThatFailedFailsTheTask() throws {
    var job = SampleJob.small
    let helper = 2 - Shard.owner(ofTask: 0, among: 2)
    let failure = TaskResult(task: "task-0", exitCode: 66, complaints: ["teams.csv: no such file"])
    job.parts[helper].results[0] = failure
    #expect(try merge(job.files) == [failure, job.whole[1]])
  }

  @Test func keptResultsStayKept() throws {
    var job = SampleJob.small
    let kept = (0..<2).map { TaskResult(task: "task-\($0)", isKept: true, earlierSHA256: "ef") }
    for part in job.parts.indices {
      for index in job.parts[part].results.indices {
        job.parts[part].results[index] = kept[job.parts[part].results[index].task == "task-0" ? 0 : 1]
      }
    }
    #expect(try merge(job.files) == kept)
  }
}
