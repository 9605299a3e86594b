import Snapshots

/// Holds together what a snapshot says of the wars that were fought into it: their winners against their own fights,
/// the last one against the war of this run, and the tallies against all of them. Who the fighters of earlier runs
/// were, no input tells.
public func verifyWars(_ snapshot: Snapshot) -> Finding? {
  guard let history = snapshot.battleHistory, let battle = snapshot.battle else { return nil }
  var differences = Differences()
  for (number, war) in history.enumerated() {
    let path = "battleHistory.\(number)"
    differences.expect("\(path).war", war.war, is: number + 1) { "\($0)" }
    checkSums(of: war.fights, winner: war.winner, annihilation: war.annihilation, at: path, &differences)
    for (place, fight) in war.fights.enumerated() {
      check(fight, at: "\(path).fights.\(place)", &differences)
    }
  }
  checkNumbers(of: history, &differences)
  if battle.setUp == nil, battle.battles > 0 {
    let path = "battleHistory.\(history.count - 1)"
    differences.expect("\(path).policy", history.last?.policy, is: battle.policy)
    if history.last?.fights != battle.fights {
      differences.note(
        "\(path).fights", "\(history.last?.fights.count ?? 0) fights", "others than those of the war")
    }
  }
  checkTallies(snapshot.fighterTallies ?? [], of: history, &differences)
  checkLives(snapshot, history, &differences)
  let claim = "\(history.count) wars end as their fights say"
  return Finding(claim, differences.all.isEmpty ? .isTrue : .differs(differences.all))
}

/// Numbers of fights go on without a gap: in a face-off from 1, by rank from the war before by rank.
private func checkNumbers(of history: [WarRecord], _ differences: inout Differences) {
  var last: Int?
  for (number, war) in history.enumerated() {
    let isByRank = war.policy == "same-rank"
    let first = isByRank ? last.map { $0 &+ 1 } ?? war.fights.first?.number ?? 1 : 1
    for (place, fight) in war.fights.enumerated() {
      differences.expect(
        "battleHistory.\(number).fights.\(place).number", fight.number, is: first &+ place
      ) { "\($0)" }
    }
    if isByRank { last = war.fights.last?.number ?? last }
  }
}

/// Whether a fight ended as its own numbers say.
private func check(_ fight: FightRecord, at path: String, _ differences: inout Differences) {
  let isShared = fight.autobotRank == fight.decepticonRank
  differences.expect("\(path).rank", fight.rank, is: isShared ? fight.autobotRank : nil) { "\($0)" }
  let leads = fight.compared.map { $0.autobot &- $0.decepticon }
  let quantities = fight.compared.map(\.quantity)
  let sign = fight.winner == .autobots ? 1 : fight.winner == .decepticons ? -1 : 0
  let isRight =
    switch fight.reason {
    case "annihilation": quantities.isEmpty && sign == 0
    case "special-name": quantities.isEmpty && sign != 0
    case "ran-away":
      quantities == ["courage", "strength"] && leads[0] &* sign >= 4 && leads[1] &* sign >= 3
    case "skill": quantities == ["skill"] && leads[0] &* sign >= 3
    case "overall-rating": quantities == ["overall rating"] && leads[0].signum() == sign && sign != 0
    case "tie": quantities == ["overall rating"] && leads[0] == 0 && sign == 0
    default: false
    }
  if !isRight {
    differences.note(path, "\(fight.winner.rawValue) by \(fight.reason)", "not what its numbers say")
  }
}

private func checkTallies(
  _ tallies: [TallyRecord], of history: [WarRecord], _ differences: inout Differences
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
  differences.expect("fighterTallies", recorded.count, is: found.count) { "\($0) fighters" }
  for (number, (one, other)) in zip(recorded, found).enumerated() {
    differences.expect("fighterTallies.\(number)", one, is: other) { $0.joined(separator: ", ") }
  }
}

/// Whether those who live on are the fighters of the last war by rank.
private func checkLives(_ snapshot: Snapshot, _ history: [WarRecord], _ differences: inout Differences) {
  guard let lives = snapshot.lives else { return }
  let last = history.last { $0.policy == "same-rank" }?.fights.last?.number
  if let last { differences.expect("lives.battles", lives.battles, is: last) { "\($0)" } }
  guard snapshot.battle?.policy == "same-rank", let fighters = snapshot.fighters else { return }
  differences.expect("lives.fighters", lives.fighters.count, is: fighters.count) { "\($0) fighters" }
  for (number, (one, other)) in zip(lives.fighters, fighters).enumerated() where one != other {
    differences.note("lives.fighters.\(number)", "\(one.name)", "not what the list of fighters says")
  }
}
