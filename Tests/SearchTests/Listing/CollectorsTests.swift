import Chance
import Testing

@testable import Search

/// The collectors of the teams that branching finds, compared with sorting.
struct CollectorsTests {
  private func offer<Collector: TeamCollector<Int64>>(
    _ team: [Position], _ skill: Int64, _ cost: Int64, to collector: Collector
  ) {
    team.withUnsafeBufferPointer { _ = collector.take($0, skill: skill, cost: cost) }
  }

  /// Teams are offered in any order, if the target accepts them at the time.
  @Test(arguments: [0, 2, 100])
  func leadersAreTheBestTotalsAndTheirTies(mostTies: Int) {
    var random = SplitMix64(seed: 301)
    var lacking = 0
    for number in 0..<600 {
      let wanted = Int(random.integer(in: 1...20))
      let target = SearchTarget<Int64>.atLeast(0, window: 0...9)
      let leaders = LeadingTeams(
        wanted, mostTies: mostTies, target: target, shared: SharedThreshold<Int64>(improved: { _ in }))
      func isBetter(_ left: FoundTeam<Int64>, _ right: FoundTeam<Int64>) -> Bool {
        left.skill != right.skill ? left.skill > right.skill : left.cost < right.cost
      }
      func players(_ positions: some Sequence<Position>) -> [FreePlayer] {
        positions.map { FreePlayer(Int($0.index)) }
      }
      var offered: [FoundTeam<Int64>] = []
      for place in 0..<Int(random.integer(in: 0...60)) {
        let positions = [Position(place), Position(99)]
        let team = FoundTeam<Int64>(
          players: players(positions), skill: random.integer(in: 0...4), cost: random.integer(in: 0...4))
        offered.append(team)
        if leaders.target.accepts(skill: team.skill, cost: team.cost) {
          offer(positions, team.skill, team.cost, to: leaders)
        }
      }
      offered.sort(by: isBetter)
      let result = leaders.result(players)
      let kept = result.teams.sorted(by: isBetter)
      let expected = Array(offered.prefix(wanted))
      #expect(
        zip(kept, expected).allSatisfy { ($0.skill, $0.cost) == ($1.skill, $1.cost) }
          && kept.count >= expected.count, "\(number)")
      guard offered.count > wanted, let last = expected.last else { continue }
      let tied = offered.filter { ($0.skill, $0.cost) == (last.skill, last.cost) }
      let keptTied = kept.filter { ($0.skill, $0.cost) == (last.skill, last.cost) }
      if let incomplete = result.incomplete, incomplete == (last.skill, last.cost) {
        lacking += 1
      } else {
        #expect(Set(keptTied.map(\.players)) == Set(tied.map(\.players)), "\(number)")
      }
    }
    #expect(mostTies > 50 ? lacking == 0 : lacking > 30)
  }

  @Test(arguments: [false, true])
  func theFirstTeamsAreKeptInOrder(areInRowOrder: Bool) {
    var random = SplitMix64(seed: 303)
    for _ in 0..<300 {
      let capacity = Int(random.integer(in: 1...12))
      let rows = (0..<9).map { Int32($0) }.shuffled(using: &random)
      var teams = (0..<random.integer(in: 0...90)).map { _ in
        Array((0..<9).shuffled(using: &random).prefix(3)).sorted().map { Position($0) }
      }
      func rowsOf(_ team: [Position]) -> [Int32] { team.map { rows[Int($0.index)] }.sorted() }
      if areInRowOrder { teams.sort { rowsOf($0).lexicographicallyPrecedes(rowsOf($1)) } }
      let first = FirstTeams<Int64>(
        capacity, target: .equal(skill: 1, cost: 1), marks: rows.map { TeamMark(row: $0, duty: -1) },
        areInRowOrder: areInRowOrder)
      for team in teams { offer(team, 1, 1, to: first) }
      let expected = teams.map(rowsOf).sorted { $0.lexicographicallyPrecedes($1) }.prefix(capacity)
      #expect(first.teams.map(rowsOf) == Array(expected))
    }
  }
}
