import Chance
import Testing

@testable import Jobs

/// Whatever a job file holds, reading it ends with tasks that are command lines, or with problems.
struct HostileJobTests {
  private static let documents = [
    "name: x\noutput: o\ndefaults: {top: 2, players: true}\ntasks:\n  - best: p.csv\n    budget: 5\n",
    "tasks:\n- best: [a.csv, b.csv]\n  matrix:\n    budget: [1, 2]\n    rules: [classic, x/y.yaml]\n",
    "{\"tasks\": [{\"check\": \"p\", \"teams\": [\"a\", \"b\"], \"name\": \"n\", \"where\": \"-q\"}]}",
    "tasks:\n  - compare: p.csv\n    budgets: [1, 2]\n    team: [t.csv]\n  - best: q.csv\n    name: z\n",
  ]
  private static let pieces = [
    "[", "]", "{", "}", ": ", "- ", ", ", "\n", "\n  ", "\"", "'", "#", "~", "null", "true", "-", "--", "*",
    "?", "/", "..", "\"\\0\"", "\u{202E}", "é", "best: ", "name: ", "matrix: ", "defaults: ", "budget: ",
    "players: ", "where: ", "teams: ", "999999999999999999999", "=", "\u{1B}", "\\",
  ]

  @Test func mutatedJobs() {
    var random = SplitMix64(seed: 63)
    var read = 0
    for round in 0..<10_000 {
      var bytes = Array(Self.documents[Int(random.integer(in: 0...3))].utf8)
      for _ in 0..<random.integer(in: 1...3) {
        let place = Int(random.integer(in: 0...Int64(bytes.count - 1)))
        let piece = Array(Self.pieces[Int(random.integer(in: 0...Int64(Self.pieces.count - 1)))].utf8)
        switch random.integer(in: 0...3) {
        case 0: bytes[place] = UInt8(random.integer(in: 0...255))
        case 1: bytes.insert(contentsOf: piece, at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 6))
        default: bytes.replaceSubrange(place..<min(bytes.count, place + piece.count), with: piece)
        }
        if bytes.isEmpty { bytes = [0x61] }
      }
      guard let job = try? Sample.job(bytes) else {
        #expect(!Sample.problems(bytes).isEmpty, "seed 63, round \(round)")
        continue
      }
      read += 1
      let areNames = job.tasks.allSatisfy { task in
        task.name.unicodeScalars.allSatisfy { $0.isASCII && $0 != "/" } && !task.name.hasPrefix(".")
      }
      let areLines = job.tasks.allSatisfy { (try? Sample.program.parse($0.words)) != nil }
      #expect(areNames && areLines && !job.tasks.isEmpty, "seed 63, round \(round)")
    }
    #expect(read > 200)
  }
}
