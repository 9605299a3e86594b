/// What must be found out for the figures of all players: for parts of each kind of player the best skills with
/// them and the highest costs at which they reach the best skill, and for members of the best team all at once.
struct WhatIfQuestions: Sendable {
  /// A question about players of one kind.
  enum Question: Sendable {
    /// The best skills with these, cheaper ones first.
    case skills(ArraySlice<Int>)
    /// The highest costs at which these reach the best skill, the most skilled first.
    case highestCosts(ArraySlice<Int>)
    /// Everything about a member, or about somebody for whom nobody stands in.
    case member(Int)
  }

  /// Its answer.
  enum Found: Sendable {
    /// By row, where there is one.
    case values([Int: Int128])
    /// A member's figures.
    case member(PlayerWhatIf)
  }

  /// The questions.
  let all: [Question]
  private let bestSkill: Int128

  /// Players of a kind who are asked about together: few enough for many threads, enough to share answers.
  private static let mostParts = 64

  /// The questions about the players of a problem, or about some of them beside the members.
  init(_ problem: Problem, best: Answer, asking some: Set<Int>? = nil) {
    let members = Set(best.rows)
    let (skills, costs) = (problem.skills.values, problem.costs.values)
    guard !problem.hasChoicesOrSums else {
      // Nobody stands in for others.
      let banned = Set(problem.banned)
      self.all = (0..<problem.count).filter { !banned.contains($0) }.map(Question.member)
      bestSkill = best.skill
      return
    }
    var all = best.rows.map(Question.member)
    for players in problem.playersOfKinds {
      let others = players.filter { !members.contains($0) && some?.contains($0) ?? true }
      let parts = min(Self.mostParts, (others.count + 15) / 16)
      let byCost = others.sorted { (costs[$0], skills[$0], $0) < (costs[$1], skills[$1], $1) }
      let bySkill = others.sorted { (skills[$1], costs[$0], $0) < (skills[$0], costs[$1], $1) }
      all += byCost.divided(into: parts).map { .skills($0[...]) }
      all += bySkill.divided(into: parts).map { .highestCosts($0[...]) }
    }
    self.all = all
    bestSkill = best.skill
  }

  /// The figures of all players, but those banned, whose questions are answered.
  /// - Parameter found: the answers, where there are any, in the order of the questions.
  func figures(from found: [Found?]) -> [PlayerWhatIf] {
    var (skills, costs) = ([Int: Int128?](), [Int: Int128?]())
    var figures: [PlayerWhatIf] = []
    for (question, found) in zip(all, found) {
      switch (question, found) {
      case (.skills(let rows), .values(let values)?):
        for row in rows { skills.updateValue(values[row], forKey: row) }
      case (.highestCosts(let rows), .values(let values)?):
        for row in rows { costs.updateValue(values[row], forKey: row) }
      case (_, .member(let member)?): figures.append(member)
      case (_, nil), (.member, _): break
      }
    }
    for (row, skill) in skills {
      guard let cost = costs[row] else { continue }
      figures.append(
        PlayerWhatIf(row: row, skillWith: skill, skillWithout: bestSkill, entersAt: cost, staysUpTo: nil))
    }
    return figures
  }
}

extension WhatIfQuestions.Question {
  /// Finds the answer.
  func answered(by search: WorthSearch) throws(SearchStopped) -> WhatIfQuestions.Found {
    switch self {
    case .skills(let rows): .values(try search.skills(with: rows))
    case .highestCosts(let rows):
      .values(try search.highestCosts(of: rows, reaching: search.best.skill))
    case .member(let row): .member(try search.whatIf(row))
    }
  }
}

extension Array {
  /// The elements in at most `parts` neighbouring parts of nearly equal length.
  fileprivate func divided(into parts: Int) -> [[Element]] {
    let parts = Swift.min(parts, count)
    return (0..<parts).map { Array(self[count * $0 / parts..<count * ($0 + 1) / parts]) }
  }
}
