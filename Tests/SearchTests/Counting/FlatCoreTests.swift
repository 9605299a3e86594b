import Chance
import Testing

@testable import Search

struct FlatCoreTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func transformAndListsAgree(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var tried = 0
    for round in 0..<15 {
      let core = Self.someCore(&chance, equalSkills: seed % 2 == 0)
      let flat = try #require(FlatCore(core))
      guard let transform = flat.transform else { continue }
      tried += 1
      var meter = WorkMeter(limit: .max, stop: StopSignal())
      let listed = try core.wholeCounts(meter: &meter)
      let transformed = try flat.counts(by: transform, meter: &meter)
      let comment = "seed \(seed), round \(round): \(core)"
      #expect(transformed.sharingSkill == listed.sharingSkill, "\(comment)")
      #expect(transformed.sharingSkillAndCost == listed.sharingSkillAndCost, "\(comment)")
      #expect(transformed.complete == listed.complete, "\(comment)")
      let quick = flat.countsWithoutWork
      #expect((1...listed.sharingSkill.value).contains(quick.sharingSkill.value), "\(comment)")
      #expect(!quick.sharingSkill.isExact || quick.sharingSkill == listed.sharingSkill, "\(comment)")
    }
    #expect(tried >= 10, "seed \(seed)")
  }

  @Test func refusesCoresWhereSwapsLose() {
    let type = PlayerType<Int64>(skill: 1, cost: 1, loss: 1, copies: 2, winners: 1, inBase: false)
    #expect(
      FlatCore(
        SwapCore(types: [type], additions: 1, skill: 1, cost: 1, costLimit: 1, gap: 1, winningLoss: 1)) == nil
    )
  }

  /// Types of different cost, skill bound to cost or equal for all, and a team of them.
  private static func someCore(_ chance: inout SplitMix64, equalSkills: Bool) -> SwapCore<Int64> {
    let count = Int(chance.integer(in: 2...18))
    let unit = chance.integer(in: 1...7)
    let costs = Set((0..<count).map { _ in 5 + unit * chance.integer(in: 0...40) }).sorted(by: >)
    var types = costs.map {
      PlayerType<Int64>(
        skill: equalSkills ? 0 : 2 * $0 + 1, cost: $0, loss: 0, copies: Int(chance.integer(in: 1...3)),
        winners: 0, inBase: false)
    }
    let players = types.reduce(0) { $0 + $1.copies }
    let size = Int(chance.integer(in: 1...Int64(min(8, players))))
    // With equal skills the cheapest players win; else any do.
    for _ in 0..<size {
      let open = types.indices.filter { types[$0].winners < types[$0].copies }
      let place = equalSkills ? open.count - 1 : Int(chance.integer(in: 0...Int64(open.count - 1)))
      types[open[place]].winners += 1
    }
    let cost = types.reduce(0) { $0 + Int64($1.winners) * $1.cost }
    let skill = types.reduce(0) { $0 + Int64($1.winners) * $1.skill }
    let slack = equalSkills ? chance.integer(in: 0...200) : 0
    return SwapCore(
      types: types, additions: size, skill: skill, cost: cost, costLimit: cost + slack, gap: 0, winningLoss: 0
    )
  }
}
