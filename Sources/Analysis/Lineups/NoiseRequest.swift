import Lineups
import Selection
import Snapshots
import Tables

/// How much the values drawn for each lineup vary around those in the file.
package enum NoiseRequest: Sendable {
  /// A standard deviation that is this share of each value.
  case share(LineupShare)
  /// A column of standard deviations, or two of values one standard deviation below and above.
  case columns([TableRequest.CellReference])

  /// `15%`, `StdDev` or `Floor,Ceiling`.
  package init?(_ text: String) {
    if let share = LineupShare(text[...]) {
      self = .share(share)
      return
    }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    let isNumber = text.hasSuffix("%") || (try? parseDecimal(text)) != nil
    guard !isNumber, (1...2).contains(words.count), !words.contains(""),
      Set(words.map { $0.lowercased() }).count == words.count
    else { return nil }
    self = .columns(text.split(separator: ",").map { TableRequest.CellReference(String($0)) })
  }

  /// The columns that the pool must have for it.
  package var columns: [TableRequest.CellReference] {
    if case .columns(let columns) = self { columns } else { [] }
  }

  /// The noise for the players of a pool.
  /// - Throws: `InputError` with every deviation below 0, and every floor above its ceiling.
  func noise(for pool: Pool, in path: String, seed: Int) throws(InputError) -> Noise {
    switch self {
    case .share(let share):
      return Noise(.share(thousandths: share.roundedDown(of: 1_000)), seed: UInt64(seed))
    case .columns(let columns):
      let values = columns.map { column in
        pool.numbers[column].map { $0.values.units(places: pool.skills.places + 3) } ?? []
      }
      var problems: [Diagnostic] = []
      let deviations = (0..<pool.count).map { player in
        let own = values.map { $0[player] }
        if let message = Self.fault(in: own, of: pool.skills[player], columns) {
          problems.append(
            Diagnostic(
              .error, file: path, line: Int(pool.lines[player]), column: "\(columns[0])", code: "no-spread",
              message: message))
        }
        let expected = pool.skills[player]
        return Noise.Deviation(
          expected: expected, below: own.count == 1 ? own[0] : max(0, expected * 1_000 - own[0]),
          above: own.count == 1 ? own[0] : max(0, own[1] - expected * 1_000))
      }
      guard problems.isEmpty else {
        if values.count == 2, zip(values[0], values[1]).allSatisfy(>=) {
          throw .wrong(
            path, column: "\(columns[0])", "no-spread",
            "it is never below \(columns[1]); the floors come first, "
              + "as in --noise \(columns[1]),\(columns[0])")
        }
        throw .listing(problems)
      }
      return Noise(.each(deviations), seed: UInt64(seed))
    }
  }

  /// What is wrong with a standard deviation, or with a floor and a ceiling.
  private static func fault(
    in values: [Int128], of expected: Int128, _ columns: [TableRequest.CellReference]
  ) -> String? {
    let largest = values.map(\.magnitude).max() ?? 0
    if largest >= Noise.Deviation.limit.magnitude
      || expected.magnitude >= Noise.Deviation.skillLimit.magnitude
    {
      return "the number has too many digits to draw with"
    }
    if values.count == 1 { return values[0] < 0 ? "a standard deviation is 0 or more" : nil }
    return values[0] > values[1] ? "the floor is above the ceiling in column \(columns[1])" : nil
  }
}

extension LineupSetRecord {
  /// Records how the values of each lineup were drawn.
  mutating func note(_ noise: NoiseRequest, seed: Int) {
    switch noise {
    case .share(let share): self.noise = ExactDecimal(share.percent)
    case .columns(let columns): noiseColumns = columns.map { "\($0)" }
    }
    self.seed = seed
  }
}

extension DecimalColumn {
  /// The values in units of 10^-`wanted`, rounded down.
  fileprivate func units(places wanted: Int) -> [Int128] {
    (0..<count).map { DecimalNumber(mantissa: self[$0], places: places).unitsRoundedDown(places: wanted) }
  }
}
