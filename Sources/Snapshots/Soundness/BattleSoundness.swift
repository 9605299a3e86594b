import Battle

extension Snapshot {
  func checkBattle() throws(Contradiction) {
    if let fighters { try requireDistinct(fighters.map(\.key), "fighters") }
    try lives?.checkItself()
    guard let battle else {
      return try require(
        battleMatrix == nil && battleHistory == nil, "battle", "is missing, while there is a history of one")
    }
    guard let fighters else {
      throw Contradiction(place: "fighters", reason: "are missing, while there is a battle")
    }
    let keys = Set(fighters.map(\.key))
    for (number, fight) in battle.fights.enumerated() {
      for key in [fight.autobotKey, fight.decepticonKey] {
        try require(keys.contains(key), "battle.fights.\(number)", "is fought by '\(key)', who is no fighter")
      }
    }
    try require(battle.battles == battle.fights.count, "battle.battles", "is not how many fights are listed")
    guard let battleMatrix else { return }
    let autobots = fighters.count { $0.side == .autobots }
    try require(
      battleMatrix.count == autobots * (fighters.count - autobots), "battleMatrix",
      "does not have every Autobot against every Decepticon")
  }
}

extension LivesRecord {
  fileprivate func checkItself() throws(Contradiction) {
    try requireDistinct(fighters.map(\.key), "lives.fighters")
    try require(lives != nil, "lives", "cannot be")
  }
}
