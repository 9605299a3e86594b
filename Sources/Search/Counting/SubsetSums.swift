/// Sets of a fixed number of weighted things whose weights add up to certain sums, counted exactly without
/// listing sets or sums.
///
/// The sets of `size` things by their sums are the coefficients of the elementary symmetric polynomial
/// e_size of the monomials x^weight. At a root of unity of order N the power sums of these monomials are
/// values of one transform: the i-th power sum at ω^t is the first at ω^(i·t). Newton's identities give
/// e_size there, and weighting it with the transform of the wanted sums adds up their coefficients. With
/// enough primes that is exact. It takes a few N·size² products whatever the number of things, where a
/// dynamic program over the sums takes things·size·N additions.
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
    order = 1 << max(1, Int.bitWidth - reach.leadingZeroBitCount)
    guard order <= 1 << 22 else { return nil }
  }

  /// Steps that ``count(withoutOneOf:meter:)`` takes for that many weights.
  func steps(followed: Int) -> Int {
    primes * (transformSteps + order * stepsAPoint(followed: followed))
  }

  /// Steps of the two transforms for one prime.
  private var transformSteps: Int { 6 * order * order.trailingZeroBitCount }

  private func stepsAPoint(followed: Int) -> Int {
    3 * (size * size / 2 + size * (1 + followed) + 8)
  }

  /// Counts the sets of the wanted sums; and for each of `weights` those that lack one certain thing of that
  /// weight.
  func count(withoutOneOf weights: [Int], meter: inout WorkMeter) throws(CountingEnd) -> (
    all: UInt128, without: [UInt128]
  ) {
    var residues = Array(repeating: ResidueNumber(), count: 1 + weights.count)
    for modulus in PrimeField.moduli.prefix(primes) {
      let counts = try remainders(PrimeField(modulus: modulus), weights, meter: &meter)
      for (place, remainder) in counts.enumerated() { residues[place].remainders.append(remainder) }
    }
    return (residues[0].saturated, residues.dropFirst().map(\.saturated))
  }

  /// The counts modulo one prime: all, then one for each of `weights`.
  private func remainders(
    _ field: PrimeField, _ weights: [Int], meter: inout WorkMeter
  ) throws(CountingEnd) -> [UInt64] {
    try meter.spend(transformSteps)
    let transform = NumberTransform(field, count: order)
    var powerSums = [UInt64](repeating: 0, count: order)
    for (weight, number) in copies.enumerated() {
      let index = weight & (order - 1)
      powerSums[index] = field.sum(powerSums[index], field.element(UInt64(number)))
    }
    transform.evaluate(&powerSums)
    var wanted = [UInt64](repeating: 0, count: order)
    for sum in sums { wanted[sum] = field.element(1) }
    transform.evaluate(&wanted)

    var symmetric = SymmetricSums(
      field, powerSums: powerSums, factors: wanted, degree: size,
      without: weights.map { field.power(transform.root, UInt64($0)) })
    for start in stride(from: 0, to: order, by: 1 << 12) {
      let points = start..<min(start + (1 << 12), order)
      try meter.spend(points.count * stepsAPoint(followed: weights.count))
      symmetric.add(points)
    }
    let scale = field.inverse(field.element(UInt64(order)))
    return symmetric.totals.map { field.number(field.product($0, scale)) }
  }
}
