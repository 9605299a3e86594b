import Reading
import Selection
import Words

extension TeamDesk {
  /// What a name given for removal means.
  enum NamedTarget {
    /// A player of the pool.
    case player(Int)
    /// A line of the file that names no player of the pool, or several.
    case unresolved(String)
  }

  /// Resolves names that may be in a team.
  /// A line that cannot be used is known by its own name or id, even if a player who is not in the team has that name.
  /// - Parameter prefersMembers: whether a member is preferred to namesakes who are not in the team, because only
  ///   members can be meant.
  /// - Throws: `UsageMistake` as ``PlayerNames/players(named:)``.
  func targets(
    named texts: [String], in editor: TeamEditor, prefersMembers: Bool
  ) throws(UsageMistake) -> [NamedTarget] {
    let unresolvedLines = editor.team.unknown + editor.team.ambiguous
    let selected = Set(editor.team.players)
    return try names.resolve(texts) { name in
      let finding = names.find(name)
      if case .player(let player) = finding, selected.contains(player) { return .success(.player(player)) }
      if let unresolved = unresolvedLines.first(where: { $0.text == name || $0.player.id == name }) {
        return .success(.unresolved(unresolved.text))
      }
      switch finding {
      case .player(let player): return .success(.player(player))
      case .unknown: return .failure(names.unknown(name))
      case .ambiguous(let candidates):
        let meant = prefersMembers ? candidates.filter(selected.contains) : []
        return meant.count == 1 ? .success(.player(meant[0])) : .failure(names.ambiguous(name, candidates))
      }
    }
  }
}
