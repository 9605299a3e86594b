import Tables

/// What a pool file was taken for without being told.
public struct ReadAs: Sendable, Hashable, Codable {
  /// The preset that fits, if one does.
  public var preset: String?
  /// For each column that was guessed its headers, joined by ` + `.
  public var columns: [String: String]?
  /// The encoding that was found out.
  public var encoding: TableRequest.Encoding?
  /// The columns that were found to have a decimal comma.
  public var decimalComma: [String]?

  /// What was guessed of a table; `nil` where it was read as it says itself.
  init?(_ table: Table, _ request: TableRequest) {
    preset = table.guess?.preset
    columns = table.guess?.places.mapValues { places in
      places.map { table.headers[$0] }.joined(separator: " + ")
    }
    encoding = request.encoding == .auto && table.encoding != .utf8 ? table.encoding : nil
    let commas = zip(request.columns, table.marks).filter { $0.kind.isNumber && $1 == .comma }.map(\.0.key)
    decimalComma = request.decimal == nil && !commas.isEmpty ? commas : nil
    if columns == nil, encoding == nil, decimalComma == nil { return nil }
  }
}

extension ReadAs: CustomStringConvertible {
  /// `draftkings: skill from AvgPointsPerGame, cost from Salary`
  public var description: String {
    let names = PoolColumn.allCases.compactMap { column in
      columns?[column.rawValue].map { "\(column.rawValue) from \($0)" }
    }
    var parts = names.isEmpty ? [] : [(preset.map { "\($0): " } ?? "") + names.joined(separator: ", ")]
    if let encoding { parts.append(encoding.title) }
    if let decimalComma { parts.append("decimal comma in \(decimalComma.joined(separator: " and "))") }
    return parts.joined(separator: "; ")
  }
}
