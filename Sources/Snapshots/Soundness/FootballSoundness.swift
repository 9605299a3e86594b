extension Snapshot {
  func checkFootball() throws(Contradiction) {
    try checkMatches()
    guard let teams else {
      try require(odds == nil && purchases == nil, "teams", "are missing, while there are odds of them")
      return try require(
        standings == nil || rounds != nil && pointsRule != nil, "rounds",
        "are missing, while there are standings")
    }
    try requireDistinct(teams.map(\.name), "teams")
    guard let rounds, let standings else {
      throw Contradiction(place: "rounds", reason: "or standings are missing, while there is a tournament")
    }
    let names = Set(teams.map(\.name))
    for (number, round) in rounds.enumerated() {
      for (index, match) in round.matches.enumerated() {
        try require(
          names.contains(match.home) && names.contains(match.away), "rounds.\(number).matches.\(index)",
          "is of a team that does not play")
      }
    }
    try require(
      standings.count == teams.count && Set(standings.map(\.team)) == names, "standings",
      "do not have every team once")
    try check(odds ?? [], of: names)
    try check(purchases ?? [], of: names)
  }

  private func checkMatches() throws(Contradiction) {
    for (number, round) in (rounds ?? []).enumerated() {
      try require(round.round == number + 1, "rounds.\(number).round", "is not \(number + 1)")
      for (index, match) in round.matches.enumerated() {
        try match.checkItself(at: "rounds.\(number).matches.\(index)")
      }
    }
  }

  private func check(_ odds: [OddsRecord], of names: Set<String>) throws(Contradiction) {
    try require((runs == nil) == (self.odds == nil), "runs", "and odds belong together")
    if let runs {
      try require(1...max(1, runs.asked) ~= runs.played, "runs.played", "is not from 1 to those asked for")
    }
    guard !odds.isEmpty else { return }
    try require(
      odds.count == names.count && Set(odds.map(\.team)) == names, "odds", "do not have every team once")
    for (number, team) in odds.enumerated() {
      for (name, list) in [
        ("places", team.places), ("placesLow", team.placesLow), ("placesHigh", team.placesHigh),
      ] {
        try require(list.count == names.count, "odds.\(number).\(name)", "does not have every place once")
      }
    }
  }

  private func check(_ purchases: [PurchaseRecord], of names: Set<String>) throws(Contradiction) {
    for (number, purchase) in purchases.enumerated() {
      try require(names.contains(purchase.team), "purchases.\(number).team", "does not play")
    }
  }
}

extension MatchRecord {
  fileprivate func checkItself(at path: String) throws(Contradiction) {
    let hasGoals = homeGoals != nil && awayGoals != nil
    try require(
      played == hasGoals && (homeGoals == nil) == (awayGoals == nil), "\(path).played", "fits no score")
    try require(home != away, "\(path).away", "plays against itself")
    for (number, event) in events.enumerated() {
      try require(
        event.team.map([home, away].contains) ?? true, "\(path).events.\(number).team", "does not play")
    }
  }
}
