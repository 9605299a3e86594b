import Foundation
import Testing

/// The scripts in `samples/slurm`, without a scheduler; `try-on-one-node.sh` is the trial with one.
struct SlurmSampleTests {
  private let workplace = Workplace()

  private static let folder = "samples/slurm"

  @Test func everyScriptIsWellFormed() throws {
    let names = workplace.names(in: Self.folder)
    #expect(names == ["merge.sbatch", "shards.sbatch", "submit.sh", "try-on-one-node.sh"])
    for name in names {
      let run = try workplace.shell("sh -n \(Self.folder)/\(name)")
      #expect(run.exitCode == 0 && run.errors == "", "\(name): \(run.errors)")
    }
  }

  @Test func everyOptionExists() throws {
    var seen: Set<String> = []
    for name in workplace.names(in: Self.folder) {
      let text = try workplace.text(of: "\(Self.folder)/\(name)")
      for call in text.matches(of: /squad (batch|merge) ([^;&|)\n]*)/) {
        let help = try workplace.squad("help", String(call.1)).output
        for option in call.2.matches(of: /--[a-z-]+/) {
          #expect(help.contains(option.0 + " ") || help.contains(option.0 + "\n"), "\(name): \(call.0)")
          seen.insert(String(option.0))
        }
      }
    }
    #expect(seen.isSuperset(of: ["--shard", "--output", "--jobs", "--wait", "--check"]), "\(seen)")
  }

  /// The scripts, run by hand in place of the scheduler.
  @Test func theScriptsMakeTheSameBytesAsOneMachine() throws {
    let sites = TwoSites()
    for (night, count) in [(1, 4), (2, 2)] {
      try sites.runWhole()
      for number in 1...count {
        let run = try sites.many.shell(
          "SLURM_ARRAY_TASK_ID=\(number) sh \(Self.folder)/shards.sbatch \(sites.job) \(sites.output) \(count)"
        )
        #expect(run.exitCode == 0, "\(run)")
      }
      let merged = try sites.many.shell(
        "sh \(Self.folder)/merge.sbatch \(sites.job) \(sites.output) \(count)")
      #expect(merged.exitCode == 0, "\(merged)")
      try sites.expectSame("night \(night)")
    }
  }

  /// To the scheduler, the answer "no" is not a failure; otherwise jobs waiting for it would never start.
  @Test func answersAreDoneAndFailuresAreNot() throws {
    try workplace.write("tasks: [{best: samples/players.csv, budget: 1}]", to: "no.yaml")
    try workplace.write("tasks: [{best: absent.csv}]", to: "failing.yaml")
    func shard(_ job: String) throws -> Int32 {
      try workplace.shell(
        "SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=1 sh \(Self.folder)/shards.sbatch \(job) out-\(job)"
      ).exitCode
    }
    #expect(try shard("no.yaml") == 0)
    #expect(try shard("failing.yaml") == 66)
    #expect(try workplace.shell("sh \(Self.folder)/merge.sbatch no.yaml out-no.yaml 1").exitCode == 0)
    #expect(workplace.names(in: "out-no.yaml/parts").isEmpty)
    #expect(
      try workplace.shell("sh \(Self.folder)/merge.sbatch failing.yaml out-failing.yaml 1").exitCode == 66)
    #expect(workplace.names(in: "out-failing.yaml/parts") == ["1-of-1.jsonl"])
  }

  @Test func submittingAsksForTheArrayAndTheMergeBehindIt() throws {
    try workplace.write("#!/bin/sh\necho \"$*\" >> asked\necho \"4$(wc -l < asked);cluster\"\n", to: "sbatch")
    let run = try workplace.shell(
      "chmod +x sbatch; PATH=$PWD:$PATH sh \(Self.folder)/submit.sh samples/job.yaml reports/job 3")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("shards 41\nmerge 42\n"), "\(run.output)")
    let asked = try workplace.text(of: "asked")
      .replacing("\(workplace.path)/\(Self.folder)/", with: "")
      .replacing(/\/[^ ]*\/slurm\//, with: "")
    #expect(
      asked == """
        --parsable --array=1-3 shards.sbatch samples/job.yaml reports/job 3
        --parsable --dependency=afterok:41 merge.sbatch samples/job.yaml reports/job 3

        """)
    try workplace.write("tasks: [{bets: players.csv}]", to: "wrong.yaml")
    #expect(
      try workplace.shell("PATH=$PWD:$PATH sh \(Self.folder)/submit.sh wrong.yaml out").exitCode == 65)
    #expect(try workplace.shell("sh \(Self.folder)/submit.sh samples/job.yaml").exitCode == 64)
  }
}
