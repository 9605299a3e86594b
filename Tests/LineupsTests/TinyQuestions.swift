import Chance
import Search
import Tables

@testable import Lineups

/// A random question of a few players and lineups, with many ties.
func tinyQuestion(_ random: inout SplitMix64) -> LineupQuestion {
  func number(_ range: ClosedRange<Int>) -> Int {
    Int(random.integer(in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }
  let players = number(4...6)
  let problem = Problem(
    skills: .narrow((0..<players).map { _ in Int64(number(0...9)) }),
    costs: .narrow((0..<players).map { _ in Int64(number(1...5)) }), size: number(2...3),
    budget: Int128(number(6...14)))
  let count = number(1...4)
  var exposures: [ExposureLimit] = []
  for player in 0..<players where number(0...2) > 0 {
    let most = number(0...count)
    exposures.append(ExposureLimit(members: [player], (number(0...3) == 0 ? number(0...most) : 0)...most))
  }
  if number(0...2) == 0 {
    let most = number(1...count)
    exposures.append(ExposureLimit(members: [0, players - 1], number(0...most)...most))
  }
  return LineupQuestion(problem, count: count, exposures: exposures, uniques: number(1...2))
}

/// The highest total of all sets that keep every limit, found by trying each; `nil` if there is none.
func bestSetByBruteForce(_ question: LineupQuestion) -> Int128? {
  let (problem, teams) = (question.problem, question.legalTeams)
  var best: Int128?
  func choose(_ from: Int, _ chosen: [[Int]]) {
    guard chosen.count < question.count else {
      let isKept = question.exposures.allSatisfy { limit in
        limit.range.contains(chosen.count { !Set(limit.members).isDisjoint(with: $0) })
      }
      if isKept { best = max(best ?? .min, chosen.joined().reduce(0) { $0 + problem.skill(ofRow: $1) }) }
      return
    }
    for index in teams.indices.dropFirst(from) {
      let isDifferent = chosen.allSatisfy { other in
        other.count { !teams[index].contains($0) } >= question.uniques
      }
      if isDifferent { choose(index + 1, chosen + [teams[index]]) }
    }
  }
  choose(0, [])
  return best
}

extension LineupQuestion {
  /// Every team that the size and the budget allow.
  var legalTeams: [[Int]] {
    (0..<(1 << problem.count)).map { mask in
      (0..<problem.count).filter { mask >> $0 & 1 == 1 }
    }.filter { rows in
      rows.count == problem.size && rows.reduce(0) { $0 + problem.cost(ofRow: $1) } <= problem.budget
    }
  }
}

extension Problem {
  func skill(ofRow row: Int) -> Int128 { units(skills)[row] }
  func cost(ofRow row: Int) -> Int128 { units(costs)[row] }

  private func units(_ column: DecimalColumn.Units) -> [Int128] {
    switch column {
    case .narrow(let values): values.map { Int128($0) }
    case .wide(let values): values
    }
  }
}
