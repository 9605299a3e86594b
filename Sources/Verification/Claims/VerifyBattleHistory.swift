import Snapshots
import Words

/// Checks what a snapshot says about battles before its own war: whether the history agrees with itself, and whether
/// the fighters in the files would still end their battles that way. Returns no findings if there were no such battles.
public func verifyBattleHistory(_ content: BattleContent) -> [Finding] {
  let earlier = content.before
  let history = earlier.battleHistory
  guard !history.isEmpty else { return [] }
  let place = ClaimCheck()
  checkNumbers(
    of: history, resets: content.past.resets ?? [], wars: content.past.battleHistory.count, at: place)
  for (number, war) in history.enumerated() {
    let place = place["battleHistory"][number]
    checkResult(of: war, at: place)
    if let date = war.date, !isDate(date) { place.note("date", date, "no such day") }
  }
  checkLives(earlier, at: place)
  // With the present keys of the fighters.
  let fights = content.past.battleHistory.prefix(history.count).flatMap(\.fights)
  let agreement = place.finding(
    "the earlier battles (\(fights.count)) agree with one another, and the lives with them")
  return [agreement, repeated(fights, by: content)]
}

/// Checks that wars are numbered consecutively, and battles from one reset to the next or within a face-off.
private func checkNumbers(of history: [WarRecord], resets: [Int], wars: Int, at place: ClaimCheck) {
  for (number, reset) in resets.enumerated()
  where reset < (number > 0 ? resets[number - 1] : 0) || reset > wars {
    place.note("resets.\(number)", "\(reset)", "a number from 0 to \(wars), not below the previous one")
  }
  var last = 0
  for (number, war) in history.enumerated() {
    if resets.contains(number) { last = 0 }
    let isRound = war.policy == .sameRank
    let first = isRound ? last + 1 : 1
    let place = place["battleHistory"][number]
    place.expect("war", war.war, is: number + 1)
    for (index, fight) in war.fights.enumerated() {
      place.expect("fights.\(index).number", fight.number, is: first + index)
    }
    if isRound { last += war.fights.count }
  }
}

/// Checks that the winner of a war follows from its fights, and each fight from the numbers that decided it.
private func checkResult(of war: WarRecord, at place: ClaimCheck) {
  checkSums(of: war.fights, winner: war.winner, annihilation: war.annihilation, at: place)
  for (number, fight) in war.fights.enumerated() {
    let place = place["fights"][number]
    place.expect("rank", fight.rank, is: fight.autobotRank == fight.decepticonRank ? fight.autobotRank : nil)
    if !isSound(fight) { place.note("compared", fight.reason.rawValue, "numbers that disagree") }
    if fight.reason == .annihilation, number < war.fights.count - 1 {
      place.note("reason", "annihilation", "battles after it")
    }
  }
}

/// Returns whether the numbers of a fight give its winner by the recorded rule.
private func isSound(_ fight: FightRecord) -> Bool {
  guard fight.compared.allSatisfy({ (1...50).contains($0.autobot) && (1...50).contains($0.decepticon) })
  else {
    return false
  }
  let leads = fight.compared.map { $0.autobot - $0.decepticon }
  let lead = fight.winner == .autobots ? 1 : -1
  switch (fight.reason, fight.compared.map(\.quantity)) {
  case (.annihilation, []): return fight.winner == .none
  case (.specialName, []): return fight.winner != .none
  case (.ranAway, ["courage", "strength"]):
    return fight.winner != .none && leads[0] * lead >= 4 && leads[1] * lead >= 3
  case (.skill, ["skill"]): return fight.winner != .none && leads[0] * lead >= 3
  case (.overallRating, ["overall rating"]): return fight.winner != .none && leads[0] * lead > 0
  case (.tie, ["overall rating"]): return fight.winner == .none && leads[0] == 0
  default: return false
  }
}

/// Checks that losers are dead, winners live, and an annihilation leaves no survivors.
private func checkLives(_ earlier: PastWars, at place: ClaimCheck) {
  guard let lives = earlier.lives else { return }
  let rounds = earlier.game.filter(\.isRound)
  let fights = rounds.flatMap(\.fights)
  place.expect("livesBefore.battles", lives.battles, is: fights.last?.number ?? 0)
  var hasWon: [String: Bool] = [:]
  for fight in fights {
    hasWon[fight.autobotKey] = fight.winner == .autobots
    hasWon[fight.decepticonKey] = fight.winner == .decepticons
  }
  let annihilation = rounds.contains(where: \.annihilation)
  for (number, fighter) in lives.fighters.enumerated() {
    guard let hasWon = hasWon[fighter.key] else { continue }
    place.expect(
      "livesBefore.fighters.\(number).state", fighter.state, is: hasWon && !annihilation ? .alive : .died
    ) { $0.rawValue }
  }
}

/// Checks whether the fighters as they are in the files would end earlier battles the same way.
private func repeated(_ fights: [FightRecord], by content: BattleContent) -> Finding {
  let fighters = (content.past.lives?.fighters ?? []) + content.fighters
  let inFiles = fighters.filter { $0.row > 0 && $0.fighter != nil }
  let byKey = Dictionary(inFiles.map { ($0.key, $0) }) { $1 }
  let others = fights.count { fight in
    guard let one = byKey[fight.autobotKey], let other = byKey[fight.decepticonKey] else { return true }
    let (winner, reason) = outcome(one, other)
    return winner != fight.winner.rawValue || reason != fight.reason
      || one.statistics.rank != fight.autobotRank
      || other.statistics.rank != fight.decepticonRank || !numbersAgree(fight, one, other)
  }
  let reason = "in \(others) of them a fighter has other values in the files now, or is gone"
  return Finding(
    "the earlier battles (\(fights.count)) follow from the statistics in the files",
    others == 0 ? .isTrue : .notProvedAgain(reason))
}

/// Returns whether the deciding numbers are those of the fighters.
private func numbersAgree(_ fight: FightRecord, _ one: FighterRecord, _ other: FighterRecord) -> Bool {
  fight.compared.allSatisfy { compared in
    func value(_ fighter: FighterRecord) -> Int? {
      switch compared.quantity {
      case "courage": fighter.statistics.courage
      case "strength": fighter.statistics.strength
      case "skill": fighter.statistics.skill
      case "overall rating": rating(fighter)
      default: nil
      }
    }
    return value(one) == compared.autobot && value(other) == compared.decepticon
  }
}
