import Chance
import Testing

@testable import Search

/// Completions and repairs, checked against all legal teams.
struct RepairsTests {
  /// Teams of up to three players too many, sometimes of up to all players; legal ones among them.
  private static func teams(of all: AllTeams, _ random: inout SplitMix64) -> [[Int]] {
    let problem = all.problem
    let most = random.integer(in: 0...7) == 0 ? problem.count : min(problem.count, problem.size + 3)
    var teams = (0...most).map { problem.randomTeam(of: $0, &random) }
    if !all.teams.isEmpty {
      let legal = all.teams[Int(random.integer(in: 0...Int64(all.teams.count - 1)))].rows
      teams.append(legal.shuffled(using: &random))
      teams.append(Array(legal.shuffled(using: &random).dropLast()))
    }
    return teams
  }

  @Test(arguments: 0..<8, ProblemSource.allCases)
  func agreesWithAllTeams(part: Int, source: ProblemSource) {
    let seed = UInt64(73_000 + part)
    var random = SplitMix64(seed: seed)
    var (completed, repaired, stuck) = (0, 0, 0)
    for number in 0..<(source == .plain ? 450 : 150) {
      let problem = RandomProblem(source, &random, sizes: 1...6).problem
      let all = AllTeams(problem)
      for team in Self.teams(of: all, &random) {
        var hint: String { "seed \(seed), problem \(number): \(team) in \(problem)" }
        for jobs in [1, 4] {
          let repairs = problem.bestRepairs(of: team, limits: Limits(jobs: jobs))
          #expect(repairs.isComplete)
          #expect(repairs.changes == all.repairs(of: team), "\(hint)")
          repaired += repairs.changes.count
          guard team.count < problem.size else { continue }
          let found = problem.bestCompletion(of: team, limits: Limits(jobs: jobs))
          if let expected = all.completion(of: team) {
            #expect(found == .possible(expected), "\(hint)")
            completed += 1
          } else {
            #expect(Self.isTrue(found, of: team, in: problem, source), "\(hint) gave \(found)")
            stuck += 1
          }
        }
      }
    }
    #expect(completed > 50 && repaired > 50 && stuck > 50)
  }

  /// Whether the reason given for a team that cannot be completed is true.
  private static func isTrue(
    _ found: TeamCompletion, of team: [Int], in problem: Problem, _ source: ProblemSource
  ) -> Bool {
    guard case .impossible(let cause?) = found else { return false }
    switch cause {
    case .tooFewPlayers(let count): return count < problem.size
    case .budget(let cheapest), .either(.budget(let cheapest), _):
      func isEnough(_ budget: Int128) -> Bool {
        AllTeams(problem.changed { $0.budget = budget }).completion(of: team) != nil
      }
      return cheapest > problem.budget && isEnough(cheapest) && !isEnough(cheapest - 1)
    default: return source != .plain
    }
  }

  @Test(arguments: GameFamily.allCases)
  func aRaisedSignalProvesNothing(family: GameFamily) {
    let problem = family.problem(count: 80, seed: 5)
    let stop = StopSignal()
    stop.raise()
    let limits = Limits(jobs: 2, stop: stop)
    #expect(problem.bestCompletion(of: [4], limits: limits) == .unknown)
    #expect(problem.bestRepairs(of: [4, 9], limits: limits) == Repairs(changes: [], isComplete: false))
  }

  /// Whenever it is stopped, the search lists the first repairs, or none.
  @Test(arguments: GameFamily.allCases)
  func aSearchStoppedAtAnyTimeListsTheFirstOfItsRepairs(family: GameFamily) {
    let problem = family.problem(count: 300, seed: 2)
    var cheaper = problem
    cheaper.budget = problem.budget * 9 / 10
    let team = cheaper.bestTeam().rows
    let whole = problem.bestRepairs(of: team)
    #expect(whole.isComplete && whole.changes.count == 2)
    for microseconds in (0..<16).map({ 1 << $0 }) {
      let stop = StopSignal(after: .microseconds(microseconds))
      let found = problem.bestRepairs(of: team, limits: Limits(jobs: 2, stop: stop))
      #expect(found.changes == Array(whole.changes.prefix(found.changes.count)), "\(microseconds) µs")
      #expect(!found.isComplete || found == whole)
    }
  }
}
