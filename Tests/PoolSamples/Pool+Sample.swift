import Selection
import Tables

extension Pool {
  /// A pool of players with whole skills; each costs 1 unless stated otherwise.
  public static func sample(
    _ names: [String], skills: [Int64], costs: [Int64]? = nil, ids: [String]? = nil, roles: [String]? = nil,
    clubs: [String]? = nil
  ) -> Pool {
    Pool(
      names: TextColumn(names), skills: DecimalColumn(units: .narrow(skills), places: 0),
      costs: DecimalColumn(units: .narrow(costs ?? names.map { _ in 1 }), places: 0),
      ids: ids.map { TextColumn($0) }, roles: roles.map { TextColumn($0) },
      clubs: clubs.map { TextColumn($0) }, records: names.indices.map { Int32($0 + 1) },
      lines: names.indices.map { Int32($0 + 2) })
  }
}

extension DecimalNumber {
  /// A whole number.
  public static func whole(_ number: Int128) -> DecimalNumber { DecimalNumber(mantissa: number, places: 0) }
}
