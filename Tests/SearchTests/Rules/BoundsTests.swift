import Chance
import Testing

@testable import Search

/// The picker, the forced bounds and the tables, compared with looking at every team.
struct BoundsTests {
  /// The free players of a random problem with some weights, and all teams that fill its slots.
  private struct Sample {
    var players: FreePlayers
    var weights: [Int64]
    var teams: [[FreePlayer]] = []

    init?(_ random: inout SplitMix64) {
      let problem = RandomRules(&random).problem
      guard let question = ReducedProblem(problem, wanted: 1, tuning: SearchTuning()) else { return nil }
      players = question.players
      guard players.choose > 0, players.automaton.isExact else { return nil }
      let span = random.integer(in: 0...9)
      weights = (0..<players.count).map { _ in random.integer(in: -span...span) }
      var combinations = Combinations(picking: players.choose, of: players.count)
      repeat {
        let team = combinations.picks.map { FreePlayer($0) }
        if players.state(after: team) == players.automaton.goal { teams.append(team) }
      } while combinations.advance()
    }

    func weight(_ team: [FreePlayer]) -> Int64 { team.reduce(0) { $0 + weights[$1] } }
  }

  @Test func thePickerFindsAHeaviestTeam() {
    var random = SplitMix64(seed: 41)
    var found = 0
    for number in 0..<2_000 {
      guard let sample = Sample(&random) else { continue }
      let picker = TeamPicker(sample.players)
      let team = picker.heaviestTeam(sample.weights)
      #expect(team.map(sample.weight) == sample.teams.map(sample.weight).max(), "\(number): \(sample)")
      if let team {
        #expect(sample.players.state(after: team) == sample.players.automaton.goal)
        found += 1
      }
    }
    #expect(found > 500)
  }

  @Test func forcedBoundsAreExactForThoseWhoCanBeNeeded() {
    var random = SplitMix64(seed: 42)
    for number in 0..<2_000 {
      guard let sample = Sample(&random) else { continue }
      let picker = TeamPicker(sample.players)
      let needed = Set(picker.needed(sample.weights).players)
      let bounds = ForcedBounds(sample.players, weights: sample.weights, picker: picker)
      #expect((bounds == nil) == sample.teams.isEmpty)
      guard let bounds else { continue }
      #expect(bounds.heaviest == sample.teams.map(sample.weight).max())
      for player in sample.players.all {
        let best = sample.teams.filter { $0.contains(player) }.map(sample.weight).max()
        let bound = bounds.weights[player]
        if needed.contains(player) {
          #expect(bound == best ?? bound, "\(number): \(sample), player \(player)")
        }
        #expect(bound >= best ?? .min, "\(number): \(sample), player \(player)")
      }
    }
  }

  /// With a full table every entry is the best completion; with a shorter one, no entry is below it.
  @Test(arguments: [1 << 20, 1])
  func tablesHoldTheBestCompletions(mostNumbers: Int) throws {
    var random = SplitMix64(seed: 43)
    for _ in 0..<300 {
      guard let sample = Sample(&random) else { continue }
      let players = sample.players
      let columns = ScaledPlayers<Int64>(
        skills: sample.weights, costs: (0..<players.count).map { _ in random.integer(in: 0...9) },
        window: 0...1_000)
      let order = players.all.shuffled(using: &random)
      let tables = try #require(
        BoundTables(
          players, columns, RulePrices(skill: 1, cost: 0, sets: players.bounds.map { _ in 0 }), order: order,
          neighbours: [1], hasLowestSpend: true, mostNumbers: mostNumbers, stop: StopSignal()))
      for position in 0...players.count {
        let suffix = Set(order[position...])
        let teams = sample.teams.filter { suffix.isSuperset(of: $0) }
        let best = (0..<4).map { lane in
          teams.map { team in
            team.reduce(Int64(0)) { sum, player in
              let (skill, cost) = (columns.skills[player], columns.costs[player])
              return sum + [skill, skill - cost, -cost, cost][lane]
            }
          }.max()
        }
        let entry = tables.completion(from: position, state: players.automaton.start)
        for lane in 0..<4 {
          if let best = best[lane] {
            #expect(mostNumbers == 1 ? entry[lane] >= best : entry[lane] == best)
          } else if mostNumbers > 1 {
            #expect(entry[lane] < -1_000_000)
          }
        }
      }
    }
  }
}
