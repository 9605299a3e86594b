/// Players who can replace a player where a team may have only so many of each club, or one row of each person.
///
/// A better player of the kind in another's place makes a better team, unless they are already in it or their club is
/// full. Besides the player, a team has k − 1 members. If they fill f clubs, at most c − 1 of the rest are of the kind.
/// So all better players are free except those of f clubs and c − 1 more. Of a real pool of 820 players in 20 clubs,
/// with four transfers, 214 are left instead of 537.
///
/// Where people have several rows, each of the other k − 1 members may be another row of a better player. Of a season of
/// 22,343 rows, 595 are left instead of 1,940.
struct StandIns {
  let problem: Problem
  let order: BetterPlayers
  /// How many better teams rule a player out.
  let wanted: Int
  /// How many players a team takes besides the locked ones.
  let choose: Int
  /// By club: how many more players it may have; other clubs have `limit`.
  let roomOfClub: [Int32: Int]
  let limit: Int
  /// The club of each row, where clubs have a limit.
  private let clubs: [Int32]
  /// By row: the person, where a team takes one row of each person; −1 for none. Empty where there are none.
  private let people: [Int]

  /// The fewest players that fill a club.
  private let toFill: Int
  /// How many better players are checked first, and at most; often a few are enough.
  private static let (fewBetter, mostBetter) = (16, 64)

  /// The replacements; `nil` where other rules about clubs, or a lowest spend, may rule them out, and for long lists.
  init?(_ problem: Problem, people: [Int], locked: Set<Int>, order: BetterPlayers, wanted: Int) {
    let limit = problem.clubLimit ?? .max
    guard limit > 0, limit < .max || !people.isEmpty, problem.leastCost ?? 0 <= 0, wanted <= Self.mostBetter
    else { return nil }
    let least = problem.leastClubs ?? 0
    // A team within the limit then has players from enough clubs.
    let isRedundant =
      least <= 0 || (problem.size - 1) / limit + 1 >= least && !problem.clubs.contains { $0 < 0 }
    guard isRedundant else { return nil }
    let clubs = limit == .max ? [] : problem.clubs
    var room: [Int32: Int] = [:]
    for row in locked where !clubs.isEmpty && clubs[row] >= 0 { room[clubs[row], default: limit] -= 1 }
    (self.problem, self.order, self.wanted, self.limit) = (problem, order, wanted, limit)
    (self.clubs, self.people) = (clubs, people)
    (choose, roomOfClub) = (problem.size - locked.count, room)
    toFill = max(1, room.values.reduce(limit) { $1 > 0 ? min($0, $1) : $0 })
  }

  /// The players of a kind, given in cost order, who can be in a wanted team.
  /// - Parameter most: the most of them that a team can have, whatever their clubs.
  func needed(_ players: [Int32], most: Int) -> [Int32] {
    guard players.count > most else { return players }
    var kept: [Int32] = []
    // The most skilled first.
    var bySkill: [Int32] = []
    for row in players {
      if isReplaced(row, by: bySkill, most: most) { continue }
      kept.append(row)
      let skill = problem.skills[Int(row)]
      bySkill.insert(row, at: partitionPoint(0, bySkill.count) { problem.skills[Int(bySkill[$0])] < skill })
    }
    return kept
  }

  /// Whether at least `wanted` of some players, the most skilled first, are better and can take a player's place.
  private func isReplaced(_ row: Int32, by bySkill: [Int32], most: Int) -> Bool {
    let least = problem.skills[Int(row)] + (order == .skillAlone ? 1 : 0)
    var better: [Int32] = []
    var met: [Int] = []
    for other in bySkill {
      guard problem.skills[Int(other)] >= least, better.count < Self.mostBetter else { break }
      guard isBetter(other, row) else { continue }
      if !people.isEmpty, people[Int(other)] >= 0 {
        if met.contains(people[Int(other)]) { continue }
        met.append(people[Int(other)])
      }
      better.append(other)
      if better.count == Self.fewBetter, free(better, for: row, most: most) >= wanted { return true }
    }
    return free(better, for: row, most: most) >= wanted
  }

  private func isBetter(_ row: Int32, _ other: Int32) -> Bool {
    let (skill, otherSkill) = (problem.skills[Int(row)], problem.skills[Int(other)])
    let (cost, otherCost) = (problem.costs[Int(row)], problem.costs[Int(other)])
    guard skill >= otherSkill, cost <= otherCost else { return false }
    switch order {
    case .plain: return skill > otherSkill || cost < otherCost || row < other
    case .skillAlone: return skill > otherSkill
    case .costFirst: return cost < otherCost || row < other
    }
  }

  private func club(of row: Int32) -> Int32 { clubs.isEmpty ? -1 : clubs[Int(row)] }

  /// At least how many of the better players can take a player's place in any team.
  private func free(_ better: [Int32], for row: Int32, most: Int) -> Int {
    guard better.count >= wanted else { return 0 }
    var full: [Int32] = []
    var all = 0
    for other in better {
      let club = club(of: other)
      if club >= 0, roomOfClub[club] ?? limit <= 0 { continue }
      all += 1
      if club >= 0, club != self.club(of: row) { full.append(club) }
    }
    full.sort()
    var (counts, last) = ([Int](), Int32(-1))
    for club in full {
      if club == last { counts[counts.count - 1] += 1 } else { counts.append(1) }
      last = club
    }
    counts.sort(by: >)
    var (least, ofFull) = (Int.max, 0)
    for full in 0...min(counts.count, (choose - 1) / toFill) {
      if full > 0 { ofFull += counts[full - 1] }
      let others = people.isEmpty ? min(most - 1, choose - 1 - full * toFill) : choose - 1
      least = min(least, all - ofFull - others)
    }
    return least
  }
}

extension Problem {
  /// Those of some players, in cost order, who can be in one of the best `wanted` teams despite replacements.
  func removingReplaceable(
    _ players: [Int32], _ open: OpenPlayers, locked: Set<Int>, mostOfType: [Int], order: BetterPlayers,
    wanted: Int
  ) -> [Int32] {
    let (problem, people) = withoutClubsAndPeople(locked: locked)
    let standIns = StandIns(self, people: people, locked: locked, order: order, wanted: wanted)
    guard let standIns else { return players }
    let kinds = PlayerKinds(
      open, problem, locked: locked, mostOfType: mostOfType, of: players, distinguishesPeople: true)
    let needed = Set(zip(kinds.rows, kinds.most).flatMap { standIns.needed($0, most: $1) })
    return players.filter(needed.contains)
  }

  /// The problem without clubs, and without groups of which a team takes at most one, none of them locked, if they share
  /// nobody with an earlier one; and by row the number of such a group, −1 for none: empty where there are none.
  private func withoutClubsAndPeople(locked: Set<Int>) -> (problem: Problem, people: [Int]) {
    var people: [Int] = []
    let others = groups.enumerated().filter { number, group in
      guard group.least <= 0, group.most == 1, locked.isDisjoint(with: group.members) else { return true }
      if people.isEmpty { people = Array(repeating: -1, count: count) }
      guard group.members.allSatisfy({ people[$0] < 0 }) else { return true }
      for row in group.members { people[row] = number }
      return false
    }
    let other = changed {
      ($0.clubs, $0.mostPerClub, $0.leastClubs, $0.groups) = ([], nil, nil, others.map(\.element))
    }
    return (other, people)
  }
}
