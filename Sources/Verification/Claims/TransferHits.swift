import Tables

/// What transfers cost in points: nothing for those that are free, the same for each further one.
public struct TransferHits: Sendable {
  private let free: Int
  private let hit: DecimalNumber

  /// The price of transfers of which `free` cost nothing; `Int.max` for any number.
  public init(free: Int, hit: DecimalNumber) { (self.free, self.hit) = (free, hit) }

  /// The points that so many transfers cost; `nil` if they do not fit 128 bits.
  func points(for count: Int) -> DecimalNumber? {
    DecimalNumber(mantissa: Int128(max(0, count - free)), places: 0).multiplied(by: hit)
  }
}
