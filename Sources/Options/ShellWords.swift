/// Splits a command line into words as a shell would: at spaces, with single or double quotes around words that contain
/// spaces, and a backslash outside quotes to take the next character literally. Variables are not expanded.
public func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for letter in line {
    if isEscaped {
      word = (word ?? "") + String(letter)
      isEscaped = false
    } else if let open = quote {
      if letter == open { quote = nil } else { word?.append(letter) }
    } else if letter == "'" || letter == "\"" {
      quote = letter
      word = word ?? ""
    } else if letter == "\\" {
      isEscaped = true
    } else if letter == " " {
      if let word { words.append(word) }
      word = nil
    } else {
      word = (word ?? "") + String(letter)
    }
  }
  return word.map { words + [$0] } ?? words
}
