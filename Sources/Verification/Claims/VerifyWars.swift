import Snapshots

/// Checks what a snapshot says about the wars fought into it: the last ones against the fights of this run, their
/// winners against their own fights, and the tallies against the wars since the last reset. ``verifyBattleHistory(_:)``
/// checks earlier battles.
public func verifyWars(_ content: BattleContent) -> Finding {
  let (history, battle) = (content.past.battleHistory, content.battle)
  let place = ClaimCheck()
  let earlier = content.before.battleHistory.count
  for (number, war) in history.enumerated().dropFirst(earlier) {
    let place = place["battleHistory"][number]
    place.expect("war", war.war, is: number + 1)
    place.expect("policy", war.policy.rawValue, is: battle.policy.rawValue)
    checkSums(of: war.fights, winner: war.winner, annihilation: war.annihilation, at: place)
  }
  let own = history.dropFirst(earlier).flatMap(\.fights)
  if battle.setUp == nil, own != battle.fights {
    place.note("battleHistory", "\(own.count) fights", "not the fights of this war")
  }
  checkTallies(content.fighterTallies, of: content.past.game, at: place)
  let claim =
    history.count == 1 ? "1 war follows from its fights" : "\(history.count) wars follow from their fights"
  return place.finding(claim)
}

private func checkTallies(
  _ tallies: [TallyRecord], of history: some Sequence<WarRecord>, at place: ClaimCheck
) {
  var counts: [String: [Int]] = [:]
  var names: [String: [String]] = [:]
  var order: [String] = []
  for fight in history.flatMap(\.fights) {
    let sides = [
      (fight.autobotKey, fight.autobot, "Autobots"), (fight.decepticonKey, fight.decepticon, "Decepticons"),
    ]
    for (key, name, side) in sides {
      if counts[key] == nil { order.append(key) }
      names[key] = [name, side]
      let place = fight.winner == .none ? 3 : fight.winner.rawValue == side ? 1 : 2
      counts[key, default: [0, 0, 0, 0]][0] += 1
      counts[key]?[place] += 1
    }
  }
  let ranked = order.enumerated().sorted { one, other in
    let (left, right) = (counts[one.element] ?? [], counts[other.element] ?? [])
    return (right[1], left[2], one.offset) < (left[1], right[2], other.offset)
  }.map(\.element)
  let found = ranked.map { key in ([key] + (names[key] ?? []) + (counts[key] ?? []).map(String.init)) }
  let recorded = tallies.map {
    [$0.key, $0.name, $0.team, "\($0.battles)", "\($0.wins)", "\($0.losses)", "\($0.ties)"]
  }
  place.expect("fighterTallies", recorded.count, is: found.count) { "\($0) fighters" }
  for (number, (one, other)) in zip(recorded, found).enumerated() {
    place.expect("fighterTallies.\(number)", one, is: other) { $0.joined(separator: ", ") }
  }
}
