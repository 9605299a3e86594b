/// Returns `first` to `twelfth` in words, then `13th`, `21st`, `22nd`.
public func ordinal(_ number: Int) -> String {
  let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]
  if (1...words.count).contains(number) { return words[number - 1] }
  let isTeen = (11...13).contains(number % 100)
  let ending =
    switch number % 10 {
    case 1 where !isTeen: "st"
    case 2 where !isTeen: "nd"
    case 3 where !isTeen: "rd"
    default: "th"
    }
  return "\(number)\(ending)"
}

/// Words how often something counts: `once`, `twice`, then `3 times`, `1.5 times`.
public func times(_ number: String) -> String {
  switch number {
  case "1": "once"
  case "2": "twice"
  default: "\(number) times"
  }
}
