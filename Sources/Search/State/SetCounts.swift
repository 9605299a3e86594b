/// How many members of each set a partial team has, and whether one more player leaves every bound within reach.
struct SetCounts {
  /// Sets that need members: how many more each needs, and by position how many players from there on are in it.
  private var floors: [(set: Int32, missing: Int, following: [Int32])] = []
  /// By set: its place in `floors`; -1 where it needs no players.
  private var floorOfSet: [Int]
  /// Sets below this number are clubs.
  private let clubCount: Int
  private var missingClubs: Int
  private let hasSets: Bool
  /// Whether anything besides room must be checked.
  private let hasFloors: Bool
  /// Conditions, with the number of players from each position on who are in the set of each range of an alternative.
  private var conditions: [[[(range: SetCondition.Range, following: [Int32])]]] = []
  /// The number of sums.
  private let sumCount: Int
  private let counts: SetMemory

  /// No player is chosen yet.
  init<Value>(_ players: FreePlayers, _ tables: BoundTables<Value>) {
    hasSets = !players.bounds.isEmpty
    clubCount = players.clubCount
    missingClubs = players.leastNewClubs
    floorOfSet = Array(repeating: -1, count: players.bounds.count)
    for (set, range) in players.bounds.enumerated() where range.lowerBound > 0 {
      floorOfSet[set] = floors.count
      floors.append((Int32(set), range.lowerBound, Self.following(Int32(set), players, tables.order)))
    }
    conditions = players.conditions.map { condition in
      condition.alternatives.map { ranges in
        ranges.map { ($0, Self.following($0.set, players, tables.order)) }
      }
    }
    hasFloors = !floors.isEmpty || missingClubs > 0
    sumCount = players.sums.count
    counts = SetMemory(
      players, owner: tables, starts: tables.setStarts, sets: tables.sets, order: tables.order)
  }

  /// By position: how many players from there on are in a set.
  private static func following(_ set: Int32, _ players: FreePlayers, _ order: [FreePlayer]) -> [Int32] {
    var following = [Int32](repeating: 0, count: order.count + 1)
    for position in order.indices.reversed() {
      let isMember = players.sets[order[position]].contains(set)
      following[position] = following[position + 1] + (isMember ? 1 : 0)
    }
    return following
  }

  /// Whether the player at `position` can join when `left` more are still to come after them.
  @inline(__always)
  func admit(_ position: Int, left: Int) -> Bool {
    guard hasSets else { return true }
    var index = Int(counts.starts[position])
    let end = Int(counts.starts[position &+ 1])
    while index < end {
      if counts.room[Int(counts.sets[index])] == 0 { return false }
      index &+= 1
    }
    if hasFloors, !keepsFloors(position, left: left) { return false }
    return conditions.isEmpty || keepsConditions(position, left: left)
  }

  /// Whether an alternative of every condition can still hold.
  private func keepsConditions(_ position: Int, left: Int) -> Bool {
    let own = counts.sets(of: position)
    return conditions.allSatisfy { alternatives in
      alternatives.contains { ranges in
        ranges.allSatisfy { range, following in
          let count = counts.members(of: range.set) + (own.contains(range.set) ? 1 : 0)
          return count <= range.most && count + min(left, Int(following[position + 1])) >= range.least
        }
      }
    }
  }

  /// The value of a sum once the player at `position` has joined.
  @inline(__always)
  func sum(_ number: Int, with position: Int) -> Int64 {
    counts.sums[number] &+ counts.weights[position &* sumCount &+ number]
  }

  private func keepsFloors(_ position: Int, left: Int) -> Bool {
    let own = counts.sets(of: position)
    for floor in floors {
      let missing = floor.missing - (own.contains(floor.set) ? 1 : 0)
      if missing > left || missing > Int(floor.following[position + 1]) { return false }
    }
    guard missingClubs > 0 else { return true }
    let isNew = own.contains { Int($0) < clubCount && counts.clubMembers[Int($0)] == 0 }
    return missingClubs - (isNew ? 1 : 0) <= left
  }

  /// Adds the player at `position`.
  @inline(__always)
  mutating func add(_ position: Int) {
    if hasSets { change(position, by: 1) }
    for number in 0..<sumCount { counts.sums[number] = sum(number, with: position) }
  }

  /// Removes the player at `position`.
  @inline(__always)
  mutating func remove(_ position: Int) {
    if hasSets { change(position, by: -1) }
    for number in 0..<sumCount {
      counts.sums[number] &-= counts.weights[position &* sumCount &+ number]
    }
  }

  @inline(__always)
  private mutating func change(_ position: Int, by change: Int32) {
    for set in counts.sets(of: position) {
      counts.room[Int(set)] &-= change
      if hasFloors { changeFloors(Int(set), by: Int(change)) }
    }
  }

  private mutating func changeFloors(_ set: Int, by change: Int) {
    if floorOfSet[set] >= 0 { floors[floorOfSet[set]].missing -= change }
    guard set < clubCount else { return }
    if change > 0, counts.clubMembers[set] == 0 { missingClubs -= 1 }
    counts.clubMembers[set] += Int32(change)
    if change < 0, counts.clubMembers[set] == 0 { missingClubs += 1 }
  }
}

/// The arrays that the innermost loop reads: unsafe for the same reason as ``BoundTables``.
private final class SetMemory {
  /// By position: where the player's sets begin in `sets`.
  let starts: UnsafeMutablePointer<Int32>
  /// The sets of all players.
  let sets: UnsafeMutablePointer<Int32>
  /// By set: how many more players it can take.
  let room: UnsafeMutablePointer<Int32>
  /// By club: how many members the team has, locked ones included.
  let clubMembers: UnsafeMutablePointer<Int32>
  /// By position: what the player there adds to each sum.
  let weights: UnsafeMutablePointer<Int64>
  /// The value of each sum.
  let sums: UnsafeMutablePointer<Int64>
  /// By set: how many players it can take in total.
  private let capacities: [Int]
  /// Keeps `starts` and `sets` alive.
  private let owner: AnyObject

  init(
    _ players: FreePlayers, owner: AnyObject, starts: UnsafeMutablePointer<Int32>,
    sets: UnsafeMutablePointer<Int32>, order: [FreePlayer]
  ) {
    self.owner = owner
    self.starts = starts
    self.sets = sets
    room = .allocate(capacity: players.bounds.count + 1)
    for (set, range) in players.bounds.enumerated() { (room + set).initialize(to: Int32(range.upperBound)) }
    capacities = players.bounds.map(\.upperBound)
    weights = .allocate(capacity: order.count * players.sums.count + 1)
    for (place, player) in order.enumerated() {
      for (number, sum) in players.sums.enumerated() {
        (weights + place * players.sums.count + number).initialize(to: sum.weights[player])
      }
    }
    self.sums = .allocate(capacity: players.sums.count + 1)
    self.sums.initialize(repeating: 0, count: players.sums.count + 1)
    clubMembers = .allocate(capacity: players.clubCount + 1)
    for (club, isTaken) in players.isClubTaken.enumerated() {
      (clubMembers + club).initialize(to: isTaken ? 1 : 0)
    }
  }

  deinit {
    room.deallocate()
    weights.deallocate()
    sums.deallocate()
    clubMembers.deallocate()
  }

  /// How many of a set are in the team.
  @inline(__always)
  func members(of set: Int32) -> Int { capacities[Int(set)] - Int(room[Int(set)]) }

  /// The sets of the player at `position`.
  @inline(__always)
  func sets(of position: Int) -> UnsafeBufferPointer<Int32> {
    let start = Int(starts[position])
    return UnsafeBufferPointer(start: sets + start, count: Int(starts[position &+ 1]) - start)
  }
}
