import Foundation
import Testing

/// Outputs that would overwrite inputs, one another, or files that later runs continue from.
struct OutputClashTests {
  private let workplace = Workplace()

  init() throws {
    try workplace.write(
      "output: .\ntasks:\n  - best: mine/best-team.csv\n    name: mine\n", to: "own-folder.yaml")
    try workplace.write(
      "output: .\ntasks:\n  - best: samples/players.csv\n    name: a\n  - standings: a/best-team.csv\n",
      to: "other-folder.yaml")
    _ = try workplace.shell(
      """
      cp samples/fighters.csv battle.csv; cp samples/results.csv standings.csv; cp samples/teams.csv tournament.csv
      cp samples/players.csv best-team.csv; cp samples/players.csv team.svg; ln -s best-team.csv pool-link.csv; cp samples/players.csv index.html
      mkdir mine a; cp samples/players.csv mine/best-team.csv; cp samples/results.csv a/best-team.csv
      squad rules show classic > r.yaml; printf 'tasks: [{best: samples/players.csv}]' > job.yaml; ln -s ../r.yaml mine/rules-link.yaml
      printf 'name\\nRohit\\n' > check.csv
      """)
  }

  @Test(arguments: [
    "battle battle.csv --csv --output .", "standings standings.csv --csv --output .",
    "tournament tournament.csv --csv --output .", "best best-team.csv --csv --output .",
    "best pool-link.csv --csv --output .", "check samples/players.csv check.csv --csv --output .",
    "best samples/players.csv --skill-from best-team.csv:skill --csv --output .",
    "best samples/players.csv --rules r.yaml --save-team r.yaml",
    "best samples/players.csv --rules r.yaml --save-team mine/rules-link.yaml",
    "best samples/players.csv --rules r.yaml --save-team r.yaml --output none",
    "team select best-team.csv Kohli --pool best-team.csv",
    "team select r.yaml Kohli --pool best-team.csv --rules r.yaml",
    "team show check.csv --pool best-team.csv --save-team check.csv",
    "batch job.yaml --shard 1/2 --part job.yaml", "batch job.yaml --shard 1/2 --part samples/players.csv",
    "batch job.yaml --shard 1/2 --part samples/../mine/../samples/players.csv",
    "best samples/players.csv --output new --save-team ./new/best-team.md",
    "best samples/players.csv --output new --save-team new/best-team.html",
    "best team.svg --picture ./team.svg --output none",
    "check samples/players.csv team.svg --picture team.svg",
    "best samples/players.csv --save-team a.svg --picture a.svg --output none",
    "merge index.html --output .", "best - --csv --output . < best-team.csv",
  ])
  func nothingThatIsReadIsWrittenOver(line: String) throws {
    let before = try workplace.files(in: ".")
    let run = try workplace.shell("squad \(line)")
    // A file that is not a part is reported first.
    #expect(run.exitCode == (line.hasPrefix("merge") ? 65 : 64), "\(run.errors)")
    #expect(
      run.errors.contains("overwrit") || run.errors.contains("written to the same file")
        || run.errors.contains("not a part"), "\(run.errors)")
    #expect(
      try workplace.files(in: ".").filter { !$0.key.hasPrefix(".std") }
        == before.filter { !$0.key.hasPrefix(".std") })
    #expect(workplace.names(in: "new") == [])
  }

  @Test(arguments: [
    ("own-folder.yaml", "task mine: ./mine/best-team.csv would overwrite the input mine/best-team.csv"),
    ("other-folder.yaml", "task a: ./a/best-team.csv would overwrite the input a/best-team.csv"),
  ])
  func aTaskWritesOverNoInputOfAnyTask(job: String, message: String) throws {
    for options in ["", "--check", "--shard 1/2"] {
      let run = try workplace.shell("squad batch \(job) \(options)")
      #expect(run.exitCode == 65 && run.errors.contains(message), "\(run.errors)")
    }
    #expect(workplace.names(in: "mine") == ["best-team.csv", "rules-link.yaml"])
    #expect(workplace.names(in: "a") == ["best-team.csv"])
  }

  @Test func standardOutputIsNeitherInputNorPage() throws {
    let page = try workplace.shell("squad best samples/players.csv --output new > best-team.html; echo $?")
    #expect(page.output == "0\n")
    _ = try workplace.shell("squad best samples/players.csv --output new")
    let run = try workplace.shell("squad best samples/players.csv --output new >> new/best-team.md; echo $?")
    #expect(run.output == "64\n" && run.errors.contains("standard output"))
  }

  @Test func aPartReplacesNothingButAPart() throws {
    try workplace.write("what somebody wrote\n", to: "notes.txt")
    for options in ["", "--force"] {
      let run = try workplace.shell("squad batch job.yaml --shard 1/2 --part notes.txt \(options)")
      #expect(
        run.exitCode == 73 && run.errors.contains("notes.txt: holds something other than a part"),
        "\(run.errors)")
      #expect(try workplace.bytes(of: "notes.txt") == Data("what somebody wrote\n".utf8))
    }
  }

  // MARK: State is not a page

  @Test func anOldSnapshotReplacesNoNewerOne() throws {
    let rounds = "squad battle samples/fighters.csv --output w"
    _ = try workplace.shell("\(rounds); cp w/battle.json old.json; \(rounds) --ascending")
    let before = try workplace.files(in: "w")
    let run = try workplace.squad("report", "old.json", "--output", "w")
    #expect(run.exitCode == 73 && run.errors.contains("choose another folder with --output"), "\(run.errors)")
    #expect(try workplace.files(in: "w") == before)

    #expect(try workplace.squad("report", "old.json", "--output", "new").exitCode == 0)
    #expect(try workplace.bytes(of: "new/battle.json") == workplace.bytes(of: "old.json"))
    // A page for the current snapshot is drawn again.
    _ = try workplace.shell("rm w/battle.html")
    #expect(try workplace.squad("report", "w/battle.json", "--output", "w").exitCode == 0)
    #expect(try workplace.files(in: "w") == before)
  }

  @Test func anotherSnapshotOfAnyPageStays() throws {
    _ = try workplace.shell(
      "squad best samples/players.csv --output a2; squad best samples/players.csv --budget 45 --output b2")
    let before = try workplace.files(in: "b2")
    #expect(try workplace.squad("report", "a2/best-team.json", "--output", "b2").exitCode == 73)
    #expect(try workplace.files(in: "b2") == before)
    #expect(try workplace.squad("report", "a2/best-team.json", "--output", "none").exitCode == 0)
  }
}
