import Chance
import Foundation
import JSON
import Testing

/// Snapshots and parts with values that no run writes: every command that reads one soon ends with an answer or with a
/// reason, never with a trap.
///
/// `make fuzz` runs for `FUZZ_SECONDS` seconds; `make test` for ten, from a fixed seed.
@Suite(.serialized) struct HostileSnapshotTests {
  private static let seconds = Int(ProcessInfo.processInfo.environment["FUZZ_SECONDS"] ?? "") ?? 10
  private static let seed = UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "") ?? 14

  /// Runs that leave a snapshot of every kind, each in its own folder.
  private static let runs = [
    "best samples/players.csv --top 5 --players --output best",
    "best samples/players.csv --budget 10 --output none-possible",
    "best samples/league.csv --size 4 --skill-range any --budget 30 --output decimals",
    "compare samples/players.csv samples/players.csv --team samples/teams/seed.csv --budgets all --output steps",
    "compare samples/players.csv --set Rituraj:cost=10 --budgets 45,50 --output budgets",
    "check samples/players.csv samples/teams/*.csv --output check",
    "tournament samples/teams.csv --output cup", "tournament samples/teams.csv --rounds 1 --output round",
    "tournament samples/teams.csv --runs 200 --output odds", "standings samples/results.csv --output table",
    "battle samples/fighters.csv --output war",
    "battle samples/fighters.csv --policy same-rank --output lives",
    "batch job.yaml --output batch", "batch job.yaml --shard 1/1 --part part.jsonl --output other",
  ]

  private static let job = """
    tasks:
      - {best: samples/players.csv, name: five}
      - {tournament: samples/teams.csv, name: cup, runs: 50}
      - {battle: samples/fighters.csv, name: war}
    """

  @Test(.timeLimit(.minutes(120))) func nothingTraps() throws {
    let workplace = Workplace()
    try workplace.write(Self.job, to: "job.yaml")
    for run in Self.runs { _ = try workplace.shell("squad \(run) --quiet > out.txt 2>&1") }
    let files = try workplace.shell("ls */*.json part.jsonl").output.split(separator: "\n").map(String.init)
    #expect(files.count == Self.runs.count, "\(files)")
    let end = Date(timeIntervalSinceNow: TimeInterval(Self.seconds))
    var generator = Xoshiro256(seed: Self.seed)
    var ends: Set<Int32> = []
    var number = 0
    while Date() < end {
      let file = files[Int(generator.next() % UInt64(files.count))]
      ends.formUnion(try tryChanged(file, in: workplace, number, &generator))
      number += 1
    }
    #expect(ends.contains(65) && ends.contains(0), "\(number) changed files ended with \(ends)")
  }

  /// Changes a file, and runs every command that reads such files.
  private func tryChanged(
    _ file: String, in workplace: Workplace, _ number: Int, _ generator: inout Xoshiro256
  ) throws -> Set<Int32> {
    let original = try workplace.bytes(of: file)
    defer { try? original.write(to: URL(filePath: workplace.path + "/" + file)) }
    let changed = try Self.changed(original, of: file, &generator)
    var ends: Set<Int32> = []
    for command in Self.readers(of: file) {
      try changed.write(to: URL(filePath: workplace.path + "/" + file))
      let run = try workplace.shell("timeout 60 prlimit --as=8000000000 \(command) > out.txt")
      let isSound = [0, 1, 2, 65].contains(run.exitCode)
      #expect(
        isSound, "\(number) of seed \(Self.seed): \(command): \(run.exitCode) \(run.errors.prefix(400))")
      if !isSound { try? changed.write(to: URL(filePath: "/tmp/squad-fuzz-\(Self.seed)-\(number)")) }
      ends.insert(run.exitCode)
    }
    return ends
  }

  /// The commands that read such a file.
  private static func readers(of file: String) -> [String] {
    if file == "part.jsonl" {
      return [
        "squad merge part.jsonl --output merged --quiet",
        "squad batch job.yaml --shard 1/1 --part part.jsonl --output other",
      ]
    }
    let folder = file.split(separator: "/")[0]
    let report = "squad report \(file) --output none --quiet"
    switch file.split(separator: "/")[1] {
    case "tournament.json":
      return [report, "squad tournament samples/teams.csv --output \(folder) --show-round 2 --quiet"]
    case "battle.json":
      let more = "--policy same-rank --history --matrix --quiet"
      return [report, "squad battle samples/fighters.csv --output \(folder) \(more)"]
    case "best-team.json":
      return [report, "squad best samples/players.csv --output \(folder) --max-shrink 20%"]
    case "index.json": return [report]
    default: return [report, "squad verify \(file) --steps 100000"]
    }
  }

  // MARK: Changing

  /// The file with one to three of its values changed; its seal is removed or, for a part, made again.
  private static func changed(_ bytes: Data, of file: String, _ generator: inout Xoshiro256) throws -> Data {
    let isPart = file.hasSuffix(".jsonl")
    var lines = isPart ? bytes.split(separator: UInt8(ascii: "\n")).map { Data($0) } : [bytes]
    let line = Int(generator.next() % UInt64(lines.count))
    var tree = try JSONValue(lines[line])
    for _ in 0...Int(generator.next() % 3) { tree.change(&generator) }
    if !isPart { tree = tree.without("contentSHA256") }
    lines[line] = tree.data()
    return isPart ? try sealedPart(lines) : lines[0]
  }

  /// A part file with a seal that matches its content.
  private static func sealedPart(_ lines: [Data]) throws -> Data {
    guard case .object(var opening)? = try? JSONValue(lines[0]) else {
      return Data(lines.joined(separator: [10]))
    }
    opening["contentSHA256"] = .text("")
    let rest = lines.dropFirst().reduce(into: Data()) { $0 += $1 + [10] }
    opening["contentSHA256"] = .text(hexDigest(JSONValue.object(opening).data() + [10] + rest))
    return JSONValue.object(opening).data() + [10] + rest
  }
}

struct FewFilesTests {
  /// The system library traps if its threads cannot open files.
  @Test func tooFewOpenFilesAreAnError() throws {
    let workplace = Workplace()
    let run = try workplace.shell("ulimit -n 6; squad batch samples/job.yaml --output out")
    #expect(run.exitCode == 73, "\(run)")
    #expect(run.errors == "squad: only 6 files may be open at once; 64 are needed ('ulimit -n')\n")
  }
}
