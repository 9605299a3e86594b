/// What is left to decide once the locked players are chosen and the banned ones removed. Players are in cost order:
/// cheaper first, on equal cost the more skilled first, on equal skill too the smaller row first.
/// A class, because a small search took a tenth of its time to copy twenty columns; nothing changes once it is built.
final class FreePlayers: @unchecked Sendable {
  /// Row of the problem, by player.
  var rows: [Int32] = []
  /// Type of the automaton, by player.
  var types: [Int32] = []
  /// The sets with limits that each player belongs to: their club first, then groups.
  var sets: [[Int32]] = []
  /// By set: the fewest and the most of the players still to choose.
  var bounds: [ClosedRange<Int>] = []
  /// How many of the sets are clubs: the first ones.
  var clubCount = 0
  /// How many clubs the players still to choose must add to those of the locked ones.
  var leastNewClubs = 0
  /// By club: whether a locked player is from it.
  var isClubTaken: [Bool] = []
  /// By player: whether they only tie with others and are in no best team that comes first; empty where none does.
  var onlyTies: [Bool] = []
  /// Whether some players who only tie were set aside nevertheless, because there were too many.
  var lacksTies = false
  /// The number of players to choose.
  var choose = 0
  /// Rows of the locked players, ascending.
  var locked: [Int] = []
  /// By player: the duty; empty where players have none. A player is then a choice: several may be of one row.
  var duties: [Int32] = []
  /// By player: their skill and cost, where these differ from the problem's columns.
  var values: [(skill: Int128, cost: Int128)] = []
  var sums: [SumLimit] = []
  var conditions: [SetCondition] = []
  var slotFit: SlotFit
  var automaton: TeamAutomaton

  /// What is needed to see whether players found by an inexact automaton fill the slots.
  struct SlotFit: Sendable {
    var slots: Slots
    /// The kinds of slots of the locked players.
    var locked: [UInt64]
    /// By type: the kinds of slots.
    var kindsOfType: [UInt64]
    /// The groups of players with duties; `nil` without duties.
    var duties: DutyGroups?
    /// Whether the automaton's types are twice those here, because it counts the members of a set.
    var countsMembers = false
  }

  init(_ slotFit: SlotFit, _ automaton: TeamAutomaton) {
    (self.slotFit, self.automaton) = (slotFit, automaton)
  }

  var count: Int { rows.count }

  var all: [FreePlayer] { rows.indices.map { FreePlayer($0) } }

  /// Whether a player may have several choices, of which a team contains one.
  var hasChoices: Bool { !duties.isEmpty }

  var hasChoicesOrSums: Bool { hasChoices || !sums.isEmpty || !conditions.isEmpty }
}

extension FreePlayers {
  /// Settles everything that can be settled without a search; `nil` where no team can satisfy the rules. Where players
  /// have duties, there is a player for each choice, and none is locked: locks are rules there.
  /// - Parameters:
  ///   - wanted: how many of the best teams matter.
  ///   - keepsTies: whether all teams that share the skill of the last of them also matter.
  convenience init?(_ problem: Problem, wanted: Int, keepsTies: Bool, tuning: SearchTuning) {
    let size = problem.size
    let slots = Slots(problem.slots, size: size)
    let (lockedRows, banned) = (Set(problem.locked), Set(problem.banned))
    guard lockedRows.count <= size, lockedRows.isDisjoint(with: banned) else { return nil }
    let (choose, locked) = (size - lockedRows.count, lockedRows.sorted())
    let lockedKinds = locked.map { problem.kinds(ofRow: $0, slots) }
    let open = OpenPlayers(problem, slots, without: lockedRows.union(banned))
    let groups = problem.duties.isEmpty ? nil : open.groups
    let kindsOfType = groups?.types.map(\.slots) ?? open.kindsOfType
    let automaton = TeamAutomaton(
      slots.bounds, types: kindsOfType, groups, locked: lockedKinds, size: size,
      mostStates: tuning.mostStates, mostCounts: tuning.mostCounts)
    guard open.rows.count >= choose, let automaton else { return nil }
    self.init(
      SlotFit(slots: slots, locked: lockedKinds, kindsOfType: kindsOfType, duties: groups), automaton)
    (self.choose, self.locked) = (choose, locked)
    let mostOfType = groups?.firstTypes.map { automaton.mostOfType[$0] } ?? automaton.mostOfType
    let band = problem.band(
      among: open, locked: lockedRows, mostOfType: mostOfType.map { min($0, choose) },
      wanted: wanted, keepsTies: keepsTies)
    if let groups {
      addChoices(of: band, problem, groups)
    } else {
      rows = band.rows
      types = rows.map { open.type(ofRow: $0) }
      onlyTies = band.onlyTies
    }
    lacksTies = band.lacksTies
    sets = Array(repeating: [], count: count)
    let problem = countingMembers(problem, mostStates: tuning.mostStates)
    guard count >= choose, addClubs(of: problem), addGroups(of: problem), addCounters(of: problem),
      addConditions(of: problem)
    else { return nil }
  }

  /// Adds a player for each choice of the players of a band, in cost order.
  private func addChoices(of band: PlayerBand, _ problem: Problem, _ groups: DutyGroups) {
    let onlyTie = Set(zip(band.rows, band.onlyTies).filter(\.1).map(\.0))
    var choices = band.rows.flatMap { row in problem.choices(ofRow: Int(row)).map { (row: row, choice: $0) } }
    choices.sort { left, right in
      (left.choice.cost, right.choice.skill, left.row, left.choice.duty)
        < (right.choice.cost, left.choice.skill, right.row, right.choice.duty)
    }
    rows = choices.map(\.row)
    types = choices.map { row, choice in
      Int32(groups.type(ofGroup: Int(groups.groupOfRow[Int(row)]), duty: choice.duty))
    }
    duties = choices.map { Int32($0.choice.duty) }
    values = choices.map { ($0.choice.skill, $0.choice.cost) }
    if !onlyTie.isEmpty { onlyTies = rows.map(onlyTie.contains) }
  }

  private func addClubs(of problem: Problem) -> Bool {
    let least = max(0, problem.leastClubs ?? 0)
    guard !problem.clubs.isEmpty, least <= problem.size else { return least == 0 }
    guard let most = problem.clubLimit else { return true }
    var numbers: [Int32: Int32] = [:]
    func number(ofRow row: Int) -> Int32? {
      let club = problem.clubs[row]
      if club < 0 { return nil }
      let number = numbers[club, default: Int32(numbers.count)]
      numbers[club] = number
      return number
    }
    let lockedClubs = locked.compactMap { number(ofRow: $0) }
    for (player, row) in zip(all, rows) { sets[player] = number(ofRow: Int(row)).map { [$0] } ?? [] }
    clubCount = numbers.count
    var taken = [Int](repeating: 0, count: clubCount)
    for club in lockedClubs { taken[Int(club)] += 1 }
    isClubTaken = taken.map { $0 > 0 }
    leastNewClubs = max(0, least - isClubTaken.count { $0 })
    let newClubs = isClubTaken.count { !$0 }
    guard taken.allSatisfy({ $0 <= most }), leastNewClubs <= min(choose, newClubs) else { return false }
    bounds = taken.map { 0...min(choose, most - $0) }
    // A search would find out only by trying everything.
    var (members, others) = ([Int](repeating: 0, count: clubCount), 0)
    for own in sets { if let club = own.first { members[Int(club)] += 1 } else { others += 1 } }
    return zip(members, bounds).reduce(others) { $0 + min($1.0, $1.1.upperBound) } >= choose
  }

  private func addGroups(of problem: Problem) -> Bool {
    guard !problem.groups.isEmpty else { return true }
    // A showdown has a group for each player: going through all rows for each would take quadratic time.
    let players = Dictionary(grouping: all) { Int(rows[$0]) }
    let locked = Set(locked)
    for group in problem.groups {
      let members = Set(group.members)
      let taken = locked.intersection(members).count
      let own = members.flatMap { players[$0] ?? [] }
      let least = max(0, group.least - taken)
      let most = min(own.count, choose, max(-1, group.most - taken))
      guard least <= most else { return false }
      // A group that rules nothing out is no set: of 100,000 players of a showdown a few dozen are left.
      if least == 0, most == min(own.count, choose) { continue }
      let set = Int32(bounds.count)
      for player in own { sets[player].append(set) }
      bounds.append(least...most)
    }
    return true
  }
}
