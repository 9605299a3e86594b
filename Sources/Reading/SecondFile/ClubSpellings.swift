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

  /// Whether most players at either club are at the other one, or one name is short for the other and for no other club.
  func areOne(_ own: String, _ other: String) -> Bool {
    let count = 2 * both[[own, other], default: 0]
    if count > here[own, default: 0] && count > there[other, default: 0] { return true }
    return abbreviate(own, other) && there.keys.count { abbreviate(own, $0) } == 1
      && here.keys.count { abbreviate($0, other) } == 1
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

/// Whether a name is made of the beginnings of a long one's first words, as `MCI` is of `Manchester City`; with two
/// letters, of their initials.
private func isShort(_ name: String, for long: String) -> Bool {
  let words = long.split { !$0.isLetter }
  if name.count < 3 { return name.count == 2 && name.elementsEqual(words.prefix(2).compactMap(\.first)) }
  func isMade(_ rest: Substring, of words: ArraySlice<Substring>) -> Bool {
    guard let word = words.first else { return rest.isEmpty }
    return rest.isEmpty
      || (1...word.count).contains { length in
        rest.hasPrefix(word.prefix(length)) && isMade(rest.dropFirst(length), of: words.dropFirst())
      }
  }
  return isMade(name[...], of: words[...])
}
