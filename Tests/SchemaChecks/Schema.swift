import FoundationEssentials
import JSON

/// A JSON schema kept beside the code, and a check of JSON against it: a name missing from the schema is a mistake.
public struct Schema {
  private let schema: JSONSchema

  /// Creates a schema from one that the program holds.
  public init(_ schema: JSONSchema) { self.schema = schema }

  /// Reads the schema from a file of the package, such as `Sources/Jobs/job.schema.json`.
  public init(_ path: String) {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let data = try? Data(contentsOf: URL(filePath: "/\(package)/\(path)")),
      let schema = try? JSONSchema(Array(data))
    else { fatalError("\(path) is not a schema") }
    self.schema = schema
  }

  /// The names of the root's properties.
  public var properties: [String] { schema.root.properties.keys.sorted() }

  /// The names of the properties of a definition.
  public func keys(of definition: String) -> [String] {
    (schema.definition(definition)?.properties ?? [:]).keys.sorted()
  }

  /// The schema of a property of a definition, with references followed.
  public subscript(_ property: String, in definition: String) -> SchemaNode? {
    schema.definition(definition)?.properties[property].flatMap(schema.resolved)
  }

  /// The schema of the elements of a list of the root.
  public subscript(_ list: String) -> SchemaNode? {
    schema.root.properties[list].flatMap(schema.resolved)?.items
  }

  /// Returns the places where a JSON text does not follow the schema: `bestTeam.skill: is missing`.
  public func mistakes(inJSON text: String) throws -> [String] {
    schema.mistakes(in: try JSONValue(Array(text.utf8)), .closed).map { "\($0.path): \($0.message)" }
  }
}
