import Chance
import Testing

@testable import Search

struct ResidueNumberTests {
  @Test func givesBackNumbersBelow128Bits() {
    var chance = SplitMix64(seed: 1)
    for primes in 3...PrimeField.moduli.count {
      for shift in stride(from: 0, through: 120, by: 8) {
        let number = (UInt128(chance.next()) << 64 | UInt128(chance.next())) >> UInt128(shift)
        let residues = ResidueNumber(
          remainders: PrimeField.moduli.prefix(primes).map { UInt64(number % UInt128($0)) })
        #expect(residues.saturated == number)
      }
    }
  }

  @Test func saturatesAbove() {
    // 2^128 + 5 modulo each prime.
    let residues = ResidueNumber(
      remainders: PrimeField.moduli.prefix(4).map { UInt64((UInt128.max % UInt128($0) + 6) % UInt128($0)) })
    #expect(residues.saturated == .max)
  }

  @Test func asksForEnoughPrimes() throws {
    #expect(ResidueNumber.primesNeeded(choosing: 1, of: 10) == 1)
    for (chosen, total) in [(5, 1_000), (15, 1_000), (30, 60), (60, 128), (5, 1_000_000)] {
      let primes = try #require(ResidueNumber.primesNeeded(choosing: chosen, of: total))
      let ways = UInt128.waysToChoose(chosen, of: total)
      let product = PrimeField.moduli.prefix(primes).reduce(1) {
        UInt128.multipliedSaturated($0)(by: UInt128($1))
      }
      #expect(product > ways || product == .max)
      #expect(primes <= 3)
    }
    #expect(ResidueNumber.primesNeeded(choosing: 15, of: 1_000_000) == 5)
    #expect(ResidueNumber.primesNeeded(choosing: 500, of: 1_000) == nil)
  }
}
