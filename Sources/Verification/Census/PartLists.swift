/// Parts of teams by their state, in the order in which the states came up.
///
/// A dictionary is in another order in every run, and how many steps a census takes and how much it holds depends on it.
struct PartLists<State: Hashable> {
  /// The states with the totals of their parts, none of which is empty.
  private(set) var entries: [(state: State, part: [CensusTotal])] = []
  private var places: [State: Int] = [:]

  /// Whether there is no part.
  var isEmpty: Bool { entries.isEmpty }

  /// The totals of a state; empty for one that has not come up.
  subscript(state: State) -> [CensusTotal] {
    get { places[state].map { entries[$0].part } ?? [] }
    set {
      if let place = places[state] {
        entries[place].part = newValue
      } else {
        places[state] = entries.count
        entries.append((state, newValue))
      }
    }
  }
}
