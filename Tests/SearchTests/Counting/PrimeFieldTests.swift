import Chance
import Testing

@testable import Search

struct PrimeFieldTests {
  @Test func computesAsWholeNumbersDo() {
    var chance = SplitMix64(seed: 1)
    for modulus in PrimeField.moduli {
      let field = PrimeField(modulus: modulus)
      for _ in 0..<200 {
        let one = chance.next() % modulus
        let other = chance.next() % modulus
        let (x, y) = (field.element(one), field.element(other))
        #expect(field.number(x) == one)
        #expect(UInt128(field.number(field.sum(x, y))) == (UInt128(one) + UInt128(other)) % UInt128(modulus))
        #expect(field.number(field.product(x, y)) == wholeProduct(one, other, modulus))
        #expect(field.sum(field.difference(x, y), y) == x)
        if one != 0 { #expect(field.number(field.product(field.inverse(x), x)) == 1) }
      }
    }
  }

  @Test func convolvesAnyNumberOfTheLargestElements() {
    let field = PrimeField(modulus: PrimeField.moduli[0])
    for count in [1, 2, 63, 64, 65, 200] {
      // In turn the largest element and 1.
      let values = (0..<2 * count).map { $0 % 2 == 0 ? field.modulus - 1 : field.element(1) }
      let sums = values.withUnsafeBufferPointer { values in
        field.convolutions(
          descending: values.baseAddress! + 2 * (count - 1), ascending: values.baseAddress!, count: count)
      }
      let largest = field.product(field.modulus - 1, field.modulus - 1)
      #expect(sums.0 == (0..<count).reduce(0) { total, _ in field.sum(total, largest) })
      #expect(sums.1 == field.element(UInt64(count)))
    }
  }

  @Test func hasRootsOfUnity() {
    for modulus in PrimeField.moduli {
      let field = PrimeField(modulus: modulus)
      for order in [2, 1 << 10, 1 << 24] {
        let root = field.rootOfUnity(order: order)
        #expect(field.number(field.power(root, UInt64(order / 2))) == modulus - 1)
        #expect(field.number(field.power(root, UInt64(order))) == 1)
      }
    }
  }

  @Test func usesPrimes() {
    for modulus in PrimeField.moduli {
      #expect(modulus < 1 << 58 && modulus % (1 << 24) == 1)
      #expect(isPrime(modulus))
    }
    #expect(Set(PrimeField.moduli).count == PrimeField.moduli.count)
  }

  /// Miller and Rabin's test with the bases that decide it below 2^64.
  private func isPrime(_ number: UInt64) -> Bool {
    let twos = (number - 1).trailingZeroBitCount
    return [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].allSatisfy { (base: UInt64) in
      var power = wholePower(base, (number - 1) >> UInt64(twos), number)
      if power == 1 || power == number - 1 { return true }
      for _ in 1..<twos {
        power = wholeProduct(power, power, number)
        if power == number - 1 { return true }
      }
      return false
    }
  }

  private func wholePower(_ base: UInt64, _ exponent: UInt64, _ modulus: UInt64) -> UInt64 {
    var (result, square, rest) = (UInt64(1), base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = wholeProduct(result, square, modulus) }
      square = wholeProduct(square, square, modulus)
      rest >>= 1
    }
    return result
  }

  private func wholeProduct(_ one: UInt64, _ other: UInt64, _ modulus: UInt64) -> UInt64 {
    UInt64(UInt128(one) * UInt128(other) % UInt128(modulus))
  }
}
