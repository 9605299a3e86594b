import Chance
import Foundation
import Testing

/// The same job on one machine and in shards, each in its own folder.
struct TwoSites {
  let one = Workplace()
  let many = Workplace()
  /// The job file, seen from both folders.
  var job = "samples/job.yaml"
  /// The output folder, seen from both folders.
  var output = "reports/job"

  /// Does the same at both sites.
  func both(_ work: (Workplace) throws -> Void) rethrows {
    try work(one)
    try work(many)
  }

  /// Runs the job on one machine.
  @discardableResult
  func runWhole() throws -> Run { try one.squad("batch", job, "--output", output) }

  /// Runs a shard.
  @discardableResult
  func run(_ number: Int, of count: Int, _ more: String = "") throws -> Run {
    try many.shell(
      "squad batch \(job) --output \(output) --shard \(number)/\(count) --part \(part(number)) \(more)")
  }

  /// Runs all shards, one after the other.
  @discardableResult
  func runShards(_ count: Int) throws -> [Run] {
    try FileManager.default.createDirectory(atPath: many.path + "/parts", withIntermediateDirectories: true)
    return try (1...count).map { try run($0, of: count) }
  }

  /// Merges the parts of these numbers in an order determined by the seed.
  @discardableResult
  func merge(_ numbers: ClosedRange<Int>, seed: UInt64 = 1) throws -> Run {
    var random = SplitMix64(seed: seed)
    let parts = numbers.map { (part($0), random.next()) }.sorted { $0.1 < $1.1 }.map(\.0)
    return try many.shell("squad merge \(parts.joined(separator: " ")) --output \(output)")
  }

  /// Where a part is written.
  func part(_ number: Int) -> String { "parts/\(number).jsonl" }

  /// The lines of a part: the first says what it is part of, then there is one line for each result.
  func partLines(_ number: Int) throws -> [[String: Any]] {
    try many.bytes(of: part(number)).split(separator: UInt8(ascii: "\n")).map { line in
      try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
    }
  }

  /// Expects that both output folders hold the same files with the same bytes.
  func expectSame(
    _ when: String, leavingOut pattern: String = "nothing", at place: SourceLocation = #_sourceLocation
  )
    throws
  {
    let run = try many.shell("diff -r -x '\(pattern)' \(one.path)/\(output) \(many.path)/\(output)")
    #expect(run.exitCode == 0, "\(when): \(run.output)\(run.errors)", sourceLocation: place)
    #expect(many.names(in: output).contains("index.json"), "\(when)", sourceLocation: place)
  }
}
