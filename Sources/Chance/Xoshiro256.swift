/// A fast reproducible generator of 64-bit numbers for long simulations: xoshiro256** of Blackman and Vigna,
/// "Scrambled linear pseudorandom number generators" (2021).
///
/// The sequence depends on the seed alone and never changes between versions of Swift.
public struct Xoshiro256: RandomNumberGenerator, Sendable {
  @usableFromInline
  var s0, s1, s2, s3: UInt64

  /// Creates a generator in the given state.
  /// - Precondition: not all four numbers are 0.
  public init(state: (UInt64, UInt64, UInt64, UInt64)) {
    precondition(
      state.0 | state.1 | state.2 | state.3 != 0, "a generator whose state is 0 gives nothing but 0")
    (s0, s1, s2, s3) = state
  }

  /// Creates a generator whose state is the first four numbers of SplitMix64 for `seed`, as its authors advise; every
  /// value is a good seed.
  public init(seed: UInt64) {
    self.init(SplitMix64(seed: seed))
  }

  /// Creates a generator whose state is the next four numbers of `seeds`.
  public init(_ seeds: SplitMix64) {
    var seeds = seeds
    self.init(state: (seeds.next(), seeds.next(), seeds.next(), seeds.next()))
  }

  /// Returns the next number, uniform over all 64-bit values.
  @inlinable @inline(__always)
  public mutating func next() -> UInt64 {
    let result = rotated(s1 &* 5, by: 7) &* 9
    let shifted = s1 &<< 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotated(s3, by: 45)
    return result
  }

  /// Draws a whole number from 0 to `count` - 1; 0 where `count` is 0.
  ///
  /// It is the upper half of a full-width product, so that one number costs one draw; the bias is below `count` / 2^64.
  @inlinable @inline(__always)
  public mutating func number(below count: UInt64) -> UInt64 {
    count.multipliedFullWidth(by: next()).high
  }

  @inlinable @inline(__always)
  func rotated(_ value: UInt64, by distance: UInt64) -> UInt64 {
    value &<< distance | value &>> (64 &- distance)
  }
}
