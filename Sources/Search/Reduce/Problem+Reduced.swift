import Tables

/// A problem that has only the players left who matter.
struct ReducedProblem {
  /// The same question about those players.
  var problem: Problem
  /// For each of them his row in the whole problem, ascending, so that teams compare there as they do here.
  var rows: [Int]

  /// The same without one player, who may be missing already.
  /// - Complexity: O(m)
  func without(_ row: Int) -> ReducedProblem {
    let others = rows.indices.filter { rows[$0] != row }
    var reduced = self
    reduced.problem.skills = problem.skills.selecting(others)
    reduced.problem.costs = problem.costs.selecting(others)
    reduced.rows = others.map { rows[$0] }
    return reduced
  }

  /// The team of an answer in rows of the whole problem.
  func original(_ answer: Answer) -> Answer {
    var answer = answer
    answer.rows = answer.rows.map { rows[$0] }
    return answer
  }
}

extension Problem {
  /// The players who can be in a best team for any budget, or in the cheapest team of any skill: the skyband.
  /// - Complexity: that of ``skyband(skills:costs:size:keepsTies:playersBeforeSampling:)``.
  var reduced: ReducedProblem { reduced(dominators: size) }

  /// The players whom fewer than `dominators` others dominate: with one more than the size, those who can be in a
  /// best team where any one player is left out; with `keepsTies` all who can be in a team of the best skill for any
  /// budget, whatever it costs.
  func reduced(dominators: Int? = nil, keepsTies: Bool = false) -> ReducedProblem {
    func rows<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> [Int] {
      skyband(skills: skills, costs: costs, size: dominators ?? size, keepsTies: keepsTies).rows.map {
        Int($0)
      }
      .sorted()
    }
    let rows: [Int] =
      switch (skills, costs) {
      case (.narrow(let skills), .narrow(let costs)): rows(skills, costs)
      case (.wide(let skills), .wide(let costs)): rows(skills, costs)
      case (.narrow(let skills), .wide(let costs)): rows(skills.map { Int128($0) }, costs)
      case (.wide(let skills), .narrow(let costs)): rows(skills, costs.map { Int128($0) })
      }
    return ReducedProblem(
      problem: Problem(
        skills: skills.selecting(rows), costs: costs.selecting(rows), size: size, budget: budget),
      rows: rows)
  }
}

extension DecimalColumn.Units {
  /// The values of some rows.
  func selecting(_ rows: [Int]) -> DecimalColumn.Units {
    switch self {
    case .narrow(let values): .narrow(rows.map { values[$0] })
    case .wide(let values): .wide(rows.map { values[$0] })
    }
  }
}
