import Config
import Tables

/// Reads a rule set from a YAML or JSON file; `-` is standard input. `rules.schema.json` documents the form.
/// - Throws: `InputError` with all mistakes, each with line and column.
public func readRules(_ path: String) throws(InputError) -> Rules {
  var problems = ConfigProblems(file: path)
  let rules = try readConfig(path, &problems).flatMap { Rules.kind.read($0, &problems) }
  try problems.throwIfAny()
  guard let rules else { preconditionFailure("a rule set that cannot be read has problems") }
  return rules
}

extension Rules {
  /// A rule set as a value in a file, alone or inside another one, such as a job.
  ///
  /// Missing keys mean no limit: any skills are allowed, roles and clubs do not matter. A file without a name is called
  /// `custom`.
  public static let kind = ConfigKind<Rules>.object("a rule set", keys: RulesKey.allCases.map(\.rawValue)) {
    mapping, problems in
    let before = problems.count
    var file = RulesFile(mapping: mapping, problems: problems)
    let rules = read(&file)
    problems = file.problems
    // Contradictions with a value that could not be read are not worth reporting.
    guard problems.count == before else { return nil }
    for fault in rules.faults() {
      let place =
        fault.element.flatMap { file.places[fault.key]?[$0] } ?? mapping.place(of: fault.key.rawValue)
      problems.report(at: place, key: fault.key.rawValue, code: "impossible-rules", fault.message)
    }
    return problems.count == before ? rules : nil
  }

  /// Reads the values of a file, with defaults instead of those that could not be read.
  private static func read(_ file: inout RulesFile) -> Rules {
    var rules = Rules(name: "custom", size: 1, budget: .zero, skillRange: .any)
    for kind in kinds { kind.read(&file, into: &rules) }
    rules.size = size(in: &file, rules.roles) ?? rules.size
    rules.budget = file.mapping.required(RulesKey.budget.rawValue, .amount, &file.problems) ?? rules.budget
    rules.skillRange = file.get(.skillRange, skills) ?? .any
    rules.skillRange.wholeNumbers = file.get(.wholeSkills, .boolean) ?? false
    rules.name = file.get(.name, .text) ?? rules.name
    rules.about = file.get(.about, .text) ?? ""
    return rules
  }

  /// Returns the given size, or else the total of all roles.
  private static func size(in file: inout RulesFile, _ roles: [RoleRule]) -> Int? {
    let counts = roles.map(\.count)
    let total = counts.reduce(0) { $0 + $1.upperBound }
    let saysSize = !counts.isEmpty && counts.allSatisfy { $0.count == 1 } && sizes.contains(total)
    if saysSize, !file.mapping.has(RulesKey.size.rawValue) { return total }
    return file.mapping.required(RulesKey.size.rawValue, .integer(sizes), &file.problems)
  }

  private static let skills = ConfigKind<NumberRange>.scalar("'any' or a range such as 1-10") { text, _ in
    NumberRange(text)
  }
}

/// A rules file while it is read: its values by key, the problems so far, and the positions of list elements.
struct RulesFile {
  let mapping: ConfigMapping
  fileprivate(set) var problems: ConfigProblems
  fileprivate var places: [RulesKey: [ConfigNode.Place]] = [:]

  /// Returns the value of a key; `nil` where it is missing, or wrong, which is recorded.
  mutating func get<Value>(_ key: RulesKey, _ kind: ConfigKind<Value>) -> Value? {
    mapping.optional(key.rawValue, kind, &problems)
  }

  /// Returns the elements of a key's list, none where it is missing; their positions are kept for the faults.
  mutating func list<Element>(_ key: RulesKey, _ kind: ConfigKind<[Placed<Element>]>) -> [Element] {
    let elements = get(key, kind) ?? []
    places[key] = elements.map(\.place)
    return elements.map(\.value)
  }

  mutating func texts(_ key: RulesKey) -> [String] { list(key, .list(of: ConfigKind<String>.text.placed)) }

  /// Returns the elements of a key's mapping, each with its own key.
  mutating func entries<Element>(_ key: RulesKey, _ kind: ConfigKind<Element>) -> [(String, Element)] {
    let entries = get(key, ConfigKind<[ConfigEntry<Element>]>.entries(of: kind)) ?? []
    places[key] = entries.map(\.place)
    return entries.map { ($0.key, $0.value) }
  }
}
