/// A core in which no swap loses anything, so that number and cost alone tell the teams that count.
///
/// There are two kinds. Where skill is an affine function of cost among the open players, teams of the best
/// skill all cost the same, and both counts are one. Where the open players have equal skill, because the
/// budget is ample for the best skill, every cost up to the limit counts, and the teams of the lowest cost
/// differ in equals of their dearest player only.
struct FlatCore<Value: WholeNumber> {
  private let core: SwapCore<Value>
  /// Whether the open players have equal skill.
  private let equalSkills: Bool

  /// `core` seen that way, or `nil` where some swap loses something.
  init?(_ core: SwapCore<Value>) {
    guard core.types.allSatisfy({ $0.loss == 0 && !$0.inBase }) else { return nil }
    self.core = core
    equalSkills = core.types.allSatisfy { $0.skill == core.types[0].skill }
  }

  /// What is known without work: exact where the cost limit keeps nobody out, else lower bounds.
  var countsWithoutWork: CoreCounts {
    let exchanges = core.exchangesOfEquals
    guard equalSkills else {
      return CoreCounts(
        sharingSkill: TeamCount(exchanges, isExact: false),
        sharingSkillAndCost: TeamCount(exchanges, isExact: false))
    }
    return CoreCounts(
      sharingSkill: countOfFrugalTeams, sharingSkillAndCost: TeamCount(saturated: exchanges),
      complete: core.types.map { $0.copies == $0.winners })
  }

  /// The teams of players who cost no more than an equal share each; exact where everybody's team fits.
  private var countOfFrugalTeams: TeamCount {
    let players = core.types.reduce(0) { $0 + $1.copies }
    if dearestTeam <= core.costLimit {
      return TeamCount(saturated: .waysToChoose(core.additions, of: players))
    }
    let share = core.costLimit / Value(max(1, core.additions))
    let frugal = core.types.reduce(0) { $0 + ($1.cost <= share ? $1.copies : 0) }
    return TeamCount(
      max(core.exchangesOfEquals, .waysToChoose(core.additions, of: frugal)), isExact: false)
  }

  /// The cost of the dearest team.
  private var dearestTeam: Value {
    var missing = core.additions
    var cost: Value = 0
    for type in core.types.sorted(by: { $0.cost > $1.cost }) {
      let copies = min(missing, type.copies)
      cost += Value(copies) * type.cost
      missing -= copies
    }
    return cost
  }

  /// A count by sums of costs, or `nil` where these are too many to tell apart.
  var transform: FlatTransform? {
    let lowest = core.types.lazy.map(\.cost).min() ?? 0
    let unit = core.types.reduce(0) { greatestCommonDivisor($0, $1.cost - lowest) }
    let allowed = (equalSkills ? core.costLimit : core.cost) - Value(core.additions) * lowest
    guard unit > 0, core.additions > 0, let sum = Int(exactly: allowed / unit) else { return nil }
    let weights = core.types.map { Int(clamping: ($0.cost - lowest) / unit) }
    guard let heaviest = weights.lazy.filter({ $0 <= sum }).max(), heaviest < 1 << 24 else { return nil }
    var copies = [Int](repeating: 0, count: heaviest + 1)
    for (type, weight) in zip(core.types, weights) where weight <= heaviest { copies[weight] += type.copies }
    let sums = SubsetSums(copies: copies, size: core.additions, sums: (equalSkills ? 0 : sum)...sum)
    return sums.map { FlatTransform(sums: $0, followed: equalSkills ? [] : followed(weights)) }
  }

  /// The types all of whose players are winners, who may be in all teams.
  private func followed(_ weights: [Int]) -> [(type: Int, weight: Int)] {
    core.types.indices.filter { core.types[$0].copies == core.types[$0].winners }.map { ($0, weights[$0]) }
  }

  /// Counts exactly by ``transform``.
  func counts(by transform: FlatTransform, meter: inout WorkMeter) throws(CountingEnd) -> CoreCounts {
    let followed = try mostLikely(transform, meter: &meter)
    let (all, without) = try transform.sums.count(withoutOneOf: followed.map(\.weight), meter: &meter)
    var counts = countsWithoutWork
    counts.sharingSkill = TeamCount(saturated: all)
    guard !equalSkills else { return counts }
    counts.sharingSkillAndCost = counts.sharingSkill
    counts.complete = Array(repeating: false, count: core.types.count)
    for (type, teams) in zip(followed.map(\.type), without) where teams == 0 { counts.complete[type] = true }
    return counts
  }

  /// The followed types but for those that some team lacks among the winners and a few other types: most
  /// often that is every one, and the transform has less to do.
  private func mostLikely(
    _ transform: FlatTransform, meter: inout WorkMeter
  ) throws(CountingEnd) -> [(type: Int, weight: Int)] {
    guard !transform.followed.isEmpty else { return [] }
    let few = core.settled(leaving: 16)
    let counts = try meter.attempt(transform.steps / 8) { part throws(CountingEnd) in
      try few.wholeCounts(meter: &part)
    }
    guard let counts else { return transform.followed }
    let lacking = Set(zip(few.types, counts.complete).filter { !$1 }.map(\.0.cost))
    return transform.followed.filter { !lacking.contains(core.types[$0.type].cost) }
  }
}

/// How a flat core is counted by sums of costs.
struct FlatTransform {
  /// The question about sums.
  let sums: SubsetSums
  /// The types for which the teams that lack one player are counted too.
  let followed: [(type: Int, weight: Int)]

  /// The steps it takes.
  var steps: Int { sums.steps(followed: followed.count) }
}
