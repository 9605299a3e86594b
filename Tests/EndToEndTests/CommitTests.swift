import Foundation
import Testing

/// What is left unchanged when the answer cannot be written, and which descriptors files get.
struct CommitTests {
  private let workplace = Workplace()

  init() throws {
    _ = try workplace.shell("cp samples/fighters.csv f.csv; printf 'name\\nRohit\\n' > t.csv")
  }

  private func files() throws -> [String: Data] {
    try workplace.files(in: ".").filter { !$0.key.hasPrefix(".std") }
  }

  @Test(arguments: [
    "roster add f.csv --name W --team A --stats 5,6,7,5,5,7,6,6", "roster remove f.csv --row 1",
    "roster edit f.csv --row 1 --strength 1", "roster reset f.csv --output w",
    "team select t.csv Kohli --pool samples/players.csv",
    "team deselect t.csv Rohit --pool samples/players.csv",
    "team show t.csv --pool samples/players.csv --save-team t.csv2",
    "battle f.csv --policy same-rank --output v",
    "battle f.csv --ascending --output w --keep-history --charts",
    "tournament samples/teams.csv --rounds 1 --output w",
    "best samples/players.csv --output w --save-team new.csv",
    "best samples/players.csv --output none --save-team new.csv",
    "standings samples/results.csv --csv --output w",
  ])
  func withoutItsAnswerARunChangesNothing(line: String) throws {
    _ = try workplace.shell("squad battle f.csv --policy same-rank --output w")
    let before = try files()
    let run = try workplace.shell("squad \(line) > /dev/full")
    #expect(
      run.exitCode == 73 && run.errors.contains("standard output: no space left on device"), "\(run.errors)")
    #expect(try files() == before)
    // With somewhere to write to, the same command works.
    let again = try workplace.shell("squad \(line)")
    #expect(again.exitCode == 0, "\(again.errors)")
    #expect(try files() != before)
  }

  @Test func aReaderWhoHasSeenEnoughIsNoFailure() throws {
    let run = try workplace.shell(
      "squad roster add f.csv --name W --team A --stats 5,6,7,5,5,7,6,6 | true; cat f.csv")
    #expect(run.output.contains("\nW,"), "\(run.output)")
  }

  @Test func aBatchSaysWhatIsDone() throws {
    try workplace.write(job: "  - best: samples/players.csv\n    name: a\n")
    let run = try workplace.shell("squad batch job.yaml > /dev/full")
    #expect(
      run.exitCode == 73 && run.errors.contains("the tasks' folders are written"), "\(run.errors)")
    #expect(workplace.names(in: "out") == ["a"])
    let next = try workplace.squad("batch", "job.yaml")
    #expect(
      next.exitCode == 0 && next.statusByTask["a"] == "kept"
        && workplace.names(in: "out").contains("index.json"))
  }

  @Test func noFileGetsADescriptorOfTheProcess() throws {
    try workplace.write(
      job: "  - best: samples/players.csv\n    name: a\n  - standings: samples/results.csv\n    name: b\n"
        + "  - best: none.csv\n    name: c\n")
    _ = try workplace.shell("squad batch job.yaml --output whole")
    for closed in ["<&- 2>&-", "<&- 2>&- >/dev/null", "2>&-", "<&-"] {
      _ = try workplace.shell("squad batch job.yaml --output closed \(closed)")
      let names = [
        "a/best-team.html", "a/best-team.csv", "a/history/0001.json", "a/task.json", "b/standings.html",
      ]
      for name in names + ["c/task.json"] {
        #expect(
          try workplace.bytes(of: "closed/" + name) == workplace.bytes(of: "whole/" + name),
          "\(closed) \(name)")
      }
      #expect(try workplace.squad("batch", "job.yaml", "--output", "closed").statusByTask["a"] == "kept")
      try FileManager.default.removeItem(atPath: workplace.path + "/closed")
    }
    // With standard output closed, nobody can read the answer.
    let closed = try workplace.shell("squad best samples/players.csv --output w >&-")
    #expect(closed.exitCode == 73 && workplace.names(in: "w") == [], "\(closed.errors)")
  }
}
