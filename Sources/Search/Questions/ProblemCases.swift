/// One of the questions into which a problem is split.
struct ProblemCase {
  var problem: Problem
  /// The bonus that its teams have on top of their skill.
  var bonus: Int128 = 0
}

extension Problem {
  /// The problem split into questions as far as the search cannot answer it as it is, so that each team belongs to one:
  /// by what a counter charges, or by which alternative of a condition holds first. A bound covers neither: a price
  /// beyond a free amount is not linear, and "some club has four players" is not a sum.
  var parts: [ProblemCase] {
    let charged = counters.firstIndex { $0.charge != nil }
    let open = conditions.firstIndex {
      !$0.isResidual && $0.alternatives.count > 1 && $0.implication == nil
    }
    guard let cases = charged.map(cases(byCharge:)) ?? open.map(cases(byAlternative:)) else {
      return [ProblemCase(problem: self)]
    }
    return cases.flatMap { one in
      one.problem.parts.map { ProblemCase(problem: $0.problem, bonus: $0.bonus + one.bonus) }
    }
  }

  /// The problem split by which players with consequences under a condition are in the team: a case for each condition,
  /// without the players of earlier ones, and one with none of them; `nil` where there is no such condition. The search
  /// handles these by itself, but where they leave few teams its bound is weak.
  var casesByPresence: [ProblemCase]? {
    var rest = self
    var implications: [(members: [Int], rules: [GroupRule])] = []
    rest.conditions.removeAll { condition in
      guard let implication = condition.implication else { return false }
      implications.append(implication)
      return true
    }
    guard !implications.isEmpty else { return nil }
    func highest(_ members: [Int]) -> Int128 { members.map { skills[$0] }.max() ?? 0 }
    implications.sort { highest($0.members) > highest($1.members) }
    var cases: [ProblemCase] = []
    for (place, (members, rules)) in implications.enumerated() {
      var present = rest
      present.groups += [GroupRule(members: members, least: 1)] + rules
      present.conditions += implications[(place + 1)...].map { .ifAny(of: $0.members, then: $0.rules) }
      cases.append(ProblemCase(problem: present))
      rest.groups.append(GroupRule(members: members, most: 0))
    }
    return cases + [ProblemCase(problem: rest)]
  }

  /// The teams with a player and those without, if their bounds close such a part of the gap above the best skill known;
  /// else `nil`. A bound mixes both: a captain who costs a fifth of the budget leaves a gap that branching takes hours to
  /// close. It is the dearest of the players in teams near the bound.
  func casesByPlayer(best: Int128, closing part: Int128, limits: Limits) -> [ProblemCase]? {
    func bound(_ question: ReducedProblem, _ scaled: Int128) -> Int128 { question.skill(max(0, scaled)) }
    guard let (question, search) = priced(limits) else { return nil }
    let highest = bound(question, search.bound)
    let (gap, players) = (highest - best, zip(question.players.rows, search.forced.weights))
    guard gap > 0 else { return nil }
    let close = players.filter { bound(question, search.bound(atWeight: $1)) >= highest - gap / 4 }
    let rows = Set(close.map { Int($0.0) }).subtracting(locked)
    guard let row = rows.max(by: { (costs[$0], $1) < (costs[$1], $0) }) else { return nil }
    let cases = [changed { $0.locked.append(row) }, changed { $0.banned.append(row) }]
    let bounds = cases.compactMap { $0.priced(limits) }.map { bound($0.question, $0.search.bound) }
    return highest - (bounds.max() ?? best) >= gap / part ? cases.map { ProblemCase(problem: $0) } : nil
  }

  /// Teams within the free amount, and those beyond it, where the charge is linear: each player bears their own.
  private func cases(byCharge index: Int) -> [ProblemCase] {
    let counter = counters[index]
    var free = self
    free.counters[index].charge = nil
    guard let charge = counter.charge, charge.perUnit > 0 else { return [ProblemCase(problem: free)] }
    let sorted = counter.weights.sorted()
    let (lowest, highest) = (sorted.prefix(size).reduce(0, +), sorted.suffix(size).reduce(0, +))
    var cases: [ProblemCase] = []
    if highest > charge.beyond {
      var charged = free
      charged.counters[index].least = max(counter.least ?? .min, charge.beyond + 1)
      charged.addToSkills(counter.weights.map { -charge.perUnit * Int128($0) })
      cases.append(ProblemCase(problem: charged, bonus: charge.perUnit * Int128(charge.beyond)))
    }
    if lowest <= charge.beyond {
      free.counters[index].most = min(counter.most ?? .max, charge.beyond)
      cases.insert(ProblemCase(problem: free), at: 0)
    }
    return cases
  }

  /// Adds to each player's skill, whatever their duty.
  mutating func addToSkills(_ added: [Int128]) {
    guard !duties.isEmpty else {
      skills = .packed(added.indices.map { skills[$0] + added[$0] })
      return
    }
    for (row, own) in ownChoices {
      ownChoices[row] = own.map { Choice(duty: $0.duty, skill: $0.skill + added[row], cost: $0.cost) }
    }
    addedSkills = addedSkills.isEmpty ? added : zip(addedSkills, added).map { $0 + $1 }
  }

  private func cases(byAlternative index: Int) -> [ProblemCase] {
    var rest = self
    let alternatives = rest.conditions.remove(at: index).alternatives
    return alternatives.map { rules in
      var problem = rest
      problem.groups += rules
      rest.conditions.append(.not(rules))
      return ProblemCase(problem: problem)
    }
  }
}

extension Answer {
  /// The same answer with a bonus added to the skill of teams.
  func adding(_ bonus: Int128) -> Answer {
    var answer = self
    if !rows.isEmpty { answer.skill += bonus }
    if status != .infeasible { answer.bound += bonus }
    return answer
  }

  /// The answer to two questions that have no teams in common.
  func merged(with other: Answer) -> Answer {
    let reduced = max(playersAfterReduction, other.playersAfterReduction)
    var merged: Answer
    if status == .infeasible || other.status == .infeasible {
      merged = status == .infeasible ? other : self
    } else {
      let isBehind = rows.isEmpty || (!other.rows.isEmpty && other.listed < listed)
      merged = isBehind ? other : self
      merged.bound = max(bound, other.bound)
      if status == .stopped || other.status == .stopped {
        merged.status = .stopped
        merged.inAllOptimal = []
      } else {
        merged.share(skillWith: isBehind ? self : other)
      }
    }
    merged.playersAfterReduction = reduced
    return merged
  }

  /// Adds what is known about the teams that equal this one.
  private mutating func share(skillWith other: Answer) {
    guard other.skill == skill else { return }
    teamsSharingSkill.add(other.teamsSharingSkill)
    guard other.cost == cost else { return }
    teamsSharingSkillAndCost.add(other.teamsSharingSkillAndCost)
    isFirst = isFirst && other.isFirst
    let inOther = Set(zip(other.rows, other.inAllOptimal).filter(\.1).map(\.0))
    inAllOptimal =
      other.inAllOptimal.isEmpty ? [] : zip(rows, inAllOptimal).map { $1 && inOther.contains($0) }
  }
}

extension TeamCount {
  mutating func add(_ other: TeamCount) {
    value = value.addingSaturated(other.value)
    isExact = isExact && other.isExact && value < .max
  }
}
