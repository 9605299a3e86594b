/// The players left of a pool, in cost order.
struct PlayerBand {
  /// Their rows.
  var rows: [Int32]
  /// For each of them whether they are in no team that comes first, since they only tie with others; empty where nobody is.
  var onlyTies: [Bool] = []
  /// Whether those who only tie were set aside too.
  var lacksTies = false

  /// More players are not kept for their ties: laying them out would take longer than the whole search.
  private static var mostPlayers: Int { 200_000 }

  /// Players of several kinds, of whom nothing is known.
  init(rows: [Int32]) {
    self.rows = rows
  }

  /// Players of one kind.
  /// - Parameters:
  ///   - keepsTies: whether players stay who only tie with others.
  ///   - marksTies: whether it is said who they are.
  init<Value: WholeNumber>(
    _ skills: [Value], _ costs: [Value], size: Int, keepsTies: Bool, marksTies: Bool
  ) {
    let band = skyband(skills: skills, costs: costs, size: size, keepsTies: keepsTies)
    rows = band.rows
    guard keepsTies, marksTies else { return }
    var best = LargestValues<Value>(capacity: size)
    let onlyTies = band.skills.map { skill in
      if let threshold = best.threshold, skill <= threshold { return true }
      best.insert(skill)
      return false
    }
    guard onlyTies.contains(true) else { return }
    guard rows.count > Self.mostPlayers else {
      self.onlyTies = onlyTies
      return
    }
    rows = zip(rows, onlyTies).filter { !$1 }.map(\.0)
    lacksTies = true
  }
}
