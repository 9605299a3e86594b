import Selection
import Tables
import Words

/// The players a manager owns, their selling prices, and the money in the bank.
///
/// An owned player who stays costs their selling price: a squad is then within the budget exactly if the transfers that
/// lead to it are affordable.
public struct OwnedSquad: Sendable, Hashable {
  /// The players who are in the pool, ascending.
  public private(set) var players: [Int] = []
  /// The money besides the value of the players: the bank, and the proceeds of players who are no longer in the pool.
  public private(set) var bank: DecimalNumber
  /// Players who are no longer in the pool, if they are treated as sold.
  public private(set) var sold: [Sold] = []
  /// The selling price of each of ``players``.
  private var prices: [DecimalNumber] = []
  /// The sum of the prices in the file, and of today's prices of the same players.
  private var written = DecimalNumber.zero, today = DecimalNumber.zero

  /// A player who is no longer in the pool.
  public struct Sold: Sendable, Hashable {
    /// The text of their line.
    public var text: String
    /// The line, from 1; `nil` where it is not from a file.
    public var line: Int?
    /// Their selling price; `nil` where their line has no price.
    public var price: DecimalNumber?
  }

  /// The name of the group of owned players among the rules.
  static let groupName = "owned"

  /// Creates the squad of a file.
  /// - Parameters:
  ///   - team: its players, found in the pool.
  ///   - bank: the money in the bank, 0 or more.
  ///   - size: the number of players in a squad.
  ///   - leavesOutUnknown: whether players who are not in the pool are treated as sold.
  ///   - mark: the decimal mark of prices that are numbers with either, such as `1.500`.
  /// - Throws: `InputError` with all problems.
  public init(
    _ file: TeamFile, _ team: ManualTeam, of pool: Pool, bank: DecimalNumber, size: Int,
    leavesOutUnknown: Bool, mark: DecimalMark = .point
  ) throws(InputError) {
    var found: [Int: DecimalNumber] = [:]
    var problems = team.faults(of: file.path, in: pool, size: size, leavesOutUnknown: leavesOutUnknown)
    self.bank = bank
    for (entry, player) in zip(file.entries, team.playerOfEntry) {
      do throws(PriceFault) {
        let (sell, bought) = try entry.prices(in: pool, mark)
        if let player {
          let cost = pool.cost(of: player)
          found[player] = if let sell { sell } else { try sellingPrice(today: cost, bought: bought) }
          compare(sell ?? bought, with: cost)
        } else {
          let price = sell ?? bought
          sold.append(Sold(text: entry.player.text, line: entry.line, price: price))
          guard let more = self.bank.adding(price ?? .zero) else { throw PriceFault.tooLarge }
          self.bank = more
        }
      } catch {
        problems.append(
          Diagnostic(
            .error, file: file.path, line: entry.line, column: entry.sell == nil ? "bought" : "sell",
            code: "not-a-price", message: error.description))
      }
    }
    guard problems.isEmpty else { throw .listing(problems) }
    players = found.keys.sorted()
    prices = players.map { found[$0] ?? .zero }
  }

  /// Adds the price in a file to a sum for ``doubt(path:)``, which a sum with too many digits does not need.
  private mutating func compare(_ price: DecimalNumber?, with cost: DecimalNumber) {
    guard let price, let prices = written.adding(price), let costs = today.adding(cost) else { return }
    (written, today) = (prices, costs)
  }

  /// The warning that the prices in the file at `path` seem to be in another unit than the costs of the pool, tenths for
  /// example: they add up to more than six times what the same players cost today, or to less than a sixth.
  public func doubt(path: String) -> [Diagnostic] {
    let six = DecimalNumber(mantissa: 6, places: 0)
    guard let most = today.multiplied(by: six), let sixfold = written.multiplied(by: six),
      written > most || sixfold < today
    else { return [] }
    let message =
      "the prices add up to \(written.normalised), but today's to \(today.normalised); they may be in a different unit "
      + "from the pool's costs"
    return [Diagnostic(.warning, file: path, code: "unlikely-prices", message: message)]
  }
}

extension OwnedSquad {
  /// Returns the pool with owned players at their selling prices; `nil` where the costs then have too many digits.
  /// - Complexity: O(players of the pool · owned players).
  public func repriced(_ pool: Pool) -> Pool? {
    var pool = pool
    for (player, price) in zip(players, prices) {
      guard pool.replace(.cost, of: player, with: price) else { return nil }
    }
    return pool
  }

  /// The budget of a squad: the bank and the selling prices of its players; `nil` where that has too many digits.
  public var budget: DecimalNumber? { value?.adding(bank) }

  /// The total selling price of all owned players; `nil` where that has too many digits.
  public var value: DecimalNumber? {
    prices.reduce(.zero) { sum, price in sum.flatMap { $0.adding(price) } }
  }

  /// Returns rules under which the number of players in a squad who are not owned is within `counts`.
  /// - Parameter counts: the allowed number of transfers; from 0 to the size of a squad for any number.
  public func rules(_ rules: Rules, buying counts: ClosedRange<Int>, from pool: Pool) -> Rules {
    var rules = rules
    let least = max(0, rules.size - counts.upperBound)
    let most = counts.lowerBound > 0 ? max(0, rules.size - counts.lowerBound) : nil
    guard least > 0 || most != nil else { return rules }
    let names = players.map { player in
      pool[player].id ?? pool.displayName(of: player)
    }
    rules.groups.append(PlayerGroup(name: Self.groupName, players: names, least: least, most: most))
    return rules
  }
}

extension TeamFile {
  /// The warning that a column of prices is not used, where it may be meant as selling prices.
  public var unusedPrices: [Diagnostic] {
    let words = Set(HeaderWords.of(.cost).joined().joined())
    guard place(of: .sell) == nil, place(of: .bought) == nil,
      let header = cells.headers.first(where: { words.contains(squashed($0)) })
    else { return [] }
    let message =
      "prices of owned players are read from a column 'sell' (selling price) or 'bought' (purchase price); "
      + "without either, they sell at today's price"
    return [Diagnostic(.warning, file: path, column: header, code: "unused-price", message: message)]
  }
}

/// A problem with the price of an owned player.
private enum PriceFault: Error {
  case notAPrice(String)
  case otherUnit(String, MoneyUnit)
  case tooLarge

  var description: String {
    switch self {
    case .notAPrice(let text): "\(quoted(text)) is not a price; use a number of 0 or more, as in 7.5"
    case .otherUnit(let text, let unit):
      "\(quoted(text)) has the unit \(unit.rawValue), but the pool's costs have none; write it without a unit"
    case .tooLarge: "the prices have too many digits to be added up exactly"
    }
  }
}

extension TeamFile.Entry {
  /// Returns the prices on the line.
  fileprivate func prices(
    in pool: Pool, _ mark: DecimalMark
  ) throws(PriceFault) -> (sell: DecimalNumber?, bought: DecimalNumber?) {
    let paid = try bought.map { text throws(PriceFault) in try number(text, in: pool, mark) }
    return (try sell.map { text throws(PriceFault) in try number(text, in: pool, mark) }, paid)
  }

  private func number(
    _ text: String, in pool: Pool, _ mark: DecimalMark
  ) throws(PriceFault) -> DecimalNumber {
    let mark = DecimalMark(shownBy: text) ?? mark
    guard let number = try? parseDecimal(text, mark: mark), number.mantissa >= 0 else {
      throw .notAPrice(text)
    }
    if let unit = number.written?.unit, pool.costUnit == nil, !pool.hasCosts(like: number) {
      throw .otherUnit(text, unit)
    }
    return number.amount(in: pool.costUnit).normalised
  }
}

/// Returns the selling price of a player whose line gives none: the purchase price plus half of any rise since, rounded
/// down to a tenth; today's price where that is unknown.
private func sellingPrice(today: DecimalNumber, bought: DecimalNumber?) throws(PriceFault) -> DecimalNumber {
  guard let bought, bought < today else { return today }
  guard let rise = today.subtracting(bought),
    let half = rise.divided(by: DecimalNumber(mantissa: 2, places: 0), places: rise.places + 1),
    let price = bought.adding(DecimalNumber(mantissa: half.unitsRoundedDown(places: 1), places: 1))
  else { throw .tooLarge }
  return price
}

extension Pool {
  /// Whether some cost is at least a hundredth of a price.
  fileprivate func hasCosts(like price: DecimalNumber) -> Bool {
    let largest = costs.number((0..<count).map { costs[$0] }.max() ?? 0)
    return largest.multiplied(by: DecimalNumber(mantissa: 100, places: 0)).map { $0 >= price } ?? true
  }
}

extension ManualTeam {
  fileprivate func faults(of file: String, in pool: Pool, size: Int, leavesOutUnknown: Bool) -> [Diagnostic] {
    let problems =
      unresolvedProblems.filter { !leavesOutUnknown || $0.code != "unknown" }
      + repeats.map { .repeated(name: pool.displayName(of: $0.player), times: $0.times, lines: $0.lines) }
    var faults = problems.map { Diagnostic(.error, file: file, code: $0.code, message: "\($0)") }
    if !leavesOutUnknown, !unknown.isEmpty {
      faults.append(
        Diagnostic(
          .error, file: file, code: "unknown",
          message: "--skip-bad-rows counts players who are not in the pool as sold"))
    }
    if count > size {
      faults.append(
        Diagnostic(
          .error, file: file, code: "too-many",
          message: "\(count) players are owned, but a squad has \(size); leave out \(count - size)"))
    } else if count < size {
      faults.append(
        Diagnostic(
          .error, file: file, code: "too-few",
          message: "\(counted(count, "player")) \(count == 1 ? "is" : "are") owned, but a squad has \(size); "
            + "list the whole squad"))
    }
    return faults
  }
}
