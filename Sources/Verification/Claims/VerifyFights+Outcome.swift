import Snapshots

/// Compares the claims about a war as a whole with its fights and the states after it.
func checkOutcome(of battle: BattleRecord, _ fighters: [FighterRecord], at place: ClaimCheck) {
  checkSums(of: battle.fights, winner: battle.winner, annihilation: battle.annihilation, at: place)
  for (side, count) in [
    ("Autobots", battle.eliminated.autobots), ("Decepticons", battle.eliminated.decepticons),
  ] { place.expect("eliminated.\(side)", count, is: eliminated(side, battle.fights)) }
  let ranked = byRank(fighters, isAscending: battle.ascending)
  let living = ranked.filter { $0.state != .died }
  for (side, names) in [
    ("Autobots", battle.survivors.autobots), ("Decepticons", battle.survivors.decepticons),
  ] {
    let found = living.filter { $0.team.rawValue == side }.map(\.name)
    place.expect("survivors.\(side)", names, is: found)
  }
  let busy = Set(battle.fights.flatMap { [$0.autobotKey, $0.decepticonKey] })
  // An annihilation leaves no survivors: then it is only known that the skipped did not fight.
  let idle = (battle.annihilation ? ranked : living).filter { !busy.contains($0.key) && battle.setUp == nil }
  let isPossible =
    battle.setUp != nil
    || (battle.annihilation
      ? Set(battle.skipped).isSubset(of: idle.map(\.name)) : battle.skipped == idle.map(\.name))
  if !isPossible { place.note("skipped", "\(battle.skipped)", "\(idle.map(\.name))") }
  for (number, pair) in (battle.setUp ?? []).enumerated() {
    let one = fighters.first { $0.key == pair.autobotKey && $0.name == pair.autobot }
    let other = fighters.first { $0.key == pair.decepticonKey && $0.name == pair.decepticon }
    guard let one, let other, one.team == .autobots, other.team == .decepticons else {
      place.note("setUp.\(number)", "\(pair.autobot) against \(pair.decepticon)", "no such fighters")
      continue
    }
    place.expect("setUp.\(number).rank", pair.rank, is: one.rank == other.rank ? one.rank : nil)
  }
}

/// Compares the winner of a war with its fights.
func checkSums(of fights: [FightRecord], winner: WinnerRecord, annihilation: Bool, at place: ClaimCheck) {
  let isAnnihilation = fights.last?.reason == .annihilation
  place.expect("annihilation", annihilation, is: isAnnihilation)
  let (one, other) = (eliminated("Autobots", fights), eliminated("Decepticons", fights))
  let found = isAnnihilation || one == other ? "none" : one > other ? "Autobots" : "Decepticons"
  place.expect("winner", winner.rawValue, is: found)
}

/// Returns how many opponents a side has eliminated: a tie counts for both, an annihilation for none.
private func eliminated(_ side: String, _ fights: [FightRecord]) -> Int {
  fights.count { $0.winner.rawValue == side || $0.reason == .tie }
}

/// Returns the fighters by rank; at equal rank in the order of the roster.
private func byRank(_ fighters: [FighterRecord], isAscending: Bool) -> [FighterRecord] {
  let ranks = isAscending ? Array(1...10) : (1...10).reversed()
  return ranks.flatMap { rank in fighters.filter { $0.rank == rank } }
}

/// Compares the claims about who would win between any two with their statistics.
func checkMatrix(
  _ matrix: [PairingRecord], _ fighters: [FighterRecord], isAscending: Bool, at place: ClaimCheck
) {
  guard fighters.allSatisfy({ $0.fighter != nil }) else { return }
  let ranked = byRank(fighters, isAscending: isAscending)
  var number = 0
  for one in ranked where one.team == .autobots {
    for other in ranked where other.team == .decepticons {
      guard number < matrix.count else { return }
      let (winner, reason) = outcome(one, other)
      let found = [one.name, other.name, winner, reason.rawValue]
      let pair = matrix[number]
      let recorded = [pair.autobot, pair.decepticon, pair.winner.rawValue, pair.reason.rawValue]
      place.expect("battleMatrix.\(number)", recorded, is: found) { $0.joined(separator: ", ") }
      number += 1
    }
  }
}
