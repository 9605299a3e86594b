/// Branches over the players of a core, dearest first: one worker's share of a search.
///
/// The state is a stack of frames; the frame of r knows the members chosen so far and whom to try next as
/// the dearest of the r still to choose. A branch ends where a bound shows that it holds no team wanted:
///
/// - the largest weights left do not reach the weight that is needed (the Lagrangian completion);
/// - the players left are so cheap that they cannot turn the budget into the skill that is needed, since
///   b·S = P + a·C;
/// - the cheapest players left do not fit the budget.
///
/// Dearest first, because then the last two players come from a window of costs that two pointers follow;
/// by descending weight, pools of equal weights took 10,000 times as long. An explicit stack, because
/// teams may be larger than a thread's stack allows.
struct Brancher<Value: WholeNumber> {
  /// What is known when some members are chosen.
  struct Frame {
    /// The dearest position to try next.
    var next: Int
    /// Weight of the members chosen so far.
    var weight: Value
    /// Their skill.
    var skill: Value
    /// What is left of the budget.
    var budgetLeft: Value
  }

  private let attempt: BranchAttempt<Value>
  private let tables: CoreTables<Value>
  private let skillWeight: Value
  private let costWeight: Value
  private(set) var target: Target<Value>
  private var neededWeight: Value
  private var seenVersion = 0

  private let stack: BranchStack<Value>
  private var steps = 0
  /// Of the ties found, those whose rows come first. Goal `equal` only.
  private(set) var ties: FirstTeams
  private var tie: [Int32] = []

  /// A worker of an attempt.
  init(_ attempt: BranchAttempt<Value>) {
    self.attempt = attempt
    tables = attempt.tables
    skillWeight = attempt.core.multiplier.skill
    costWeight = attempt.core.multiplier.cost
    target = attempt.target
    neededWeight = attempt.target.neededWeight(attempt.core.multiplier)
    stack = BranchStack(members: tables.choose)
    ties = FirstTeams(capacity: attempt.tiesWanted)
    tie.reserveCapacity(tables.choose)
    refreshTarget()
  }

  /// The frame from which everything is reached.
  var root: Frame {
    let core = attempt.core
    return Frame(
      next: tables.count - 1, weight: core.mandatoryWeight, skill: core.mandatorySkill,
      budgetLeft: target.budget - core.mandatoryCost)
  }

  /// The frame after choosing the player at `position` when `frame` had `open` players to choose.
  @inline(__always)
  private func descend(_ frame: Frame, to position: Int) -> Frame {
    Frame(
      next: position &- 1, weight: frame.weight &+ tables.weights[position],
      skill: frame.skill &+ tables.skills[position],
      budgetLeft: frame.budgetLeft &- tables.costs[position])
  }

  /// Chooses the player at `position` as the `open`-th last member.
  mutating func choose(_ position: Int, open: Int, from frame: Frame) -> Frame {
    stack.chosen[open] = Int32(truncatingIfNeeded: position)
    return descend(frame, to: position)
  }

  /// Looks at every team that has the members chosen so far and `open` more below `frame.next`.
  /// - Returns: false if the attempt was given up.
  mutating func search(_ frame: Frame, open: Int) -> Bool {
    let frames = stack.frames
    frames[open] = frame
    var current = open
    while current <= open {
      if steps >= Effort.stepsBetweenChecks, !bookSteps() { return false }
      switch current {
      case 0:
        recordIfWanted(frames[0])
        current = 1
      case 1:
        takeLast(frames[1])
        current = 2
      case 2:
        guard takeLastTwo(frames[2]) else { return false }
        current = 3
      default:
        let position = nextPosition(frames[current], open: current)
        if position < 0 {
          current += 1
        } else {
          frames[current].next = position - 1
          frames[current - 1] = choose(position, open: current, from: frames[current])
          current -= 1
        }
      }
    }
    return bookSteps()
  }

  /// The dearest position from `frame.next` down that can be the dearest of `open` more members; -1 if
  /// there is none.
  /// - Precondition: `open` is at least 2.
  mutating func nextPosition(_ frame: Frame, open: Int) -> Int {
    let prefixCosts = tables.prefixCosts
    let missing = skillWeight &* (target.skill &- frame.skill)
    var position = frame.next
    defer { steps &+= frame.next &- position &+ 1 }
    while position >= open &- 1 {
      let best = tables.completions[open, of: position &+ 1]
      if frame.weight &+ best < neededWeight { break }
      let dearest = prefixCosts[position &+ 1] &- prefixCosts[position &+ 1 &- open]
      if dearest < frame.budgetLeft &- target.mostLeft { break }
      if costWeight &* min(frame.budgetLeft, dearest) &+ best < missing { break }
      if admits(position, frame, open: open) { return position }
      position &-= 1
    }
    return -1
  }

  /// Whether a wanted team may have the player at `position` as the dearest of `open` more members.
  @inline(__always)
  private func admits(_ position: Int, _ frame: Frame, open: Int) -> Bool {
    let prefixCosts = tables.prefixCosts
    let rest = open &- 1
    let best = tables.completions[rest, of: position]
    let weight = tables.weights[position]
    if frame.weight &+ weight &+ best < neededWeight { return false }
    let left = frame.budgetLeft &- tables.costs[position]
    if left < prefixCosts[rest] { return false }
    let dearest = prefixCosts[position] &- prefixCosts[position &- rest]
    if dearest < left &- target.mostLeft { return false }
    let missing = skillWeight &* (target.skill &- frame.skill &- tables.skills[position])
    if costWeight &* min(left, dearest) &+ best < missing { return false }
    return sideBoundsAdmit(
      position, rest: rest, left: left,
      missingSkill: target.skill &- frame.skill &- tables.skills[position])
  }

  /// The same test with other multipliers: near the end of a branch, what is left of the budget asks for
  /// another exchange rate.
  @inline(__always)
  private func sideBoundsAdmit(
    _ position: Int, rest: Int, left: Value, missingSkill: Value
  ) -> Bool {
    for bound in tables.sideBounds {
      let best = bound.completions[rest, of: position] &+ bound.multiplier.cost &* left
      if best < bound.multiplier.skill &* missingSkill { return false }
    }
    return true
  }

  /// Tries every player below `frame.next` as the last member.
  private mutating func takeLast(_ frame: Frame) {
    var position = frame.next
    while position >= 0 {
      steps &+= 1
      if frame.weight &+ tables.completions[1, of: position &+ 1] < neededWeight { return }
      if tables.costs[position] <= frame.budgetLeft,
        frame.weight &+ tables.weights[position] >= neededWeight
      {
        stack.chosen[1] = Int32(truncatingIfNeeded: position)
        recordIfWanted(descend(frame, to: position))
      }
      position &-= 1
    }
  }

  /// Tries every two players below `frame.next` as the last members: while the dearer one gets cheaper,
  /// two pointers follow the cheapest and the dearest that the other one may be.
  /// - Returns: false if the attempt was given up.
  private mutating func takeLastTwo(_ frame: Frame) -> Bool {
    let costs = tables.costs
    let weights = tables.weights
    var high = frame.next
    guard high >= 1 else { return true }
    var least = leastCostOfTwo(frame)
    var end = partitionPoint(0, high) { costs[$0] &+ costs[high] > frame.budgetLeft }
    var start = partitionPoint(0, high) { costs[$0] &+ costs[high] >= least }
    while high >= 1 {
      steps &+= 1
      if frame.weight &+ tables.completions[2, of: high &+ 1] < neededWeight { return true }
      while end < high, costs[end] &+ costs[high] <= frame.budgetLeft { end &+= 1 }
      while start < high, costs[start] &+ costs[high] < least { start &+= 1 }
      if start >= high { return true }
      let weight = frame.weight &+ weights[high]
      if tables.completions[1, of: min(end, high)] >= neededWeight &- weight {
        var low = min(end, high) &- 1
        steps &+= max(0, low &- start)
        while low >= start {
          if weight &+ weights[low] >= neededWeight {
            stack.chosen[2] = Int32(truncatingIfNeeded: high)
            stack.chosen[1] = Int32(truncatingIfNeeded: low)
            recordIfWanted(descend(descend(frame, to: high), to: low))
            least = leastCostOfTwo(frame)
          }
          low &-= 1
        }
        if steps >= Effort.stepsBetweenChecks, !bookSteps() { return false }
      }
      high &-= 1
    }
    return true
  }

  /// What the last two must cost at least: a·C ≥ b·(skill that is missing) − (the weight they can add).
  private func leastCostOfTwo(_ frame: Frame) -> Value {
    let exact = frame.budgetLeft &- target.mostLeft
    let missing = skillWeight &* (target.skill &- frame.skill)
    let needed = missing &- tables.completions[2, of: frame.next &+ 1]
    guard costWeight > 0, needed > 0 else { return exact }
    return max(exact, (needed &- 1) / costWeight &+ 1)
  }

  /// Takes note of the team chosen, if it is wanted. `frame` holds its totals.
  private mutating func recordIfWanted(_ frame: Frame) {
    let cost = target.budget &- frame.budgetLeft
    guard frame.budgetLeft >= 0, target.accepts(skill: frame.skill, cost: cost) else { return }
    switch target.goal {
    case .better:
      attempt.collector.offer(members, frame.skill, cost)
      refreshTarget()
    case .equal:
      steps += attempt.stepsPerTie
      keepTie()
    }
  }

  /// Positions of the members chosen, not counting the given ones.
  private var members: UnsafeMutableBufferPointer<Int32> {
    UnsafeMutableBufferPointer(start: stack.chosen + 1, count: tables.choose)
  }

  private mutating func keepTie() {
    tie.removeAll(keepingCapacity: true)
    for position in members { tie.append(attempt.core.players.rows[Int(position)]) }
    tie.sort()
    ties.insert(tie)
  }

  private mutating func bookSteps() -> Bool {
    defer { steps = 0 }
    refreshTarget()
    return attempt.effort.book(steps)
  }

  /// Raises the target to what the collector still wants after the finds of all workers.
  private mutating func refreshTarget() {
    guard target.goal == .better, attempt.collector.version() != seenVersion else { return }
    seenVersion = attempt.collector.version()
    guard let wanted = attempt.collector.threshold(),
      target.accepts(skill: wanted.skill, cost: wanted.cost)
    else { return }
    target.skill = wanted.skill
    target.costBelow = wanted.cost
    neededWeight = target.neededWeight(attempt.core.multiplier)
  }
}

/// The memory of one worker: unsafe for the same reason as ``CoreTables``.
private final class BranchStack<Value: WholeNumber> {
  /// The frame of each number of members still to choose.
  let frames: UnsafeMutablePointer<Brancher<Value>.Frame>
  /// Position of the member that was chosen when so many were to choose.
  let chosen: UnsafeMutablePointer<Int32>

  /// Memory for teams of `members`.
  init(members: Int) {
    frames = .allocate(capacity: members + 1)
    let nothing = Brancher<Value>.Frame(next: -1, weight: 0, skill: 0, budgetLeft: 0)
    frames.initialize(repeating: nothing, count: members + 1)
    chosen = .allocate(capacity: members + 1)
    chosen.initialize(repeating: 0, count: members + 1)
  }

  deinit {
    frames.deallocate()
    chosen.deallocate()
  }
}
