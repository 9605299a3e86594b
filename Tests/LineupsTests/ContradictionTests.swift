import Chance
import Search
import Testing

@testable import Lineups

/// The explanation of demands that no set meets, checked against every set with each of them relaxed.
struct ContradictionTests {
  @Test func blameAndSmallestChangesAreThoseOfBruteForce() throws {
    var random = SplitMix64(seed: 24)
    var (single, several, changes, counts, together) = (0, 0, 0, 0, 0)
    for _ in 0..<400 {
      let question = tinyQuestion(&random)
      let demands = demands(of: question)
      let found = question.contradiction(between: demands, limits: Limits(jobs: 1)) {
        shortened(question, to: $0)
      }
      guard bestSetByBruteForce(question) == nil else {
        #expect(found == nil)
        continue
      }
      let said = try #require(found)
      single += said.demands.count == 1 ? 1 : 0
      several += said.demands.count > 1 ? 1 : 0
      let others = demands.filter { !said.demands.contains($0) }
      let alone = others.reduce(question) { $0.loosest($1) }
      #expect(!isPossible(alone))
      for demand in said.demands {
        let without = alone.loosest(demand)
        #expect(isPossible(without), "\(demand) \(question)")
        let smallest = question.looser(demand).first { isPossible($0.question) }?.value
        let change = said.changes.first { $0.demand == demand }
        #expect(change?.value == smallest)
        changes += smallest == nil ? 0 : 1
      }
      let count = (1..<question.count).last { isPossible(shortened(question, to: $0)) }
      let fewer = said.changes.first { $0.demand == .count }
      #expect(fewer?.value == count)
      counts += count == nil ? 0 : 1
      #expect(said.changes.allSatisfy { $0.isSmallest })
      guard said.changes.isEmpty else { continue }
      let loose = said.together.reduce(question) { question, change in
        question.looser(change.demand).first { $0.value == change.value }?.question ?? question
      }
      #expect(isPossible(loose) || !isPossible(demands.reduce(question) { $0.loosest($1) }))
      together += said.together.count
    }
    #expect(
      single > 60 && several > 30 && changes > 100 && counts > 30 && together > 10,
      "\(single) \(several) \(changes) \(counts) \(together)"
    )
  }

  private func isPossible(_ question: LineupQuestion) -> Bool { bestSetByBruteForce(question) != nil }

  /// All demands that can be relaxed; for even counts, the upper limits are one demand, as if set by one option.
  private func demands(of question: LineupQuestion) -> [LineupDemand] {
    let all = Array(question.exposures.indices)
    let least = all.filter { question.exposures[$0].range.lowerBound > 0 }.map { LineupDemand.least([$0]) }
    let most =
      question.count % 2 == 0 && !all.isEmpty ? [LineupDemand.most(all)] : all.map { .most([$0]) }
    return least + most + (question.uniques > 1 ? [.uniques] : [])
  }

  /// The question for fewer lineups, with its limits scaled in proportion.
  private func shortened(_ question: LineupQuestion, to count: Int) -> LineupQuestion {
    var fewer = question
    fewer.count = count
    for index in fewer.exposures.indices {
      let range = question.exposures[index].range
      let most = range.upperBound * count / question.count
      fewer.exposures[index].range = min(most, range.lowerBound)...most
    }
    return fewer
  }
}

extension LineupQuestion {
  /// The question with a demand relaxed step by step.
  fileprivate func looser(_ demand: LineupDemand) -> [(value: Int, question: LineupQuestion)] {
    (0...max(count, uniques)).compactMap { step in
      var question = self
      switch demand {
      case .count: return nil
      case .uniques:
        question.uniques -= step
        return step > 0 && question.uniques > 0 ? (question.uniques, question) : nil
      case .most(let limits):
        let value = (limits.map { exposures[$0].range.upperBound }.min() ?? 0) + step
        for limit in limits {
          let range = exposures[limit].range
          question.exposures[limit].range = range.lowerBound...max(range.upperBound, value)
        }
        return step > 0 && value <= count ? (value, question) : nil
      case .least(let limits):
        let value = exposures[limits[0]].range.lowerBound - step
        question.exposures[limits[0]].range = max(0, value)...exposures[limits[0]].range.upperBound
        return step > 0 && value >= 0 ? (value, question) : nil
      }
    }
  }

  fileprivate func loosest(_ demand: LineupDemand) -> LineupQuestion { looser(demand).last?.question ?? self }
}
