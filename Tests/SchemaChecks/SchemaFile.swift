import Foundation
import JSON

/// A JSON schema for editors, kept beside the code, and a check of JSON against it: a name missing from the schema is a
/// mistake. It knows the part of JSON Schema that these files use.
public struct SchemaFile {
  private let root: JSONValue

  /// Reads the schema from a file of the package, such as `Sources/Jobs/job.schema.json`.
  public init(_ path: String) {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let data = try? Data(contentsOf: URL(filePath: "/\(package)/\(path)")),
      let root = try? JSONValue(Array(data))
    else { fatalError("\(path) is not a schema") }
    self.root = root
  }

  /// The names of the root's properties.
  public var properties: [String] { root["properties"].members.keys.sorted() }

  /// The names of the properties of a definition.
  public func keys(of definition: String) -> [String] {
    root["$defs"]?[definition]?["properties"].members.keys.sorted() ?? []
  }

  /// The schema of a property of a definition, with references followed.
  public subscript(_ property: String, in definition: String) -> JSONValue? {
    root["$defs"]?[definition]?["properties"]?[property].map(resolved)
  }

  /// The schema of the elements of a list of the root.
  public subscript(_ list: String) -> JSONValue? { root["properties"]?[list].map(resolved)?["items"] }

  /// Returns the places where a JSON text does not follow the schema: `tasks.0.name: is missing`.
  public func mistakes(inJSON text: String) throws -> [String] {
    mistakes(in: try JSONValue(Array(text.utf8)), root, "")
  }

  private func resolved(_ rule: JSONValue) -> JSONValue {
    guard let reference = rule["$ref"]?.text else { return rule }
    let names = reference.split(separator: "/").dropFirst()
    guard let target = names.reduce(root, { (rule: JSONValue?, name) in rule?[String(name)] }) else {
      fatalError("\(reference) leads nowhere")
    }
    return resolved(target)
  }

  private func mistakes(in value: JSONValue, _ rule: JSONValue, _ path: String) -> [String] {
    let rule = resolved(rule)
    if let alternatives = rule["oneOf"] {
      let found = alternatives.elements.map { mistakes(in: value, $0, path) }
      let fitting = found.count(where: \.isEmpty)
      return fitting > 1
        ? ["\(path): matches \(fitting) alternatives"] : found.min { $0.count < $1.count } ?? []
    }
    if let words = rule["enum"]?.elements ?? rule["const"].map({ [$0] }) {
      return words.contains(value) ? [] : ["\(path): is not one of \(words.map(\.description))"]
    }
    let kinds = (rule["type"].map { $0.text == nil ? $0.elements : [$0] } ?? []).compactMap(\.text)
    guard kinds.isEmpty || kinds.contains(where: value.isOf) else {
      return ["\(path): is not an \(kinds.joined(separator: " or "))"]
    }
    return limits(value, rule).map { "\(path): \($0)" }
      + parts(of: value, rule, path.isEmpty ? "" : path + ".")
  }

  private func limits(_ value: JSONValue, _ rule: JSONValue) -> [String] {
    var mistakes: [String] = []
    if let number = value.number {
      if let least = rule["minimum"]?.number, number < least { mistakes.append("is less than \(least)") }
      if let most = rule["maximum"]?.number, number > most { mistakes.append("is more than \(most)") }
    }
    if let text = value.text, let pattern = rule["pattern"]?.text,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      mistakes.append("is not of the form \(pattern)")
    }
    if let least = rule["minItems"]?.number, case .list(let list) = value, list.count < Int(least) {
      mistakes.append("has fewer than \(Int(least)) entries")
    }
    return mistakes
  }

  private func parts(of value: JSONValue, _ rule: JSONValue, _ path: String) -> [String] {
    if case .list(let list) = value, let items = rule["items"] {
      return list.enumerated().flatMap { mistakes(in: $1, items, "\(path)\($0)") }
    }
    guard case .object(let members) = value else { return [] }
    let required = (rule["required"]?.elements ?? []).compactMap(\.text)
    let missing = required.filter { members[$0] == nil }.map { "\(path)\($0): is missing" }
    return missing
      + members.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
        if let own = rule["properties"]?[name] { return mistakes(in: member, own, path + name) }
        switch rule["additionalProperties"] {
        case .boolean(false)?: return ["\(path)\(name): is not in the schema"]
        case .object(let others)?: return mistakes(in: member, .object(others), path + name)
        default: return []
        }
      }
  }
}

extension JSONValue {
  /// The text, if it is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements, if it is a list.
  public var elements: [JSONValue] { if case .list(let list) = self { list } else { [] } }

  fileprivate var number: Double? { try? decoded(as: Double.self) }

  fileprivate func isOf(_ kind: String) -> Bool {
    switch self {
    case .null: kind == "null"
    case .boolean: kind == "boolean"
    case .text: kind == "string"
    case .list: kind == "array"
    case .object: kind == "object"
    case .number: kind == "number" || (kind == "integer" && (try? decoded(as: Int64.self)) != nil)
    }
  }
}

extension JSONValue? {
  fileprivate var members: [String: JSONValue] {
    if case .object(let members)? = self { members } else { [:] }
  }
}
