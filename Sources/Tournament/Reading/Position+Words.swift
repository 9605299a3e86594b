import Tables
import Words

extension Position {
  /// Reads a position from a word in a file, ignoring case: keeper, defender, midfielder, attacker, or another usual
  /// word for one of them.
  public init?(_ word: String) {
    guard let position = Self.words[word.lowercased()] else { return nil }
    self = position
  }

  private static let words: [String: Position] = {
    let spellings: [(Position, [String])] = [
      (.keeper, ["keeper", "goalkeeper", "goalie", "gk", "gkp", "k", "g"]),
      (.defence, ["defender", "defence", "defense", "def", "d", "back"]),
      (.midfield, ["midfielder", "midfield", "mid", "m"]),
      (.attack, ["attacker", "attack", "forward", "striker", "att", "fwd", "a", "f"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: spellings.flatMap { position, words in words.map { ($0, position) } })
  }()

  /// Returns why a word is not a position.
  static func objection(to word: String) -> String {
    if word.isEmpty { return "empty; use keeper, defender, midfielder or attacker" }
    let near = nearest(to: word, among: words.keys.sorted()).flatMap { words[$0]?.name }
    let advice = near.map { "; did you mean \($0)?" } ?? "; use keeper, defender, midfielder or attacker"
    return "\(quoted(word)) is not a position\(advice)"
  }
}
