import Tables
import Words

/// Finds the players of a pool whom people name.
///
/// An id decides where the pool has ids. A name decides where one player has it; of several the club and then
/// the row given tell which is meant, as does the name in the form of reports, `Max Muncy (ATH)`. A name that nobody has
/// may be written without regard to case, accents and dots, or be a part of one, such as the surname.
public struct PlayerFinder: Sendable {
  /// Who is meant.
  public enum Finding: Sendable, Hashable {
    /// The player with this index.
    case player(Int)
    /// Nobody.
    case unknown
    /// One of these players.
    case ambiguous([Int])
  }

  /// How many likely players are offered for an unknown one.
  private static let offered = 3

  /// The players.
  let pool: Pool
  private let names: KeyTable
  private let ids: KeyTable?
  /// The players of a name that several have, by the first of them.
  private let namesakes: [Int: [Int]]
  /// Copies of a finder share what they remember, which follows from the pool alone.
  private let memory = SuggestionMemory()
  private let loose = LooseNames()

  /// A finder for a pool.
  /// - Complexity: O(bytes of the keys).
  public init(_ pool: Pool) {
    self.pool = pool
    let names = KeyTable(of: pool.names)
    self.names = names
    ids = pool.ids.map { KeyTable(of: $0) }
    namesakes = Dictionary(grouping: pool.namesakes.keys.sorted()) { index in
      names.row(of: pool.names[index], in: pool.names) ?? index
    }
  }

  /// Who is meant by a reference.
  /// - Complexity: O(1), or the number of namesakes.
  public func find(_ reference: PlayerReference) -> Finding {
    if let id = reference.id, let column = pool.ids {
      return ids?.row(of: id, in: column).map { .player($0) } ?? .unknown
    }
    guard let name = reference.name else { return .unknown }
    var candidates = players(called: name)
    if candidates.isEmpty {
      if let player = player(shownAs: name) { return .player(player) }
      candidates = loose.players(called: name, in: pool)
    }
    switch candidates.count {
    case 0: return .unknown
    case 1: return .player(candidates[0])
    default: return tellApart(candidates, by: reference)
    }
  }

  /// Who is meant by a text that is an id or a name; an id comes first.
  public func find(idOrName text: String) -> Finding {
    if pool.ids != nil, case .player(let player) = find(PlayerReference(id: text)) { return .player(player) }
    return find(PlayerReference(name: text))
  }

  /// Whom a reference that names nobody may mean, in quotes as messages show them, the likeliest first: where an
  /// id is unknown the ids of the players of that name or of the nearest names, else the nearest ids.
  /// - Complexity: O(players) when it is asked first.
  public func suggestions(for reference: PlayerReference) -> [String] {
    memory.answer(to: reference) {
      guard let id = reference.id, let column = pool.ids else {
        return reference.name.map { nearestNames(to: $0).map { quoted($0) } } ?? []
      }
      var players = reference.name.map { self.players(called: $0) } ?? []
      if players.isEmpty, let name = reference.name { players = nearestPlayers(toName: name) }
      if players.isEmpty { players = nearestPlayers(toID: id, in: column) }
      return players.prefix(Self.offered).map { player in
        let name = pool.displayName(of: player)
        return column[player].isEmpty ? quoted(name) : "\(quoted(column[player])) (\(name))"
      }
    }
  }

  /// All players of a name, in the order of the pool; most names have one.
  public func players(called name: String) -> [Int] {
    guard let first = names.row(of: name, in: pool.names) else { return [] }
    return namesakes[first] ?? [first]
  }

  private func tellApart(_ candidates: [Int], by reference: PlayerReference) -> Finding {
    var left = candidates
    if let club = reference.club {
      let ofClub = left.filter { pool.plays($0, for: club) }
      if !ofClub.isEmpty { left = ofClub }
    }
    if let row = reference.row, let index = left.first(where: { Int(pool.records[$0]) == row }) {
      return .player(index)
    }
    if let slot = reference.slot, left.count > 1 {
      let ofSlot = left.filter { pool.namesakes[$0]?.lowercased() == RoleRule.slotWord(slot) }
      if ofSlot.count == 1 { return .player(ofSlot[0]) }
    }
    return left.count == 1 ? .player(left[0]) : .ambiguous(left)
  }

  /// The namesake whom reports show by this text.
  private func player(shownAs text: String) -> Int? {
    guard let bracket = text.lastIndex(of: "(") else { return nil }
    let namesakes = players(called: text[..<bracket].trimmingSpaces())
    if let shown = namesakes.first(where: { pool.displayName(of: $0) == text }) { return shown }
    // Somebody with one row in a showdown is shown without its slot.
    let slot = text[bracket...].dropFirst().prefix { $0 != ")" }.lowercased()
    let there = namesakes.filter { player in pool.roles.map { RoleRule.slotWord($0[player]) } == slot }
    return there.count == 1 ? there[0] : nil
  }

  private func nearestNames(to name: String) -> [String] {
    // Who is called by a part of their name is meant more likely than somebody of a similar one.
    let word = name.lowercased()
    let bearers = (0..<pool.count).lazy.map { pool.displayName(of: $0) }.filter { shown in
      shown.lowercased().split(separator: " ").contains { $0 == word }
    }
    guard bearers.isEmpty else { return Array(bearers.prefix(Self.offered)) }
    let near = nearest(
      to: name, among: (0..<pool.count).lazy.map { pool.displayName(of: $0) }, atMost: Self.offered)
    guard near.isEmpty else { return near }
    // What tells those of one name apart stands behind it.
    let shared = namesakes.keys.sorted().lazy.map { pool.names[$0] }
    return nearest(to: name, among: shared, atMost: Self.offered)
  }

  private func nearestPlayers(toName name: String) -> [Int] {
    nearestNames(to: name).compactMap { name in
      if case .player(let player) = find(PlayerReference(name: name)) { player } else { nil }
    }
  }

  private func nearestPlayers(toID id: String, in column: TextColumn) -> [Int] {
    nearest(to: id, among: (0..<column.count).lazy.map { column[$0] }, atMost: Self.offered)
      .compactMap { ids?.row(of: $0, in: column) }
  }
}

extension Pool {
  /// Whether a player plays for a club, in upper or lower case.
  func plays(_ index: Int, for club: String) -> Bool {
    clubs?[index].lowercased() == club.lowercased()
  }
}
