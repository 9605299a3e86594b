/// Finds roles that players cannot fill together, though they could fill each by itself.
///
/// Both questions are bipartite matchings of players and places by augmenting paths (Kuhn 1955); where one fails, the
/// roles on the paths that were tried are the obstacle (Hall 1935).
struct RoleShortage {
  /// For each player a bit for each role that they can play.
  let masks: [UInt64]
  /// The number of players that each role takes.
  let counts: [ClosedRange<Int>]

  /// Some roles, and two numbers of players that conflict.
  struct Finding {
    /// The roles, ascending.
    var roles: [Int]
    /// The number of players who can play one of them, or nothing else.
    var players: Int
    /// The number of players that the roles need, or have room for.
    var places: Int
  }

  /// The roles with the greatest shortage: they need more players than can play any of them; `nil` where the needs of
  /// all roles can be met at once.
  /// - Complexity: O(needs² · players)
  var lacking: Finding? {
    let slots = counts.indices.flatMap { Array(repeating: $0, count: counts[$0].lowerBound) }
    var matching = Matching(places: masks.count) { can(play: slots[$0], masks[$1]) }
    let open = slots.indices.filter { !matching.place($0) }
    guard !open.isEmpty else { return nil }
    // The slots reached from all open slots are short by the number of open ones.
    let reached = matching.seekersReached(from: open)
    let roles = Set(reached.map { slots[$0] }).sorted()
    return Finding(
      roles: roles, players: masks.count { mask in roles.contains { can(play: $0, mask) } },
      places: roles.reduce(0) { $0 + counts[$1].lowerBound })
  }

  /// The roles without room for all players who can play nothing else; `nil` where every player has a place.
  /// - Complexity: O(players² · places)
  var crowded: Finding? {
    let slots = counts.indices.flatMap { role in
      Array(repeating: role, count: min(counts[role].upperBound, masks.count))
    }
    var matching = Matching(places: slots.count) { can(play: slots[$1], masks[$0]) }
    guard let unplaced = masks.indices.first(where: { !matching.place($0) }) else { return nil }
    let kinds = matching.seekersReached(from: [unplaced]).reduce(0) { $0 | masks[$1] }
    let roles = counts.indices.filter { can(play: $0, kinds) }
    return Finding(
      roles: roles, players: masks.count { $0 & ~kinds == 0 },
      places: roles.reduce(0) { $0 + counts[$1].upperBound })
  }

  private func can(play role: Int, _ mask: UInt64) -> Bool { mask >> UInt64(role) & 1 == 1 }
}

/// A matching of seekers to places; a seeker gives up a place if they can have another.
private struct Matching {
  private var holders: [Int?]
  private let fits: (_ seeker: Int, _ place: Int) -> Bool

  init(places: Int, fits: @escaping (Int, Int) -> Bool) {
    holders = Array(repeating: nil, count: places)
    self.fits = fits
  }

  mutating func place(_ seeker: Int) -> Bool {
    var tried = [Bool](repeating: false, count: holders.count)
    return place(seeker, &tried)
  }

  private mutating func place(_ seeker: Int, _ tried: inout [Bool]) -> Bool {
    for place in holders.indices where !tried[place] && fits(seeker, place) {
      tried[place] = true
      if let holder = holders[place], !self.place(holder, &tried) { continue }
      holders[place] = seeker
      return true
    }
    return false
  }

  /// Returns the given seekers and those who could give up their places for them, directly or through others.
  func seekersReached(from first: [Int]) -> [Int] {
    var reached = first
    var seen = Set(first)
    var next = 0
    while next < reached.count {
      for (place, holder) in holders.enumerated() {
        if let holder, fits(reached[next], place), seen.insert(holder).inserted { reached.append(holder) }
      }
      next += 1
    }
    return reached
  }
}
