import Verification

extension [String] {
  /// The words without an option and its value.
  func withoutOption(_ name: String) -> [String] {
    var words: [String] = []
    var skips = false
    for (index, word) in enumerated() {
      if skips {
        skips = false
      } else if self[..<index].contains("--") {
        words.append(word)
      } else if word == "--\(name)" {
        skips = true
      } else if !word.hasPrefix("--\(name)=") {
        words.append(word)
      }
    }
    return words
  }

  /// The words with others behind the first few.
  func inserting(_ words: [String], behind count: Int) -> [String] {
    Array(prefix(count)) + words + dropFirst(count)
  }
}

extension JSONTree {
  /// The object with these keys alone.
  func keeping(_ keys: [String]) -> JSONTree {
    .object(Dictionary(uniqueKeysWithValues: keys.compactMap { key in self[key].map { (key, $0) } }))
  }

  /// Rounds in which every match that is not played in others has the form that it has there.
  func withoutMatchesUnplayed(in others: JSONTree?) -> JSONTree {
    guard case .list(let rounds) = self, case .list(let otherRounds)? = others else { return self }
    return .list(
      zip(rounds, otherRounds).map { round, other in
        guard case .list(let matches)? = round["matches"], case .list(let otherMatches)? = other["matches"],
          matches.count == otherMatches.count
        else { return round }
        var round = round
        round["matches"] = .list(
          zip(matches, otherMatches).map { match, other in
            guard other["played"] == .truth(false) else { return match }
            var match = match
            for key in ["homeGoals", "awayGoals"] { match[key] = .null }
            match["events"] = .list([])
            match["played"] = .truth(false)
            match["state"] = other["state"]
            return match
          })
        return round
      } + rounds.dropFirst(otherRounds.count))
  }
}
