/// The teams within the budget at single roots of unity y, where each counts as y^skill.
struct BudgetRows: Sendable {
  private let costs: [Int]
  private let columns: [UInt64]
  private let size: Int
  private let skillOrder: Int
  private let transform: NumberTransform
  private let scale: UInt64
  private var sums: SymmetricSums

  /// Prepares the sums over roots x of order `costOrder`.
  ///
  /// - Parameters:
  ///   - field: where to compute.
  ///   - size: players in a team.
  ///   - budget: the most that a team may cost.
  ///   - costs: the costs that occur.
  ///   - columns: for each root y, in order of its power, the sum of y^skill over the players of each cost.
  ///   - skillOrder: the number of roots y.
  ///   - costOrder: the number of roots x.
  init(
    _ field: PrimeField, size: Int, budget: Int, costs: [Int], columns: [UInt64], skillOrder: Int,
    costOrder: Int
  ) {
    self.costs = costs
    self.columns = columns
    self.size = size
    self.skillOrder = skillOrder
    transform = NumberTransform(field, count: costOrder)
    scale = field.inverse(field.element(UInt64(costOrder)))
    var legal = (0..<costOrder).map { field.element($0 <= budget ? 1 : 0) }
    transform.evaluate(&legal)
    sums = SymmetricSums(
      field, powerSums: Array(repeating: 0, count: size * costOrder), factors: legal, degree: size,
      without: [])
  }

  /// The sum of y^skill over all legal teams, for the root y of that number.
  ///
  /// The i-th power of what a player counts is x^(i·cost)·y^(i·skill), which is found at the roots of i
  /// times the numbers.
  mutating func teams(atRoot root: Int) -> UInt64 {
    let costOrder = transform.count
    sums.restart { powerSums in
      powerSums.update(repeating: 0)
      for power in 1...size {
        let row = UnsafeMutableBufferPointer(
          rebasing: powerSums[(power - 1) * costOrder..<power * costOrder])
        let first = ((power &* root) & (skillOrder - 1)) * costs.count
        for (index, cost) in costs.enumerated() { row[cost] = columns[first + index] }
        transform.evaluate(row)
      }
    }
    sums.add(0..<costOrder)
    return transform.field.product(sums.totals[0], scale)
  }
}
