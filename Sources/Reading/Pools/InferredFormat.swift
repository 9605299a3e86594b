import Selection
import Tables

/// How a pool file was interpreted where the user did not say.
public struct InferredFormat: Sendable, Hashable, Codable {
  /// The preset that fits, if one does.
  public var preset: String?
  /// The headers of each guessed column, joined by ` + `.
  public var columns: [String: String]?
  /// The detected encoding.
  public var encoding: TableRequest.Encoding?
  /// The columns in which a decimal comma was detected.
  public var decimalComma: [String]?

  /// Collects what was guessed about a table; `nil` where nothing was.
  init?(_ table: Table, _ request: TableRequest) {
    preset = table.guess?.preset
    let guessed = table.guess?.places ?? [:]
    columns =
      guessed.isEmpty
      ? nil : guessed.mapValues { places in places.map { table.headers[$0] }.joined(separator: " + ") }
    encoding = request.encoding == .auto && table.encoding != .utf8 ? table.encoding : nil
    let commas = zip(request.columns, table.marks).filter { $0.kind.isNumber && $1 == .comma }.map(\.0.key)
    decimalComma = request.decimal == nil && !commas.isEmpty ? commas : nil
    if columns == nil, encoding == nil, decimalComma == nil { return nil }
  }
}

extension InferredFormat: CustomStringConvertible {
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
