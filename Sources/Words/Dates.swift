/// Whether a text is a day of the calendar, as in `2026-11-21`.
public func isDate(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  let numbers = parts.compactMap { part in part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil }
  return parts.map(\.count) == [4, 2, 2] && numbers.count == 3 && (1...12).contains(numbers[1])
    && (1...days(in: numbers[1], of: numbers[0])).contains(numbers[2])
}

private func days(in month: Int, of year: Int) -> Int {
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}
