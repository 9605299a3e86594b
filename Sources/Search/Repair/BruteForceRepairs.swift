/// The same as ``bestCompletion(of:in:limits:)`` by looking at every team.
///
/// - Precondition: as there.
/// - Complexity: n choose the size of the team.
public func bruteForceCompletion(
  of team: [Int], in problem: Problem, limits: Limits = Limits()
) -> Completion {
  let needed = problem.size - team.count
  guard needed > 0 else { return .complete }
  let costs = problem.costs.values
  let others = costs.indices.filter { !team.contains($0) }
  guard others.count >= needed else { return .tooFewPlayers(others: others.count, needed: needed) }
  var search = BruteForceRepairs(of: team, in: problem, stop: limits.stop)
  search.chooseMembers(from: 0)
  if search.isStopped { return .unknown }
  if let members = search.bestBySwaps[0] { return .possible(TeamChange(from: team.sorted(), to: members)) }
  return .tooDear(
    cheapest: others.map { costs[$0] }.sorted().prefix(needed).reduce(0, +),
    left: problem.budget - team.reduce(0) { $0 + costs[$1] }, needed: needed)
}

/// The same as ``bestRepairs(of:in:limits:)`` by looking at every team; nothing where it was stopped.
///
/// - Precondition: as there.
/// - Complexity: n choose the size of the team.
public func bruteForceRepairs(
  of team: [Int], in problem: Problem, limits: Limits = Limits()
) -> [TeamChange] {
  var search = BruteForceRepairs(of: team, in: problem, stop: limits.stop)
  search.chooseMembers(from: 0)
  if search.isStopped { return [] }
  var repairs: [TeamChange] = []
  var bestSoFar: Members?
  for (swaps, best) in search.bestBySwaps.enumerated() {
    guard let best else { continue }
    if let bestSoFar, !best.haveBetterTotals(than: bestSoFar) { continue }
    bestSoFar = best
    if swaps == 0, team.count <= problem.size { continue }
    repairs.append(TeamChange(from: team.sorted(), to: best))
  }
  return repairs
}

/// Looks at every legal team and how many players it shares with a given one.
private struct BruteForceRepairs {
  private let team: Set<Int>
  private let skills: [Int128]
  private let costs: [Int128]
  private let size: Int
  private let budget: Int128
  private let stop: StopSignal
  private var members = Members.none
  private var teamsSeen = 0
  private(set) var isStopped = false
  /// By number of swaps the best team that takes so many.
  private(set) var bestBySwaps = [Members?](repeating: nil, count: mostSwapsOfARepair + 1)

  init(of team: [Int], in problem: Problem, stop: StopSignal) {
    self.team = Set(team)
    skills = problem.skills.values
    costs = problem.costs.values
    size = problem.size
    budget = problem.budget
    self.stop = stop
  }

  mutating func chooseMembers(from first: Int) {
    guard members.rows.count < size else { return judge() }
    for row in first..<max(first, skills.count) where !isStopped {
      let before = members
      members = before.joined(with: Members(rows: [row], skill: skills[row], cost: costs[row]))
      chooseMembers(from: row + 1)
      members = before
    }
  }

  private mutating func judge() {
    teamsSeen += 1
    if teamsSeen % 4_096 == 0, stop.isRaised { isStopped = true }
    let shared = members.rows.count { team.contains($0) }
    let swaps = min(team.count, size) - shared
    guard members.cost <= budget, swaps <= mostSwapsOfARepair else { return }
    if let best = bestBySwaps[swaps], !members.precede(best) { return }
    bestBySwaps[swaps] = members
  }
}
