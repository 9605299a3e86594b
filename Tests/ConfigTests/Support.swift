import Chance
import Config

/// The parsed text, and its problems.
func parsed(_ text: String) -> (node: ConfigNode?, problems: [String]) {
  parsed(Array(text.utf8))
}

/// The parsed bytes, and their problems.
func parsed(_ bytes: [UInt8]) -> (node: ConfigNode?, problems: [String]) {
  var problems = ConfigProblems(file: "f.yaml")
  let node = parseConfig(bytes, &problems)
  return (node, problems.all.map(\.description))
}

/// The value of a kind read from a text, and the problems.
func decoded<Value>(_ text: String, as kind: ConfigKind<Value>) -> (value: Value?, problems: [String]) {
  var problems = ConfigProblems(file: "f.yaml")
  let value = parseConfig(Array(text.utf8), &problems).flatMap { kind.read($0, &problems) }
  return (value, problems.all.map(\.description))
}

extension ConfigNode {
  /// The value on one line, without positions: `{a: [1, "x"]}`; quoted where the text was quoted.
  var outline: String {
    switch content {
    case .scalar(let text, let isQuoted): isQuoted ? "\"\(text)\"" : text
    case .list(let elements): "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ") + "}"
    case .refused: "refused"
    }
  }

  /// The same outline, with quoted and bare text written alike.
  var plainOutline: String {
    switch content {
    case .scalar(let text, _): "<\(text)>"
    case .list(let elements): "[" + elements.map(\.plainOutline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "<\($0.key)>: \($0.value.plainOutline)" }.joined(separator: ", ") + "}"
    case .refused: "refused"
    }
  }
}

extension SplitMix64 {
  /// A random element of a list.
  mutating func element<Element>(of list: [Element]) -> Element {
    list[Int(integer(in: 0...Int64(list.count - 1)))]
  }
}
