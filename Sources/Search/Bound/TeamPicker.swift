/// Picks the heaviest team, whatever it costs and whichever clubs its players are from: the heaviest players that the
/// automaton admits, one after another. That is exact, since the teams that fill some slots are the bases of a matroid:
/// a transversal one, or for quotas the one that Murota's network transformation makes of the counts. (Edmonds 1971;
/// Edmonds and Fulkerson 1965.) Where players have several choices, it is the heaviest path through the automaton.
struct TeamPicker {
  private let types: [Int32]
  private let automaton: TeamAutomaton
  /// The choices of each player; `nil` where there is one each.
  private let choices: PlayerChoices?

  init(_ players: FreePlayers) {
    types = players.types
    automaton = players.automaton
    choices = players.hasChoices ? PlayerChoices(players) : nil
  }

  /// A player and their weight; on equal weight the smaller index is the heavier.
  private struct Weighted<Weight: Comparable>: Comparable {
    var weight: Weight
    var player: FreePlayer

    @inline(__always)
    static func < (left: Self, right: Self) -> Bool {
      left.weight != right.weight ? left.weight < right.weight : left.player > right.player
    }
  }

  /// By type: the heaviest players, as many as a team can have.
  private func heaviest<Weight: Comparable>(_ weights: [Weight]) -> [LargestValues<Weighted<Weight>>] {
    var heaviest = automaton.mostOfType.map { LargestValues<Weighted<Weight>>(capacity: $0) }
    heaviest.withUnsafeMutableBufferPointer { heaviest in
      for player in weights.indices {
        heaviest[Int(types[player])].insert(
          Weighted(weight: weights[player], player: FreePlayer(player)))
      }
    }
    return heaviest
  }

  /// All of these, heaviest first.
  private func inOrder<Weight: Comparable>(_ heaviest: [LargestValues<Weighted<Weight>>]) -> [FreePlayer] {
    heaviest.flatMap(\.values).sorted(by: >).map(\.player)
  }

  /// The players who can be needed, each with all choices: those of one player are adjacent, in the automaton's order.
  func needed<Weight: Comparable>(_ weights: [Weight]) -> NeededPlayers {
    let heaviest = heaviest(weights)
    let players = inOrder(heaviest)
    let last = heaviest.map { $0.values.first?.player }
    guard let choices else {
      return NeededPlayers(players: players, ends: players.indices.map { $0 + 1 }, lastOfType: last)
    }
    return choices.all(of: players, lastOfType: last)
  }

  /// The heaviest team, heaviest players first; `nil` if the players cannot fill the slots.
  func heaviestTeam<Weight: Comparable & SignedNumeric>(_ weights: [Weight]) -> [FreePlayer]? {
    if choices != nil { return heaviestPath(automaton, types, needed(weights), weights) }
    var team: [FreePlayer] = []
    var state = automaton.start
    for player in inOrder(heaviest(weights)) where state != automaton.goal {
      let next = automaton.next[Int(types[player]) * automaton.stateCount + state]
      if next < 0 { continue }
      state = Int(next)
      team.append(player)
    }
    return state == automaton.goal ? team : nil
  }
}
