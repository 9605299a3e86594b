import Tables

/// The columns of a pool file.
public enum PoolColumn: String, Sendable, CaseIterable {
  case id, name, skill, cost, role, club, game, opponent, ownership, floor, ceiling, stddev, order, starter
  case webName = "web-name"
  case minExposure = "min-exposure"
  case maxExposure = "max-exposure"

  /// Finds the column to which a cell refers by the program's own name; `nil` where there is none.
  package init?(_ cell: TableRequest.CellReference) { self.init(rawValue: "\(cell)".lowercased()) }

  /// The columns that are read from every pool; the others only where rules, options or a command ask for them.
  package static let usual: [PoolColumn] = [.id, .name, .skill, .cost, .role, .club, .webName]
  /// The columns that have the same header whatever the site, or that managers add themselves.
  package static let added: [PoolColumn] = [
    .ownership, .floor, .ceiling, .stddev, .order, .starter, .webName, .minExposure, .maxExposure,
  ]
  /// The text columns that are read only on request.
  package static let further: [PoolColumn] = [.game, .opponent] + added
}
