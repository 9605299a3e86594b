import Chance
import Testing

@testable import Search

struct NumberTransformTests {
  @Test(arguments: [2, 4, 8, 64])
  func evaluatesAtThePowersOfTheRoot(count: Int) {
    var chance = SplitMix64(seed: UInt64(count))
    let field = PrimeField(modulus: PrimeField.moduli[1])
    let transform = NumberTransform(field, count: count)
    let coefficients = (0..<count).map { _ in field.element(chance.next()) }
    var values = coefficients
    transform.evaluate(&values)
    for (index, value) in values.enumerated() {
      let point = field.power(transform.root, UInt64(index))
      let expected = coefficients.reversed().reduce(0) { field.sum(field.product($0, point), $1) }
      #expect(value == expected)
    }
  }
}
