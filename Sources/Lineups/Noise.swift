import Chance
import Search

/// By how much the value of each player is changed at random for each lineup.
public struct Noise: Sendable {
  /// How far values lie from what is expected.
  public enum Spread: Sendable {
    /// One standard deviation is so many thousandths of each value; no value changes its sign.
    case share(thousandths: Int)
    /// By player, how far a standard deviation goes.
    case each([Deviation])
  }

  /// How far one standard deviation goes from what a player is expected to score.
  public struct Deviation: Sendable {
    /// What is expected, in units of skill.
    var expected: Int128
    /// How far below and above it, in thousandths of a unit of skill, 0 or more.
    var below, above: Int128

    /// Nothing of a deviation is at or above the first, nothing expected at or above the other: what is drawn, and what it
    /// counts several times, is then added up in 128 bits.
    public static let limit = Int128(1) << 90, skillLimit = Int128(1) << 58

    /// A deviation.
    /// - Precondition: what is expected is below ``skillLimit``, the others are below twice ``limit``.
    public init(expected: Int128, below: Int128, above: Int128) {
      (self.expected, self.below, self.above) = (expected, below, above)
    }
  }

  /// How far.
  public var spread: Spread
  /// What tells one run from another.
  public var seed: UInt64

  /// Noise.
  public init(_ spread: Spread, seed: UInt64) {
    (self.spread, self.seed) = (spread, seed)
  }

  /// A problem with the values of a draw, in thousandths of a unit of skill: whole numbers alone, so that they are the same
  /// on every machine.
  func drawn(_ problem: Problem, draw: Int) -> Problem {
    let steps = steps(problem.count, draw: draw)
    return problem.weighing { row, choice in (value(of: row, choice.skill, steps[row]), choice.cost) }
  }

  /// For each of so many players how far a draw goes, in 65,536ths of a standard deviation: near a normal distribution.
  private func steps(_ players: Int, draw: Int) -> [Int] {
    var stream = SplitMix64(seed: seed).stream(UInt64(draw))
    return (0..<players).map { _ in
      // The sum of twelve numbers of 16 bits has a standard deviation of nearly 2^16.
      var sum = -12 * 65_535 / 2
      for _ in 0..<3 {
        let bits = stream.next()
        for part in 0..<4 { sum += Int(bits >> UInt64(16 * part) & 0xffff) }
      }
      return sum
    }
  }

  /// - Parameter skill: what the player counts, a multiple of what is expected of them.
  private func value(of row: Int, _ skill: Int128, _ step: Int) -> Int128 {
    switch spread {
    case .share(let thousandths):
      return skill * Int128(max(0, 1_000 + thousandths * step / 65_536))
    case .each(let deviations):
      let own = deviations[row]
      let change = (step < 0 ? own.below : own.above) * Int128(step) / 65_536
      guard own.expected != 0, skill != own.expected else { return skill * 1_000 + change }
      let (times, rest) = change.quotientAndRemainder(dividingBy: own.expected)
      return skill * 1_000 + times * skill + rest * skill / own.expected
    }
  }
}
