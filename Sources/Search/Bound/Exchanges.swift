/// Improves a legal team by exchanging one or two members, under all rules, until no such exchange makes it better: the
/// team that a stopped search shows must be a good one. Whether an exchange is legal is checked once for each choice of
/// kinds; for two kinds, two pointers find the most skilled pair that the budget allows. Members also change duties.
struct Exchanges<Value: WholeNumber> {
  /// Players of one type and the same sets, who can replace each other, cheaper first.
  private struct Kind {
    var type: Int
    var sets: [Int32]
    var members: [FreePlayer] = []
    var outsiders: [FreePlayer] = []
    /// By number of outsiders, counted from the cheapest: the two most skilled of them.
    var best: [(first: FreePlayer?, second: FreePlayer?)] = []
  }

  private let players: FreePlayers
  private let columns: ScaledPlayers<Value>
  private let stop: StopSignal
  private var kinds: [Kind] = []
  /// By row: the choices of a player, where there are several.
  private var choices: [Int32: [FreePlayer]] = [:]
  /// The best exchange: the team after it, and what is gained and saved.
  private var found: (team: [FreePlayer], gain: Value, saving: Value)?

  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, stop: StopSignal) {
    self.players = players
    self.columns = columns
    self.stop = stop
    if players.bounds.isEmpty, players.automaton.typeCount == 1 {
      kinds = [Kind(type: 0, sets: [], members: players.all)]
      return
    }
    var numbers: [[Int32]: Int] = [:]
    for player in players.all {
      let key = [players.types[player]] + players.sets[player]
      let number = numbers[key, default: kinds.count]
      if number == kinds.count {
        numbers[key] = number
        kinds.append(Kind(type: Int(players.types[player]), sets: players.sets[player]))
      }
      kinds[number].members.append(player)
      if players.hasChoices { choices[players.rows[player], default: []].append(player) }
    }
  }

  /// The team after all exchanges that make it better, as far as the steps allow: of one member before two.
  mutating func improved(_ team: [FreePlayer]) -> [FreePlayer] {
    var team = team
    while true {
      indexOutsiders(team)
      found = nil
      exchangeOne(of: team)
      if found == nil { exchangeTwo(of: team) }
      guard let found else { return team }
      team = found.team
    }
  }

  private mutating func indexOutsiders(_ team: [FreePlayer]) {
    stop.spend(players.all.count / 4)
    let rows = Set(team.map { players.rows[$0] })
    for kind in kinds.indices {
      kinds[kind].outsiders = kinds[kind].members.filter { !rows.contains(players.rows[$0]) }
      var (first, second): (FreePlayer?, FreePlayer?)
      kinds[kind].best = [(nil, nil)]
      for player in kinds[kind].outsiders {
        let skill = columns.skills[player]
        if first.map({ skill > columns.skills[$0] }) ?? true {
          (first, second) = (player, first)
        } else if second.map({ skill > columns.skills[$0] }) ?? true {
          second = player
        }
        kinds[kind].best.append((first, second))
      }
    }
  }

  private mutating func exchangeOne(of team: [FreePlayer]) {
    for leaver in team {
      guard stop.spend(kinds.count * (1 + players.bounds.count) + players.choose) else { return }
      replace([leaver], by: [], Rest(team, without: [leaver], players, columns), of: team)
      for changed in otherChoices(leaver) { consider([leaver], [changed], from: team) }
    }
  }

  /// Replaces members by the best outsider of each kind and by some other choices.
  private mutating func replace(
    _ leaving: [FreePlayer], by choices: [FreePlayer], _ rest: Rest, of team: [FreePlayer]
  ) {
    let left = rest.left - columns.totals(of: choices).cost
    for kind in kinds.indices where admits(rest, [kind], choices) {
      if let first = best(ofKind: kind, within: left) { consider(leaving, choices + [first], from: team) }
    }
  }

  /// The other choices of a member, where players have several.
  private func otherChoices(_ member: FreePlayer) -> [FreePlayer] {
    choices[players.rows[member]]?.filter { $0 != member } ?? []
  }

  private mutating func exchangeTwo(of team: [FreePlayer]) {
    for (place, one) in team.enumerated() {
      for other in team[(place + 1)...] {
        let rest = Rest(team, without: [one, other], players, columns)
        let leaving = columns.totals(of: [one, other])
        for first in kinds.indices where highestSkill(first) >= 0 {
          guard stop.spend((kinds.count - first) * (1 + players.bounds.count)) else { return }
          for second in kinds.indices.dropFirst(first) {
            guard highestSkill(first) + highestSkill(second) > leaving.skill + (found?.gain ?? 0),
              admits(rest, [first, second])
            else { continue }
            guard stop.spend(kinds[first].outsiders.count + kinds[second].outsiders.count) else { return }
            if let pair = bestPair(first, second, within: rest.left) {
              consider([one, other], pair, from: team)
            }
          }
        }
        if players.hasChoices, !exchangeDuties(one, other, rest, of: team) { return }
      }
    }
  }

  /// Lets two members change duties, or one, and replaces the other; returns whether there are steps left.
  private mutating func exchangeDuties(
    _ one: FreePlayer, _ other: FreePlayer, _ rest: Rest, of team: [FreePlayer]
  ) -> Bool {
    for (stays, leaves) in [(one, other), (other, one)] {
      for choice in otherChoices(stays) {
        guard stop.spend(kinds.count * (1 + players.bounds.count) + players.choose) else { return false }
        for changed in otherChoices(leaves) where stays == one {
          consider([one, other], [choice, changed], from: team)
        }
        replace([one, other], by: [choice], rest, of: team)
      }
    }
    return true
  }

  /// The skill of the most skilled outsider of a kind; negative if there is none.
  private func highestSkill(_ kind: Int) -> Value {
    guard let first = kinds[kind].best.last?.first else { return -1 }
    return columns.skills[first]
  }

  /// The most skilled outsider of a kind who costs at most `cost`.
  private func best(ofKind kind: Int, within cost: Value) -> FreePlayer? {
    let outsiders = kinds[kind].outsiders
    return kinds[kind].best[partitionPoint(0, outsiders.count) { columns.costs[outsiders[$0]] > cost }].first
  }

  /// The most skilled pair of outsiders of two kinds who together cost at most `cost`.
  private func bestPair(_ one: Int, _ two: Int, within cost: Value) -> [FreePlayer]? {
    let (first, second) = (kinds[one].outsiders, kinds[two].outsiders)
    var end = second.count
    var best: (pair: [FreePlayer], skill: Value)?
    for player in first {
      let left = cost - columns.costs[player]
      while end > 0, columns.costs[second[end - 1]] > left { end -= 1 }
      var mate = kinds[two].best[end].first
      if mate == player { mate = kinds[two].best[end].second }
      guard let mate else { continue }
      let skill = columns.skills[player] + columns.skills[mate]
      if best.map({ skill > $0.skill }) ?? true { best = ([player, mate], skill) }
    }
    return best?.pair
  }

  /// Keeps an exchange if it makes the team better, and by more than the one already kept.
  private mutating func consider(
    _ leaving: [FreePlayer], _ joining: [FreePlayer], from team: [FreePlayer]
  ) {
    let (before, after) = (columns.totals(of: leaving), columns.totals(of: joining))
    let (gain, saving) = (after.skill - before.skill, before.cost - after.cost)
    guard (gain, saving) > (found?.gain ?? 0, found?.saving ?? 0) else { return }
    let cost = columns.totals(of: team).cost - saving
    guard columns.window.contains(cost) else { return }
    let changed = team.filter { !leaving.contains($0) } + joining
    guard players.differentRows(changed) == changed.count,
      players.state(after: changed) == players.automaton.goal, players.fillsSlots(changed),
      !players.hasChoicesOrSums || players.satisfiesSetBounds(changed)
    else { return }
    found = (changed, gain, saving)
  }

  // MARK: Rules

  /// A team without the leaving members.
  private struct Rest {
    var members: [FreePlayer]
    /// The automaton's state; `nil` where it reads players group by group.
    var state: Int?
    /// By set: how many of the members are in it.
    var counts: [Int]
    /// The most that the joining players may cost.
    var left: Value

    init(
      _ team: [FreePlayer], without leaving: [FreePlayer], _ players: FreePlayers,
      _ columns: ScaledPlayers<Value>
    ) {
      members = team.filter { !leaving.contains($0) }
      state = players.hasChoices ? nil : players.state(after: members)
      counts = players.memberships(of: members)
      left = columns.window.upperBound - columns.totals(of: members).cost
    }
  }

  /// Whether the rest, with players of some kinds and other choices, fills the slots and keeps the set limits.
  private func admits(_ rest: Rest, _ new: [Int], _ choices: [FreePlayer] = []) -> Bool {
    if let state = rest.state {
      let end = players.automaton.state(after: new.lazy.map { kinds[$0].type }, from: state)
      guard end == players.automaton.goal else { return false }
    } else {
      let others = (rest.members + choices).map { Int(players.types[$0]) }
      let all = (others + new.map { kinds[$0].type }).sorted()
      let end = players.automaton.state(after: all, from: players.automaton.start)
      guard end == players.automaton.goal else { return false }
    }
    guard !players.bounds.isEmpty else { return true }
    var counts = rest.counts
    for sets in new.map({ kinds[$0].sets }) + choices.map({ players.sets[$0] }) {
      for set in sets { counts[Int(set)] += 1 }
    }
    return players.satisfiesSetBounds(counts: counts)
  }
}
