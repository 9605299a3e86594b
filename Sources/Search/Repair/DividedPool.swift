import Tables

/// A pool divided into the players of a team and the others.
struct DividedPool {
  /// The rows of the team, ascending.
  let team: [Int]
  /// How many players are not in the team.
  let othersCount: Int
  private let players: Candidates<Int128>
  /// Those of the others who can join at best, in cost order.
  private let others: Candidates<Int128>
  private let size: Int

  /// Divides the pool of a problem.
  /// - Parameter mostSwaps: how many swaps are asked for at most; sets aside who cannot be in the best team
  ///   after so many or fewer.
  /// - Precondition: `team` holds different rows of the problem.
  /// - Complexity: O(n), and O(m log m) for the m others who are left.
  init(_ problem: Problem, team: [Int], mostSwaps: Int) {
    self.team = team.sorted()
    precondition(
      zip(self.team, self.team.dropFirst()).allSatisfy { $0 < $1 }, "a team has each player once")
    size = problem.size
    let joining = max(0, size - team.count) + mostSwaps
    switch (problem.skills, problem.costs) {
    case (.narrow(let skills), .narrow(let costs)):
      players = Self.players(self.team, skills: skills, costs: costs)
      others = Self.others(than: self.team, skills: skills, costs: costs, joining: joining)
      othersCount = skills.count - team.count
    case (let skills, let costs):
      let (skills, costs) = (skills.values, costs.values)
      players = Self.players(self.team, skills: skills, costs: costs)
      others = Self.others(than: self.team, skills: skills, costs: costs, joining: joining)
      othersCount = skills.count - team.count
    }
  }

  private static func players<Value: WholeNumber>(
    _ rows: [Int], skills: [Value], costs: [Value]
  ) -> Candidates<Int128> {
    Candidates(
      skills: rows.map { Int128(skills[$0]) }, costs: rows.map { Int128(costs[$0]) },
      rows: rows.map { Int32($0) })
  }

  private static func others<Value: WholeNumber>(
    than team: [Int], skills: [Value], costs: [Value], joining: Int
  ) -> Candidates<Int128> {
    guard joining > 0 else { return Candidates(skills: [], costs: [], rows: []) }
    var isInTeam = [Bool](repeating: false, count: skills.count)
    for row in team { isInTeam[row] = true }
    let rows = skills.indices.filter { !isInTeam[$0] }
    var reduced = skyband(skills: rows.map { skills[$0] }, costs: rows.map { costs[$0] }, size: joining)
    reduced.rows = reduced.rows.map { Int32(rows[Int($0)]) }
    return reduced.converted(to: Int128.self)
  }
}

extension DividedPool {
  /// What the `count` cheapest of the others cost together.
  /// - Precondition: there are so many, and no more than can join.
  func costOfCheapestOthers(_ count: Int) -> Int128 {
    others.costs.prefix(count).reduce(0, +)
  }

  /// The players who stay and those who join when a team of the right size is made by `swaps` swaps; `nil`
  /// where there are too few of either.
  ///
  /// Before any swap players only join a team that is too small, or leave one that is too large.
  func groups(swaps: Int) -> (staying: MemberGroup, joining: MemberGroup)? {
    let staying = min(team.count, size) - swaps
    let joining = size - staying
    guard staying >= 0, joining <= othersCount else { return nil }
    return (
      MemberGroup(keeping: staying, of: players),
      MemberGroup(given: .none, candidates: others, choose: joining)
    )
  }
}
