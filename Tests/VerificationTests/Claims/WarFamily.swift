import Battle
import Chance
import Snapshots
import Verification

extension FamilyTests {
  // A change of a fighter's statistics, or of the order by rank, may leave every fight as it was; lives, those who died
  // and totals are found again by the command.
  static let wars = Family(
    name: "wars and their history",
    unverifiablePlaces: [
      "fighters", "lives", "livesBefore.fighters", "battle.ascending", "battle.died", "battle.total",
      "battleHistory.*.fights.*.autobot", "battleHistory.*.fights.*.decepticon",
    ], mayBeDoubted: true,
    verify: { content, _ in
      guard let battle = content[BattleContent.self] else { return [] }
      return verifyGame(content) + verifyBattleHistory(battle)
    }
  ) { _, random in
    func some(_ upTo: Int64) -> Int { Int(random.integer(in: 0...upTo)) }
    let names = ["Optimus Prime", "Predaking"] + (0..<20).map { "F\($0)" }
    let fighters = (0..<(2 + some(6))).map { number in
      var values = (0..<8).map { _ in 1 + some(9) }
      values[4] = 1 + some(2)
      return Fighter(
        name: some(9) == 0 ? names[some(1)] : names[2 + number],
        side: some(1) == 0 ? .autobots : .decepticons,
        statistics: Statistics(values), file: "f.csv", row: number + 1)
    }
    var last: Snapshot?
    for _ in 0...some(3) {
      let policy = [Policy.faceOff(ascending: false), .faceOff(ascending: true), .sameRank][some(2)]
      var next = Snapshot(
        program: "squad 0", command: "squad battle f.csv", date: nil,
        rules: .game(name: policy.name.rawValue),
        inputs: [], warnings: [], warningCount: 0)
      let past = last?[BattleContent.self]?.past
      var roster = Roster()
      roster.fighters = fighters
      if policy == .sameRank, let lives = past?.continuingLives { try? roster.resume(lives) }
      next.wage(roster, under: policy, rounds: 1 + some(1), after: past, last: last)
      last = next
    }
    return last?.content
  }
}
