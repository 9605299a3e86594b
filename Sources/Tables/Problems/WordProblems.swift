import Words

/// Returns the message for an unknown word: `"Autobto" is not one of A, D; the nearest is "Autobot"`.
public func unknownWord(_ text: String, among words: [String]) -> String {
  let near = nearest(to: text, among: words).map { "; the nearest is \(quoted($0))" } ?? ""
  return "\(quoted(text)) is not one of \(words.joined(separator: ", "))\(near)"
}
