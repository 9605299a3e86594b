import Words

extension Pool {
  /// The name that the game uses for each player, where it differs from the full name and no other player has it,
  /// either as a full name or as the game's.
  /// - Complexity: O(bytes of the names), where the file has such a column.
  package var uniqueWebNames: [Int: String] {
    guard let column = further[.webName] else { return [:] }
    let webNames = (0..<count).map { folded(column[$0]) }
    let names = (0..<count).map { folded(self.names[$0]) }
    let bearers = Dictionary(grouping: names.indices) { webNames[$0] }
    let taken = Set(names)
    return bearers.reduce(into: [:]) { unique, bearer in
      let player = bearer.value[0]
      guard !bearer.key.isEmpty, bearer.value.count == 1, namesakes[player] == nil,
        !taken.contains(bearer.key)
      else { return }
      unique[player] = column[player]
    }
  }
}
