import JSON
import Snapshots

extension JSONValue {
  /// Returns where this recorded value differs from one that was found.
  /// - Parameter path: the path of the value; empty for the whole.
  public func differences(from found: JSONValue, at path: String = "") -> [Difference] {
    func place(_ part: String) -> String { path.isEmpty ? part : "\(path).\(part)" }
    switch (self, found) {
    case (.object(let recorded), .object(let found)):
      return Set(recorded.keys).union(found.keys).sorted().flatMap { key -> [Difference] in
        switch (recorded[key], found[key]) {
        case (let one?, let other?): one.differences(from: other, at: place(key))
        case (let one, let other):
          [
            Difference(
              place(key), recorded: one.map(\.description) ?? "nothing",
              found: other.map(\.description) ?? "nothing")
          ]
        }
      }
    case (.list(let recorded), .list(let found)):
      let parts = zip(recorded, found).enumerated().flatMap { number, pair in
        pair.0.differences(from: pair.1, at: place("\(number)"))
      }
      let isSameCount = recorded.count == found.count
      return parts
        + (isSameCount
          ? [] : [Difference(path, recorded: self.description, found: JSONValue.list(found).description)])
    default:
      return self == found ? [] : [Difference(path, recorded: description, found: found.description)]
    }
  }
}
