import Chance
import Search

extension ChosenSet {
  /// Repeatedly takes a few lineups out, puts others in and exchanges; keeps what is no worse.
  /// - Parameters:
  ///   - guide: all candidates, those worth most to the set as a whole first.
  ///   - rounds: the number of repetitions.
  ///   - bound: a total that no set exceeds, at which there is nothing left to do.
  mutating func shake(guide: [Int], rounds: Int, bound: Int128?, stop: StopSignal) {
    var draws = Xoshiro256(seed: 1)
    for _ in 0..<rounds {
      if stop.isRaised || chosen.isEmpty || (isWhole && total == bound) { return }
      var other = self
      for _ in 0..<min(2 + draws.number(below: 5), UInt64(other.chosen.count)) {
        other.remove(at: Int(draws.number(below: UInt64(other.chosen.count))))
      }
      let first = Int(draws.number(below: UInt64(min(guide.count, 2 * chosen.count))))
      other.fill(guide[first...].prefix(32))
      other.fill(guide)
      other.exchange { stop.isRaised }
      if !isBetter(than: other) { self = other }
    }
  }
}
