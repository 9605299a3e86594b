import Foundation
import Testing

/// Simultaneous runs that write the same files, also through links, and what killed runs leave behind.
struct LockingTests {
  private let workplace = Workplace()

  @Test func linksToOneFileLoseNoUpdate() throws {
    let run = try workplace.shell(
      """
      mkdir real one other; cp samples/fighters.csv real/f.csv; ln -s ../real/f.csv one/f.csv; ln -s ../real/f.csv other/g.csv
      for i in 1 2 3 4 5 6 7 8 9 10; do
        squad roster add one/f.csv --name One$i --team A --stats 5,6,7,5,5,7,6,6 --wait 60s >/dev/null &
        squad roster add other/g.csv --name Other$i --team D --stats 5,6,7,5,5,7,6,6 --wait 60s >/dev/null &
        squad roster add real/f.csv --name Real$i --team D --stats 5,6,7,5,5,7,6,6 --wait 60s >/dev/null &
      done
      wait
      grep -c -E '^(One|Other|Real)[0-9]' real/f.csv; ls real one other
      """)
    #expect(run.output.hasPrefix("30\n") && run.errors.isEmpty, "\(run.output) \(run.errors)")
    #expect(workplace.names(in: "real") == ["f.csv"] && workplace.names(in: "one") == ["f.csv"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: workplace.path + "/one/f.csv")
    #expect(link == "../real/f.csv")
  }

  @Test(arguments: [
    "roster add one/f.csv --name W --team A --stats 5,6,7,5,5,7,6,6",
    "team select one/t.csv Kohli --pool samples/players.csv",
    "best samples/players.csv --output none --save-team one/t.csv",
    "team show samples/teams/seed.csv --pool samples/players.csv --save-team one/t.csv",
    "best samples/players.csv --output one", "best samples/players.csv --output linked",
    "report snapshot.json --output one", "batch job.yaml --output linked",
    "batch job.yaml --shard 1/2 --part one/p.jsonl",
  ])
  func whatIsBehindALinkIsHeldAndCleaned(line: String) throws {
    try workplace.write(job: "  - best: samples/players.csv\n    name: a\n")
    _ = try workplace.shell(
      """
      squad best samples/players.csv --output s; cp s/best-team.json snapshot.json; rm -r s
      mkdir real one; cp samples/fighters.csv real/f.csv; printf 'name\\nRohit\\n' > real/t.csv; ln -s real linked
      for name in f.csv t.csv best-team.html p.jsonl; do ln -s ../real/$name one/$name; done
      touch real/.squad-abc123.tmp one/.squad-abc123.tmp
      """)
    let before = try workplace.files(in: "real")
    // A shard waits up to a minute for a folder, since other shards hold it only briefly.
    if !line.contains("--shard") {
      let held = try workplace.shell("flock real squad \(line)")
      #expect(held.exitCode == 75, "\(held.errors)")
      #expect(try workplace.files(in: "real") == before)
    }
    let run = try workplace.shell("squad \(line)")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!workplace.names(in: "real").contains { $0.hasPrefix(".squad") })
  }

  // MARK: Parts

  @Test func theSecondRunOfAPartWaitsForItsTurn() throws {
    // A pipe can be opened for writing once the first run reads it.
    try workplace.write(job: "  - best: piped.csv\n")
    let run = try workplace.shell(
      """
      mkfifo piped.csv
      squad batch job.yaml --shard 1/1 > first 2>&1 & first=$!
      exec 3> piped.csv
      squad batch job.yaml --shard 1/1; echo $?
      touch out/parts/.squad-abc123.tmp
      rm piped.csv; cp samples/players.csv piped.csv
      squad batch job.yaml --shard 1/1 --wait 120s > second 3>&- & second=$!
      cat samples/players.csv >&3; exec 3>&-
      wait $first; echo $?; wait $second; echo $?
      """)
    #expect(run.output.hasPrefix("75\n") && run.output.hasSuffix("0\n0\n"), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("out/parts/1-of-1.jsonl: another run is writing this file"), "\(run.errors)")
    #expect(workplace.names(in: "out/parts") == ["1-of-1.jsonl"])
  }

  // MARK: Tasks

  @Test func aTaskIsRememberedWhileItsFolderIsHeld() throws {
    try workplace.write(job: "  - best: samples/players.csv\n    name: a\n")
    _ = try workplace.squad("batch", "job.yaml")
    let before = try workplace.files(in: "out/a")
    let held = try workplace.shell("flock out/a squad batch job.yaml --force")
    #expect(held.exitCode == 75, "\(held.errors)")
    // The task's recorded outcome comes from the run that holds the folder, not from the one that was too late.
    #expect(try workplace.files(in: "out/a") == before)
    _ = try workplace.shell("touch out/a/.squad-abc123.tmp out/a/history/.squad-abc123.tmp")
    #expect(try workplace.shell("flock out/a squad batch job.yaml").statusByTask["a"] == "kept")
    #expect(workplace.names(in: "out/a/history") == [".squad-abc123.tmp", "0001.json"])
    #expect(try workplace.squad("batch", "job.yaml").statusByTask["a"] == "kept")
    #expect(try workplace.files(in: "out/a") == before)
  }
}
