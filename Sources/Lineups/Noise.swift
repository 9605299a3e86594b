import Chance
import Search

/// How much each player's value is changed at random for each lineup.
public struct Noise: Sendable {
  /// How far values deviate from what is expected.
  public enum Spread: Sendable {
    /// A standard deviation of some thousandths of each value; no value changes its sign.
    case share(thousandths: Int)
    /// By player: the standard deviation.
    case each([Deviation])
  }

  /// The standard deviation of a player's score from what is expected.
  public struct Deviation: Sendable {
    /// The expected score, in units of skill.
    var expected: Int128
    /// The deviation below and above it, in thousandths of a unit of skill, 0 or more.
    var below, above: Int128

    /// The ends that given expectations and deviations must stay below: what is drawn, and its multiples, can then be
    /// added up in 128 bits.
    public static let limit = Int128(1) << 90, skillLimit = Int128(1) << 58

    /// A deviation.
    /// - Precondition: the expected score is below ``skillLimit``, the deviations are below twice ``limit``.
    public init(expected: Int128, below: Int128, above: Int128) {
      (self.expected, self.below, self.above) = (expected, below, above)
    }
  }

  /// The spread of the values.
  public var spread: Spread
  /// The seed that distinguishes one run from another.
  public var seed: UInt64

  /// Noise.
  public init(_ spread: Spread, seed: UInt64) {
    (self.spread, self.seed) = (spread, seed)
  }

  /// A problem with the values of a draw, in thousandths of a unit of skill: computed only with whole numbers, so that
  /// they are the same on every machine.
  func drawn(_ problem: Problem, draw: Int) -> Problem {
    let steps = steps(problem.count, draw: draw)
    return problem.weighing { row, choice in (value(of: row, choice.skill, steps[row]), choice.cost) }
  }

  /// By player: how far a draw goes, in 65,536ths of a standard deviation; close to a normal distribution.
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

  /// - Parameter skill: the player's skill in a choice, a multiple of what is expected of them.
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
