import Tables

/// Players of one kind can replace each other: they have one type, one club, the same groups, and add the same to sums.
struct PlayerKinds {
  /// By kind: its players, ascending; a single list where there is one kind.
  private(set) var rows: [[Int32]] = []
  /// By kind: the most of its players that a team can have besides the locked ones.
  private(set) var most: [Int] = []

  private struct Kind: Hashable {
    var type: Int32
    var club: Int32
    var groups: [Int]
    /// What the player adds to each counter, and to skill whatever the duty.
    var weights: [Int]
    var added: Int128
    /// The duty, where the player has one choice of their own; those who have several cannot be replaced.
    var own: Int
  }

  /// The kinds of some players, or of all that are open.
  /// - Parameter distinguishesPeople: whether the rows of a person, of whom a team takes one, are kinds of their own.
  init(
    _ open: OpenPlayers, _ problem: Problem, locked: Set<Int>, mostOfType: [Int], of some: [Int32]? = nil,
    distinguishesPeople: Bool = false
  ) {
    let clubLimit = problem.clubLimit
    guard
      clubLimit != nil || !problem.groups.isEmpty || !problem.conditions.isEmpty || mostOfType.count > 1
        || problem.hasChoicesOrSums
    else {
      (rows, most) = ([some ?? open.rows], mostOfType)
      return
    }
    var inClub: [Int32: Int] = [:]
    if clubLimit != nil {
      for row in locked where problem.clubs[row] >= 0 { inClub[problem.clubs[row], default: 0] += 1 }
    }
    let groups = GroupsOfRows(problem, open, locked: locked, distinguishesPeople: distinguishesPeople)
    var numbers: [Kind: Int] = [:]
    var (latest, number): (Kind?, Int) = (nil, 0)
    for row in some ?? open.rows {
      let isChosen = groups.isChosen(row)
      let kind = Kind(
        type: open.type(ofRow: row), club: clubLimit == nil ? -1 : problem.clubs[Int(row)],
        groups: isChosen ? [] : groups[row],
        // Read only if there are any: otherwise a pool of 100,000 takes a quarter longer.
        weights: problem.counters.isEmpty ? [] : problem.counters.map { $0.weights[Int(row)] },
        added: problem.addedSkills.isEmpty ? 0 : problem.addedSkills[Int(row)],
        own: problem.ownDuty(ofRow: row))
      if latest != kind {
        (latest, number) = (kind, numbers[kind, default: rows.count])
        if number == rows.count {
          numbers[kind] = number
          rows.append([])
          let ofClub = kind.club < 0 ? .max : (clubLimit ?? .max) - (inClub[kind.club] ?? 0)
          most.append(max(0, min(mostOfType[Int(kind.type)], ofClub, groups.room(for: kind.groups))))
        }
      }
      rows[number].append(row)
      // Any member may be a person who has another row in this kind.
      if isChosen, most[number] > 0 { most[number] = problem.size - locked.count }
    }
  }
}

/// The groups that open players count for.
private struct GroupsOfRows {
  /// By row: the groups, ascending; empty where there are none.
  private var groups: [[Int]] = []
  /// By group: how many more members it may have.
  private var room: [Int]
  /// The groups of rows of which a team takes one, of different kinds and in no other group: a showdown's people.
  private var people = Set<Int>()

  init(_ problem: Problem, _ open: OpenPlayers, locked: Set<Int>, distinguishesPeople: Bool) {
    let rules = problem.groups + problem.conditions.flatMap { $0.alternatives.joined() }
    // A condition may hold in another way: its groups only distinguish players.
    room = problem.groups.map(\.most) + rules.dropFirst(problem.groups.count).map { _ in Int.max }
    if !rules.isEmpty { groups = Array(repeating: [], count: problem.count) }
    for (group, rule) in rules.enumerated() {
      for row in rule.members where groups[row].last != group { groups[row].append(group) }
    }
    for row in locked where !groups.isEmpty {
      for group in groups[row] { room[group] -= 1 }
      groups[row] = []
    }
    if distinguishesPeople { return }
    for (group, rule) in problem.groups.enumerated() where rule.least <= 0 && room[group] == 1 {
      var (clubs, slots) = (Set<Int32>(), Set<[Int]>())
      let arePeople = Set(rule.members).allSatisfy { row in
        clubs.insert(problem.clubs.isEmpty ? 0 : problem.clubs[row])
        let slot = [Int(open.type(ofRow: Int32(row))), problem.ownDuty(ofRow: Int32(row))]
        return groups[row] == [group] && clubs.count == 1 && slots.insert(slot).inserted
      }
      if arePeople { people.insert(group) }
    }
  }

  subscript(row: Int32) -> [Int] { groups.isEmpty ? [] : groups[Int(row)] }

  /// Whether a row is one of several of a person.
  func isChosen(_ row: Int32) -> Bool { !people.isEmpty && self[row].first.map(people.contains) ?? false }

  /// How many more members some groups together may have.
  func room(for groups: [Int]) -> Int { groups.reduce(.max) { min($0, room[$1]) } }
}

extension Problem {
  /// The duty of a player's only choice of their own; −1 for none, and a lower number of the player's for several.
  fileprivate func ownDuty(ofRow row: Int32) -> Int {
    guard !ownChoices.isEmpty, let own = ownChoices[Int(row)] else { return -1 }
    return own.count == 1 ? own[0].duty : -2 - Int(row)
  }

  /// The problem where players with one choice of their own have its skill and cost, to compare those of a kind.
  fileprivate var withOwnNumbers: Problem {
    let single = ownChoices.filter { $1.count == 1 }
    if single.isEmpty { return self }
    var (skills, costs) = (skills.values, costs.values)
    for (row, own) in single { (skills[row], costs[row]) = (own[0].skill, own[0].cost) }
    return changed { ($0.skills, $0.costs) = (.packed(skills), .packed(costs)) }
  }

  /// The players of some kinds who can be in one of the best `wanted` teams, in cost order: the skyband of each kind.
  ///
  /// A team has at most c players of a kind. Of c + `wanted` − 1 others of the kind who are at least as skilled and no
  /// more expensive (of equals the smaller row first), at least `wanted` are not in the team; each of these in the
  /// player's place makes a better team that satisfies the rules. Where teams that share a skill also matter, only more
  /// skilled players count. A lowest spend may rule out a cheaper replacement: they must then cost the same.
  private func band(of kinds: PlayerKinds, wanted: Int, order: BetterPlayers) -> PlayerBand {
    switch (skills, costs) {
    case (.narrow(let skills), .narrow(let costs)):
      return band(of: kinds, skills, costs, wanted: wanted, order: order)
    default:
      return band(of: kinds, skills.values, costs.values, wanted: wanted, order: order)
    }
  }

  /// The players who can be in one of the best `wanted` teams, or with `keepsTies` share the skill of the last.
  ///
  /// Where a duty counts no skill, a more skilled player in it does not improve the team: none is set aside for ties.
  /// Where a duty costs nothing, or a cheaper replacement may fall below a lowest spend, no player is set aside at all.
  func band(
    among open: OpenPlayers, locked: Set<Int>, mostOfType: [Int], wanted: Int, keepsTies: Bool
  ) -> PlayerBand {
    let problem = withOwnNumbers
    let kinds = PlayerKinds(open, problem, locked: locked, mostOfType: mostOfType)
    var all: PlayerBand { PlayerBand(rows: zip(kinds.rows, kinds.most).flatMap { $1 > 0 ? $0 : [] }) }
    let mayCountNothing = duties.contains { $0.skillTimes == 0 }
    guard duties.allSatisfy({ $0.costTimes > 0 }), !mayCountNothing || leastCost ?? 0 <= 0 else { return all }
    func band(keepsTies: Bool) -> PlayerBand {
      if mayCountNothing, keepsTies { return all }
      let order: BetterPlayers = mayCountNothing ? .costFirst : keepsTies ? .skillAlone : .plain
      var band = problem.band(of: kinds, wanted: wanted, order: order)
      guard band.onlyTies.isEmpty else { return band }
      band.rows = problem.removingReplaceable(
        band.rows, open, locked: locked, mostOfType: mostOfType, order: order, wanted: wanted)
      return band
    }
    var found = band(keepsTies: keepsTies)
    guard !duties.isEmpty, keepsTies, wanted == 1 else { return found }
    let first = Set(band(keepsTies: false).rows)
    if first.count < found.rows.count { found.onlyTies = found.rows.map { !first.contains($0) } }
    return found
  }

  private func band<Value: WholeNumber>(
    of kinds: PlayerKinds, _ skills: [Value], _ costs: [Value], wanted: Int, order: BetterPlayers
  ) -> PlayerBand {
    var kept: [Int32] = []
    for (members, most) in zip(kinds.rows, kinds.most) where most > 0 {
      let stronger = most.addingReportingOverflow(wanted - 1).partialValue
      if members.count <= stronger || stronger < 0 {
        kept += members
      } else if leastCost ?? 0 > 0 {
        kept += mostSkilled(stronger, atEachCostOf: members, skills, costs, order: order)
      } else {
        let areAll = members.count == skills.count
        let band = skyband(
          skills: areAll ? skills : members.map { skills[Int($0)] },
          costs: areAll ? costs : members.map { costs[Int($0)] }, size: stronger, order: order)
        if kinds.rows.count == 1, order != .costFirst {
          let rows = areAll ? band : band.map { members[Int($0)] }
          let marksTies = duties.isEmpty && wanted == 1 && order == .skillAlone
          return marksTies ? PlayerBand(rows, skills, size: stronger) : PlayerBand(rows: rows)
        }
        kept += band.map { members[Int($0)] }
      }
    }
    kept.sort()
    sortIntoCostOrder(&kept, skills: skills, costs: costs)
    return PlayerBand(rows: kept)
  }

  /// At each cost, the most skilled of some players; with ties, also those who equal the last of them.
  private func mostSkilled<Value: WholeNumber>(
    _ count: Int, atEachCostOf members: [Int32], _ skills: [Value], _ costs: [Value], order: BetterPlayers
  ) -> [Int32] {
    var inOrder = members
    sortIntoCostOrder(&inOrder, skills: skills, costs: costs)
    var kept: [Int32] = []
    var first = 0
    for (place, row) in inOrder.enumerated() {
      if costs[Int(row)] != costs[Int(inOrder[first])] { first = place }
      let last = inOrder[min(place, first + count - 1)]
      let isTied = order == .skillAlone && skills[Int(row)] == skills[Int(last)]
      if place - first < count || isTied { kept.append(row) }
    }
    return kept
  }
}
