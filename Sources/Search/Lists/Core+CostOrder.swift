extension Core {
  /// The core in cost order, without the players whom at least `dominators` others of it dominate.
  ///
  /// Of `teams` + `size` − 1 players who dominate a member, at least `teams` are not in his team; each of
  /// them in his place makes a better team. So a team with him is not among the first `teams`.
  /// - Complexity: that of ``skyband(skills:costs:size:keepsTies:playersBeforeSampling:)``.
  func inCostOrder(dominators: Int) -> Core {
    let kept = skyband(skills: players.skills, costs: players.costs, size: dominators)
    var core = self
    core.players = Candidates(
      skills: kept.skills, costs: kept.costs, rows: kept.rows.map { players.rows[Int($0)] })
    core.weights = kept.rows.map { weights[Int($0)] }
    core.ranks = kept.rows.map { ranks[Int($0)] }
    return core
  }
}
