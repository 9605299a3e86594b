/// Players of whom a team has an exact number.
///
/// A repair keeps so many players of the team and takes so many others: two groups, of which each is chosen
/// best for what the other leaves of the budget. The smallest row that two teams do not share decides which
/// comes first, so the first rows of both groups make the first rows of the team.
struct MemberGroup {
  /// Those who are members in any case.
  var given: Members
  /// Those among whom the other members are chosen, in cost order.
  var candidates: Candidates<Int128>
  /// How many of the candidates are members.
  var choose: Int

  /// In how many ways the members can be chosen, or the largest number.
  var ways: UInt128 { .waysToChoose(choose, of: candidates.count) }
}

extension MemberGroup {
  /// The group of the team's players of whom `kept` stay.
  ///
  /// Whoever has `kept` dominators in the team does not stay: one of them goes, and keeping that one instead
  /// is better. Whoever dominates as many as leave stays, by the same exchange seen from the other end.
  /// Both hold for the best choice at any budget, hence together.
  /// - Parameter players: the team in the order of its rows, `kept` players or more.
  init(keeping kept: Int, of players: Candidates<Int128>) {
    let leaving = players.count - kept
    var isGiven = [Bool](repeating: true, count: players.count)
    if leaving > 0 {
      // Upside down the dominated dominate, and of equal players the larger row does.
      let worst = skyband(
        skills: players.skills.reversed().map { -$0 }, costs: players.costs.reversed().map { -$0 },
        size: leaving)
      for place in worst.rows { isGiven[players.count - 1 - Int(place)] = false }
    }
    given = players.members(players.rows.indices.filter { isGiven[$0] })
    choose = kept - given.rows.count
    candidates = Candidates(skills: [], costs: [], rows: [])
    guard choose > 0 else { return }
    let best = skyband(skills: players.skills, costs: players.costs, size: kept)
    candidates = players.selected(best.rows.map(Int.init).filter { !isGiven[$0] })
  }
}

extension Candidates<Int128> {
  /// The players at some indices, in their order.
  func selected(_ indices: [Int]) -> Candidates<Int128> {
    Candidates(
      skills: indices.map { skills[$0] }, costs: indices.map { costs[$0] }, rows: indices.map { rows[$0] })
  }

  /// The players at some indices as members of a team.
  func members(_ indices: [Int]) -> Members {
    let ranks = indices.map { Int32($0) }
    let (skill, cost) = totals(of: ranks)
    return Members(rows: rows(of: ranks), skill: skill, cost: cost)
  }
}
