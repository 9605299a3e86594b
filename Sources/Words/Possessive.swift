/// Returns a name in the possessive: `Ajax's`, `Mill Rangers'`.
public func possessive(_ name: String) -> String {
  name.last.map { "sS".contains($0) } == true ? name + "'" : name + "'s"
}
