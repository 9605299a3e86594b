/// Sets of a fixed number of weighted things whose weights add up to certain sums, counted exactly without
/// listing sets or sums.
///
/// The sets of `size` things are the coefficients of the elementary symmetric polynomial e_size of the
/// monomials x^weight. At a root of unity of order N the power sums of these monomials are values of one
/// transform: the i-th power sum at ω^t is the first at ω^(i·t). Newton's identities give e_size there, and
/// multiplying by the transform of the wanted sums adds up their coefficients. With enough primes that is
/// exact. It takes a few N·size² products whatever the number of things, where a dynamic program over the
/// sums takes things·size·N additions.
struct SubsetSums {
  /// How many things have each weight 0, 1, 2, ….
  let copies: [Int]
  /// Things in a set, 1 or more, no more than there are.
  let size: Int
  /// The wanted sums.
  let sums: ClosedRange<Int>
  /// The order of the root of unity: sums that differ by a multiple of it are not told apart.
  let order: Int
  /// How many primes are needed.
  let primes: Int

  /// Prepares the count, or gives `nil` where it would need too large a transform or too many primes.
  init?(copies: [Int], size: Int, sums: ClosedRange<Int>) {
    let total = copies.reduce(0, +)
    guard let primes = ResidueNumber.primesNeeded(choosing: size, of: total) else { return nil }
    self.copies = copies
    self.size = size
    self.primes = primes
    let (largest, overflow) = size.multipliedReportingOverflow(by: copies.count - 1)
    guard !overflow, largest < 1 << 40 else { return nil }
    self.sums = max(0, sums.lowerBound)...min(largest, sums.upperBound)
    // No sum that occurs may differ from a wanted one by N.
    let reach = max(self.sums.upperBound, largest - self.sums.lowerBound)
    order = reach + 1 < 2 ? 2 : 1 << (Int.bitWidth - reach.leadingZeroBitCount)
    guard order <= 1 << 22 else { return nil }
  }

  /// Steps that ``count(withoutOneOf:meter:)`` takes for that many weights.
  func steps(followed: Int) -> Int {
    let logarithm = order.trailingZeroBitCount
    return 3 * primes * order * (2 * logarithm + size * size / 2 + size * (1 + followed) + 8)
  }

  /// Counts the sets of the wanted sums; and for each of `weights` those that lack one certain thing of that
  /// weight.
  func count(withoutOneOf weights: [Int], meter: inout WorkMeter) throws(CountingEnd) -> (
    all: UInt128, without: [UInt128]
  ) {
    var residues = Array(repeating: ResidueNumber(), count: 1 + weights.count)
    for modulus in PrimeField.moduli.prefix(primes) {
      try meter.spend(steps(followed: weights.count) / primes)
      for (place, remainder) in remainders(PrimeField(modulus: modulus), weights).enumerated() {
        residues[place].remainders.append(remainder)
      }
    }
    return (residues[0].saturated, residues.dropFirst().map(\.saturated))
  }

  /// The counts modulo one prime: all, then one for each of `weights`.
  private func remainders(_ field: PrimeField, _ weights: [Int]) -> [UInt64] {
    let transform = NumberTransform(field, count: order)
    var powerSums = [UInt64](repeating: 0, count: order)
    for (weight, number) in copies.enumerated() {
      powerSums[weight & (order - 1)] = field.sum(
        powerSums[weight & (order - 1)], field.element(UInt64(number)))
    }
    transform.evaluate(&powerSums)
    var wanted = [UInt64](repeating: 0, count: order)
    for sum in sums { wanted[sum] = field.element(1) }
    transform.evaluate(&wanted)

    let steps = weights.map { field.power(transform.root, UInt64($0)) }
    let totals = Self.weightedSums(field, powerSums, wanted, size: size, steps: steps)
    let scale = field.inverse(field.element(UInt64(order)))
    return totals.map { total in
      let scaled = field.number(field.product(total, scale))
      return size % 2 == 0 || scaled == 0 ? scaled : field.modulus - scaled
    }
  }

  /// Adds up (−1)^size·e_size(ω^t) times the transform of the wanted sums at ω^−t over all t; then, for each
  /// step z = ω^weight, the same for the things without one of that weight.
  ///
  /// With h_j = (−1)^j·e_j, Newton's identities read h_j = −(h_(j−1)·p_1 + … + h_0·p_j)/j, and leaving out
  /// a thing of value z^t gives h'_j = h_j + z^t·h'_(j−1).
  private static func weightedSums(
    _ field: PrimeField, _ powerSums: [UInt64], _ wanted: [UInt64], size: Int, steps: [UInt64]
  ) -> [UInt64] {
    let one = field.element(1)
    let mask = powerSums.count - 1
    let negatedInverses =
      [0] + (1...size).map { field.difference(0, field.inverse(field.element(UInt64($0)))) }
    var totals = [UInt64](repeating: 0, count: 1 + steps.count)
    var powers = [UInt64](repeating: one, count: steps.count)
    var without = powers
    var signed = [UInt64](repeating: one, count: size + 1)
    var sums = signed
    for point in 0...mask {
      for i in 1...size { sums[i] = powerSums[(i &* point) & mask] }
      newton(field, sums, negatedInverses, &signed)
      for place in steps.indices { without[place] = one }
      for j in 1...size {
        // The chains of all weights go on side by side, so that their products overlap.
        for place in steps.indices {
          without[place] = field.sum(signed[j], field.product(powers[place], without[place]))
        }
      }
      let factor = wanted[(0 &- point) & mask]
      totals[0] = field.sum(totals[0], field.product(signed[size], factor))
      for place in steps.indices {
        totals[1 + place] = field.sum(totals[1 + place], field.product(without[place], factor))
        powers[place] = field.product(powers[place], steps[place])
      }
    }
    return totals
  }

  /// Newton's identities at one point: `signed` from the power sums.
  @inline(__always)
  private static func newton(
    _ field: PrimeField, _ powerSums: [UInt64], _ negatedInverses: [UInt64], _ signed: inout [UInt64]
  ) {
    powerSums.withUnsafeBufferPointer { powerSums in
      signed.withUnsafeMutableBufferPointer { signed in
        guard let first = powerSums.baseAddress, let values = signed.baseAddress else { return }
        for j in 1..<signed.count {
          let sum = field.convolution(descending: values + j - 1, ascending: first + 1, count: j)
          signed[j] = field.product(sum, negatedInverses[j])
        }
      }
    }
  }
}
