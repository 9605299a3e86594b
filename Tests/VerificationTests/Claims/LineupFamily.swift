import Lineups
import Search

@testable import Selection
@testable import Snapshots

extension FamilyTests {
  // What makes a bound or a limit weaker leaves it true; names, limits and the search are found again by the command.
  static let lineups = Family(
    name: "sets of lineups",
    unverifiablePlaces: [
      "lineupSet.uniques", "lineupSet.complete", "totalBound", "exposures.#", "exposures.*.name",
      "exposures.*.least", "exposures.*.most", "exposures.*.price",
    ]
  ) { sample, random in
    guard sample.best.status == .proved else { return nil }
    let count = Int(random.integer(in: 1...4))
    let most = Int(random.integer(in: 1...Int64(count)))
    let question = LineupQuestion(
      sample.problem, count: count,
      exposures: (0..<sample.pool.count).map { player in
        let isLocked = sample.ruled.named.locked.contains(player)
        return ExposureLimit(members: [player], 0...(isLocked ? count : most))
      })
    let set = bestLineups(question)
    return set.status == .found ? Content(content(set, of: question, sample)) : nil
  }

  private static func content(_ set: LineupSet, of question: LineupQuestion, _ sample: Sample)
    -> LineupsContent
  {
    let (pool, places) = (sample.pool, sample.pool.skills.places)
    let records = set.lineups.enumerated().map { sample.top($1, rank: $0 + 1) }
    let exposures = zip(question.exposures, set.prices).compactMap { limit, price -> ExposureRecord? in
      let player = limit.members[0]
      let own = set.lineups.count { $0.rows.contains(player) }
      guard own > 0 || price != 0 else { return nil }
      return ExposureRecord(
        name: pool.displayName(of: player), row: Int(pool.records[player]), count: own,
        of: set.lineups.count, limit.range, price: price == 0 ? nil : ExactDecimal(price, places: places + 3))
    }
    return LineupsContent(
      records,
      LineupSetRecord(asked: question.count, uniques: question.uniques, complete: true, stoppedBy: nil),
      total: ExactDecimal(set.total, places: places),
      totalBound: set.bound.map { ExactDecimal($0, places: places) }, exposures: exposures)
  }
}
