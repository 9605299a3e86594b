import Chance
import Testing

@testable import Search

struct RankTeamsTests {
  private let sample = SamplePool.problem

  @Test func ranksTheTenPlayerSample() {
    let ranks = sample.ranks(skills: [36, 37, 36, 33], best: sample.bestTeam())
    #expect(ranks.legal == TeamCount(51))
    #expect(ranks.ranks[0] == TeamRank(better: TeamCount(0), equal: TeamCount(20)))
    #expect(ranks.ranks[1] == TeamRank(better: TeamCount(0), equal: TeamCount(0)))
    #expect(ranks.ranks[2] == ranks.ranks[0])
    #expect(ranks == AllTeams(sample).ranks(of: [36, 37, 36, 33]))
    #expect(sample.ranks(skills: [], best: sample.bestTeam()) == TeamRanks(legal: TeamCount(51), ranks: []))
  }

  @Test func countsNoTeamWhereNoneIsLegal() {
    let nothing = TeamRank(better: TeamCount(0), equal: TeamCount(0))
    var poor = sample
    poor.budget = 439
    var large = sample
    large.size = 11
    for problem in [poor, large] {
      let expected = TeamRanks(legal: TeamCount(0), ranks: [nothing, nothing])
      #expect(problem.ranks(skills: [0, 36], best: problem.bestTeam()) == expected)
      #expect(AllTeams(problem).ranks(of: [0, 36]) == expected)
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>, [nil] + RankTuning.Method.allCases.map { Optional($0) })
  func agreesWithLookingAtEveryTeam(seed: UInt64, only method: RankTuning.Method?) {
    var random = SplitMix64(seed: seed)
    for source in ProblemSource.allCases {
      var (ranked, exact) = (0, 0)
      for round in 0..<source.rounds(300, 200, 120) {
        // Without rules, some players may still be locked or banned.
        let problem =
          source == .rules && round % 4 == 0
          ? RandomRules(&random).namesAlone : RandomProblem(source, &random).problem
        let all = AllTeams(problem)
        let asked = all.someSkills(&random)
        var tuning = RankTuning()
        tuning.search.forcesWide = random.integer(in: 0...3) == 0
        if source != .plain, random.integer(in: 0...5) == 0 { tuning.search.mostStates = 1 }
        if let method {
          tuning.methods = [method]
          if source == .plain { tuning.work = 20_000_000 }
        }
        let best = problem.bestTeam()
        let found = problem.ranks(skills: asked, best: best, limits: Limits(), tuning: tuning)
        let truth = all.ranks(of: asked)
        var comment: String { "seed \(seed), round \(round): \(problem), skills \(asked)" }
        #expect(found.isTrue(of: truth), "\(comment)")
        let isExact = Self.isExact(by: method, source, hasAutomaton: tuning.search.mostStates > 1)
        #expect(found == truth || !isExact, "\(comment)")
        if !all.teams.isEmpty { ranked += asked.count }
        if found == truth { exact += 1 }
        guard source == .choices else { continue }
        let shared = problem.ranks(skills: asked, best: best, limits: Limits(jobs: 3), tuning: tuning)
        #expect(shared == found, "\(comment)")
      }
      #expect(ranked > (source == .choices ? 40 : 100) && exact > (method == .meeting ? 60 : 15))
    }
  }

  /// Whether a method must give exact counts for a small problem on its own.
  private static func isExact(
    by method: RankTuning.Method?, _ source: ProblemSource, hasAutomaton: Bool
  ) -> Bool {
    switch method {
    case nil, .branching: true
    case .meeting: source != .choices && hasAutomaton
    case .middle: source == .plain
    case .table, .rounding: false
    }
  }

  @Test func countsBeyond64BitsByBinomials() {
    // 15 of 1,000 players, half of them with a skill of 1, and a budget that excludes no team.
    let problem = Problem(
      skills: .narrow((0..<1_000).map { $0 % 2 }), costs: .narrow(Array(repeating: 3, count: 1_000)),
      size: 15, budget: 45)
    let ways = (0...15).map { UInt128.waysToChoose($0, of: 500) * .waysToChoose(15 - $0, of: 500) }
    let found = problem.ranks(skills: (0...15).map { Int128($0) }, best: problem.bestTeam())
    #expect(found.legal == TeamCount(.waysToChoose(15, of: 1_000)))
    #expect(found.legal.value == ways.reduce(0, +))
    for (skill, rank) in found.ranks.enumerated() {
      #expect(rank.equal == TeamCount(ways[skill]))
      #expect(rank.better == TeamCount(ways.dropFirst(skill + 1).reduce(0, +)))
    }
  }

  @Test func marksCountsBeyond128Bits() {
    let problem = Problem(
      skills: .narrow((0..<20_000).map { $0 % 7 }), costs: .narrow((0..<20_000).map { $0 % 5 }), size: 15,
      budget: 40)
    let found = problem.ranks(skills: [40, 90], best: problem.bestTeam())
    #expect(!found.legal.isExact && found.legal.value > 100_000)
    #expect(!found.ranks[0].better.isExact && found.ranks[0].better.value > 100_000)
    // Teams of fifteen players with skill 6 that cost at most 40.
    #expect(found.ranks[1].better == TeamCount(0))
    #expect(!found.ranks[1].equal.isExact && found.ranks[1].equal.value > 100_000)
  }

  @Test(arguments: InstanceFamily.allCases)
  func methodsAgreeOnPoolsOfEveryFamily(family: InstanceFamily) {
    let problem = family.problem(count: 60, size: 4, tightness: 0.4, seed: 7)
    let best = problem.bestTeam()
    let asked = [0, 1, 5, 30, 60].map { best.skill - best.skill * $0 / 100 }
    let truth = AllTeams(problem).ranks(of: asked)
    #expect(problem.ranks(skills: asked, best: best) == truth)
    for method in RankTuning.Method.allCases {
      var tuning = RankTuning()
      tuning.methods = [method]
      let found = problem.ranks(skills: asked, best: best, limits: Limits(jobs: 2), tuning: tuning)
      #expect(found.isTrue(of: truth), "\(method)")
      #expect(found == truth || [.table, .rounding].contains(method), "\(method)")
    }
  }

  @Test func ranksAsManyTeamsAsTheWorkAllows() {
    let problem = InstanceFamily.realFine.problem(count: 40, size: 5, tightness: 0.4, seed: 5)
    let best = problem.bestTeam()
    let asked = (1...10).map { best.skill * (100 - 4 * $0) / 100 }
    let truth = AllTeams(problem).ranks(of: asked)
    var tuning = RankTuning()
    tuning.methods = [.middle]
    tuning.work = 2 * MedianShape(players: 40, size: 5, asked: 4).steps
    let found = problem.ranks(skills: asked, best: best, limits: Limits(), tuning: tuning)
    #expect(found.isTrue(of: truth))
    let exact = found.ranks.prefix { $0.isExact }.count
    #expect((1..<10).contains(exact))
    #expect(found.ranks.prefix(exact) == truth.ranks.prefix(exact))
  }
}
