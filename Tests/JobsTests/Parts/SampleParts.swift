import Chance
import Config
import Foundation
import JSON
import Snapshots
import Tournament

@testable import Jobs

/// A job with made-up results, as a whole and in parts.
struct SampleJob {
  var identity: JobPart.Identity
  /// The result of each task on one machine.
  var whole: [TaskResult] = []
  var parts: [JobPart] = []

  /// A job of two tasks in two parts; the first task is a tournament that both share.
  static var small: SampleJob {
    var random = SplitMix64(seed: 11)
    return SampleJob(tasks: 2, parts: 2, sharing: { $0 == 0 }, &random)
  }

  /// - Parameter isShared: whether a task is a tournament that all parts share.
  init(tasks count: Int, parts number: Int, sharing isShared: (Int) -> Bool, _ random: inout SplitMix64) {
    let place = ConfigNode.Place(line: 1, character: 1)
    identity = JobPart.Identity(
      program: "squad 1.0", name: "night", file: "job.yaml", bytes: 12,
      sha256: String(repeating: "ab", count: 32), date: nil,
      tasks: (0..<count).map {
        JobPart.Task(JobTask(name: "task-\($0)", words: ["best", "p\($0).csv"], place: place))
      })
    var results = Array(repeating: [TaskResult](), count: number)
    for task in 0..<count {
      var result = TaskResult(
        task: "task-\(task)", exitCode: Int32(random.integer(in: 0...2)), complaints: ["<&\"\n|"],
        inputs: [.init(path: "p\(task).csv", sha256: String(repeating: "cd", count: 32))], date: "2026-11-21",
        earlierSHA256: String(repeating: "ef", count: 32),
        snapshot: .sample(of: "best p\(task).csv"))
      let owner = Shard.owner(ofTask: task, among: number) - 1
      guard isShared(task) else {
        whole.append(result)
        results[owner].append(result)
        continue
      }
      result.exitCode = 0
      let teams = Int(random.integer(in: 2...6))
      let runs = number * 3 + Int(random.integer(in: 0...100_000))
      let shares = (1...number).map {
        SampleOdds(runs: Shard($0, of: number)!.share(of: runs).count, teams, &random)
      }
      for (part, share) in shares.enumerated() {
        var partial = result
        partial.snapshot =
          part == owner ? .sample(of: "tournament", teams: teams, share.odds, asked: runs) : nil
        partial.odds = share.odds
        results[part].append(partial)
      }
      result.snapshot = .sample(of: "tournament", teams: teams, SampleOdds(sumOf: shares).odds, asked: runs)
      whole.append(result)
    }
    parts = results.enumerated().map { part, results in
      JobPart(Shard(part + 1, of: number)!, of: identity, results: results, isComplete: true)
    }
  }

  /// The parts with the files that hold them.
  var files: [(file: String, part: JobPart)] { parts.map { ("\($0.number).json", $0) } }
}

/// Odds as they are encoded in a file, with plausible numbers.
struct SampleOdds: Codable {
  struct Points: Codable {
    var count, sum, squares: Int
  }

  struct Team: Codable {
    var places: [Int]
    var points: Points
  }

  var runs, titlesByInputOrder: Int
  var teams: [Team]

  init(runs: Int, _ count: Int, _ random: inout SplitMix64) {
    func number(to most: Int) -> Int { Int(random.integer(in: 0...Int64(most))) }
    self.runs = runs
    titlesByInputOrder = number(to: runs)
    teams = (0..<count).map { _ in
      let each = number(to: 3 * (count - 1))
      return Team(
        places: (0..<count).map { _ in number(to: runs) },
        points: Points(count: runs, sum: runs * each, squares: runs * each * each))
    }
  }

  /// The sum of all shares, number by number.
  init(sumOf shares: [SampleOdds]) {
    self = shares[0]
    for share in shares.dropFirst() {
      runs += share.runs
      titlesByInputOrder += share.titlesByInputOrder
      for team in teams.indices {
        for place in teams.indices { teams[team].places[place] += share.teams[team].places[place] }
        teams[team].points.count += share.teams[team].points.count
        teams[team].points.sum += share.teams[team].points.sum
        teams[team].points.squares += share.teams[team].points.squares
      }
    }
  }

  /// The odds as a decoded value.
  var odds: Odds { try! JSONValue(encoding: self).decoded() }
}

extension Snapshot {
  /// A snapshot that holds only what a merge reads.
  static func sample(
    of command: String, teams count: Int = 0, _ odds: Odds? = nil, asked: Int = 0
  ) -> Snapshot {
    var snapshot = Snapshot(
      program: "squad 1.0", command: "squad \(command)", date: nil, rules: .game(name: "football"),
      inputs: [],
      warnings: [], warningCount: 0)
    guard let odds else { return snapshot }
    let team = """
      "defenders": 4, "midfielders": 4, "attackers": 2, "keeper": 1, "defence": 2, "midfield": 3.5, "attack": 0
      """
    let teams = "[" + (0..<count).map { "{\"name\": \"T\($0)\", \(team)}" }.joined(separator: ",") + "]"
    let nothing = """
      "position": 1, "played": 0, "won": 0, "drawn": 0, "lost": 0, "goalsFor": 0, "goalsAgainst": 0,
      "goalDifference": 0, "points": 0, "decidedBy": "input-order"
      """
    let table = "[" + (0..<count).map { "{\"team\": \"T\($0)\", \(nothing)}" }.joined(separator: ",") + "]"
    let points = "{\"win\": 3, \"draw\": 1, \"loss\": 0}"
    let league =
      "{\"teams\": \(teams), \"seed\": 1, \"standings\": \(table), \"rounds\": [], \"pointsRule\": \(points)}"
    var tournament = try! JSONValue(Array(league.utf8)).decoded(as: TournamentContent.self)
    tournament.seasons = SeasonsRecord(
      odds, teams: tournament.teamNames, asked: asked, until: nil, interrupted: false)
    snapshot.content = Content(tournament)
    return snapshot
  }
}
