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

  /// Whether most players at either club are at the other one.
  func areOne(_ own: String, _ other: String) -> Bool {
    let count = 2 * both[[own, other], default: 0]
    return count > here[own, default: 0] && count > there[other, default: 0]
  }
}
