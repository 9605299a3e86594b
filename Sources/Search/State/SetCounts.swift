/// How many members of each set a partial team has, and whether one more leaves all bounds in reach. See ``BoundTables``.
final class SetCounts<Value: WholeNumber> {
  private let tables: BoundTables<Value>
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
  private let conditions: [[[(range: SetCondition.Range, following: [Int32])]]]
  /// By set: how many players it can take in total.
  private let capacities: [Int]
  /// By set: how many more players it can take.
  private let room: UnsafeMutablePointer<Int32>
  /// By club: how many members the team has, locked ones included.
  private let clubMembers: UnsafeMutablePointer<Int32>
  private let sumCount: Int
  /// By position: what the player there adds to each sum.
  private let weights: UnsafeMutablePointer<Int64>
  private let sums: UnsafeMutablePointer<Int64>
  private let arrays = PlainArrays()

  init(_ players: FreePlayers, _ tables: BoundTables<Value>) {
    self.tables = tables
    let order = tables.order
    hasSets = !players.bounds.isEmpty
    clubCount = players.clubCount
    missingClubs = players.leastNewClubs
    floorOfSet = Array(repeating: -1, count: players.bounds.count)
    for (set, range) in players.bounds.enumerated() where range.lowerBound > 0 {
      floorOfSet[set] = floors.count
      floors.append((Int32(set), range.lowerBound, Self.following(Int32(set), players, order)))
    }
    hasFloors = !floors.isEmpty || missingClubs > 0
    conditions = players.conditions.map { condition in
      condition.alternatives.map { ranges in ranges.map { ($0, Self.following($0.set, players, order)) } }
    }
    capacities = players.bounds.map(\.upperBound)
    room = arrays.copy(capacities.lazy.map { Int32($0) })
    clubMembers = arrays.copy(players.isClubTaken.lazy.map { $0 ? 1 : 0 })
    sumCount = players.sums.count
    weights = arrays.copy(order.flatMap { player in players.sums.map { $0.weights[player] } })
    sums = arrays.repeating(0, count: sumCount)
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

  @inline(__always)
  private func sets(of position: Int) -> UnsafeBufferPointer<Int32> {
    let start = Int(tables.setStarts[position])
    return UnsafeBufferPointer(
      start: tables.sets + start, count: Int(tables.setStarts[position &+ 1]) - start)
  }

  /// Whether the player at `position` can join when `left` more are still to come after them.
  @inline(__always)
  func admit(_ position: Int, left: Int) -> Bool {
    guard hasSets else { return true }
    for set in sets(of: position) where room[Int(set)] == 0 { return false }
    if hasFloors, !keepsFloors(position, left: left) { return false }
    return conditions.isEmpty || keepsConditions(position, left: left)
  }

  /// Whether an alternative of every condition can still hold.
  private func keepsConditions(_ position: Int, left: Int) -> Bool {
    let own = sets(of: position)
    return conditions.allSatisfy { alternatives in
      alternatives.contains { ranges in
        ranges.allSatisfy { range, following in
          let count =
            capacities[Int(range.set)] - Int(room[Int(range.set)]) + (own.contains(range.set) ? 1 : 0)
          return count <= range.most && count + min(left, Int(following[position + 1])) >= range.least
        }
      }
    }
  }

  /// The value of a sum once the player at `position` has joined.
  @inline(__always)
  func sum(_ number: Int, with position: Int) -> Int64 {
    sums[number] &+ weights[position &* sumCount &+ number]
  }

  private func keepsFloors(_ position: Int, left: Int) -> Bool {
    let own = sets(of: position)
    for floor in floors {
      let missing = floor.missing - (own.contains(floor.set) ? 1 : 0)
      if missing > left || missing > Int(floor.following[position + 1]) { return false }
    }
    guard missingClubs > 0 else { return true }
    let isNew = own.contains { Int($0) < clubCount && clubMembers[Int($0)] == 0 }
    return missingClubs - (isNew ? 1 : 0) <= left
  }

  @inline(__always)
  func add(_ position: Int) {
    if hasSets { change(position, by: 1) }
    for number in 0..<sumCount { sums[number] = sum(number, with: position) }
  }

  @inline(__always)
  func remove(_ position: Int) {
    if hasSets { change(position, by: -1) }
    for number in 0..<sumCount {
      sums[number] &-= weights[position &* sumCount &+ number]
    }
  }

  @inline(__always)
  private func change(_ position: Int, by change: Int32) {
    for set in sets(of: position) {
      room[Int(set)] &-= change
      if hasFloors { changeFloors(Int(set), by: Int(change)) }
    }
  }

  private func changeFloors(_ set: Int, by change: Int) {
    if floorOfSet[set] >= 0 { floors[floorOfSet[set]].missing -= change }
    guard set < clubCount else { return }
    if change > 0, clubMembers[set] == 0 { missingClubs -= 1 }
    clubMembers[set] += Int32(change)
    if change < 0, clubMembers[set] == 0 { missingClubs += 1 }
  }
}
