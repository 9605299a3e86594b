/// A small reproducible generator of 64-bit numbers: SplitMix64 of Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators" (2014).
///
/// The sequence depends on the seed alone and never changes between versions of Swift, which the standard library does
/// not promise for its own generators.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose whole sequence follows from `seed`; every value is a good seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number, uniform over all 64-bit values.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Draws a whole number from `range`, both ends included.
  ///
  /// Scales by the upper half of a full-width product, so that one number costs one draw; the bias is
  /// below 2^-32 for ranges narrower than 2^32.
  /// - Precondition: `range` spans fewer than 2^63 values.
  public mutating func integer(in range: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int64(width.multipliedFullWidth(by: next()).high)
  }

  /// Returns the generator of one of the many streams that belong to this generator's next number: the one called
  /// `name`. A name of several parts is given part by part: `SplitMix64(seed: seed).stream(run).stream(round)`.
  ///
  /// Each part is mixed in before the next, so that no two lists of small numbers share a stream.
  public func stream(_ name: UInt64) -> SplitMix64 {
    var generator = self
    return SplitMix64(seed: generator.next() ^ name)
  }
}
