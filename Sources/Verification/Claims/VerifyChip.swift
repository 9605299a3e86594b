import Selection
import Snapshots
import Tables

/// Checks what a chip would add to the best plan of a week.
/// - Parameters:
///   - net: the points after hits of the best plan without it.
///   - hits: what transfers cost with it.
///   - verifiers: for each number of transfers the verifier of a pool whose teams have at most that many.
public func verifyChip(
  _ chip: ChipRecord, at path: String, beside net: ExactDecimal?, _ hits: TransferHits,
  _ verifiers: [(transfers: Int, verifier: TeamVerifier)]
) -> [Finding] {
  guard var first = verifiers.first?.verifier else { return [] }
  first.claim("the gain from the chip \(chip.chip.rawValue)", at: path) { verifier, place throws(OutOfWork) in
    // Starting from the claim saves work if it is true.
    let claimed = net.flatMap { chip.gain.number.adding($0.number) }
    var most = try verifier.mostPoints(reaching: claimed, hits, verifiers)
    if most == nil { most = try verifier.mostPoints(reaching: nil, hits, verifiers) }
    let gain = net.flatMap { net in most.flatMap { $0.subtracting(net.number) } }
    place.expect("gain", chip.gain, is: gain.map { ExactDecimal($0) })
  }
  return first.findings
}

extension TeamVerifier {
  /// Returns the most points after hits, if they reach a given number.
  fileprivate mutating func mostPoints(
    reaching least: DecimalNumber?, _ hits: TransferHits,
    _ verifiers: [(transfers: Int, verifier: TeamVerifier)]
  ) throws(OutOfWork) -> DecimalNumber? {
    var most: DecimalNumber?
    for (count, other) in verifiers {
      // Squads that gain nothing from more transfers pay for none of them.
      guard let hits = hits.points(for: count) else { continue }
      var own = other.taker
      own.meter = taker.meter
      var question = CensusQuestion(within: own.pool.budget, .best)
      question.leastSkill = least?.adding(hits)?.unitsRoundedUp(places: pool.skills.places)
      let found = try own.take(question).bestSkill
      taker.note(own)
      guard let points = found.flatMap({ skill($0).number.subtracting(hits) }) else { continue }
      most = max(most ?? points, points)
    }
    return most
  }
}
