import Selection

/// How a team that is not full can be completed.
public enum TeamCompletion: Sendable, Equatable {
  /// The team already has its size, or more.
  case complete
  /// The best legal team that has all its players; no player leaves.
  case possible(TeamChange)
  /// No players can complete it; `nil` where the cause was not found within the effort.
  case impossible(CauseOfInfeasibility?)
  /// The search was stopped, or its steps used up.
  case unknown
}

extension Problem {
  /// Finds the best way to complete a team that is not full: the best team with its players locked.
  /// - Parameters:
  ///   - team: different rows of the problem, in any order.
  ///   - undecided: members of the team who may have any of their rows, and may exchange one for another.
  /// - Complexity: that of one search; where no players can complete the team, a dozen more to find the reason.
  public func bestCompletion(
    of team: [Int], undecided: Set<Int> = [], limits: Limits = Limits()
  ) -> TeamCompletion {
    guard team.count < size else { return .complete }
    let limits = limits.limited()
    var locking = self
    locking.locked = Array(Set(locked).union(team).subtracting(undecided)).sorted()
    locking.groups += undecided.sorted().map { GroupRule(members: people.rows(with: $0), least: 1) }
    let found = locking.best(limits: limits)
    if let best = found.team { return .possible(TeamChange(from: team.sorted(), to: best)) }
    guard found.isComplete else { return .unknown }
    return .impossible(causeOfInfeasibility(keeping: team, limits: limits))
  }
}
