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
  /// - Precondition: `team` holds different rows of the problem; somebody can join.
  /// - Complexity: O(n), and O(m log m) for the m others who are left.
  init(_ problem: Problem, team: [Int], mostSwaps: Int) {
    self.team = team.sorted()
    precondition(
      zip(self.team, self.team.dropFirst()).allSatisfy { $0 < $1 }, "a team has each player once")
    size = problem.size
    let joining = max(0, size - team.count) + mostSwaps
    switch (problem.skills, problem.costs) {
    case (.narrow(let skills), .narrow(let costs)):
      (players, others, othersCount) = Self.divide(self.team, skills, costs, joining: joining)
    case (let skills, let costs):
      (players, others, othersCount) = Self.divide(
        self.team, skills.values, costs.values, joining: joining)
    }
  }

  private static func divide<Value: WholeNumber>(
    _ team: [Int], _ skills: [Value], _ costs: [Value], joining: Int
  ) -> (players: Candidates<Int128>, others: Candidates<Int128>, othersCount: Int) {
    let players = Candidates(
      skills: team.map { skills[$0] }, costs: team.map { costs[$0] }, rows: team.map { Int32($0) })
    var isInTeam = [Bool](repeating: false, count: skills.count)
    for row in team { isInTeam[row] = true }
    let rows = skills.indices.filter { !isInTeam[$0] }
    var others = skyband(skills: rows.map { skills[$0] }, costs: rows.map { costs[$0] }, size: joining)
    others.rows = others.rows.map { Int32(rows[Int($0)]) }
    return (players.converted(to: Int128.self), others.converted(to: Int128.self), rows.count)
  }
}

extension DividedPool {
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
