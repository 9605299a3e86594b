/// Numbers rows of equal length in the order in which they first occur. One array and an open-addressed index into it,
/// because an automaton has tens of thousands of rows and an array for each takes five times as long.
struct RowTable<Element: FixedWidthInteger> {
  let length: Int
  private(set) var count = 0
  private var elements: [Element] = []
  /// By hash: the number of a row; -1 for none. Never more than half full.
  private var places = [Int32](repeating: -1, count: 64)

  init(length: Int) {
    self.length = length
  }

  var all: [Element] { elements }

  func withRow<Result>(_ number: Int, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    elements.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[number * length..<(number + 1) * length]))
    }
  }

  /// The number of a row, new or known.
  mutating func number(of row: UnsafeBufferPointer<Element>) -> Int32 {
    if 2 * (count + 1) > places.count { grow() }
    var place = place(of: row)
    while places[place] >= 0 {
      if isEqual(Int(places[place]), row) { return places[place] }
      place = (place + 1) & (places.count - 1)
    }
    let number = Int32(count)
    places[place] = number
    elements.append(contentsOf: row)
    count += 1
    return number
  }

  private func isEqual(_ number: Int, _ row: UnsafeBufferPointer<Element>) -> Bool {
    for index in 0..<length where elements[number * length + index] != row[index] { return false }
    return true
  }

  private func place(of row: UnsafeBufferPointer<Element>) -> Int {
    var hash: UInt64 = 0
    for element in row {
      let product = (hash ^ UInt64(truncatingIfNeeded: element)).multipliedFullWidth(
        by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low &+ 1
    }
    return Int(truncatingIfNeeded: hash) & (places.count - 1)
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: 2 * places.count)
    for number in 0..<count {
      var place = withRow(number) { self.place(of: $0) }
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number)
    }
  }
}
