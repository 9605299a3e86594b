/// Whole numbers modulo a prime, kept in Montgomery's form x·2^64 mod p, in which a product needs no division
/// (Montgomery, "Modular multiplication without trial division", 1985).
struct PrimeField: Sendable {
  /// The prime p, below 2^58.
  let modulus: UInt64
  /// −1/p modulo 2^64.
  private let negatedInverse: UInt64
  /// 2^128 mod p, which turns a number into the form.
  private let form: UInt64

  /// The largest primes c·2^24 + 1 below 2^58: they have roots of unity of every order 2^i up to 2^24.
  static let moduli: [UInt64] = [
    288_230_376_051_048_449, 288_230_375_027_638_273, 288_230_374_843_088_897,
    288_230_374_675_316_737, 288_230_373_735_792_641, 288_230_373_115_035_649,
    288_230_373_031_149_569, 288_230_372_427_169_793,
  ]

  /// The field of a prime.
  init(modulus: UInt64) {
    self.modulus = modulus
    // Newton's iteration doubles the number of right bits; an odd number is its own inverse modulo 8.
    var inverse = modulus
    for _ in 0..<5 { inverse = inverse &* (2 &- modulus &* inverse) }
    negatedInverse = 0 &- inverse
    let power64 = modulus.dividingFullWidth((1, 0)).remainder
    form = modulus.dividingFullWidth(power64.multipliedFullWidth(by: power64)).remainder
  }

  /// A number in the form.
  func element(_ number: UInt64) -> UInt64 {
    product(number % modulus, form)
  }

  /// The number that an element stands for.
  func number(_ element: UInt64) -> UInt64 {
    product(element, 1)
  }

  /// The product of two elements.
  @inline(__always)
  func product(_ one: UInt64, _ other: UInt64) -> UInt64 {
    reduced(UInt128(one) &* UInt128(other))
  }

  /// A number below p·2^64, divided by 2^64.
  @inline(__always)
  private func reduced(_ full: UInt128) -> UInt64 {
    let multiple = UInt128(UInt64(truncatingIfNeeded: full) &* negatedInverse) &* UInt128(modulus)
    // The low halves cancel out; below 2^127 the sum does not overflow.
    let sum = UInt64(truncatingIfNeeded: (full &+ multiple) >> 64)
    return sum >= modulus ? sum &- modulus : sum
  }

  /// The sum of the products of `count` elements going down from `descending` with as many going up from
  /// `ascending`, for two pairs of sequences whose elements stand in turn.
  ///
  /// 64 products of numbers below 2^58 stay below p·2^64, so that they share one reduction: that spares two
  /// of three multiplications. The first elements come last, because Newton's identities have just found one
  /// of them: the other products need not wait for it.
  @inline(__always)
  func convolutions(
    descending: UnsafePointer<UInt64>, ascending: UnsafePointer<UInt64>, count: Int
  ) -> (UInt64, UInt64) {
    var totals: (UInt64, UInt64) = (0, 0)
    for start in stride(from: 0, to: count, by: 64) {
      var products: (UInt128, UInt128) = (0, 0)
      for index in (start..<min(start &+ 64, count)).reversed() {
        let (one, other) = (descending - 2 &* index, ascending + 2 &* index)
        products.0 &+= UInt128(one[0]) &* UInt128(other[0])
        products.1 &+= UInt128(one[1]) &* UInt128(other[1])
      }
      totals.0 = sum(totals.0, reduced(products.0))
      totals.1 = sum(totals.1, reduced(products.1))
    }
    return totals
  }

  /// The sum of two elements.
  @inline(__always)
  func sum(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let sum = one &+ other
    return sum >= modulus ? sum &- modulus : sum
  }

  /// The difference of two elements.
  @inline(__always)
  func difference(_ one: UInt64, _ other: UInt64) -> UInt64 {
    one >= other ? one &- other : one &+ (modulus &- other)
  }

  /// A power of an element.
  func power(_ element: UInt64, _ exponent: UInt64) -> UInt64 {
    var result = self.element(1)
    var square = element
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      rest >>= 1
    }
    return result
  }

  /// 1 divided by an element other than 0.
  func inverse(_ element: UInt64) -> UInt64 {
    power(element, modulus - 2)
  }

  /// An element whose powers 0..<`order` differ and whose power `order` is 1.
  /// - Precondition: `order` is a power of two that divides p − 1.
  func rootOfUnity(order: Int) -> UInt64 {
    precondition(order & (order - 1) == 0 && (modulus - 1) % UInt64(order) == 0)
    let minusOne = modulus - 1
    var candidate: UInt64 = 2
    // A number without a square root has −1 as its power (p − 1)/2, so its power (p − 1)/order fits.
    while number(power(element(candidate), minusOne / 2)) != minusOne { candidate += 1 }
    return power(element(candidate), minusOne / UInt64(order))
  }
}
