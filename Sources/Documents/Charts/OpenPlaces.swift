/// The places that names could have if they were alone, best first: computed once, however often the names are placed
/// again in another order.
final class OpenPlaces {
  /// A name beside a dot, or away from it.
  struct Name: Hashable {
    let width, x, y: Double
    let isAway: Bool
  }

  /// A place for a name.
  struct Place {
    let placement: LabelPlacer.Placement
    /// The line from the dot to it, as small squares.
    let line: [Rectangle]
    /// The least density at which it is allowed.
    let density: LabelPlacer.Density
  }

  private var places: [Name: [Place]] = [:]

  /// The places of a name, which `find` finds the first time.
  subscript(name: Name, by find: (Name) -> [Place]) -> [Place] {
    if let known = places[name] { return known }
    let found = find(name)
    places[name] = found
    return found
  }
}
