import Synchronization
import Words

/// Finds players by names as people write them: without case, accents and dots, by the name the game uses, or by a part
/// of the name, such as the surname or initials with the surname, which may come first (`Bichette, Bo`).
package final class LooseNames: Sendable {
  /// The players by their name without case, accents and dots, initials as one word, and by each word of the name.
  private struct Index {
    var whole: [String: [Int]] = [:]
    var words: [String: [Int]] = [:]

    init(_ pool: Pool) {
      for player in 0..<pool.count {
        let name = folded(pool.names[player])
        whole[joiningInitials(name), default: []].append(player)
        if let other = givenNameFirst(name) { whole[joiningInitials(other), default: []].append(player) }
        if let webName = pool.webNames[player] {
          whole[joiningInitials(folded(webName)), default: []].append(player)
        }
        for word in Set(wordsOfName(name)) { words[String(word), default: []].append(player) }
      }
    }
  }

  private let index = Mutex<Index?>(nil)

  /// Creates an index, which is filled on the first call.
  package init() {}

  /// Returns the players that a name may mean when no player has exactly that name: those who match but for case,
  /// accents and dots, otherwise those of whose name it is a part.
  /// - Complexity: O(bytes of the names) on the first call, then O(players with the rarest word).
  package func players(called name: String, in pool: Pool) -> [Int] {
    index.withLock { index in
      let known = index ?? Index(pool)
      index = known
      let plain = folded(name)
      for whole in [plain, givenNameFirst(plain)].compactMap({ $0 }) {
        if let players = known.whole[joiningInitials(whole)] { return players }
      }
      // In "B.Fernandes" the dot separates two words.
      let words = wordsOfName(folded(name.map { $0 == "." ? " " : String($0) }.joined())).map(String.init)
      let telling = words.filter { $0.count > 1 }
      guard let rarest = telling.map({ known.words[$0, default: []] }).min(by: { $0.count < $1.count }) else {
        return []
      }
      return rarest.filter { isPart(words, of: wordsOfName(folded(pool.names[$0]))) }
    }
  }
}

/// Whether words occur in a name in this order; a single letter matches a word that begins with it.
private func isPart(_ words: [String], of name: [Substring]) -> Bool {
  var rest = name[...]
  for word in words {
    let place = rest.firstIndex { $0 == word || (word.count == 1 && $0.hasPrefix(word)) }
    guard let place else { return false }
    rest = rest[(place + 1)...]
  }
  return true
}

/// Returns a folded name with initials in a row as one word: `a j brown` is `aj brown`.
private func joiningInitials(_ name: String) -> String {
  var joined = ""
  var afterInitial = false
  for word in name.split(separator: " ") {
    let isInitial = word.count == 1
    if !joined.isEmpty, !(isInitial && afterInitial) { joined += " " }
    joined += word
    afterInitial = isInitial
  }
  return joined
}

/// Returns a folded name such as `bichette, bo` as `bo bichette`; `nil` for any other.
private func givenNameFirst(_ name: String) -> String? {
  let parts = name.split(separator: ",", omittingEmptySubsequences: false)
  return parts.count == 2 ? "\(parts[1]) \(parts[0])" : nil
}

/// The words of a folded name, the given name first.
private func wordsOfName(_ name: String) -> [Substring] {
  (givenNameFirst(name) ?? name).split { $0 == " " || $0 == "," }
}
