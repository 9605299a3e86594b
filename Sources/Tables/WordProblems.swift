import Words

/// What to say of a text that is none of a few words: `"Autobto" is not one of A, D; the nearest is "Autobot"`.
public func unknownWord(_ text: String, among words: [String]) -> String {
  let near = nearest(to: text, among: words).map { "; the nearest is \(quoted($0))" } ?? ""
  return "\(quoted(text)) is not one of \(words.joined(separator: ", "))\(near)"
}
