import JSON

extension JSONValue {
  /// The value with one part changed, for each part in turn, with the place of that part: a number becomes the next
  /// one, a text another one; a list loses its first element, or has its first two exchanged.
  func mutations(at place: String = "") -> [(place: String, value: JSONValue)] {
    switch self {
    case .null: return []
    case .boolean(let truth): return [(place, .boolean(!truth))]
    case .number(let text): return [(place, .number(Self.next(text)))]
    case .text(let text): return [(place, .text(UInt128(text) == nil ? text + "x" : Self.next(text)))]
    case .object(let members):
      return members.sorted { $0.key < $1.key }.flatMap { key, member in
        member.mutations(at: place.isEmpty ? key : "\(place).\(key)").map { inner, changed in
          (inner, .object(members.merging([key: changed]) { $1 }))
        }
      }
    case .list(let values):
      let others =
        values.count > 1 && values[0] != values[1] ? [[values[1], values[0]] + values.dropFirst(2)] : []
      let ofList = ([Array(values.dropFirst())] + others).map { ("\(place).#", JSONValue.list($0)) }
      return (values.isEmpty ? [] : ofList)
        + values.enumerated().flatMap { number, value in
          value.mutations(at: "\(place).*").map { inner, changed in
            var all = values
            all[number] = changed
            return (inner, .list(all))
          }
        }
    }
  }

  /// The next number, counting in the last digit.
  private static func next(_ text: String) -> String {
    let places = text.split(separator: ".").dropFirst().first?.count ?? 0
    guard let digits = Int128(text.filter { $0 != "." }) else { return text + "1" }
    let next = String(abs(digits + 1))
    let padded = String(repeating: "0", count: max(0, places + 1 - next.count)) + next
    let sign = digits + 1 < 0 ? "-" : ""
    return sign + (places == 0 ? padded : padded.dropLast(places) + "." + padded.suffix(places))
  }
}
