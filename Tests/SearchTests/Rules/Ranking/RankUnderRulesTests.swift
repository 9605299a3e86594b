import Chance
import Testing

@testable import Search

struct RankUnderRulesTests {
  @Test(arguments: 200..<206 as Range<UInt64>, [false, true])
  func givesLowerBoundsWhateverTheWorkAllowed(seed: UInt64, isRuled: Bool) {
    var random = SplitMix64(seed: seed)
    var inexact = 0
    for round in 0..<200 {
      let problem = isRuled ? RandomRules(&random).problem : RandomProblem(&random).problem
      let all = AllTeams(problem)
      let asked = all.someSkills(&random)
      var tuning = RankTuning()
      tuning.work = Int(
        random.integer(in: 0...[0, 300, 5_000, 30_000, 300_000][Int(random.integer(in: 0...4))]))
      let best = problem.bestTeam()
      let found = problem.ranks(skills: asked, best: best, limits: Limits(), tuning: tuning)
      let truth = all.ranks(of: asked)
      var comment: String { "seed \(seed), round \(round), work \(tuning.work): \(problem), skills \(asked)" }
      #expect(found.isTrue(of: truth), "\(comment)")
      let again = problem.ranks(skills: asked, best: best, limits: Limits(jobs: 4), tuning: tuning)
      #expect(found == again, "\(comment)")
      inexact += found == truth ? 0 : 1
    }
    #expect(inexact > 20)
  }

  @Test(arguments: [false, true])
  func claimsNothingFalseWhenStopped(isRuled: Bool) {
    var random = SplitMix64(seed: 300)
    let stop = StopSignal()
    stop.raise()
    var inexact = 0
    for round in 0..<300 {
      let problem = isRuled ? RandomRules(&random).problem : RandomProblem(&random).problem
      let all = AllTeams(problem)
      let asked = all.someSkills(&random)
      let best = problem.bestTeam(
        limits: Limits(stop: random.integer(in: 0...1) == 0 ? stop : StopSignal()))
      let found = problem.ranks(skills: asked, best: best, limits: Limits(stop: stop))
      let truth = all.ranks(of: asked)
      #expect(found.isTrue(of: truth), "seed 300, round \(round): \(problem), skills \(asked)")
      inexact += found == truth ? 0 : 1
    }
    #expect(inexact > 50)
  }

  @Test(arguments: GameFamily.allCases)
  func ranksTheBestTeamsOfGames(family: GameFamily) {
    let problem = family.problem(count: 80, seed: 6)
    let best = problem.bestTeam()
    let teams = problem.bestTeams(count: 2_000).teams
    let asked = [best.skill, best.skill + 1, teams[40].skill, teams[1_000].skill]
    let found = problem.ranks(skills: asked, best: best)
    for (skill, rank) in zip(asked, found.ranks) {
      #expect(rank.better == TeamCount(UInt128(teams.count { $0.skill > skill })))
      #expect(rank.equal == TeamCount(UInt128(teams.count { $0.skill == skill })))
    }
    #expect(found.legal.isExact && found.legal.value > 1_000_000)
    #expect(found == problem.ranks(skills: asked, best: best, limits: Limits(jobs: 4)))
  }

  /// If no rule binds, the number of legal teams is a product of binomials.
  @Test func countsTheTeamsOfAGameByBinomials() {
    var problem = GameFamily.squad.problem(count: 100, seed: 2)
    problem.mostPerClub = nil
    problem.budget = .max
    let best = problem.bestTeam()
    let truth = [2, 5, 5, 3].reduce(1) { $0 * UInt128.waysToChoose($1, of: 25) }
    let found = problem.ranks(skills: [.min, best.skill, .max], best: best)
    #expect(found.legal == TeamCount(truth))
    #expect(found.ranks[0] == TeamRank(better: TeamCount(truth), equal: TeamCount(0)))
    #expect(found.ranks[1].better == TeamCount(0) && found.ranks[1].equal.value >= 1)
    #expect(found.ranks[2] == TeamRank(better: TeamCount(0), equal: TeamCount(0)))
  }
}
