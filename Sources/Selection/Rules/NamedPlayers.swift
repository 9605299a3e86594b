import Tables
import Words

/// The players of a pool whom a rule set names.
public struct NamedPlayers: Sendable, Hashable {
  /// Those who must be in the team, ascending.
  public var locked: [Int] = []
  /// Of those who must be in it and stand in several rows the rows, ascending.
  public var lockedPeople: [[Int]] = []
  /// Those who must not be in it, ascending.
  public var banned: [Int] = []
  /// For each group its members, ascending.
  public var groups: [[Int]] = []
  /// For each group the rows of who must be in a team for it to hold; empty where it holds always.
  public var groupBringers: [[Int]] = []
  /// What is wrong with the names, a sentence each.
  public var problems: [String] = []

  /// The rows of all who must be in the team.
  public var allLocked: Set<Int> { Set(locked).union(lockedPeople.joined()) }

  /// Those who must be in the team, as messages call them.
  public func lockedNames(in pool: Pool) -> [String] {
    locked.map { pool.displayName(of: $0) } + lockedPeople.map { pool.names[$0[0]] }
  }
}

extension Pool {
  /// Players as messages call them: whoever is there with all of their rows goes by the bare name.
  public func names(ofWhole players: [Int]) -> [String] {
    let all = Set(players)
    let whole = people.filter { all.isSuperset(of: $0) }
    let others = all.subtracting(whole.joined()).sorted()
    return whole.map { names[$0[0]] } + others.map { displayName(of: $0) }
  }
}

extension Rules {
  /// The players whom the rules name, in a pool.
  /// - Complexity: O(players), where they name anybody.
  func namedPlayers(in pool: Pool) -> NamedPlayers {
    inForce.contains(where: \.namesPlayers) ? namedPlayers(in: PlayerFinder(pool)) : NamedPlayers()
  }

  /// The players whom the rules name, in a pool.
  ///
  /// A name is an id where the pool has it as one, else the name of a player, of namesakes in the form of reports,
  /// `Max Muncy (ATH)`. A name that is nobody's, or several players', is a problem, as is one player who is locked and
  /// banned by different names.
  /// - Complexity: O(names), and O(players) for suggestions.
  public func namedPlayers(in finder: PlayerFinder) -> NamedPlayers {
    inForce.reduce(into: NamedPlayers()) { $1.find(finder, noting: &$0) }
  }
}

extension NamedPlayers {
  /// The rows of players, ascending, noting what is wrong with the names.
  /// - Parameter what: what names them: `lock`.
  mutating func players(_ names: [String], _ finder: PlayerFinder, _ what: String) -> [Int] {
    Set(rowsOfEach(names, finder, what).joined()).sorted()
  }

  /// By player the rows: one, or one for each slot in which they stand; notes what is wrong with the names.
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
        let forms = players.prefix(3).map { quoted(finder.pool.displayName(of: $0)) }
        problems.append(
          "\(what): \(players.count) players are called \(quoted(name)); write \(listed(forms, "or"))")
      }
    }
    return found
  }
}
