/// The players of a pool who are left, in cost order.
struct PlayerBand {
  var rows: [Int32]
  /// By player: whether they are in no team that comes first, since they only tie with others; empty if none are.
  var onlyTies: [Bool] = []
  /// Whether those who only tie were also set aside.
  var lacksTies = false

  /// The most players for which ties are kept: building tables of more would take longer than the whole search.
  private static var mostPlayers: Int { 200_000 }
}

extension PlayerBand {
  /// The band of players of one kind, with marks for those who only tie with `size` others.
  init<Value: WholeNumber>(_ rows: [Int32], _ skills: [Value], size: Int) {
    self.init(rows: rows)
    var best = LargestValues<Value>(capacity: size)
    let onlyTies = rows.map { row in
      let skill = skills[Int(row)]
      if let threshold = best.threshold, skill <= threshold { return true }
      best.insert(skill)
      return false
    }
    guard onlyTies.contains(true) else { return }
    guard rows.count > Self.mostPlayers else {
      self.onlyTies = onlyTies
      return
    }
    self.rows = zip(rows, onlyTies).filter { !$1 }.map(\.0)
    lacksTies = true
  }
}
