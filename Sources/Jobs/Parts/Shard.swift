/// One part of a job that is divided among several machines: the `number`-th of `count`.
public struct Shard: Sendable, Hashable {
  /// Which part, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts of a job.
  public static let mostParts = 10_000

  /// A part; `nil` if there is none with this number.
  public init?(_ number: Int, of count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The part that a text such as `2/4` denotes.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number, of: count)
  }

  /// Whether this part owns the task at an index.
  public func owns(task index: Int) -> Bool { Self.owner(ofTask: index, among: count) == number }

  /// The number of the part that owns the task at an index.
  ///
  /// Each part gets one of every `count` neighbouring tasks, which take about equally long. In a fixed order, the last
  /// key of a matrix could give one part all the hard ones; so each round begins at another part, by multiples of the
  /// golden ratio, which never fall in step with a matrix.
  public static func owner(ofTask index: Int, among count: Int) -> Int {
    let (round, turn) = index.quotientAndRemainder(dividingBy: count)
    let goldenRatio: UInt64 = 0x9E37_79B9_7F4A_7C15  // its fraction, in units of 2^-64
    let first = Int((UInt64(round) &* goldenRatio).multipliedFullWidth(by: UInt64(count)).high)
    return (turn + first) % count + 1
  }

  /// The share of this part in `pieces` equal pieces of work, numbered from 1.
  /// The shares of all parts are consecutive, and as equal as possible.
  public func share(of pieces: Int) -> Range<Int> {
    let (size, rest) = pieces.quotientAndRemainder(dividingBy: count)
    let before = size * (number - 1) + min(rest, number - 1)
    return before + 1..<before + 1 + size + (number <= rest ? 1 : 0)
  }
}

extension Shard: CustomStringConvertible {
  /// `2/4`
  public var description: String { "\(number)/\(count)" }
}
