import Words

/// When a game begins, in the time zone of the file that says so.
package struct GameTime: Comparable, Sendable {
  /// Year, month, day and minute of the day; empty for a game that has already begun.
  private let parts: [Int]

  /// The time in the text of a game: `CEL@LGN 01/15/2026 07:00PM ET`, or `In Progress` and `Final` for one that has
  /// begun; `nil` if it does not say.
  package init?(ofGame text: String) {
    if ["in progress", "final"].contains(text.lowercased()) {
      parts = []
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard let date = words.lazy.map({ Self.numbers($0, "/") }).first(where: { $0.count == 3 }),
      let minute = words.lazy.compactMap(Self.minute).first
    else { return nil }
    parts = [date[2], date[0], date[1], minute]
  }

  /// `2026-01-15 19:45`
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let minute = Self.minute(words[1]) else { return nil }
    guard isDate(words[0]) else { return nil }
    parts = Self.numbers(words[0], "-") + [minute]
  }

  /// Whether one time is before another.
  package static func < (left: Self, right: Self) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// The minute of the day of `19:45` or `07:45PM`.
  private static func minute(_ word: String) -> Int? {
    let time = numbers(word.filter { $0.isNumber || $0 == ":" }, ":")
    guard word.contains(":"), time.count == 2, (0...24).contains(time[0]), (0...59).contains(time[1]) else {
      return nil
    }
    let half = word.uppercased().suffix(2)
    let hour = half == "PM" ? time[0] % 12 + 12 : half == "AM" ? time[0] % 12 : time[0]
    return hour * 60 + time[1]
  }

  private static func numbers(_ word: String, _ sign: Character) -> [Int] {
    word.split(separator: sign).compactMap { Int($0) }
  }
}
