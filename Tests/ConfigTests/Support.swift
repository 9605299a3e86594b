import Chance
import Config

/// What a text means, and what is wrong with it.
func parsed(_ text: String) -> (node: ConfigNode?, problems: [String]) {
  parsed(Array(text.utf8))
}

/// What bytes mean, and what is wrong with them.
func parsed(_ bytes: [UInt8]) -> (node: ConfigNode?, problems: [String]) {
  var problems = ConfigProblems(file: "f.yaml")
  let node = parseConfig(bytes, &problems)
  return (node, problems.all.map(\.description))
}

/// What reading a text as some kind gives, and what is wrong with it.
func decoded<Value>(_ text: String, as kind: ConfigKind<Value>) -> (value: Value?, problems: [String]) {
  var problems = ConfigProblems(file: "f.yaml")
  let value = parseConfig(Array(text.utf8), &problems).flatMap { kind.read($0, &problems) }
  return (value, problems.all.map(\.description))
}

extension ConfigNode {
  /// The value on one line, without places: `{a: [1, "x"]}`; quotes where the text was quoted.
  var outline: String {
    switch content {
    case .scalar(let text, let isQuoted): isQuoted ? "\"\(text)\"" : text
    case .list(let elements): "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ") + "}"
    case .refused: "refused"
    }
  }

  /// The same without a difference between quoted and bare.
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
  /// One of several.
  mutating func element<Element>(of list: [Element]) -> Element {
    list[Int(integer(in: 0...Int64(list.count - 1)))]
  }
}
