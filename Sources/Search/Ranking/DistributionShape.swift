/// The size of a ``SkillDistribution``: how much memory and work it takes is known before it begins.
struct DistributionShape {
  /// Players in a team.
  let size: Int
  /// The skills that legal teams can have.
  let skills: ClosedRange<Int>
  /// The number of roots of unity that tell skills apart: no two legal teams' differ by a multiple of it.
  let skillOrder: Int
  /// The number of roots that tell costs apart: no team's differs by a multiple of it from one within the
  /// budget.
  let costOrder: Int
  /// How many primes are needed.
  let primes: Int

  /// The most numbers kept in memory: 64 MB.
  private static var mostEntries: Int { 1 << 23 }

  /// A shape, or `nil` where it would take too much memory.
  ///
  /// - Parameters:
  ///   - skills: the skills that legal teams can have.
  ///   - mostCost: the most that any team can cost.
  init?<Value: WholeNumber>(size: Int, skills: ClosedRange<Value>, mostCost: Value, primes: Int) {
    guard let least = Int(exactly: skills.lowerBound), let highest = Int(exactly: skills.upperBound),
      let mostCost = Int(exactly: mostCost), max(highest - least, mostCost) < Self.mostEntries, size < 1 << 12
    else { return nil }
    self.size = size
    self.skills = least...highest
    skillOrder = Self.powerOfTwo(above: highest - least)
    costOrder = Self.powerOfTwo(above: mostCost)
    self.primes = primes
    guard skillOrder * costOrder <= Self.mostEntries else { return nil }
  }

  private static func powerOfTwo(above number: Int) -> Int {
    1 << max(1, Int.bitWidth - number.leadingZeroBitCount)
  }

  /// What turns a skill into its remainder by ``skillOrder``.
  var skillMask: Int { skillOrder - 1 }

  /// Steps that the count takes, whatever the number of players.
  var steps: Int {
    let transforms = 2 * (skillOrder.trailingZeroBitCount + costOrder.trailingZeroBitCount)
    return primes * skillOrder * costOrder * (transforms + 3 * size * size / 8 + 4 * size + 16)
  }
}
