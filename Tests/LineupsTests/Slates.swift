import Chance
import Search

@testable import Lineups

/// A basketball slate as on DraftKings: eight slots, 50,000 to spend.
func basketball(players: Int, seed: UInt64) -> Problem {
  var random = SplitMix64(seed: seed)
  let (pg, sg, sf, pf, c): (UInt32, UInt32, UInt32, UInt32, UInt32) = (1, 2, 4, 8, 16)
  let kinds = [pg, pg | sg, sg, sg | sf, sf, sf | pf, pf, pf | c, c, c]
  var (skills, costs, roles): ([Int64], [Int64], [UInt32]) = ([], [], [])
  for index in 0..<players {
    let cost = 30 + random.integer(in: 0...85) * random.integer(in: 0...100) / 100
    costs.append(cost * 100)
    skills.append(max(100, cost * 50 - 700 + random.integer(in: -700...700) + random.integer(in: -300...300)))
    roles.append(kinds[index % kinds.count])
  }
  let (guards, forwards) = (pg | sg, sf | pf)
  let slots = [pg, sg, sf, pf, c, guards, forwards, guards | forwards | c]
  var problem = Problem(skills: .narrow(skills), costs: .narrow(costs), size: 8, budget: 50_000)
  problem.roles = roles.map { positions in
    slots.indices.reduce(0) { $0 | (positions & slots[$1] != 0 ? 1 << UInt32($1) : 0) }
  }
  problem.slots = slots.map { _ in 1...1 }
  return problem
}

/// The same upper limit on lineups for every player.
func most(_ most: Int, of problem: Problem) -> [ExposureLimit] {
  (0..<problem.count).map { ExposureLimit(members: [$0], 0...most) }
}
