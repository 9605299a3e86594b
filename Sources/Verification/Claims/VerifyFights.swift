import Snapshots

/// Decides fights again from the statistics of the fighters, following the written rules.
public func verifyFights(_ content: BattleContent) -> Finding {
  let (battle, fighters) = (content.battle, content.fighters)
  let byKey = Dictionary(fighters.map { ($0.key, $0) }) { first, _ in first }
  let place = ClaimCheck()
  for (number, fight) in battle.fights.enumerated() {
    let place = place["battle.fights"][number]
    guard let one = byKey[fight.autobotKey], let other = byKey[fight.decepticonKey], one.fighter != nil,
      other.fighter != nil
    else {
      place.note("\(fight.autobotKey) against \(fight.decepticonKey)", "no such fighters")
      continue
    }
    compare(fight, between: one, and: other, at: place)
    let first = battle.fights[0].number
    place.expect("number", fight.number, is: first &+ number)
  }
  checkOutcome(of: battle, fighters, at: place["battle"])
  checkMatrix(content.battleMatrix ?? [], fighters, isAscending: battle.ascending, at: place)
  place.expect("battle.battles", battle.battles, is: battle.fights.count)
  for (number, fighter) in fighters.enumerated() {
    guard fighter.fighter != nil else {
      place.note("fighters.\(number)", "a fighter", "a value is out of range")
      continue
    }
    place.expect("fighters.\(number).rating", fighter.rating, is: rating(fighter))
  }
  let count = battle.fights.count
  let claim =
    count == 1 ? "1 fight follows from the statistics" : "\(count) fights follow from the statistics"
  return place.finding(claim)
}

private func compare(
  _ fight: FightRecord, between one: FighterRecord, and other: FighterRecord, at place: ClaimCheck
) {
  let (winner, reason) = outcome(one, other)
  place.expect("winner", fight.winner.rawValue, is: winner)
  place.expect("reason", fight.reason.rawValue, is: reason.rawValue)
  place.expect("autobot", fight.autobot, is: one.name)
  place.expect("decepticon", fight.decepticon, is: other.name)
  let (mine, yours) = (one.statistics, other.statistics)
  place.expect("autobotRank", fight.autobotRank, is: mine.rank)
  place.expect("decepticonRank", fight.decepticonRank, is: yours.rank)
  place.expect("rank", fight.rank, is: mine.rank == yours.rank ? mine.rank : nil)
  let numbers: [(quantity: String, autobot: Int, decepticon: Int)] =
    switch reason {
    case .ranAway:
      [("courage", mine.courage, yours.courage), ("strength", mine.strength, yours.strength)]
    case .skill: [("skill", mine.skill, yours.skill)]
    case .overallRating, .tie: [("overall rating", rating(one), rating(other))]
    default: []
    }
  let recorded = fight.compared.map { "\($0.quantity) \($0.autobot) v \($0.decepticon)" }
  place.expect("compared", recorded, is: numbers.map { "\($0.quantity) \($0.autobot) v \($0.decepticon)" })
}

/// Returns who wins, and by which rule: the first that applies.
func outcome(_ one: FighterRecord, _ other: FighterRecord) -> (winner: String, reason: FightRecord.Reason) {
  let (mine, yours) = (one.statistics, other.statistics)
  switch (isSpecial(one), isSpecial(other)) {
  case (true, true): return ("none", .annihilation)
  case (true, false): return ("Autobots", .specialName)
  case (false, true): return ("Decepticons", .specialName)
  case (false, false): break
  }
  if mine.courage - yours.courage >= 4, mine.strength - yours.strength >= 3 {
    return ("Autobots", .ranAway)
  }
  if yours.courage - mine.courage >= 4, yours.strength - mine.strength >= 3 {
    return ("Decepticons", .ranAway)
  }
  if mine.skill - yours.skill >= 3 { return ("Autobots", .skill) }
  if yours.skill - mine.skill >= 3 { return ("Decepticons", .skill) }
  if rating(one) > rating(other) { return ("Autobots", .overallRating) }
  if rating(one) < rating(other) { return ("Decepticons", .overallRating) }
  return ("none", .tie)
}

func rating(_ fighter: FighterRecord) -> Int {
  let values = fighter.statistics
  return values.strength + values.intelligence + values.speed + values.endurance + values.firepower
}

private func isSpecial(_ fighter: FighterRecord) -> Bool {
  let words = fighter.name.lowercased().split { $0 == " " || $0 == "\t" }
  return words == ["optimus", "prime"] || words == ["predaking"]
}
