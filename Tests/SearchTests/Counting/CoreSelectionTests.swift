import Chance
import Testing

@testable import Search

struct CoreSelectionTests {
  private let meter = WorkMeter(limit: .max, stop: StopSignal())

  @Test func givesUpBeforeItSorts() {
    let sample = SmallProblem(skills: [5, 4, 3], costs: [3, 2, 1], size: 2, budget: 4)
    let stop = StopSignal()
    stop.raise()
    #expect(throws: CountingEnd.stopped) {
      try sample.withColumns {
        _ = try CoreSelection(
          $0, winners: [0, 2], budget: 4, Multiplier(skill: 1, cost: 1),
          meter: WorkMeter(limit: .max, stop: stop))
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func leavesEveryTeamOfTheBestSkillPossible(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    for round in 0..<60 {
      let problem = SmallProblem(from: &chance)
      guard problem.size < problem.skills.count, let truth = problem.truth() else { continue }
      let multiplier = Multiplier(skill: chance.integer(in: 1...9), cost: chance.integer(in: 0...9))
      let selection = try problem.withColumns { columns in
        try CoreSelection(
          columns, winners: truth.winners, budget: problem.budget, multiplier, meter: meter)
      }
      let settled = Set(
        truth.winners.indices.filter { selection.typeOfWinner[$0] == nil }.map { truth.winners[$0] })
      let best = truth.winners.reduce(0) { $0 + problem.skills[$1] }
      let comment = "seed \(seed), round \(round): \(problem), multiplier \(multiplier)"
      problem.forEachTeam { team, skill, cost in
        guard skill == best, cost <= problem.budget else { return }
        #expect(settled.isSubset(of: team), "\(comment)")
        let swaps = Swaps(of: team.filter { !settled.contains($0) }, in: selection.core, problem)
        #expect(swaps.balance == selection.core.additions, "\(comment)")
        #expect(swaps.skill == selection.core.skill, "\(comment)")
        #expect(swaps.cost <= selection.core.costLimit, "\(comment)")
        #expect(swaps.loss <= selection.core.gap, "\(comment)")
        guard team == truth.winners else { return }
        #expect(swaps.cost == selection.core.cost, "\(comment)")
        #expect(swaps.loss == selection.core.winningLoss, "\(comment)")
      }
    }
  }

  @Test func sortsTypesAndFindsThoseOfTheWinners() throws {
    let sample = SmallProblem(
      skills: [8, 7, 9, 6, 8, 7, 9, 6, 8, 7], costs: [120, 100, 150, 80, 110, 90, 140, 70, 120, 100], size: 5,
      budget: 500)
    let winners = [0, 1, 4, 5, 7]
    let selection = try sample.withColumns {
      try CoreSelection(
        $0, winners: winners, budget: 500, Multiplier(skill: 20, cost: 1), meter: meter)
    }
    for (winner, type) in zip(winners, selection.typeOfWinner) {
      let type = selection.core.types[try #require(type)]
      #expect(type.skill == sample.skills[winner] && type.cost == sample.costs[winner])
      #expect(type.winners == 1)
    }
    #expect(zip(selection.core.types, selection.core.types.dropFirst()).allSatisfy { $0.standsBefore($1) })
  }

  /// The swaps that lead from the base of a core to a team.
  private struct Swaps {
    var balance = 0
    var skill: Int64 = 0
    var cost: Int64 = 0
    var loss: Int64 = 0

    init(of team: [Int], in core: SwapCore<Int64>, _ problem: SmallProblem) {
      for type in core.types {
        let members = team.count { problem.skills[$0] == type.skill && problem.costs[$0] == type.cost }
        let swaps = members - (type.inBase ? type.copies : 0)
        balance += swaps
        skill += Int64(swaps) * type.skill
        cost += Int64(swaps) * type.cost
        loss += Int64(abs(swaps)) * type.loss
      }
    }
  }
}
