import Foundation
import Testing

/// What `squad merge` refuses to combine, and where it does not write.
struct MergeRefusalTests {
  /// Two parts of the sample job, in parts/1.jsonl and parts/2.jsonl.
  private static func parts() throws -> TwoSites {
    let sites = TwoSites()
    try sites.runShards(2)
    return sites
  }

  private func expectNothingWritten(_ sites: TwoSites, at place: SourceLocation = #_sourceLocation) {
    #expect(sites.many.names(in: sites.output).isEmpty, sourceLocation: place)
  }

  @Test func partsThatAreNotAllOfOneJobAreRefused() throws {
    let sites = try Self.parts()
    let missing = try sites.merge(1...1)
    #expect(missing.exitCode == 65)
    #expect(missing.errors == "parts/1.jsonl: part 2 of 2 is missing\n")

    let doubled = try sites.many.shell(
      "squad merge parts/1.jsonl parts/2.jsonl parts/1.jsonl --output reports/job")
    #expect(doubled.exitCode == 65)
    #expect(doubled.errors == "parts/1.jsonl: part 1 of 2 is in parts/1.jsonl too\n")

    _ = try sites.many.shell("echo '# the same tasks' >> samples/job.yaml")
    try sites.run(2, of: 2)
    let foreign = try sites.merge(1...2, seed: 4)
    #expect(foreign.exitCode == 65)
    #expect(
      foreign.errors.contains("a part of another job: its job file differs from that of parts/"),
      "\(foreign.errors)")
    expectNothingWritten(sites)
  }

  @Test func aPatternThatFoundOtherFilesIsNoticed() throws {
    var sites = TwoSites()
    sites.job = "each.yaml"
    try sites.many.write("tasks: [{best: 'pools/*.csv'}]", to: "each.yaml")
    _ = try sites.many.shell("mkdir pools parts; cp samples/players.csv pools/a.csv")
    try sites.run(1, of: 2)
    _ = try sites.many.shell("cp samples/players.csv pools/b.csv")
    try sites.run(2, of: 2)
    let run = try sites.many.shell("squad merge parts/1.jsonl parts/2.jsonl --output reports/job")
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        parts/2.jsonl: a part of another job: its tasks differ from those of parts/1.jsonl; patterns may have matched other files
        parts/1.jsonl: part 2 of 2 is missing

        """)
    expectNothingWritten(sites)
  }

  @Test func partsThatWereChangedOrAreNoneAreAllNamed() throws {
    let sites = try Self.parts()
    _ = try sites.many.shell(
      "sed -i '0,/\"bytes\":[0-9]/s//\"bytes\":9/' parts/2.jsonl; echo '{}' > parts/3.jsonl")
    let run = try sites.many.shell(
      "squad merge parts/1.jsonl parts/2.jsonl parts/3.jsonl --output reports/job")
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        parts/2.jsonl: the part has been changed since it was written; run its shard again
        parts/3.jsonl: not a part of a job: not a JSON object with a schemaVersion

        """)
    let absent = try sites.many.shell("squad merge parts/1.jsonl parts/9.jsonl --output reports/job")
    #expect(absent.exitCode == 66)
    #expect(absent.errors == "parts/9.jsonl: no such file or directory\n")
    expectNothingWritten(sites)
  }

  @Test func sharesOfOtherInputsAreRefused() throws {
    let sites = TwoSites()
    _ = try sites.many.shell("mkdir parts")
    try sites.run(1, of: 2)
    _ = try sites.many.shell("sed -i 's/Northgate/Southgate/' samples/teams.csv")
    try sites.run(2, of: 2)
    let run = try sites.merge(1...2)
    #expect(run.exitCode == 65)
    #expect(
      run.errors.hasSuffix(".jsonl: its share of task \"cup\" is from other inputs; run all shards again\n"),
      "\(run.errors)")
    expectNothingWritten(sites)
  }

  @Test func aFolderThatCannotBeHadIsLeftAlone() throws {
    let sites = try Self.parts()
    try sites.many.write("mine", to: "file")
    let blocked = try sites.many.shell("squad merge parts/1.jsonl parts/2.jsonl --output file")
    #expect(blocked.exitCode == 73)
    #expect(try sites.many.bytes(of: "file") == Data("mine".utf8))

    _ = try sites.many.shell("mkdir -p reports/job")
    let held = try sites.many.shell(
      "flock reports/job squad merge parts/1.jsonl parts/2.jsonl --output reports/job")
    #expect(held.exitCode == 75)
    #expect(held.errors.contains("another run is using this folder"), "\(held.errors)")
    expectNothingWritten(sites)

    // Only the folder of one task is held: the others are written, and the merge can be repeated.
    _ = try sites.many.shell("mkdir -p reports/job/five")
    let partly = try sites.many.shell(
      "flock reports/job/five squad merge parts/1.jsonl parts/2.jsonl --output reports/job")
    #expect(partly.exitCode == 75)
    #expect(try sites.merge(1...2).exitCode == 0)
    try sites.runWhole()
    try sites.expectSame("merged again", leavingOut: "*task.json")
  }

  @Test func aPartThatCannotBeWrittenIsAnError() throws {
    let workplace = Workplace()
    let run = try workplace.shell(
      "squad batch samples/job.yaml --shard 1/2 --part samples/job.yaml/part.json")
    #expect(run.exitCode == 73, "\(run)")
    #expect(workplace.names(in: "reports").isEmpty)
  }

  @Test func wrongShardsAreMistakesOfTheCommandLine() throws {
    let workplace = Workplace()
    for text in ["0/2", "3/2", "1", "a/b", "1/0", "1/10001"] {
      let run = try workplace.squad("batch", "samples/job.yaml", "--shard", text)
      #expect(run.exitCode == 64, "\(text)")
      #expect(
        run.errors.contains("a part and how many there are, as in 2/4, at most 10000"),
        "\(text): \(run.errors)")
    }
    let alone = try workplace.squad("batch", "samples/job.yaml", "--part", "p.json")
    #expect(alone.exitCode == 64)
    #expect(alone.errors == "squad: --part needs --shard\n")
    #expect(try workplace.squad("merge").exitCode == 64)
  }
}
