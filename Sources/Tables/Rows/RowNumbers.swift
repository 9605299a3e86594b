/// An ascending number for each row, such as its line: consecutive ones, as nearly all are, take no memory.
public struct RowNumbers: RandomAccessCollection, Sendable, Equatable, ExpressibleByArrayLiteral {
  private var first: Int32 = 0
  private var consecutive = 0
  /// All numbers, once they are not consecutive.
  private var listed: [Int32] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of the given numbers.
  public init(_ numbers: some Sequence<Int32>) {
    if let same = numbers as? RowNumbers {
      self = same
    } else {
      for number in numbers { append(number) }
    }
  }

  /// Creates a collection of the given numbers.
  public init(arrayLiteral numbers: Int32...) { self.init(numbers) }

  /// The first row.
  public var startIndex: Int { 0 }
  /// The position after the last row.
  public var endIndex: Int { listed.isEmpty ? consecutive : listed.count }

  /// The number of a row.
  public subscript(row: Int) -> Int32 {
    listed.isEmpty ? first + Int32(truncatingIfNeeded: row) : listed[row]
  }

  /// Whether all numbers are the same.
  public static func == (one: RowNumbers, other: RowNumbers) -> Bool { one.elementsEqual(other) }

  /// Adds a row.
  public mutating func append(_ number: Int32) {
    withUnsafePointer(to: number) { append(UnsafeBufferPointer(start: $0, count: 1), adding: 0) }
  }

  /// Adds the rows of a block, whose numbers ascend, each increased by `offset`.
  mutating func append(_ block: UnsafeBufferPointer<Int32>, adding offset: Int32) {
    guard let begin = block.first, let end = block.last else { return }
    if count == 0 { first = begin + offset }
    let isNext = begin + offset == first + Int32(truncatingIfNeeded: count)
    if listed.isEmpty, isNext, Int(end) - Int(begin) == block.count - 1 {
      consecutive += block.count
      return
    }
    if listed.isEmpty { listed = Array(self) }
    listed.append(contentsOf: block.lazy.map { $0 + offset })
  }
}
