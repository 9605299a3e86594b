/// The words of a command line as a shell would cut it: at spaces, with single and double quotes
/// around words that hold spaces, and a backslash outside of quotes for the next character as it is.
/// It knows no variables.
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
