import Words

/// Which clubs of two files are spellings of one, by the players whom both files have.
struct ClubSpellings {
  private var here: [String: Int] = [:]
  private var there: [String: Int] = [:]
  private var both: [[String]: Int] = [:]

  /// Counts the clubs of players, in the one file and in the other.
  init(_ clubs: [(own: String, other: String)]) {
    for (own, other) in clubs {
      here[own, default: 0] += 1
      there[other, default: 0] += 1
      both[[own, other], default: 0] += 1
    }
  }

  /// Whether most players at either club are at the other one, or one name is short for the other.
  func areOne(_ own: String, _ other: String) -> Bool {
    let count = 2 * both[[own, other], default: 0]
    return count > here[own, default: 0] && count > there[other, default: 0] || abbreviate(own, other)
  }

  /// Whether only one player suggests that two clubs are one: nobody else is at both, and their names are not alike.
  func restOnOnePlayer(_ own: String, _ other: String) -> Bool {
    both[[own, other]] == 1 && !areAlike(own, other)
  }
}

/// Whether two names of clubs share a word, or one is short for the other, as `MCI` is for `Manchester City`.
private func areAlike(_ one: String, _ other: String) -> Bool {
  func words(_ name: String) -> Set<Substring> { Set(folded(name).split { !$0.isLetter }) }
  return !words(one).isDisjoint(with: words(other)) || abbreviate(one, other)
}

/// Whether one of two names is short for the other.
private func abbreviate(_ one: String, _ other: String) -> Bool {
  let (one, other) = (folded(one), folded(other))
  return isShort(one, for: other) || isShort(other, for: one)
}

/// Whether a long name begins with the first letter of a short one and has its others in the same order.
private func isShort(_ name: String, for long: String) -> Bool {
  var rest = long[...]
  return name.first == long.first
    && name.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
}
