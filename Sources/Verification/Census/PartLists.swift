/// Partial teams by their state, in the order in which the states came up.
///
/// A dictionary has a different order in every run, which would change how many steps a census takes and how much it
/// holds.
struct PartLists<State: Hashable> {
  /// The states with the totals of their partial teams, none of them empty.
  private(set) var entries: [(state: State, part: [CensusTotal])] = []
  private var places: [State: Int] = [:]

  /// Whether there are no partial teams.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the totals of a state; empty for one that has not come up.
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
