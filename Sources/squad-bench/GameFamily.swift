import Chance
import Search

/// Random pools in the form of four games: salaries and prices rounded as on their sites, projections that follow the
/// price with noise, roles in the usual shares.
enum GameFamily: String, CaseIterable {
  /// Eight slots, players of up to two positions; a budget of 500 hundreds.
  case draftKingsNBA = "nba"
  /// Nine slots, one position each.
  case draftKingsNFL = "nfl"
  /// Fifteen players by quotas, at most three of a club; prices in tenths.
  case fplSquad = "fpl-squad"
  /// A lineup of eleven players in any formation, at most three of a club.
  case fplEleven = "fpl-eleven"

  private static let clubCount: Int64 = 20

  /// Returns a problem of `count` players.
  func problem(count: Int, seed: UInt64) -> Problem {
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(count))
    var skills: [Int64] = []
    var costs: [Int64] = []
    var roles: [UInt32] = []
    var clubs: [Int32] = []
    for row in 0..<count {
      let role = role(&random, row)
      let (skill, cost) = player(&random, role: role)
      skills.append(skill)
      costs.append(cost)
      roles.append(role)
      clubs.append(Int32(random.integer(in: 0...Self.clubCount - 1)))
    }
    let hasClubs = self == .fplSquad || self == .fplEleven
    var problem = Problem(skills: .narrow(skills), costs: .narrow(costs), size: size, budget: budget)
    problem.slots = slots.map(\.count)
    problem.roles = roles.map { positions in
      slots.indices.reduce(0) { $0 | (positions & slots[$1].positions != 0 ? 1 << UInt32($1) : 0) }
    }
    if hasClubs { (problem.clubs, problem.mostPerClub) = (clubs, 3) }
    return problem
  }

  private var size: Int {
    switch self {
    case .draftKingsNBA: 8
    case .draftKingsNFL: 9
    case .fplSquad: 15
    case .fplEleven: 11
    }
  }

  private var budget: Int128 {
    switch self {
    case .draftKingsNBA, .draftKingsNFL: 50_000
    case .fplSquad: 1_000
    case .fplEleven: 830
    }
  }

  /// The slots: which positions fill each, and with how many players.
  private var slots: [(positions: UInt32, count: ClosedRange<Int>)] {
    switch self {
    // PG, SG, SF, PF, C; a guard, a forward, any player.
    case .draftKingsNBA: [0b1, 0b10, 0b100, 0b1000, 0b10000, 0b11, 0b1100, 0b11111].map { ($0, 1...1) }
    // QB, RB, WR, TE, DST; one more running back, receiver or tight end.
    case .draftKingsNFL:
      [(0b1, 1...1), (0b10, 2...2), (0b100, 3...3), (0b1000, 1...1), (0b1110, 1...1), (0b10000, 1...1)]
    case .fplSquad: [(0b1, 2...2), (0b10, 5...5), (0b100, 5...5), (0b1000, 3...3)]
    case .fplEleven: [(0b1, 1...1), (0b10, 3...5), (0b100, 2...5), (0b1000, 1...3)]
    }
  }

  /// The first players fill every role, so that a team exists.
  private func role(_ random: inout SplitMix64, _ row: Int) -> UInt32 {
    func draw(_ shares: [Int64]) -> UInt32 {
      var left = random.integer(in: 0...(shares.reduce(0, +) - 1))
      for (role, share) in shares.enumerated() {
        if left < share { return 1 << UInt32(role) }
        left -= share
      }
      return 1
    }
    switch self {
    case .draftKingsNBA:
      let position = UInt32(1) << UInt32(row < 5 ? Int64(row) : random.integer(in: 0...4))
      return random.integer(in: 0...1) == 0 || position == 0b10000 ? position : position | position << 1
    case .draftKingsNFL: return draw([12, 25, 38, 17, 8])
    case .fplSquad, .fplEleven: return draw([11, 34, 43, 12])
    }
  }

  private func player(_ random: inout SplitMix64, role: UInt32) -> (skill: Int64, cost: Int64) {
    let talent = random.integer(in: 0...1_000) * random.integer(in: 0...1_000) / 1_000
    let noise = random.integer(in: -300...300) + random.integer(in: -300...300)
    switch self {
    case .draftKingsNBA:
      return (max(0, 1_200 + talent * 4 + noise * 2), 100 * (32 + talent * 80 / 1_000))
    case .draftKingsNFL:
      let base: Int64 = role == 0b10000 ? 22 : 30
      return (max(0, 300 + talent * 2 + noise), 100 * (base + talent * 60 / 1_000))
    case .fplSquad, .fplEleven:
      return (max(0, 40 + talent / 5 + noise / 8), 40 + talent * 90 / 1_000)
    }
  }
}
