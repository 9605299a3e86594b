import Testing

@testable import Search

struct SymmetricSumsTests {
  @Test func addsUpThePolynomialsOfASmallSet() {
    // The things 1, x and x² at the four powers of a root of order 4, with the factors of the constant 1.
    let field = PrimeField(modulus: PrimeField.moduli[0])
    let transform = NumberTransform(field, count: 4)
    var powerSums = [1, 1, 1, 0].map { field.element($0) }
    transform.evaluate(&powerSums)
    let ones = Array(repeating: field.element(1), count: 4)
    // e_2 = x + x² + x³ and, without the thing x, x²; e_3 = x³. Nothing has exponent 0 modulo 4.
    // e_1 = 1 + x + x² adds up to 4 over all points.
    for (degree, expected): (Int, [UInt64]) in [(1, [4, 4]), (2, [0, 0]), (3, [0, 0])] {
      var sums = SymmetricSums(
        field, powerSums: powerSums, factors: ones, degree: degree, without: [transform.root])
      sums.add(0..<3)
      sums.add(3..<4)
      #expect(sums.totals.map { field.number($0) } == expected)
    }
  }
}
