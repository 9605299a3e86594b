/// Four generators side by side: each lane gives exactly the numbers of its ``Xoshiro256``.
///
/// The vector units draw numbers while the other units work, so that the numbers of many streams cost little compared
/// with what is done with them.
public struct FourXoshiro256: Sendable {
  @usableFromInline
  var s0, s1, s2, s3: SIMD4<UInt64>
  /// How far the output and the last part of the state are rotated, left and right.
  ///
  /// These are variables because the plain instruction set has no vector rotation, and a compiler that recognises one
  /// takes the vectors apart: that took half as long again.
  @usableFromInline
  let outputLeft, outputRight, stateLeft, stateRight: UInt64

  /// Continues from the states of four generators.
  @inline(never)
  public init(_ a: Xoshiro256, _ b: Xoshiro256, _ c: Xoshiro256, _ d: Xoshiro256) {
    s0 = SIMD4(a.s0, b.s0, c.s0, d.s0)
    s1 = SIMD4(a.s1, b.s1, c.s1, d.s1)
    s2 = SIMD4(a.s2, b.s2, c.s2, d.s2)
    s3 = SIMD4(a.s3, b.s3, c.s3, d.s3)
    (outputLeft, outputRight) = (7, 57)
    (stateLeft, stateRight) = (45, 19)
  }

  /// Draws the next number of each generator.
  @inlinable @inline(__always)
  public mutating func next() -> SIMD4<UInt64> {
    let five = s1 &<< SIMD4(repeating: 2) &+ s1
    let output = five &<< SIMD4(repeating: outputLeft) | five &>> SIMD4(repeating: outputRight)
    let shifted = s1 &<< SIMD4(repeating: 17)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = s3 &<< SIMD4(repeating: stateLeft) | s3 &>> SIMD4(repeating: stateRight)
    return output &<< SIMD4(repeating: 3) &+ output
  }
}
