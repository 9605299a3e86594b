/// One part of a job that is divided among several machines: the `number`-th of `count`.
public struct Shard: Sendable, Hashable {
  /// Which part, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts of a job.
  public static let mostParts = 10_000

  /// A part; `nil` where there is none of this number.
  public init?(_ number: Int, of count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The part that a text such as `2/4` means.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number, of: count)
  }

  /// Whether the task at an index belongs to this part alone: tasks are dealt out in turn, so that a matrix, whose
  /// neighbours take about as long, is shared evenly.
  public func owns(task index: Int) -> Bool { index % count == number - 1 }

  /// The share of this part in so many equal pieces of work, numbered from 1; the shares of all parts are one behind
  /// the other and as equal as can be.
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
