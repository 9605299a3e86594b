import Chance
import Testing

@testable import Search

struct ExchangesTests {
  /// Starting from the worst legal team, the result is legal, and no exchange of one or two players improves its skill.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func exchangesLeaveALegalTeamThatNoExchangeImproves(seed: UInt64) throws {
    var random = SplitMix64(seed: 4_400 + seed)
    var improved = 0
    for round in 0..<150 {
      var problem = RandomRules(&random).problem
      // A minimum spend may rule out the most skilled replacements, and no others are tried.
      problem.leastCost = nil
      let legal = bruteForceBestTeams(problem, count: .max).teams
      guard let worst = legal.last,
        let question = ReducedProblem(problem, wanted: problem.count + 1, tuning: SearchTuning()),
        question.players.choose > 0
      else { continue }
      let players = question.players
      let start = worst.rows.compactMap { row in
        players.rows.firstIndex(of: Int32(row)).map { FreePlayer($0) }
      }
      var exchanges = Exchanges(players, question.columns(Int64.self), stop: StopSignal())
      let rows = players.rows(of: exchanges.improved(start))
      let found = try #require(legal.first { $0.rows == rows }, "seed \(seed), round \(round): \(problem)")
      let better = legal.prefix { $0.skill > found.skill }
      #expect(
        better.allSatisfy { team in team.rows.count { !rows.contains($0) } > 2 },
        "seed \(seed), round \(round): \(found) in \(problem)")
      improved += found.rows != worst.rows ? 1 : 0
    }
    #expect(improved > 25)
  }

  /// With duties, replacing a single choice by another never improves the skill.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func exchangesLeaveATeamInWhichNoOtherChoiceIsBetter(seed: UInt64) throws {
    var random = SplitMix64(seed: 4_500 + seed)
    var improved = 0
    for round in 0..<150 {
      var problem = RandomChoices(&random, charges: false).problem
      (problem.leastCost, problem.counters, problem.conditions) = (nil, [], [])
      let legal = bruteForceBestTeams(problem, count: .max).teams
      guard !problem.duties.isEmpty, let worst = legal.last,
        let question = ReducedProblem(problem, wanted: problem.count + 1, tuning: SearchTuning())
      else { continue }
      let players = question.players
      func choices(_ team: ListedTeam) -> Set<FreePlayer> {
        let marks = zip(team.rows, team.duties).map { TeamMark(row: Int32($0), duty: Int32($1)) }
        return Set(
          players.all.filter { player in
            marks.contains {
              $0.row == players.rows[player] && $0.duty == players.duties[player]
            }
          })
      }
      var exchanges = Exchanges(players, question.columns(Int64.self), stop: StopSignal())
      let team = exchanges.improved(Array(choices(worst)))
      let (rows, duties) = (players.rows(of: team), players.duties(of: team))
      var hint: String { "seed \(seed), round \(round): \(rows) as \(duties) in \(problem)" }
      let found = try #require(legal.first { $0.rows == rows && $0.duties == duties }, "\(hint)")
      let better = legal.prefix { $0.skill > found.skill }
      #expect(better.allSatisfy { choices($0).subtracting(team).count > 1 }, "\(hint)")
      improved += found != worst ? 1 : 0
    }
    #expect(improved > 15)
  }

  /// A second of work on nine-digit numbers with a club limit: the team shown is almost the best.
  @Test func aStoppedSearchShowsAGoodTeam() {
    var problem = InstanceFamily.subsetSum.problem(count: 2_000, size: 15, tightness: 0.5, seed: 1)
    (problem.clubs, problem.mostPerClub) = ((0..<2_000).map { Int32($0 % 20) }, 3)
    let stop = StopSignal(after: .seconds(1))
    let answer = problem.bestTeam(limits: Limits(stop: stop))
    #expect(!answer.rows.isEmpty && answer.bound - answer.skill <= answer.bound / 1_000)
  }
}

struct KindReductionTests {
  @Test func playersWithEnoughBetterOnesOfTheirKindAreSetAside() throws {
    let problem = GameFamily.squad.problem(count: 3_000, seed: 1)
    let question = try #require(ReducedProblem(problem, wanted: 1, tuning: SearchTuning()))
    #expect(question.playerCount < 1_500)
    var spending = problem
    spending.leastCost = problem.budget
    #expect(spending.bestTeam().cost == problem.budget)
  }

  /// A minimum spend that every team meets, and a group rule that no team breaks.
  @Test func idleRulesAreLeftOut() throws {
    let problem = InstanceFamily.subsetSum.problem(count: 200, size: 3)
    var idle = problem
    idle.leastCost = 3
    idle.groups = [GroupRule(members: [1, 2], most: 2)]
    func question(_ problem: Problem) throws -> ReducedProblem {
      try #require(ReducedProblem(problem, wanted: 1, tuning: SearchTuning()))
    }
    #expect(try question(idle).players.areInterchangeable)
    #expect(try question(idle).players.rows == question(problem).players.rows)
    #expect(idle.bestTeam() == problem.bestTeam())
    idle.leastCost = problem.budget
    #expect(try question(idle).window(Int64.self).lowerBound > 0)
  }
}
