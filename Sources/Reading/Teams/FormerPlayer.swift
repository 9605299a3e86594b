import Selection
import Tables

/// A player as an earlier run recorded them, to be found in a pool that may have changed since.
public struct FormerPlayer: Sendable {
  fileprivate let reference: PlayerReference
  fileprivate let skill: DecimalNumber
  fileprivate let cost: DecimalNumber
  private let displayName: String

  /// Creates a player of an earlier run.
  /// - Parameters:
  ///   - reference: everything that identified them.
  ///   - displayName: how reports showed them then.
  ///   - skill: their skill then.
  ///   - cost: their cost then.
  public init(
    _ reference: PlayerReference, shownAs displayName: String, skill: DecimalNumber, cost: DecimalNumber
  ) {
    self.reference = reference
    self.skill = skill
    self.cost = cost
    self.displayName = displayName
  }
}

extension PlayerFinder {
  /// Returns the player recorded by an earlier run; `nil` where they are no longer in the pool.
  ///
  /// An id alone decides where both runs have one. Otherwise the name must match, and the club where both have one;
  /// namesakes whom no club tells apart, then or now, must also match in skill and cost. The row itself proves nothing,
  /// because rows move: it only chooses among players who match in everything else.
  /// - Complexity: O(1), or the number of namesakes.
  public func find(_ former: FormerPlayer) -> Int? {
    let reference = former.reference
    if reference.id != nil, pool.ids != nil {
      guard case .player(let index) = find(reference) else { return nil }
      return index
    }
    let ofClub = players(called: reference.name ?? "").filter { index in
      guard let club = reference.club, let known = pool[index].club else { return true }
      return known.lowercased() == club.lowercased()
    }
    if ofClub.count == 1, former.isKnown(byClub: pool[ofClub[0]].club) { return ofClub[0] }
    let alike = ofClub.filter { former.hasValues(of: $0, in: pool) }
    return alike.first { Int(pool.records[$0]) == reference.row } ?? (alike.count == 1 ? alike[0] : nil)
  }
}

extension FormerPlayer {
  /// Whether their name and this club identify them: they had no namesakes, or their club told them apart.
  fileprivate func isKnown(byClub club: String?) -> Bool {
    let name = reference.name ?? ""
    return !displayName.hasPrefix("\(name) (")
      || club != nil && displayName == "\(name) (\(reference.club ?? ""))"
  }

  /// Whether their skill and cost match those of a player in the pool.
  fileprivate func hasValues(of index: Int, in pool: Pool) -> Bool {
    pool.skills.number(pool.skills[index]) == skill
      && pool.cost(of: index) == cost
  }
}
