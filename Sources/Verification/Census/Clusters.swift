/// Players who are in one alternative of a condition, or whom a condition links: a census decides on them one after the
/// other, so that little needs to be known about the rest.
struct Clusters {
  private var parents: [Int]

  /// Returns the cluster number of each player; -1 for players who are alone.
  /// - Parameter clubs: the club of each player, if clubs count: no cluster splits a club.
  /// - Complexity: about O(members of all groups)
  static func numbers(of conditions: [CensusPool.Condition], clubs: [Int?]) -> [Int] {
    guard !conditions.isEmpty else { return clubs.map { _ in -1 } }
    var clusters = Clusters(parents: Array(clubs.indices))
    for condition in conditions {
      for part in parts(of: condition) { clusters.join(part.flatMap { $0.members.sorted() }) }
    }
    let counted = clubs.indices.filter { clubs[$0] != nil }
    for members in Dictionary(grouping: counted, by: { clubs[$0] }).values { clusters.join(members) }
    let roots = clubs.indices.map { clusters.root(of: $0) }
    let sizes = roots.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return roots.map { sizes[$0] == 1 ? -1 : $0 }
  }

  /// Returns the groups of a condition that belong together: of two alternatives, one mostly says that a player is
  /// absent, the other what follows if they are present.
  private static func parts(of condition: CensusPool.Condition) -> [[CensusPool.Group]] {
    switch condition.count {
    case 1: condition[0].map { [$0] }
    case 2: [condition.flatMap { $0 }]
    default: condition
    }
  }

  private mutating func root(of player: Int) -> Int {
    var root = player
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  private mutating func join(_ players: [Int]) {
    guard let one = players.first else { return }
    for player in players.dropFirst() {
      let (left, right) = (root(of: one), root(of: player))
      parents[max(left, right)] = min(left, right)
    }
  }
}
