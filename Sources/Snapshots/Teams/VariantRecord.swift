/// Another pool, or the same one with other values, compared with the first pool.
public struct VariantRecord: Codable, Sendable, Equatable {
  /// A value of the pool that was replaced.
  public struct Replacement: Codable, Sendable, Equatable {
    /// The player's name as reports show it.
    public var name: String
    /// Their data record, from 1.
    public var row: Int
    /// `skill` or `cost`.
    public var column: String
    /// The value in the file.
    public var before: ExactDecimal
    /// The value that replaces it.
    public var value: ExactDecimal

    /// Creates a replaced value.
    public init(name: String, row: Int, column: String, before: ExactDecimal, value: ExactDecimal) {
      self.name = name
      self.row = row
      self.column = column
      self.before = before
      self.value = value
    }
  }

  /// Its name: the path of its file, or the replaced values.
  public var name: String
  /// The values replaced in the first pool; absent for another pool.
  public var replacements: [Replacement]?
  /// The pool as it was read; absent for the first pool with replaced values.
  public var pool: PoolRecord?
  /// The best team at the budget of the rules.
  public var bestTeam: BestTeamRecord
  /// The players in that team who are not in the best team of the first pool.
  public var `in`: [PlayerRecord]
  /// The players in the best team of the first pool who are not in that team.
  public var out: [PlayerRecord]
  /// What budgets buy.
  public var rows: BudgetRows
  /// Its budget curve.
  public var curve: CurveRecord

  /// Creates the record of a pool compared with another.
  public init(
    name: String, replacements: [Replacement]?, pool: PoolRecord?, bestTeam: BestTeamRecord,
    in joining: [PlayerRecord], out leaving: [PlayerRecord], rows: BudgetRows, curve: CurveRecord
  ) {
    self.name = name
    self.replacements = replacements
    self.pool = pool
    self.bestTeam = bestTeam
    self.in = joining
    self.out = leaving
    self.rows = rows
    self.curve = curve
  }
}
