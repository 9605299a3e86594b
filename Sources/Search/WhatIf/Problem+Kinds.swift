import Selection

extension Problem {
  /// The players who are not banned, grouped by kind; each locked player is a kind of their own, as are those who fit
  /// no slot. There are no duties, sums or conditions.
  var playersOfKinds: [[Int]] {
    let locked = Set(locked)
    let gone = locked.union(banned)
    let open = OpenPlayers(self, Slots(slots, size: size), without: gone)
    let kinds = PlayerKinds(
      open, self, locked: locked, mostOfType: open.kindsOfType.map { _ in size }, distinguishesPeople: true)
    let placed = Set(open.rows)
    let others = (0..<count).filter { !gone.contains($0) && !placed.contains(Int32($0)) }
    return kinds.rows.map { $0.map { Int($0) } } + locked.sorted().map { [$0] } + [others]
  }

  /// Whether players differ only in skill and cost, and there is no lowest spend.
  var playersAreInterchangeable: Bool {
    slots.isEmpty && clubLimit == nil && groups.isEmpty && leastCost ?? 0 <= 0 && !hasChoicesOrSums
  }

  /// The steps that setting players aside takes.
  var stepsToReduce: Int { count * (playersAreInterchangeable ? 20 : 100) }

  /// The players who can be in one of the best `wanted` teams for any budget, and some others. With two wanted teams,
  /// one of them is without any given player.
  func playersWhoMatter(with others: some Sequence<Int>, wanted: Int = 2) -> [Int] {
    let question = ReducedProblem(self, wanted: wanted, tuning: SearchTuning())
    return Set(question?.players.rows.map { Int($0) } ?? Array(0..<count)).union(locked).union(others)
      .sorted()
  }

  /// The same question about some players, in ascending order with the locked ones, with rows renumbered.
  func restricted(to rows: [Int]) -> Problem {
    let places = Dictionary(uniqueKeysWithValues: zip(rows, 0...))
    var problem = self
    problem.skills = skills.selecting(rows)
    problem.costs = costs.selecting(rows)
    if !roles.isEmpty { problem.roles = rows.map { roles[$0] } }
    if !clubs.isEmpty { problem.clubs = rows.map { clubs[$0] } }
    if !addedSkills.isEmpty { problem.addedSkills = rows.map { addedSkills[$0] } }
    problem.locked = locked.compactMap { places[$0] }
    problem.banned = banned.compactMap { places[$0] }
    func moved(_ rule: GroupRule) -> GroupRule {
      GroupRule(members: rule.members.compactMap { places[$0] }, least: rule.least, most: rule.most)
    }
    problem.groups = groups.map(moved)
    problem.people = People(people.map { $0.compactMap { places[$0] } }.filter { $0.count > 1 })
    for index in conditions.indices {
      problem.conditions[index].alternatives = conditions[index].alternatives.map { $0.map(moved) }
    }
    for index in counters.indices {
      problem.counters[index].weights = rows.map { counters[index].weights[$0] }
    }
    problem.ownChoices = [:]
    for (row, own) in ownChoices { if let place = places[row] { problem.ownChoices[place] = own } }
    return problem
  }
}

extension Answer {
  /// The same team with rows renumbered to the rows left.
  func restricted(to rows: [Int]) -> Answer {
    let places = Dictionary(uniqueKeysWithValues: zip(rows, 0...))
    var answer = self
    answer.rows = self.rows.compactMap { places[$0] }
    return answer
  }

  /// The same team with rows of the whole problem, of which only some were searched.
  func moved(to rows: [Int]) -> Answer {
    var answer = self
    answer.rows = self.rows.map { rows[$0] }
    return answer
  }
}
