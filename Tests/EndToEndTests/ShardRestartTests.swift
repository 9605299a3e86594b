import Foundation
import Testing

/// Shards that are killed or interrupted, and run again.
struct ShardRestartTests {
  /// Runs the only shard of a job, one task after another, and sends it a signal once it reads the pool that is a pipe,
  /// which is replaced by a file only afterwards.
  private func stop(with signal: String, at sites: TwoSites) throws -> Run {
    try sites.many.shell(
      "mkdir parts; mkfifo pool.csv; "
        + "squad batch \(sites.job) --output \(sites.output) --shard 1/1 --part \(sites.part(1)) --jobs 1 & id=$!; "
        + "exec 3> pool.csv; kill -\(signal) $id; wait $id; code=$?; rm pool.csv; cp samples/players.csv pool.csv; exit $code"
    )
  }

  private func partIsComplete(at sites: TwoSites) throws -> Bool? {
    try sites.partLines(1).first?["isComplete"] as? Bool
  }

  @Test(arguments: [("KILL", Int32(137)), ("TERM", Int32(143))])
  func aShardThatWasStoppedGoesOnFromItsPart(_ signal: String, _ code: Int32) throws {
    var sites = TwoSites()
    sites.job = "piped.yaml"
    try sites.both { site in
      try site.write(
        """
        name: Piped
        tasks:
          - best: samples/players.csv
          - tournament: samples/teams.csv
            runs: 2000
          - best: pool.csv
            name: piped
          - standings: samples/results.csv
        """, to: "piped.yaml")
    }
    _ = try sites.one.shell("cp samples/players.csv pool.csv")
    try sites.runWhole()
    let stopped = try stop(with: signal, at: sites)
    #expect(stopped.exitCode == code, "\(stopped)")
    #expect(try partIsComplete(at: sites) == false)
    if signal == "TERM" { #expect(stopped.output.hasSuffix("; interrupted, the same command continues\n")) }

    let refused = try sites.merge(1...1)
    #expect(refused.exitCode == 65)
    #expect(refused.errors == "parts/1.jsonl: the part was interrupted; run shard 1/1 again\n")
    #expect(sites.many.names(in: "reports").isEmpty)

    let again = try sites.run(1, of: 1)
    #expect(again.exitCode == 0)
    #expect(again.errors.contains("kept  best-players"), "\(again.errors)")
    #expect(again.errors.contains("done  piped"), "\(again.errors)")
    #expect(try partIsComplete(at: sites) == true)
    #expect(try sites.merge(1...1).exitCode == 0)
    try sites.expectSame("after \(signal)")
  }

  @Test func aFinishedShardIsNotWorkedOutAgain() throws {
    let sites = TwoSites()
    try sites.runShards(2)
    let before = try sites.many.bytes(of: sites.part(1))
    let again = try sites.run(1, of: 2)
    #expect(again.exitCode == 0 && !again.errors.contains("done"), "\(again.errors)")
    #expect(try sites.many.bytes(of: sites.part(1)) == before)
    let forced = try sites.run(1, of: 2, "--force")
    #expect(forced.errors.contains("done") && !forced.errors.contains("kept"), "\(forced.errors)")
    #expect(try sites.many.bytes(of: sites.part(1)) == before)
  }

  /// A shard that dies before its first task is done does not leave a complete part from an earlier night.
  @Test func aShardThatBeginsTakesBackItsEarlierPart() throws {
    var sites = TwoSites()
    sites.job = "piped.yaml"
    try sites.many.write("tasks: [{best: pool.csv}]", to: "piped.yaml")
    _ = try sites.many.shell("mkdir parts; cp samples/players.csv pool.csv")
    try sites.run(1, of: 1)
    #expect(try partIsComplete(at: sites) == true)
    _ = try sites.many.shell(
      "rm pool.csv; mkfifo pool.csv; squad batch piped.yaml --force --shard 1/1 --part \(sites.part(1)) & id=$!; "
        + "exec 3> pool.csv; kill -KILL $id; wait $id")
    #expect(try partIsComplete(at: sites) == false)
  }

  /// A result's comparison with the previous run is useless once the output folder holds a different one.
  @Test func aPartThatHasSeenOtherResultsIsNotGoneOnWith() throws {
    let sites = TwoSites()
    try sites.runShards(2)
    let changePrices = "sed -i 's/^Rohit,9,15.0/Rohit,9,11.0/' samples/players.csv"
    let restorePrices = "sed -i 's/^Rohit,9,11.0/Rohit,9,15.0/' samples/players.csv"
    try sites.both { site in
      _ = try site.shell(
        "\(changePrices); squad batch \(sites.job) --output \(sites.output); \(restorePrices)")
    }
    let stale = try sites.merge(1...2)
    #expect(stale.exitCode == 65)
    #expect(
      stale.errors.hasPrefix(
        "reports/job/five: holds a different result than when the parts ran; name the output folder of the job, or run "
          + "all shards again\n"), "\(stale.errors)")
    try sites.expectSame("refused")

    try sites.runWhole()
    try sites.runShards(2)
    #expect(try sites.merge(1...2).exitCode == 0)
    try sites.expectSame("run again")
  }

  @Test func aTaskThatFailedIsRunAgain() throws {
    let sites = TwoSites()
    try sites.runWhole()
    _ = try sites.many.shell("mv samples/results.csv hidden.csv")
    let shards = try sites.runShards(3)
    // The patterns of this job match no files, so the shards still belong to the same job.
    #expect(shards.map(\.exitCode).sorted() == [0, 0, 66])
    _ = try sites.many.shell("mv hidden.csv samples/results.csv")
    let failed = try #require(shards.firstIndex { $0.exitCode == 66 }) + 1
    let again = try sites.run(failed, of: 3)
    #expect(again.exitCode == 0)
    #expect(again.errors.contains("done  standings-results"))
    #expect(again.errors.contains("kept"))
    #expect(try sites.merge(1...3).exitCode == 0)
    try sites.expectSame("mended")
  }
}
