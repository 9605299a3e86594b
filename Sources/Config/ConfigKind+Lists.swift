extension ConfigKind {
  /// A list of values of one kind. Wrong values are reported and left out.
  public static func list<Element>(of kind: ConfigKind<Element>) -> ConfigKind where Value == [Element] {
    ConfigKind { node, problems in
      guard case .list(let elements) = node.content else {
        problems.reportKind(of: node, "a list, as in [one, another]")
        return nil
      }
      var values: [Element] = []
      for element in elements {
        if let value = kind.read(element, &problems) { values.append(value) }
      }
      return values
    }
  }

  /// A mapping whose keys are the user's own names, with values of one kind, in the order of the file. Wrong values are
  /// reported with their key and left out.
  public static func entries<Element>(
    of kind: ConfigKind<Element>
  ) -> ConfigKind where Value == [ConfigEntry<Element>] {
    ConfigKind { node, problems in
      guard case .mapping(let entries) = node.content else {
        problems.reportKind(of: node, "names and their values, as in 'name: value'")
        return nil
      }
      return entries.compactMap { entry in
        problems.reading(entry.key) { problems in
          kind.read(entry.value, &problems).map { ConfigEntry(entry.key, at: entry.place, $0) }
        }
      }
    }
  }

  /// A mapping with fixed keys.
  /// - Parameters:
  ///   - keys: the allowed keys; others are reported with the nearest of these.
  ///   - what: what the mapping is, as the end of "must be": `a rule set`.
  ///   - read: takes the values out; returns `nil` if a required one is missing.
  public static func object(
    _ what: String, keys: [String], read: @escaping @Sendable (ConfigMapping, inout ConfigProblems) -> Value?
  ) -> ConfigKind {
    ConfigKind { node, problems in
      guard let mapping = ConfigMapping(node, what, keys: keys, &problems) else { return nil }
      return read(mapping, &problems)
    }
  }
}

extension ConfigProblems {
  /// Reads something and puts the name of its key into every problem.
  mutating func reading<Value>(_ key: String, _ body: (inout ConfigProblems) -> Value?) -> Value? {
    let outer = self.key
    self.key = key
    defer { self.key = outer }
    return body(&self)
  }
}
