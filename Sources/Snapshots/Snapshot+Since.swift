import Reading
import Selection

extension Snapshot {
  /// Notes what changed since an earlier run into the same folder. A run that repeats its predecessor on the same
  /// inputs repeats its words, so that the files stay the same.
  /// - Parameters:
  ///   - earlier: the earlier run; nothing is noted if it searched for no best team.
  ///   - pool: the pool of this run.
  /// - Complexity: O(bytes of the names of the pool), O(1) for the same inputs.
  public mutating func compare(with earlier: Snapshot, in pool: Pool) {
    guard !repeats(earlier) else {
      answer?.since = earlier.answer?.since
      return
    }
    guard let now = answer?.bestTeam, let before = earlier.answer?.bestTeam else { return }
    let finder = PlayerFinder(pool)
    let rowsBefore = before.players.map { player in
      finder.find(FormerPlayer(player)).map { Int(pool.records[$0]) }
    }
    let rowsNow = Set(now.players.map(\.row))
    let joining = now.players.filter { !rowsBefore.contains($0.row) }
    let leaving = zip(before.players, rowsBefore).filter { _, row in
      row.map { !rowsNow.contains($0) } ?? true
    }.map(\.0)
    var record = SinceRecord(
      sameTeam: joining.isEmpty && leaving.isEmpty && before.status != .infeasible,
      statusBefore: before.status, skillBefore: before.skill, costBefore: before.cost, in: joining,
      out: leaving, changes: [])
    record.changes =
      Self.changes(of: joining, since: earlier.pool)
      + Self.changes(of: before.players + (before.next?.in ?? []), in: pool, finder)
    var seen: Set<String> = []
    record.changes = record.changes.filter { seen.insert($0.name).inserted }
    if case .team(let rulesBefore) = earlier.rules, earlier.rules != rules {
      record.rulesBefore = rulesBefore
    }
    if earlier.command != command { record.commandBefore = earlier.command }
    if earlier.program != program { record.programBefore = earlier.program }
    let digests = Dictionary(earlier.inputs.map { ($0.path, $0.sha256) }) { first, _ in first }
    record.inputsChanged = inputs.filter { digests[$0.path] != $0.sha256 }.map(\.path)
    answer?.since = record
  }

  /// Returns the changes of players who join, as far as the dots of the earlier pool show them: of those who had their
  /// own dot, and whose name is unique.
  private static func changes(
    of players: [PlayerRecord], since pool: PoolRecord?
  ) -> [SinceRecord.Change] {
    let dots = Dictionary((pool?.chart ?? []).filter { $0.players == 1 }.map { ($0.name, $0) }) { first, _ in
      first
    }
    return players.compactMap { player in
      guard !player.hasNamesakes, let dot = dots[player.displayName],
        dot.skill != player.skill || dot.cost != player.cost
      else { return nil }
      return SinceRecord.Change(
        name: player.displayName, skillBefore: dot.skill, skill: player.skill, costBefore: dot.cost,
        cost: player.cost)
    }
  }

  /// Returns the changes of players: those whose skill or cost differs, and those who have left the pool.
  private static func changes(
    of players: [PlayerRecord], in pool: Pool, _ finder: PlayerFinder
  ) -> [SinceRecord.Change] {
    players.compactMap { before in
      var change = SinceRecord.Change(
        name: before.displayName, skillBefore: before.skill, skill: nil, costBefore: before.cost, cost: nil)
      if let index = finder.find(FormerPlayer(before)) {
        let now = PlayerRecord(index, of: pool)
        if now.skill == before.skill, now.cost == before.cost { return nil }
        (change.skill, change.cost) = (now.skill, now.cost)
      }
      return change
    }
  }
}
