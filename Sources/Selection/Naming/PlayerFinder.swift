import Tables
import Words

/// Finds the players of a pool by id or name.
///
/// An id decides where the pool has ids. A name decides where only one player has it; namesakes are told apart by club,
/// then by row, or by the form used in reports, `Max Muncy (ATH)`. A name that matches no player exactly may differ in
/// case, accents and dots, or be a part of a name, such as the surname.
///
/// ```swift
/// let finder = PlayerFinder(pool)
/// finder.find(PlayerReference(name: "Max Muncy"))  // .ambiguous([0, 2])
/// finder.find(PlayerReference(name: "muncy (ath)"))  // .player(2)
/// ```
public struct PlayerFinder: Sendable {
  /// The result of a search.
  public enum Finding: Sendable, Hashable {
    /// The player with this index.
    case player(Int)
    /// No player.
    case unknown
    /// One of these players.
    case ambiguous([Int])
  }

  /// How many suggestions are made for an unknown player.
  private static let offered = 3

  package let pool: Pool
  private let names: KeyTable
  private let ids: KeyTable?
  /// The players of each name that several share, by the first of them.
  private let namesakes: [Int: [Int]]
  /// Copies of a finder share this cache, which depends on the pool alone.
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

  /// Finds the player that a reference means.
  /// - Complexity: O(1) or the number of namesakes for an exact name; O(bytes of the names) for the first other one.
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

  /// Finds the player that a text means; an id takes precedence over a name.
  public func find(idOrName text: String) -> Finding {
    if pool.ids != nil, case .player(let player) = find(PlayerReference(id: text)) { return .player(player) }
    return find(PlayerReference(name: text))
  }

  /// Returns suggestions for a reference that matches no player, quoted as in messages, the likeliest first: for an
  /// unknown id the ids of the players with that name or the nearest names, otherwise the nearest ids.
  /// - Complexity: O(players) on the first call.
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

  /// Returns all players with a name, in the order of the pool; most names have one.
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

  /// The namesake whom reports show as this text, but for case, accents and dots.
  private func player(shownAs text: String) -> Int? {
    guard let bracket = text.lastIndex(of: "(") else { return nil }
    let name = text[..<bracket].trimmingSpaces()
    var namesakes = players(called: name)
    if let shown = namesakes.first(where: { pool.displayName(of: $0) == text }) { return shown }
    if namesakes.isEmpty {
      namesakes = loose.players(called: name, in: pool).filter { folded(pool.names[$0]) == folded(name) }
    }
    let wanted = folded(text)
    if let shown = namesakes.first(where: { folded(pool.displayName(of: $0)) == wanted }) { return shown }
    // A player without namesakes is shown without their club, and one with only one row in a showdown without its slot.
    let mark = String(text[bracket...].dropFirst().prefix { $0 != ")" })
    if namesakes.isEmpty { namesakes = loose.players(called: name, in: pool) }
    let there = namesakes.filter { player in
      pool.plays(player, for: mark)
        || pool.roles.map { RoleRule.slotWord($0[player]) } == RoleRule.slotWord(mark)
    }
    return there.count == 1 ? there[0] : nil
  }

  private func nearestNames(to name: String) -> [String] {
    // A player with this word in their name is a likelier match than one with a similar name.
    let word = name.lowercased()
    let bearers = (0..<pool.count).lazy.map { pool.displayName(of: $0) }.filter { shown in
      shown.lowercased().split(separator: " ").contains { $0 == word }
    }
    guard bearers.isEmpty else { return Array(bearers.prefix(Self.offered)) }
    let near = nearest(
      to: name, among: (0..<pool.count).lazy.map { pool.displayName(of: $0) }, atMost: Self.offered)
    guard near.isEmpty else { return near }
    // Players may be shown by another name than their full one, or with a mark that tells namesakes apart.
    let full = (0..<pool.count).lazy.filter { names.row(of: pool.names[$0], in: pool.names) == $0 }
    return nearest(to: name, among: full.map { pool.names[$0] }, atMost: Self.offered)
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
  /// Whether a player plays for a club, compared without case.
  package func plays(_ index: Int, for club: String) -> Bool {
    clubs?[index].lowercased() == club.lowercased()
  }
}
