import Chance
import Search

/// Games in which players count differently by slot, and rules about sums and stacks.
enum ChoicesCases {
  static func cases() -> [BenchmarkCase] {
    [200, 800].flatMap { count in
      [
        one("fpl-lineup", count) { fantasySquad(count) },
        one("fpl-transfers", count) { transfers(count, most: nil) },
        transferTable(count),
        one("showdown", count / 10) { showdown(count / 10) },
        one("quarterback-stack", count) { quarterbackStack(count) },
        one("game-stack", count) { someStack(count) },
        one("ownership", count) { ownership(count) },
      ]
    }
  }

  private static func transferTable(_ count: Int) -> BenchmarkCase {
    let questions = Deferred { (0...5).map { transfers(count, most: $0) } }
    return BenchmarkCase(
      name: "choices/fpl-transfer-table/n=\(count)",
      subject: .init(name: "six questions") {
        questions.value.reduce(0) { $0 ^ $1.bestTeam().rows.hashValue }
      })
  }

  private static func one(_ name: String, _ count: Int, _ problem: @escaping () -> Problem) -> BenchmarkCase {
    let question = Deferred(problem)
    let steps = Counter()
    var result = BenchmarkCase(
      name: "choices/\(name)/n=\(count)",
      subject: .init(name: name) {
        let answer = question.value.bestTeam()
        steps.count = answer.status == .proved ? Int(answer.skill) : -1
        return answer.rows.hashValue
      })
    result.note = { "\(steps.count)" }
    return result
  }

  /// A squad of fifteen of whom eleven play, one of them twice; the bench counts 0.03 and, in its order, 0.21, 0.06 and
  /// 0.002.
  static func fantasySquad(_ count: Int, seed: UInt64 = 1) -> Problem {
    var problem = GameFamily.fplSquad.problem(count: count, seed: seed)
    problem.duties = [
      Duty(count: 10...10, skillTimes: 1_000), Duty(count: 1...1, skillTimes: 2_000),
      Duty(roles: 0b0001, count: 1...1, skillTimes: 30), Duty(roles: 0b1110, count: 1...1, skillTimes: 210),
      Duty(roles: 0b1110, count: 1...1, skillTimes: 60), Duty(roles: 0b1110, count: 1...1, skillTimes: 2),
    ]
    problem.dutyRules = [
      DutyRule(duties: [0, 1], roles: 0b0010, count: 3...5),
      DutyRule(duties: [0, 1], roles: 0b0100, count: 2...5),
      DutyRule(duties: [0, 1], roles: 0b1000, count: 1...3),
    ]
    return problem
  }

  /// The same game for a manager who owns a squad that is good but not the best: each new player after the first costs
  /// four points, or there are no hits and at most `most` new players.
  static func transfers(_ count: Int, most: Int?) -> Problem {
    var problem = fantasySquad(count)
    var earlier = GameFamily.fplSquad.problem(count: count, seed: 1)
    earlier.skills = .narrow((0..<count).map { earlier.skill(ofRow: $0) + Int64($0 * 7_919 % 60) })
    let owned = Set(earlier.bestTeam().rows)
    let weights = (0..<count).map { owned.contains($0) ? 0 : 1 }
    problem.counters = [
      most.map { Search.Counter(weights: weights, most: $0) }
        ?? Search.Counter(weights: weights, most: 5, charge: .init(beyond: 1, perUnit: 40_000))
    ]
    return problem
  }

  /// A captain at one and a half times points and price, five other players, both clubs.
  static func showdown(_ count: Int) -> Problem {
    var problem = GameFamily.draftKingsNBA.problem(count: count, seed: 3)
    (problem.roles, problem.slots) = ([], [])
    (problem.size, problem.budget) = (6, 60_000)
    problem.duties = [
      Duty(count: 1...1, skillTimes: 3, costTimes: 3), Duty(count: 5...5, skillTimes: 2, costTimes: 2),
    ]
    problem.clubs = (0..<count).map { Int32($0 % 2) }
    problem.leastClubs = 2
    return problem
  }

  /// Each quarterback brings two receivers of their club and one player of the opponent.
  static func quarterbackStack(_ count: Int) -> Problem {
    var problem = GameFamily.draftKingsNFL.problem(count: count, seed: 1)
    func rows(_ roles: UInt32, club: Int) -> [Int] {
      (0..<count).filter { $0 % 32 == club && problem.roles[$0] & roles != 0 }
    }
    problem.conditions = (0..<32).map { club in
      .ifAny(
        of: rows(0b1, club: club),
        then: [
          GroupRule(members: rows(0b1100, club: club), least: 2),
          GroupRule(members: rows(0b1110, club: club ^ 1), least: 1),
        ])
    }
    return problem
  }

  /// Four players from any one of sixteen games.
  static func someStack(_ count: Int) -> Problem {
    var problem = GameFamily.draftKingsNBA.problem(count: count, seed: 1)
    problem.conditions = [
      Condition(
        alternatives: (0..<16).map { game in
          [GroupRule(members: (0..<count).filter { $0 % 16 == game }, least: 4)]
        })
    ]
    return problem
  }

  /// A limit on total ownership, in thousandths of a per cent, and one on total age.
  static func ownership(_ count: Int) -> Problem {
    var random = SplitMix64(seed: 5)
    var problem = GameFamily.draftKingsNBA.problem(count: count, seed: 1)
    let ownership = (0..<count).map { row in
      Int(problem.skill(ofRow: row)) * 3 + Int(random.integer(in: 0...9_000))
    }
    problem.counters = [
      Search.Counter(weights: ownership, most: 120_000),
      Search.Counter(weights: (0..<count).map { _ in Int(random.integer(in: 19...36)) }, most: 205),
    ]
    return problem
  }
}

extension Problem {
  fileprivate func skill(ofRow row: Int) -> Int64 {
    switch skills {
    case .narrow(let values): values[row]
    case .wide(let values): Int64(values[row])
    }
  }
}
