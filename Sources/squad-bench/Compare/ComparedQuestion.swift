import Chance
import Glibc

/// A question put to squad and to the programs that people would use instead: the best team of a pool, or the best
/// lineups of a DraftKings export.
struct ComparedQuestion {
  var name: String
  /// The skill and the cost of each player, in whole numbers.
  var skills: [Int64]
  var costs: [Int64]
  var size: Int
  var budget: Int64
  /// How many teams are asked for: 1, or a list under the rules of DraftKings.
  var teams = 1
  /// The most of these teams that one player may be in; `nil` for no limit.
  var most: Int?
  /// The first player's label in answers, which use row numbers or ids.
  var firstPlayer = 1
  /// The CSV file of the players.
  var csv: String

  /// All questions: small and large pools, a list, pools whose scores follow the price, where the best teams differ by
  /// less than a solver's relative gap, and a set of lineups with limits on exposures.
  static let all: [ComparedQuestion] =
    [
      .init("ten players", .real, players: 10, size: 5, seed: 1),
      .init("500 players", .real, players: 500, size: 11, seed: 1),
      .init("20,000 players", .real, players: 20_000, size: 11, seed: 1),
    ] + (1...5).map { .followingPrice(seed: $0) } + [
      .draftKings("10 DraftKings lineups", teams: 10),
      .draftKings("20 lineups, each 40 %", teams: 20, most: 8),
    ]

  private init(_ name: String, _ family: InstanceFamily, players: Int, size: Int, seed: UInt64) {
    let pool = family.pool(count: players, seed: seed)
    self.init(name, pool.skills, pool.costs, size: size)
  }

  private init(_ name: String, _ skills: [Int64], _ costs: [Int64], size: Int) {
    (self.name, self.skills, self.costs, self.size) = (name, skills, costs, size)
    // The cost of an average team.
    budget = costs.reduce(0, +) * Int64(size) / Int64(costs.count)
    csv =
      "name,skill,cost\n" + costs.indices.map { "\($0 + 1),\(skills[$0]),\(costs[$0])\n" }.joined()
  }

  private static func followingPrice(seed: UInt64) -> ComparedQuestion {
    var chance = SplitMix64(seed: seed)
    let costs = (0..<60).map { _ in chance.integer(in: 1_000_000...100_000_000) }
    return .init("score follows price \(seed)", costs.map { $0 + chance.integer(in: 0...99) }, costs, size: 5)
  }

  /// Returns a pool of six clubs with twenty players each, with all positions; points in hundredths.
  private static func draftKings(_ name: String, teams: Int, most: Int? = nil) -> ComparedQuestion {
    var chance = SplitMix64(seed: 1)
    let costs = (0..<120).map { _ in 100 * chance.integer(in: 30...110) }
    let skills = costs.map { $0 / 2 + chance.integer(in: -500...500) }
    var question = ComparedQuestion(name, skills, costs, size: 8)
    (question.budget, question.teams, question.most, question.firstPlayer) = (50_000, teams, most, 1_000)
    question.csv =
      "Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame\n"
      + costs.indices.map { question.draftKingsRow($0) }.joined()
    return question
  }

  private func draftKingsRow(_ player: Int) -> String {
    let (position, places) = [
      ("PG", "PG/G/UTIL"), ("SG", "SG/G/UTIL"), ("SF", "SF/F/UTIL"), ("PF", "PF/F/UTIL"), ("C", "C/UTIL"),
    ][player % 5]
    let clubs = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"]
    let (club, id) = (player / 20, firstPlayer + player)
    let game = "\(clubs[club / 2 * 2])@\(clubs[club / 2 * 2 + 1]) 11/22/2026 07:00PM ET"
    let points = "\(skills[player] / 100).\(skills[player] % 100 / 10)\(skills[player] % 10)"
    return "\(position),Player \(id) (\(id)),Player \(id),\(id),\(places),\(costs[player]),\(game),"
      + "\(clubs[club]),\(points)\n"
  }
}
