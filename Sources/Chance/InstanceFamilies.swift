import Glibc

/// Families of random pools, from easy to degenerate, for tests and benchmarks.
///
/// Each pool depends only on the family, the number of players and the seed. Skills and costs are whole numbers from 0
/// up, most of them in thousandths.
public enum InstanceFamily: String, CaseIterable, Sendable {
  /// Skill and cost uniform, independent of each other.
  case uniform = "U"
  /// Skill close to cost.
  case weaklyCorrelated = "W"
  /// Skill a linear function of cost: a subset-sum problem.
  case stronglyCorrelated = "S"
  /// As `stronglyCorrelated`, with the skill rounded.
  case stronglyCorrelatedRounded = "Sr"
  /// Cost a linear function of skill.
  case inverselyCorrelated = "I"
  /// Skill equal to cost, up to 10^9: a subset-sum problem with many digits.
  case subsetSum = "SS"
  /// As `subsetSum`, up to 10^12.
  case subsetSumWide = "SSb"
  /// Ten skills, costs in tenths: many ties.
  case cards
  /// Lognormal costs in tenths; the skill is their logarithm plus noise.
  case real
  /// As `real`, with costs in thousandths.
  case realFine = "realf"

  /// Returns the skills and costs of a pool.
  public func pool(count: Int, seed: UInt64) -> (skills: [Int64], costs: [Int64]) {
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(count))
    var skills: [Int64] = []
    var costs: [Int64] = []
    skills.reserveCapacity(count)
    costs.reserveCapacity(count)
    for _ in 0..<count {
      let (skill, cost) = player(&random)
      skills.append(skill)
      costs.append(cost)
    }
    return (skills, costs)
  }

  private func player(_ random: inout SplitMix64) -> (skill: Int64, cost: Int64) {
    switch self {
    case .uniform:
      let cost = random.integer(in: 1_000...100_000)
      return (random.integer(in: 1_000...100_000), cost)
    case .weaklyCorrelated:
      let cost = random.integer(in: 1_000...100_000)
      return (max(1, cost + random.integer(in: -10_000...10_000)), cost)
    case .stronglyCorrelated:
      let cost = 10 * random.integer(in: 100...10_000)
      return (cost / 10 + 10_000, cost)
    case .stronglyCorrelatedRounded:
      let cost = random.integer(in: 1_000...100_000)
      return ((cost + 5) / 10 + 10_000, cost)
    case .inverselyCorrelated:
      let skill = 10 * random.integer(in: 100...10_000)
      return (skill, skill / 10 + 10_000)
    case .subsetSum:
      let value = random.integer(in: 1...1_000_000_000)
      return (value, value)
    case .subsetSumWide:
      let value = random.integer(in: 1...1_000_000_000_000)
      return (value, value)
    case .cards:
      let skill = 1_000 * random.integer(in: 1...10)
      return (skill, 100 * random.integer(in: 10...1_000))
    case .real:
      let (skill, value) = Self.marketValue(&random)
      return (skill, Int64(100 * (10 * value).rounded()))
    case .realFine:
      let (skill, value) = Self.marketValue(&random)
      return (skill, Int64((1_000 * value).rounded()))
    }
  }

  /// Returns a skill and a lognormal price around 5.
  private static func marketValue(_ random: inout SplitMix64) -> (skill: Int64, value: Double) {
    let value = exp(1.6094379124341003 + 0.35 * normal(&random))
    let skill = 1_000 * (40 * log(value) + 15 * normal(&random))
    return (max(1, Int64(skill.rounded())), value)
  }

  /// Draws a nearly normal number: the sum of twelve uniform numbers less six.
  private static func normal(_ random: inout SplitMix64) -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + Double(random.next() >> 11) * 0x1p-53 }
  }

  /// Returns the budget that lies at `tightness`, from 0 to 1, between the cheapest and the most expensive team.
  public static func budget(costs: [Int64], size: Int, tightness: Double) -> Int64 {
    let sorted = costs.sorted()
    let lowest = sorted.prefix(size).reduce(0, +)
    let highest = sorted.suffix(size).reduce(0, +)
    return lowest + Int64(tightness * Double(highest - lowest))
  }
}
