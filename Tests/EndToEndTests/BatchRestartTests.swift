import Chance
import Foundation
import Testing

/// Batches that are stopped, killed, refused by the disk or run twice at once.
struct BatchRestartTests {
  /// One quick task for every kind of page.
  private static let job = """
      - best: pool.csv
        name: a
        top: 5
      - compare: pool.csv
        name: b
      - check: pool.csv
        name: c
        teams: team.csv
      - tournament: samples/teams.csv
        name: d
        runs: 100
      - standings: samples/results.csv
        name: e
      - battle: samples/fighters.csv
        name: f
      - best: bad.csv
        name: g

    """

  private func workplace(_ job: String = job) throws -> Workplace {
    let workplace = Workplace()
    try workplace.write("name,skill,cost\nA,1,x\n", to: "bad.csv")
    try workplace.write("name\nP1\nP2\nP3\nP4\nP5\n", to: "team.csv")
    try workplace.writePool(night: 1)
    try workplace.write(job: job)
    return workplace
  }

  /// Expects exactly the files of an uninterrupted run, hidden ones included, byte for byte.
  private func expectSame(
    _ workplace: Workplace, _ folder: String, _ whole: [String: Data], _ comment: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try workplace.files(in: folder)
    #expect(found.keys.sorted() == whole.keys.sorted(), "\(comment)", sourceLocation: location)
    for (name, bytes) in whole {
      #expect(found[name] == bytes, "\(comment): \(name)", sourceLocation: location)
    }
  }

  @Test func killedAtAnyMomentTheNextRunEndsAsIfNothingHadBeen() throws {
    let workplace = try workplace()
    // Uninterrupted: the first night, followed by the second.
    let began = ContinuousClock.now
    #expect(try workplace.squad("batch", "job.yaml", "--output", "whole").exitCode == 65)
    let milliseconds = Int64(began.duration(to: .now) / .milliseconds(1))
    let first = try workplace.files(in: "whole")
    _ = try workplace.shell("cp -r whole night1")
    try workplace.writePool(night: 2)
    _ = try workplace.squad("batch", "job.yaml", "--output", "whole")
    let second = try workplace.files(in: "whole")
    #expect(first["a/best-team.json"] != second["a/best-team.json"] && second["a/history/0002.json"] != nil)

    var random = SplitMix64(seed: 71)
    var kills = 0
    var died = 0
    while kills < 30 {
      let night = Int(random.integer(in: 1...2))
      try workplace.writePool(night: night)
      _ = try workplace.shell("rm -rf out; " + (night == 2 ? "cp -r night1 out" : "true"))
      var moments: [Int64] = []
      for _ in 0..<random.integer(in: 1...4) {
        let moment = random.integer(in: 1...max(2, milliseconds))
        moments.append(moment)
        let digits = String(1_000_000 + moment * 1_000).dropFirst()
        let run = try workplace.shell(
          "timeout --foreground -s KILL \(moment / 1_000).\(digits) squad batch job.yaml --quiet")
        kills += 1
        died += run.exitCode == 137 ? 1 : 0
      }
      #expect(try workplace.squad("batch", "job.yaml").exitCode == 65)
      try expectSame(workplace, "out", night == 1 ? first : second, "seed 71, night \(night), \(moments) ms")
    }
    #expect(died >= 5, "too few runs died to say anything")
  }

  @Test(arguments: [("INT", Int32(130)), ("TERM", Int32(143))])
  func aSignalEndsABatchAndTheNextRunGoesOn(signal: String, code: Int32) throws {
    // One quick task, one that reads a pipe when the signal comes, and one that never starts.
    let slow = """
        - best: pool.csv
          name: quick
        - best: piped.csv
          name: slow
        - standings: samples/results.csv
          name: late

      """
    let workplace = try workplace(slow)
    // A shell starts background jobs with SIGINT ignored.
    let run = try workplace.shell(
      "mkfifo piped.csv; env --default-signal squad batch job.yaml --jobs 1 & id=$!; exec 3> piped.csv; "
        + "kill -\(signal) $id; wait $id; code=$?; rm piped.csv; cp samples/players.csv piped.csv; exit $code"
    )
    #expect(run.exitCode == code, "\(run.output)")
    #expect(run.statusByTask["quick"] == "done" && run.statusByTask["slow"] == "interrupted")
    #expect(run.statusByTask["late"] == nil)
    #expect(run.output.hasPrefix("job: 1 of 3 tasks done, 2 interrupted\n"))
    let tasks = try workplace.tasks()
    #expect(tasks["late"]?["status"] as? String == "interrupted")
    #expect(
      tasks["slow"]?["exitCode"] as? Int == Int(code) && tasks["late"]?["exitCode"] as? Int == Int(code))
    // The interrupted task has left no page that a later run would refer to.
    #expect(!workplace.names(in: "out/slow").contains("best-team.json"))

    let next = try workplace.squad("batch", "job.yaml")
    #expect(next.exitCode == 0 && next.run == ["late", "slow"], "\(next.errors)")
    _ = try workplace.squad("batch", "job.yaml", "--output", "whole")
    try expectSame(workplace, "out", try workplace.files(in: "whole"), signal)
  }

  // MARK: Two at once

  @Test func twoBatchesNeverWriteOneFolder() throws {
    let workplace = try workplace("  - best: piped.csv\n")
    // The pool is a pipe, which can be opened for writing once the first batch reads it; the third batch finds a file.
    let run = try workplace.shell(
      """
      mkfifo piped.csv
      squad batch job.yaml > first 2>&1 & first=$!
      exec 3> piped.csv
      squad batch job.yaml; echo $?
      rm piped.csv; cp samples/players.csv piped.csv
      squad batch job.yaml --wait 60s > third 2>&1 3>&- & third=$!
      cat samples/players.csv >&3; exec 3>&-
      wait $first; echo $?; wait $third; echo $?
      """)
    #expect(run.output == "75\n0\n0\n" && run.errors.contains("out"), "\(run)")
    #expect(try workplace.text(of: "first").contains("36 skill"))
    #expect(!workplace.names(in: "out").contains { $0.hasSuffix(".tmp") })
  }

  @Test func aTaskWhoseFolderIsHeldFailsAlone() throws {
    let workplace = try workplace(Self.job)
    let run = try workplace.shell(
      """
      mkdir -p out/a; exec 3< out/a; flock 3
      squad batch job.yaml
      """)
    #expect(run.exitCode == 75, "\(run.errors)")
    #expect(run.statusByTask["a"] == "failed")
    #expect(run.statusByTask["b"] == "done" && run.statusByTask["e"] == "done")
  }

  // MARK: A disk that takes no more

  @Test func aFileThatCannotGrowLeavesTheOldOnes() throws {
    let workplace = try workplace(
      "  - best: pool.csv\n    name: a\n  - standings: samples/results.csv\n    name: e\n")
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 0)
    let before = try workplace.files(in: "out/a").filter { $0.key != "task.json" }
    // The page of the pool is larger than the limit on files; that of the results is already there.
    try workplace.writePool(night: 2)
    let run = try workplace.shell("ulimit -f 8; squad batch job.yaml")
    #expect(run.exitCode == 73, "\(run.errors)")
    #expect(run.statusByTask["e"] == "kept" && run.errors.contains("out/a/best-team.html"))
    #expect(try workplace.files(in: "out/a").filter { $0.key != "task.json" } == before)
    let next = try workplace.squad("batch", "job.yaml")
    #expect(next.exitCode == 0 && next.run == ["a"])
    #expect(try workplace.files(in: "out").keys.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test(.enabled(if: TinyDisk.canBeMounted))
  func aFullDiskLeavesWhatWasThere() throws {
    let workplace = try workplace()
    let needed = try { () -> Int in
      _ = try workplace.squad("batch", "job.yaml", "--output", "whole")
      return try workplace.files(in: "whole").values.reduce(0) { $0 + ($1.count + 4_095) / 4_096 * 4 }
    }()
    // The first night fits; the second, with the history added, does not.
    let disk = try #require(TinyDisk(at: workplace.path + "/out", kibibytes: needed + 24))
    defer { disk.unmount() }
    #expect(try workplace.squad("batch", "job.yaml").exitCode == 65)
    let before = try workplace.files(in: "out")
    try workplace.writePool(night: 2)
    let run = try workplace.squad("batch", "job.yaml")
    #expect(run.exitCode == 73, "\(run.errors)")
    #expect(run.errors.contains("no space left on device"))
    let after = try workplace.files(in: "out")
    #expect(after.keys.allSatisfy { !$0.hasSuffix(".tmp") })
    for task in ["a", "b", "c"] where run.statusByTask[task] == "failed" {
      for (name, bytes) in before where name.hasPrefix(task + "/") && !name.hasSuffix("task.json") {
        #expect(after[name] == bytes, "\(name)")
      }
    }
    #expect(["d", "e", "f"].allSatisfy { run.statusByTask[$0] == "kept" })
  }
}

/// A file system of a few kibibytes, held in memory.
private struct TinyDisk {
  private let path: String

  /// Whether this process can mount anything: determined by trying, because root in a container often cannot.
  static let canBeMounted: Bool = {
    let path = NSTemporaryDirectory() + "squad-disk-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let disk = TinyDisk(at: path, kibibytes: 4) else { return false }
    disk.unmount()
    return true
  }()

  init?(at path: String, kibibytes: Int) {
    self.path = path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard Self.run(["mount", "-t", "tmpfs", "-o", "size=\(kibibytes)k", "tmpfs", path]) else { return nil }
  }

  func unmount() { _ = Self.run(["umount", "-l", path]) }

  private static func run(_ words: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
