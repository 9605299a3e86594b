import Words

/// Returns a number of teams, abbreviated if large: `1,234`, `34 nonillion`; a lower bound as `≥1,234`.
func shortCount(_ digits: String, isExact: Bool) -> String {
  let sign = isExact ? "" : "≥"
  guard digits.count > 15 else { return sign + digits.digitsGrouped }
  let thousands = (digits.count - 1) / 3
  let lead = digits.prefix(digits.count - 3 * thousands)
  // Truncated, not rounded, so that a bound stays a bound.
  let tenths = lead.count == 1 ? ".\(digits.dropFirst().prefix(1))" : ""
  return "\(sign)\(lead)\(tenths) \(largeNumbers[thousands - 5])"
}

/// The names of the powers of a thousand, from the fifth on, as far as 128 bits reach.
private let largeNumbers = [
  "quadrillion", "quintillion", "sextillion", "septillion", "octillion", "nonillion", "decillion",
  "undecillion",
]

/// Returns the number in full for a sentence: `at least 1,234`, `more than 10^38`.
func fullCount(_ digits: String, isExact: Bool) -> String {
  if isExact { return digits.digitsGrouped }
  return digits == String(UInt128.max) ? "more than 10^38" : "at least \(digits.digitsGrouped)"
}

/// Returns a whole number with thousands separators: `2,598,960`.
func grouped(_ number: some BinaryInteger) -> String { String(number).digitsGrouped }

/// Returns `a cost`, `an attacker`.
func withArticle(_ noun: String) -> String {
  "\("aeiou".contains(noun.prefix(1).lowercased()) ? "an" : "a") \(noun)"
}

func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

extension Sequence {
  /// Returns the elements in the order of a key; those with equal keys keep their own order.
  func sorted<Key: Comparable>(on key: (Element) -> Key, by isBefore: (Key, Key) -> Bool = (<)) -> [Element] {
    sorted { isBefore(key($0), key($1)) }
  }

  /// Returns runs of neighbours that belong together, each with the one before it.
  func chunked(by belongTogether: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last?.last, belongTogether(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}
