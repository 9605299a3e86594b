import Chance
import Foundation
import Testing

/// CSV and YAML with a few damaged places: every command that reads them ends with an answer or with a reason.
///
/// `make fuzz` runs for `FUZZ_SECONDS` seconds; `make test` for ten, from a fixed seed.
@Suite(.serialized) struct HostileInputTests {
  private static let seconds = Int(ProcessInfo.processInfo.environment["FUZZ_SECONDS"] ?? "") ?? 10
  private static let seed = UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "") ?? 15

  /// A file, and a command that reads it.
  private static let inputs = [
    ("samples/players.csv", "best samples/players.csv --top 3"),
    ("samples/league.csv", "best samples/league.csv --size 3 --skill-range any"),
    ("samples/teams/seed.csv", "check samples/players.csv samples/teams/seed.csv"),
    ("samples/teams.csv", "tournament samples/teams.csv"),
    ("samples/results.csv", "standings samples/results.csv"),
    ("samples/fighters.csv", "battle samples/fighters.csv"),
    ("rules.yaml", "best samples/league.csv --rules rules.yaml"), ("job.yaml", "batch job.yaml --check"),
  ]

  @Test(.timeLimit(.minutes(120))) func nothingTraps() throws {
    let workplace = Workplace()
    _ = try workplace.shell("squad rules show fpl-squad > rules.yaml; cp samples/job.yaml job.yaml")
    let end = Date(timeIntervalSinceNow: TimeInterval(Self.seconds))
    var generator = Xoshiro256(seed: Self.seed)
    var ends: Set<Int32> = []
    var number = 0
    while Date() < end {
      let (file, command) = Self.inputs[Int(generator.next() % UInt64(Self.inputs.count))]
      let original = try workplace.bytes(of: file)
      let changed = Self.changed(original, &generator)
      try changed.write(to: URL(filePath: workplace.path + "/" + file))
      let more = command.hasPrefix("batch") ? "" : "--output none --quiet"
      let run = try workplace.shell("timeout 60 prlimit --as=8000000000 squad \(command) \(more) > out.txt")
      #expect(
        [0, 1, 2, 64, 65, 66].contains(run.exitCode),
        "\(number) of seed \(Self.seed): \(command): \(run.exitCode) \(run.errors.prefix(400))")
      try original.write(to: URL(filePath: workplace.path + "/" + file))
      ends.insert(run.exitCode)
      number += 1
    }
    #expect(ends.contains(0) && ends.contains(65), "\(number) changed files ended with \(ends)")
  }

  private static let words =
    [
      "", "\n", "\r\n", ",", "\"", ";", "\t", "0", "-1", "1e308", "99999999999999999999999999999999999999",
      "0.5", "$1,000",
      "\u{FEFF}", "\u{0}", "\u{1B}[31m", "\u{200B}", "é", ":", "- ", "{", "[", "&a ", "*a", "!!x ", "# ", "'",
      "null",
    ].map { Data($0.utf8) } + [Data([0xFF]), Data([0xC3])]

  /// The file with something inserted, removed or repeated in one to four places.
  private static func changed(_ original: Data, _ generator: inout Xoshiro256) -> Data {
    var bytes = original
    for _ in 0...Int(generator.next() % 4) {
      let start = Int(generator.next() % UInt64(bytes.count + 1))
      let length = min(bytes.count - start, Int(generator.next() % 8))
      let place = bytes.startIndex + start..<bytes.startIndex + start + length
      let piece = bytes[place]
      switch generator.next() % 3 {
      case 0: bytes.replaceSubrange(place, with: words[Int(generator.next() % UInt64(words.count))])
      case 1: bytes.removeSubrange(place)
      default: bytes.replaceSubrange(place, with: (0..<50).flatMap { _ in piece })
      }
    }
    return bytes
  }
}
