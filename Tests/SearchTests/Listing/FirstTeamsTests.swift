import Chance
import Testing

@testable import Search

struct FirstTeamsTests {
  @Test func keepsTheFirstInOrder() {
    var random = SplitMix64(seed: 303)
    for _ in 0..<300 {
      let capacity = Int(random.integer(in: 1...12))
      let teams = (0..<random.integer(in: 0...40)).map { _ in
        (0..<3).map { _ in Int32(random.integer(in: 0...4)) }.sorted()
      }
      var first = FirstTeams(capacity: capacity)
      for team in teams { first.insert(team) }
      let expected = teams.sorted { $0.lexicographicallyPrecedes($1) }.prefix(capacity)
      #expect(first.teams == Array(expected))
    }
  }
}
