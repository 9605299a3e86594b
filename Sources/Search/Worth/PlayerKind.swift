/// What rules ask of a player beside his cost: players of one kind can take each other's place in a team.
struct PlayerKind: Hashable {
  /// The roles that he can fill.
  var roles: UInt32
  /// His club.
  var club: Int32
  /// The groups of the problem that he is in.
  var groups: [Int]
  /// His row if he is locked: nobody can take his place.
  var lockedRow: Int?
}

extension Problem {
  /// The players who are not banned, those of one kind together; kinds and rows in the order of rows.
  /// - Complexity: O(n · groups)
  var playersOfKinds: [[Int]] {
    let (locked, banned) = (Set(locked), Set(banned))
    let members = groups.map { Set($0.members) }
    var places: [PlayerKind: Int] = [:]
    var players: [[Int]] = []
    for row in 0..<count where !banned.contains(row) {
      let kind = PlayerKind(
        roles: roles.isEmpty ? 0 : roles[row], club: clubs.isEmpty ? -1 : clubs[row],
        groups: members.indices.filter { members[$0].contains(row) },
        lockedRow: locked.contains(row) ? row : nil)
      if let place = places[kind] {
        players[place].append(row)
      } else {
        places[kind] = players.count
        players.append([row])
      }
    }
    return players
  }
}
