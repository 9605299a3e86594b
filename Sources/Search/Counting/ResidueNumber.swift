/// A whole number known by its remainders modulo the first primes of ``PrimeField/moduli``.
struct ResidueNumber: Sendable {
  /// The remainder for each prime.
  var remainders: [UInt64] = []

  /// The number, or the largest 128-bit number if it is larger.
  ///
  /// Garner's mixed radix (1959): x = d₀ + p₀·(d₁ + p₁·(d₂ + …)) with dᵢ < pᵢ.
  /// - Precondition: the number is less than the product of the primes.
  var saturated: UInt128 {
    var digits: [UInt64] = []
    for (place, remainder) in remainders.enumerated() {
      let field = PrimeField(modulus: PrimeField.moduli[place])
      var digit = field.element(remainder)
      for (earlier, prime) in zip(digits, PrimeField.moduli) {
        let divisor = field.inverse(field.element(prime))
        digit = field.product(field.difference(digit, field.element(earlier)), divisor)
      }
      digits.append(field.number(digit))
    }
    return zip(digits, PrimeField.moduli).reversed().reduce(0) { number, step in
      number.multipliedSaturated(by: UInt128(step.1)).addingSaturated(UInt128(step.0))
    }
  }

  /// How many primes tell the numbers up to C(`total`, `chosen`) apart, or `nil` if there are not enough.
  ///
  /// Follows the product of the binomial in floating form, always rounded up: a number below
  /// `mantissa`·2^`exponent`.
  static func primesNeeded(choosing chosen: Int, of total: Int) -> Int? {
    var mantissa: UInt64 = 1
    var exponent = 0
    for step in 1...max(1, min(chosen, total - chosen)) {
      let product = mantissa.multipliedFullWidth(by: UInt64(max(1, total - step + 1)))
      var wide = UInt128(product.high) << 64 | UInt128(product.low)
      wide = wide / UInt128(step) + 1
      while wide >> 64 != 0 {
        wide = (wide >> 1) + 1
        exponent += 1
      }
      mantissa = UInt64(wide)
    }
    return primesNeeded(bits: exponent + 64 - mantissa.leadingZeroBitCount)
  }

  /// How many primes tell the numbers up to `most` apart.
  static func primesNeeded(upTo most: UInt128) -> Int? {
    primesNeeded(bits: UInt128.bitWidth - most.leadingZeroBitCount)
  }

  private static func primesNeeded(bits: Int) -> Int? {
    // Every prime is above 2^57.
    let primes = bits / 57 + 1
    return primes <= PrimeField.moduli.count ? primes : nil
  }
}
