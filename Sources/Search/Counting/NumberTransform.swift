/// The discrete Fourier transform over a prime field, in place, for a power of two of elements.
struct NumberTransform {
  let field: PrimeField
  /// The number of elements.
  let count: Int
  /// The root of unity whose powers are the points at which the transform evaluates.
  let root: UInt64
  /// For each layer with blocks of two halves, the powers 0..<half of its root of unity, from index `half`.
  private let twiddles: [UInt64]

  /// A transform of `count` elements, a power of two from 2 to 2^24.
  init(_ field: PrimeField, count: Int) {
    self.field = field
    self.count = count
    root = field.rootOfUnity(order: count)
    var twiddles = [UInt64](repeating: field.element(1), count: count)
    for index in count / 2 + 1..<max(count, count / 2 + 1) {
      twiddles[index] = field.product(twiddles[index - 1], root)
    }
    for index in (1..<count / 2).reversed() { twiddles[index] = twiddles[2 * index] }
    self.twiddles = twiddles
  }

  /// Replaces the coefficients of a polynomial by its values at root^0, root^1, ….
  /// - Complexity: O(count · log count) (Cooley and Tukey, 1965).
  func evaluate(_ values: inout [UInt64]) {
    values.withUnsafeMutableBufferPointer { evaluate($0) }
  }

  /// The same for coefficients anywhere in memory.
  func evaluate(_ values: UnsafeMutableBufferPointer<UInt64>) {
    precondition(values.count == count, "as many values as the transform was made for")
    permute(values)
    twiddles.withUnsafeBufferPointer { twiddles in
      var half = 1
      while half < count {
        for start in stride(from: 0, to: count, by: 2 * half) {
          for low in 0..<half {
            let even = values[start + low]
            let odd = field.product(values[start + low + half], twiddles[half + low])
            values[start + low] = field.sum(even, odd)
            values[start + low + half] = field.difference(even, odd)
          }
        }
        half *= 2
      }
    }
  }

  /// Moves each value to the index with its bits reversed.
  private func permute(_ values: UnsafeMutableBufferPointer<UInt64>) {
    var reversed = 0
    for index in 1..<count {
      var bit = count >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      if index < reversed { values.swapAt(index, reversed) }
    }
  }
}
