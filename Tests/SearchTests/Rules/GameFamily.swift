import Chance
import Search

/// Pools modelled on real games, large enough for every phase of the search to have work.
enum GameFamily: CaseIterable {
  /// Eight slots, and players with one or two positions.
  case slots
  /// Fifteen players by quotas, at most three from a club; two clubs are much better than the others.
  case squad
  /// Eleven players in any formation, some in defence or midfield; at least 60 to spend, at most two a club, six clubs.
  case eleven

  /// A problem of `count` players.
  func problem(count: Int, seed: UInt64) -> Problem {
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(count))
    let clubs = (0..<count).map { _ in Int32(random.integer(in: 0...11)) }
    let costs = (0..<count).map { _ in 30 + random.integer(in: 0...60) }
    let skills = zip(costs, clubs).map { cost, club in
      cost * 2 + random.integer(in: -40...40) + (self == .squad && club < 2 ? 40 : 0)
    }
    func problem(size: Int, budget: Int128) -> Problem {
      Problem(
        Problem(skills: .narrow(skills), costs: .narrow(costs), size: size, budget: budget), clubs: clubs)
    }
    switch self {
    case .slots:
      var question = problem(size: 8, budget: 450)
      question.roles = (0..<count).map { row in
        let position = UInt32(1) << UInt32(row % 5)
        return row % 3 == 0 && row % 5 < 4 ? position | position << 1 : position
      }
      question.fill([0b1, 0b10, 0b100, 0b1000, 0b10000, 0b11, 0b1100, 0b11111])
      return question
    case .squad:
      var question = problem(size: 15, budget: 780)
      question.roles = (0..<count).map { 1 << UInt32($0 % 4) }
      question.slots = [2...2, 5...5, 5...5, 3...3]
      question.mostPerClub = 3
      return question
    case .eleven:
      var question = problem(size: 11, budget: 620)
      question.roles = (0..<count).map { $0 % 7 == 0 ? 0b110 : 1 << UInt32($0 % 4) }
      question.slots = [1...1, 3...5, 2...5, 1...3]
      question.leastCost = 60
      question.mostPerClub = 2
      question.leastClubs = 6
      return question
    }
  }
}
