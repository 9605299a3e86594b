/// Adds up an elementary symmetric polynomial over the powers of a root of unity, each value with a factor.
struct SymmetricSums {
  private let field: PrimeField
  private let degree: Int
  /// Rows of power sums at ω^t, for each t; the i-th power sum is found at i·t.
  private let powerSums: [UInt64]
  /// For each power from 1 on, where its row begins.
  private var rows: [Int]
  /// The factor of the value at ω^−t, for each t.
  private let factors: [UInt64]
  /// For each thing that is left out once, its value at ω.
  private let steps: [UInt64]
  /// −1/j for j = 1, 2, …
  private let negatedInverses: [UInt64]
  /// The sums over the points added so far: for all things, and without each one that is left out.
  private(set) var totals: [UInt64]

  // For two points in turn: the power sums, the coefficients h_j, and those without each thing left out.
  private var sums: [UInt64]
  private var signed: [UInt64]
  private var without: [UInt64]

  /// Sums over no points yet.
  ///
  /// - Parameters:
  ///   - field: where to compute.
  ///   - powerSums: the first power sum at each power of ω, as many as the order of ω. Or several such rows,
  ///     for ``restart(rows:)`` to choose from.
  ///   - factors: the factor for each power of 1/ω.
  ///   - degree: the degree of the polynomial, 1 or more.
  ///   - without: the values at ω of things to leave out, each once.
  init(_ field: PrimeField, powerSums: [UInt64], factors: [UInt64], degree: Int, without: [UInt64]) {
    self.field = field
    self.powerSums = powerSums
    rows = Array(repeating: 0, count: degree)
    self.factors = factors
    self.degree = degree
    steps = without
    negatedInverses =
      [0] + (1...degree).map { field.difference(0, field.inverse(field.element(UInt64($0)))) }
    totals = Array(repeating: 0, count: 1 + without.count)
    sums = Array(repeating: 0, count: 2 * (degree + 1))
    signed = Array(repeating: field.element(1), count: 2 * (degree + 1))
    self.without = Array(repeating: 0, count: 2 * without.count)
  }

  /// Begins anew, for things that have factors of their own.
  /// - Parameter rows: for i = 1, 2, …, `degree` which row of power sums has the i-th powers of the factors.
  mutating func restart(rows: some Sequence<Int>) {
    self.rows = rows.map { $0 * factors.count }
    for place in totals.indices { totals[place] = 0 }
  }

  /// Adds the values at ω^t for each t of `points`, two at a time: the products of the one fill the time in
  /// which the other waits for its last coefficient, which takes two fifths off.
  ///
  /// With h_j = (−1)^j·e_j, Newton's identities read h_j = −(h_(j−1)·p_1 + … + h_0·p_j)/j, and leaving out
  /// a thing of value z gives h'_j = h_j + z·h'_(j−1).
  /// - Complexity: O(points · degree · (degree + things left out)).
  mutating func add(_ points: Range<Int>) {
    let mask = factors.count - 1
    var values = steps.flatMap { step in
      (0..<2).map { field.power(step, UInt64(points.lowerBound + $0)) }
    }
    for point in stride(from: points.lowerBound, to: points.upperBound, by: 2) {
      for power in 1...degree {
        let row = rows[power - 1]
        sums[2 * power] = powerSums[row + (power &* point) & mask]
        sums[2 * power + 1] = powerSums[row + (power &* (point + 1)) & mask]
      }
      applyNewtonsIdentities()
      leaveOut(values)
      for lane in 0..<min(2, points.upperBound - point) {
        let factor = factors[(0 &- point &- lane) & mask]
        addToTotal(0, field.product(signed[2 * degree + lane], factor))
        for place in steps.indices {
          addToTotal(1 + place, field.product(without[2 * place + lane], factor))
        }
      }
      for index in values.indices {
        let step = steps[index / 2]
        values[index] = field.product(field.product(values[index], step), step)
      }
    }
  }

  @inline(__always)
  private mutating func addToTotal(_ place: Int, _ signed: UInt64) {
    totals[place] =
      degree % 2 == 0 ? field.sum(totals[place], signed) : field.difference(totals[place], signed)
  }

  /// Finds h_1, h_2, … of the power sums at two points.
  @inline(__always)
  private mutating func applyNewtonsIdentities() {
    sums.withUnsafeBufferPointer { sums in
      signed.withUnsafeMutableBufferPointer { signed in
        guard let first = sums.baseAddress, let values = signed.baseAddress else { return }
        for j in 1...degree {
          let pair = field.convolutions(
            descending: values + 2 * (j - 1), ascending: first + 2, count: j)
          signed[2 * j] = field.product(pair.0, negatedInverses[j])
          signed[2 * j + 1] = field.product(pair.1, negatedInverses[j])
        }
      }
    }
  }

  /// Finds h'_degree without each thing; the chains go on side by side, so that their products overlap.
  @inline(__always)
  private mutating func leaveOut(_ values: [UInt64]) {
    for index in values.indices { without[index] = signed[index & 1] }
    for j in 1...degree {
      for index in values.indices {
        without[index] = field.sum(
          signed[2 * j + index & 1], field.product(values[index], without[index]))
      }
    }
  }
}
