import Selection

/// How a team that is not full can be completed.
public enum TeamCompletion: Sendable, Equatable {
  /// The team already has its size, or more.
  case complete
  /// The best legal team that has all its players; no player leaves.
  case possible(TeamChange)
  /// No players can complete it.
  case impossible(DeadEnd)
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
    return .impossible(
      lackOfOthers(for: team) ?? .ruledOut(by: causeOfInfeasibility(keeping: team, limits: limits)))
  }

  /// Why no players can complete a team within the size and budget alone; `nil` where some could.
  private func lackOfOthers(for team: [Int]) -> DeadEnd? {
    let costs = costs.values
    let members = Set(team)
    let needed = size - members.count
    let others = costs.indices.filter { !members.contains($0) }
    guard others.count >= needed else { return .tooFewPlayers(others: others.count, needed: needed) }
    // What a member costs depends on the duty.
    guard duties.isEmpty else { return nil }
    let allowed = Set(others).subtracting(banned).map { costs[$0] }.sorted()
    let left = budget - members.reduce(0) { $0 + costs[$1] }
    let cheapest = allowed.prefix(needed).reduce(0, +)
    guard allowed.count >= needed, cheapest > left else { return nil }
    return .tooExpensive(cheapest: cheapest, left: left, needed: needed)
  }
}
