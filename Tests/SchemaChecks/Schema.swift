import Foundation

/// A JSON schema that is kept beside the code, and a check of values against it: the part of JSON Schema that our
/// schemas use. A name that the schema does not document is a mistake.
public struct Schema {
  private let root: [String: Any]

  /// The schema in a file of the package, such as `Sources/Snapshots/snapshot.schema.json`.
  public init(_ path: String) {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
    let object = try? JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = object as? [String: Any] ?? [:]
  }

  /// The names of the root's properties.
  public var properties: [String] { ((root["properties"] as? [String: Any]) ?? [:]).keys.sorted() }

  /// The names of the properties of a definition.
  public func keys(of definition: String) -> [String] {
    ((definitions[definition]?["properties"] as? [String: Any]) ?? [:]).keys.sorted()
  }

  /// What the schema says of a property of a definition, references followed.
  public subscript(_ property: String, in definition: String) -> [String: Any]? {
    let properties = definitions[definition]?["properties"] as? [String: [String: Any]]
    return properties?[property].map(resolved)
  }

  /// What the schema says of the elements of a list of the root.
  public subscript(_ list: String) -> [String: Any]? {
    let properties = root["properties"] as? [String: [String: Any]]
    return properties?[list]?["items"] as? [String: Any]
  }

  private var definitions: [String: [String: Any]] { root["$defs"] as? [String: [String: Any]] ?? [:] }

  /// A part of the schema, or that to which it refers; empty where it refers to nothing.
  private func resolved(_ schema: [String: Any]) -> [String: Any] {
    guard let reference = schema["$ref"] as? String else { return schema }
    return reference.split(separator: "/").dropFirst().reduce(root) { schema, name in
      schema[String(name)] as? [String: Any] ?? [:]
    }
  }

  /// Where a JSON text does not follow the schema.
  public func mistakes(inJSON text: String) throws -> [String] {
    mistakes(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  /// Where a value does not follow the schema.
  public func mistakes(in value: Any) -> [String] { mistakes(value, root, "") }

  private func mistakes(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if schema["$ref"] != nil {
      let target = resolved(schema)
      return target.isEmpty ? ["\(path): refers to nothing"] : mistakes(value, target, path)
    }
    if let kinds = schema["oneOf"] as? [[String: Any]] {
      let found = kinds.map { mistakes(value, $0, path) }
      let fitting = found.count { $0.isEmpty }
      if fitting > 1 { return ["\(path): is of \(fitting) kinds"] }
      return found.min { $0.count < $1.count } ?? []
    }
    if let constant = schema["const"] as? Int, value as? Int != constant {
      return ["\(path): is not \(constant)"]
    }
    if let options = schema["enum"] as? [String], !options.contains(value as? String ?? "") {
      return ["\(path): is none of \(options)"]
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { hasType(value, $0) }) {
      return ["\(path): is no \(types.joined(separator: " or "))"]
    }
    if let object = value as? [String: Any] { return objectMistakes(object, schema, path) }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      return list.enumerated().flatMap { mistakes($1, items, "\(path)/\($0)") }
    }
    return []
  }

  private func objectMistakes(
    _ object: [String: Any], _ schema: [String: Any], _ path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let others = schema["additionalProperties"] as? [String: Any]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(path)/\($0): is missing" }
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        (properties[key] ?? others).map { mistakes(value, $0, "\(path)/\(key)") }
          ?? ["\(path)/\(key): is not documented"]
      }
  }

  private func hasType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": value is NSNumber
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }
}
