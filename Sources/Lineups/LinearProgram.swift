import Search

/// Finds the shares of columns, each from 0 to 1, of the highest value whose sums in rows stay within limits: a simplex
/// method with bounds on variables and an inverse of the basis.
///
/// It proposes prices and shares; no claim depends on it, so floating point and a limit on its steps are good enough. A
/// row that cannot be kept is broken at a high price, so that there is always a solution. The well-maintained libraries
/// are under the GPL, which would then apply to the program, or larger than the rest of the search.
struct LinearProgram {
  /// A variable: the share of a column, or the slack or the excess of a row.
  private struct Variable {
    var entries: [(row: Int, factor: Double)]
    var value: Double
    var most: Double
    var isAtMost = false
    var isInBasis = false
  }

  private var variables: [Variable] = []
  /// By row: the variable in the basis, and its amount.
  private var basis: [Int] = []
  private var amounts: [Double] = []
  /// By row: the most that its sum may be.
  private var limits: [Double] = []
  /// By row of the basis: what each row contributes.
  private var inverse: [[Double]] = []
  /// The number of steps taken.
  private(set) var pivots = 0
  /// By column: its variable.
  private var columns: [Int] = []
  var rowCount: Int { basis.count }

  /// By row: the price of its limit.
  var prices: [Double] {
    var prices = [Double](repeating: 0, count: basis.count)
    for (place, variable) in basis.enumerated() where variables[variable].value != 0 {
      let value = variables[variable].value
      inverse[place].withUnsafeBufferPointer { own in
        for row in prices.indices { prices[row] += value * own[row] }
      }
    }
    return prices
  }

  /// By column: its share.
  var shares: [Double] {
    var shares = columns.map { variables[$0].isAtMost ? 1.0 : 0 }
    let places = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    for (place, variable) in basis.enumerated() {
      if let column = places[variable] { shares[column] = amounts[place] }
    }
    return shares
  }

  /// Adds a row whose sum should be in a range.
  /// - Parameters:
  ///   - members: the existing columns that count in it, once each.
  ///   - penalty: the cost of breaking it by one.
  mutating func addRow(_ range: ClosedRange<Double>, members: [Int], penalty: Double) {
    let row = basis.count
    var sum = 0.0
    for column in members {
      variables[columns[column]].entries.append((row, 1))
      if variables[columns[column]].isAtMost { sum += 1 }
    }
    for place in basis.indices where variables[basis[place]].entries.last?.row == row {
      sum += amounts[place]
    }
    // sum + free - above + below = most, where free is at most the width of the range.
    let width = range.upperBound - range.lowerBound
    let free = add(Variable(entries: [(row, 1)], value: 0, most: width))
    let above = add(Variable(entries: [(row, -1)], value: -penalty, most: .infinity))
    let below = add(Variable(entries: [(row, 1)], value: -penalty, most: .infinity))
    let rest = range.upperBound - sum
    let (variable, factor, amount) =
      rest < 0 ? (above, -1.0, -rest) : rest > width ? (below, 1.0, rest - width) : (free, 1.0, rest)
    if variable == below { variables[free].isAtMost = true }
    var own = [Double](repeating: 0, count: row)
    for place in basis.indices where variables[basis[place]].entries.last?.row == row {
      for other in 0..<row { own[other] -= factor * inverse[place][other] }
    }
    for place in inverse.indices { inverse[place].append(0) }
    inverse.append(own + [factor])
    variables[variable].isInBasis = true
    basis.append(variable)
    amounts.append(amount)
    limits.append(range.upperBound)
  }

  /// Adds a column that counts once in some rows.
  mutating func addColumn(value: Double, rows: [Int]) {
    columns.append(add(Variable(entries: rows.map { ($0, 1) }, value: value, most: 1)))
  }

  /// Raises the value of a column.
  mutating func raiseValue(of column: Int, by value: Double) { variables[columns[column]].value += value }

  private mutating func add(_ variable: Variable) -> Int {
    variables.append(variable)
    return variables.count - 1
  }

  /// Finds the best shares, as far as `steps` steps reach.
  mutating func solve(steps: Int, stop: StopSignal) {
    let entries = Entries(variables.map(\.entries))
    for _ in 0..<steps {
      let prices = prices
      guard let entering = entering(prices, entries) else { return }
      exchange(entering)
      pivots += 1
      guard pivots % Self.stepsBetweenLooks == 0 else { continue }
      if stop.isRaised { return }
      if pivots % Self.stepsBetweenRefreshes == 0 { refresh() }
    }
  }

  private static let (stepsBetweenLooks, stepsBetweenRefreshes) = (50, 1_000)

  /// The entries of all variables in one array, one after another: most of the time goes into reading them.
  private struct Entries {
    var starts = [0]
    var rows: [Int] = []
    var factors: [Double] = []

    init(_ entries: [[(row: Int, factor: Double)]]) {
      for own in entries {
        rows += own.map(\.row)
        factors += own.map(\.factor)
        starts.append(rows.count)
      }
    }
  }

  /// The variable that gains most per unit; `nil` if none gains.
  private func entering(_ prices: [Double], _ entries: Entries) -> Int? {
    var best: (variable: Int, gain: Double)?
    prices.withUnsafeBufferPointer { prices in
      entries.rows.withUnsafeBufferPointer { rows in
        entries.factors.withUnsafeBufferPointer { factors in
          for index in variables.indices where !variables[index].isInBasis {
            var gain = variables[index].value
            for entry in entries.starts[index]..<entries.starts[index + 1] {
              gain -= prices[rows[entry]] * factors[entry]
            }
            if variables[index].isAtMost { gain = -gain }
            if gain > best?.gain ?? 1e-7 { best = (index, gain) }
          }
        }
      }
    }
    return best?.variable
  }

  /// Moves a variable as far as it can go, and takes the one that stops it out of the basis.
  private mutating func exchange(_ entering: Int) {
    let direction = variables[entering].isAtMost ? -1.0 : 1.0
    let column = basis.indices.map { place in
      variables[entering].entries.reduce(0) { $0 + inverse[place][$1.row] * $1.factor } * direction
    }
    var (step, leaving) = (variables[entering].most, -1)
    var largest = 0.0
    for place in basis.indices where abs(column[place]) > 1e-9 {
      let room = column[place] > 0 ? amounts[place] : variables[basis[place]].most - amounts[place]
      let reach = max(0, room) / abs(column[place])
      if reach < step - 1e-12 || (reach <= step + 1e-12 && abs(column[place]) > largest && leaving >= 0) {
        (step, leaving, largest) = (min(step, reach), place, abs(column[place]))
      }
    }
    for place in basis.indices { amounts[place] -= step * column[place] }
    guard leaving >= 0 else {
      variables[entering].isAtMost.toggle()
      return
    }
    let left = basis[leaving]
    variables[left].isAtMost = column[leaving] < 0
    variables[left].isInBasis = false
    amounts[leaving] = direction > 0 ? step : variables[entering].most - step
    variables[entering].isInBasis = true
    variables[entering].isAtMost = false
    basis[leaving] = entering
    pivot(at: leaving, column.map { $0 * direction })
  }

  private mutating func pivot(at leaving: Int, _ column: [Double]) {
    let factor = 1 / column[leaving]
    for row in inverse[leaving].indices { inverse[leaving][row] *= factor }
    let pivot = inverse[leaving]
    for place in inverse.indices where place != leaving && column[place] != 0 {
      let factor = column[place]
      inverse[place].withUnsafeMutableBufferPointer { own in
        pivot.withUnsafeBufferPointer { pivot in
          for row in own.indices { own[row] -= factor * pivot[row] }
        }
      }
    }
  }

  /// Recomputes the inverse and the amounts, because rounding errors add up.
  private mutating func refresh() {
    let size = basis.count
    var left = [[Double]](repeating: [Double](repeating: 0, count: 2 * size), count: size)
    for row in 0..<size { left[row][size + row] = 1 }
    for (place, variable) in basis.enumerated() {
      for entry in variables[variable].entries { left[entry.row][place] = entry.factor }
    }
    for place in 0..<size {
      guard let best = (place..<size).max(by: { abs(left[$0][place]) < abs(left[$1][place]) }),
        abs(left[best][place]) > 1e-11
      else { return }
      left.swapAt(place, best)
      let factor = 1 / left[place][place]
      for index in left[place].indices { left[place][index] *= factor }
      let own = left[place]
      for row in 0..<size where row != place && left[row][place] != 0 {
        let factor = left[row][place]
        left[row].withUnsafeMutableBufferPointer { other in
          own.withUnsafeBufferPointer { own in
            for index in other.indices { other[index] -= factor * own[index] }
          }
        }
      }
    }
    inverse = left.map { Array($0[size...]) }
    recount()
  }

  private mutating func recount() {
    var rest = limits
    for variable in variables where variable.isAtMost && !variable.isInBasis {
      for entry in variable.entries { rest[entry.row] -= entry.factor * variable.most }
    }
    amounts = inverse.map { own in zip(own, rest).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
