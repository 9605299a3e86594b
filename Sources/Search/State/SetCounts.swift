/// How many members of each set a growing team has, and whether one more player leaves every bound within reach.
struct SetCounts {
  /// Sets that need members: each with how many more, and by position how many players from there on are in it.
  private var floors: [(set: Int32, missing: Int, following: [Int32])] = []
  /// By set the place in `floors`; -1 where it needs nobody.
  private var floorOfSet: [Int]
  /// Sets below this number are clubs.
  private let clubCount: Int
  private var missingClubs: Int
  private let hasSets: Bool
  /// Whether anything but room must be looked after.
  private let hasFloors: Bool
  private let counts: SetMemory

  /// Nobody is chosen yet.
  init<Value>(_ players: FreePlayers, _ tables: FormatTables<Value>) {
    hasSets = !players.bounds.isEmpty
    clubCount = players.clubCount
    missingClubs = players.leastNewClubs
    floorOfSet = Array(repeating: -1, count: players.bounds.count)
    for (set, range) in players.bounds.enumerated() where range.lowerBound > 0 {
      var following = [Int32](repeating: 0, count: tables.count + 1)
      for position in (0..<tables.count).reversed() {
        let isMember = players.sets[Int(tables.order[position])].contains(Int32(set))
        following[position] = following[position + 1] + (isMember ? 1 : 0)
      }
      floorOfSet[set] = floors.count
      floors.append((Int32(set), range.lowerBound, following))
    }
    hasFloors = !floors.isEmpty || missingClubs > 0
    counts = SetMemory(players, owner: tables, starts: tables.setStarts, sets: tables.sets)
  }

  /// Whether the player at `position` may join when `left` more are to come from behind him.
  @inline(__always)
  func admit(_ position: Int, left: Int) -> Bool {
    guard hasSets else { return true }
    var index = Int(counts.starts[position])
    let end = Int(counts.starts[position &+ 1])
    while index < end {
      if counts.room[Int(counts.sets[index])] == 0 { return false }
      index &+= 1
    }
    return !hasFloors || keepsFloors(position, left: left)
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

  /// The player at `position` joins.
  @inline(__always)
  mutating func add(_ position: Int) {
    if hasSets { change(position, by: 1) }
  }

  /// The player at `position` leaves.
  @inline(__always)
  mutating func remove(_ position: Int) {
    if hasSets { change(position, by: -1) }
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

/// What the innermost loop reads of it: unsafe for the same reason as ``FormatTables``.
private final class SetMemory {
  /// By position where his sets begin in `sets`.
  let starts: UnsafeMutablePointer<Int32>
  /// The sets of all players.
  let sets: UnsafeMutablePointer<Int32>
  /// By set how many more it takes.
  let room: UnsafeMutablePointer<Int32>
  /// By club how many members the team has, locked ones included.
  let clubMembers: UnsafeMutablePointer<Int32>
  /// Keeps `starts` and `sets` alive.
  private let owner: AnyObject

  init(
    _ players: FreePlayers, owner: AnyObject, starts: UnsafeMutablePointer<Int32>,
    sets: UnsafeMutablePointer<Int32>
  ) {
    self.owner = owner
    self.starts = starts
    self.sets = sets
    room = .allocate(capacity: players.bounds.count + 1)
    for (set, range) in players.bounds.enumerated() { (room + set).initialize(to: Int32(range.upperBound)) }
    clubMembers = .allocate(capacity: players.clubCount + 1)
    for (club, isTaken) in players.isClubTaken.enumerated() {
      (clubMembers + club).initialize(to: isTaken ? 1 : 0)
    }
  }

  deinit {
    room.deallocate()
    clubMembers.deallocate()
  }

  /// The sets of the player at `position`.
  @inline(__always)
  func sets(of position: Int) -> UnsafeBufferPointer<Int32> {
    let start = Int(starts[position])
    return UnsafeBufferPointer(start: sets + start, count: Int(starts[position &+ 1]) - start)
  }
}
