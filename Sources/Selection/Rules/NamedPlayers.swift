import Tables
import Words

/// The players of a pool whom a rule set names.
public struct NamedPlayers: Sendable, Hashable {
  /// The players who must be in the team, ascending.
  public var locked: [Int] = []
  /// The rows of each person who must be in the team and has several rows, ascending.
  public var lockedPeople: [[Int]] = []
  /// The players who must not be in the team, ascending.
  public var banned: [Int] = []
  /// The members of each group, ascending.
  public var groups: [[Int]] = []
  /// The rows of the player whose presence makes each group apply; empty where it always applies.
  public var groupTriggers: [[Int]] = []
  /// The problems with the names, one sentence each.
  public var problems: [String] = []

  /// The rows of all players who must be in the team.
  public var allLocked: Set<Int> { Set(locked).union(lockedPeople.joined()) }

  /// Returns the players who must be in the team, as messages name them.
  public func lockedNames(in pool: Pool) -> [String] {
    locked.map { pool.displayName(of: $0) } + lockedPeople.map { pool.names[$0[0]] }
  }
}

extension Pool {
  /// Returns players as messages name them: a person who is there with all of their rows appears under the bare name.
  public func names(ofWhole players: [Int]) -> [String] {
    let all = Set(players)
    let whole = people.filter { all.isSuperset(of: $0) }
    let others = all.subtracting(whole.joined()).sorted()
    return whole.map { names[$0[0]] } + others.map { displayName(of: $0) }
  }
}

extension Rules {
  /// Finds the players of a pool whom the rules name.
  func namedPlayers(in pool: Pool) -> NamedPlayers {
    activeRules.contains { $0.namesPlayers } ? namedPlayers(in: PlayerFinder(pool)) : NamedPlayers()
  }

  /// Finds the players of a pool whom the rules name.
  ///
  /// A name is an id if the pool has it as one, otherwise the name of a player, for namesakes in the form used in
  /// reports, `Max Muncy (ATH)`. A name that matches no player or several is a problem, and so is a player who is
  /// locked and banned under different names.
  /// - Complexity: O(names), and O(players) for suggestions.
  public func namedPlayers(in finder: PlayerFinder) -> NamedPlayers {
    activeRules.reduce(into: NamedPlayers()) { $1.find(finder, for: self, noting: &$0) }
  }
}

extension NamedPlayers {
  /// Finds the rows of players, ascending, and records problems with the names.
  /// - Parameter what: what the names belong to: `lock`.
  mutating func players(_ names: [String], _ finder: PlayerFinder, _ what: String) -> [Int] {
    Set(rowsOfEach(names, finder, what).joined()).sorted()
  }

  /// Finds the rows of each player, one or one per slot, and records problems with the names.
  mutating func rowsOfEach(_ names: [String], _ finder: PlayerFinder, _ what: String) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for name in names {
      switch finder.find(idOrName: name) {
      case .player(let player): found.insert([player])
      case .ambiguous(let rows) where finder.pool.people.contains(rows): found.insert(rows)
      case .unknown:
        let near = finder.suggestions(for: PlayerReference(name: name))
        let advice = near.isEmpty ? "" : "; did you mean \(listed(near, "or"))?"
        let absence =
          finder.pool.rowsFiltered == 0
          ? "no player is called \(quoted(name))" : quoted(name) + finder.pool.absence
        problems.append("\(what): \(absence)\(advice)")
      case .ambiguous(let players):
        let forms = players.map { quoted(finder.pool.displayName(of: $0)) }
        let people = Set(players.map { finder.pool.people.rows(with: $0) }).count
        let rows = people == players.count ? "" : " in \(players.count) rows"
        problems.append(
          "\(what): \(people) players\(rows) are called \(quoted(name)); write "
            + listed(shortened(forms, to: PlayerReference.choicesListed), "or"))
      }
    }
    return found
  }
}
