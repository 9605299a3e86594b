import Selection
import Snapshots
import Tables

/// Checks what a chip would add to the best plan of a week.
/// - Parameters:
///   - net: the points after hits of the best plan without it.
///   - free: how many transfers cost nothing with it.
///   - hit: what each further one costs.
///   - verifiers: for numbers of transfers the verifier of a pool whose teams have so many at most.
public func verifyChip(
  _ chip: ChipRecord, at path: String, beside net: ExactDecimal?, free: Int, hit: DecimalNumber,
  _ verifiers: [(Int, TeamVerifier)]
) -> [Finding] {
  guard var first = verifiers.first?.1 else { return [] }
  first.claim("what the chip \(chip.chip.rawValue) would add") { verifier, differences throws(OutOfWork) in
    var most: DecimalNumber?
    for (count, other) in verifiers {
      var other = other
      let question = CensusQuestion(within: other.taker.pool.budget, .best)
      guard let best = try other.best(of: question, expecting: nil) else { continue }
      // Who has no more points with more transfers pays for none of them.
      let paid = DecimalNumber(mantissa: Int128(max(0, count - min(free, count))), places: 0)
      guard let hits = paid.multiplied(by: hit),
        let points = verifier.skill(best.skill).number.subtracting(hits)
      else { continue }
      most = max(most ?? points, points)
    }
    let gain = net.flatMap { net in most.flatMap { $0.subtracting(net.number) } }
    differences.expect("\(path).gain", chip.gain, is: gain.map { ExactDecimal($0) })
  }
  return first.findings
}
