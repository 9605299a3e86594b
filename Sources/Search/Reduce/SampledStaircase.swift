/// The skill that a player must beat, by cost, according to a sample of the pool: with `size` others who are strictly
/// cheaper and at least as skilled, they are in no best team. The sample's `size`-th highest skill below a cost is a
/// staircase; a table of equal steps of cost holds it at their lower edges.
struct SampledStaircase<Value: WholeNumber> {
  private static var steps: Int { 4_096 }

  private let lowestCost: Value
  private let shift: Value
  /// By step of cost: the least skill that may still be in a best team.
  private let leastSkill: [Value]

  /// The staircase of every n-th player.
  init(skills: [Value], costs: [Value], size: Int, order: BetterPlayers) {
    let wanted = skills.count <= 10_000 ? 1_024 : skills.count <= 100_000 ? 4_096 : 16_384
    var sample = stride(from: 0, to: skills.count, by: max(1, skills.count / wanted)).map(Int32.init)
    sortIntoCostOrder(&sample, skills: skills, costs: costs)
    let lowest = costs[Int(sample[0])]
    let width = costs[Int(sample[sample.count - 1])] - lowest
    let widthBits = Value.bitWidth - width.leadingZeroBitCount
    let shift = max(0, widthBits - Self.steps.trailingZeroBitCount)
    lowestCost = lowest
    self.shift = Value(shift)

    var table = [Value](repeating: .min, count: Self.steps)
    var best = LargestValues<Value>(capacity: size)
    var next = 0
    for step in table.indices {
      let (offset, overflow) = (Value(step) << self.shift).addingReportingOverflow(lowest)
      let edge = overflow ? Value.max : offset
      while next < sample.count, costs[Int(sample[next])] < edge {
        best.insert(skills[Int(sample[next])])
        next += 1
      }
      if let threshold = best.threshold {
        table[step] = order == .skillAlone || threshold == Value.max ? threshold : threshold + 1
      }
    }
    leastSkill = table
  }

  /// The rows that the sample does not rule out, ascending: a superset of the skyband.
  func survivors(skills: [Value], costs: [Value]) -> [Int32] {
    let last = Value(leastSkill.count - 1)
    return skills.withUnsafeBufferPointer { skills in
      costs.withUnsafeBufferPointer { costs in
        leastSkill.withUnsafeBufferPointer { leastSkill in
          [Int32](unsafeUninitializedCapacity: skills.count) { rows, kept in
            var end = 0
            for row in 0..<skills.count {
              // Cheaper than the sample: the first step, which keeps every player.
              let offset = max(costs[row] &- lowestCost, 0)
              let step = Int(truncatingIfNeeded: min(offset &>> shift, last))
              // Always written and sometimes kept: no branch for the processor to predict.
              rows[end] = Int32(truncatingIfNeeded: row)
              end &+= skills[row] >= leastSkill[step] ? 1 : 0
            }
            kept = end
          }
        }
      }
    }
  }
}
