/// The words of a command line as a shell would cut it: at spaces, with single and double quotes
/// around words that hold spaces. It knows no variables and no backslashes.
func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  for letter in line {
    if let open = quote {
      if letter == open { quote = nil } else { word?.append(letter) }
    } else if letter == "'" || letter == "\"" {
      quote = letter
      word = word ?? ""
    } else if letter == " " {
      if let word { words.append(word) }
      word = nil
    } else {
      word = (word ?? "") + String(letter)
    }
  }
  return word.map { words + [$0] } ?? words
}
