import Chance
import Testing

@testable import Search

struct RankTeamsTests {
  private let sample = Problem(
    skills: .narrow([8, 7, 9, 6, 8, 7, 9, 6, 8, 7]),
    costs: .narrow([120, 100, 150, 80, 110, 90, 140, 70, 120, 100]), size: 5, budget: 500)

  @Test func ranksTheTenPlayerSample() {
    let expected = TeamRanks(
      legal: TeamCount(51),
      ranks: [
        TeamRank(better: TeamCount(0), equal: TeamCount(20)),
        TeamRank(better: TeamCount(20), equal: TeamCount(20)),
      ])
    let ranks = rankTeams(sample, skills: [36, 35])
    #expect(ranks.legal.value == 51)
    #expect(ranks.ranks[0] == expected.ranks[0])
    #expect(ranks == bruteForceRanks(sample, skills: [36, 35]))
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [nil] + RankTuning.Method.allCases.map { Optional($0) })
  func agreesWithLookingAtEveryTeam(seed: UInt64, only method: RankTuning.Method?) {
    var chance = SplitMix64(seed: seed)
    for round in 0..<200 {
      let problem = RandomProblem(&chance).problem
      let asked = Self.someSkills(of: problem, &chance)
      var tuning = RankTuning()
      if let method {
        tuning.methods = [method]
        tuning.work = 20_000_000
      }
      tuning.forcesWide = chance.integer(in: 0...3) == 0
      let best = chance.integer(in: 0...1) == 0 ? findBestTeam(problem) : nil
      let found = rankTeams(problem, skills: asked, best: best, limits: Limits(), tuning: tuning)
      let truth = bruteForceRanks(problem, skills: asked)
      let comment = "seed \(seed), round \(round), \(problem), skills \(asked): \(found), \(truth)"
      if method == nil || method == .middle {
        #expect(found == truth, "\(comment)")
      } else {
        #expect(found.isTrue(of: truth), "\(comment)")
      }
    }
  }

  /// Skills of teams, some of them legal, and of none.
  static func someSkills(of problem: Problem, _ chance: inout SplitMix64) -> [Int128] {
    let skills = problem.skills.values
    return (0..<Int(chance.integer(in: 0...4))).map { _ in
      let team = skills.shuffled(using: &chance).prefix(problem.size).reduce(0, +)
      switch chance.integer(in: 0...9) {
      case 0: return chance.integer(in: 0...1) == 0 ? .min : .max
      case 1: return team + Int128(chance.integer(in: -2...2))
      default: return team
      }
    }
  }
}

extension TeamRanks {
  /// Whether all counts are right or lower bounds.
  func isTrue(of truth: TeamRanks) -> Bool {
    legal.isTrue(of: truth.legal)
      && zip(ranks, truth.ranks).allSatisfy {
        $0.better.isTrue(of: $1.better) && $0.equal.isTrue(of: $1.equal)
      } && ranks.count == truth.ranks.count
  }
}

extension TeamCount {
  /// Whether the count is right, or a lower bound.
  fileprivate func isTrue(of truth: TeamCount) -> Bool {
    isExact ? self == truth : value <= truth.value
  }
}
