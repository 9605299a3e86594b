import Tables
import Words

/// The players that somebody owns, what each brings when sold, and the money beside them.
///
/// An owned player who stays costs what they would bring: so a squad is within the budget where the transfers that lead
/// to it can be paid for.
public struct OwnedSquad: Sendable, Hashable {
  /// The players who are in the pool, ascending.
  public private(set) var players: [Int] = []
  /// What may be spent beside what they bring: the bank, and what players brought who are in the pool no more.
  public private(set) var bank: DecimalNumber
  /// Those who are in the pool no more, as far as they are taken as sold.
  public private(set) var sold: [Sold] = []
  /// What each of ``players`` brings.
  private var prices: [DecimalNumber] = []

  /// A player who is in the pool no more.
  public struct Sold: Sendable, Hashable {
    /// The words of their line.
    public var text: String
    /// The line, from 1; `nil` where no file has it.
    public var line: Int?
    /// What they brought; `nil` where their line says no price.
    public var price: DecimalNumber?
  }

  /// The name of the group of owned players among the rules.
  static let groupName = "owned"

  /// The squad of a file.
  /// - Parameters:
  ///   - team: its players as the pool has them.
  ///   - bank: the money beside them, 0 or more.
  ///   - size: how many players a squad has.
  ///   - leavesOutUnknown: whether players who are not in the pool are as good as sold.
  /// - Throws: `InputError` with all that is wrong with it.
  public init(
    _ file: TeamFile, _ team: ManualTeam, of pool: Pool, bank: DecimalNumber, size: Int,
    leavesOutUnknown: Bool
  ) throws(InputError) {
    var found: [Int: DecimalNumber] = [:]
    var problems = team.faults(of: file.path, in: pool, size: size, leavesOutUnknown: leavesOutUnknown)
    var sum = bank
    for (entry, player) in zip(file.entries, team.playerOfEntry) {
      do throws(PriceFault) {
        if let player {
          found[player] = try entry.price(of: player, in: pool)
        } else {
          let price = try entry.pricePaid(in: pool)
          sold.append(Sold(text: entry.player.text, line: entry.line, price: price))
          guard let more = sum.adding(price ?? .zero) else { throw PriceFault.tooLarge }
          sum = more
        }
      } catch {
        problems.append(
          Diagnostic(
            .error, file: file.path, line: entry.line, column: entry.sell == nil ? "bought" : "sell",
            code: "not-a-price", message: error.description))
      }
    }
    guard problems.isEmpty else { throw .listing(problems) }
    self.bank = sum
    players = found.keys.sorted()
    prices = players.map { found[$0] ?? .zero }
  }
}

extension OwnedSquad {
  /// The pool in which the owned players cost what they bring; `nil` where the costs have too many digits then.
  /// - Complexity: O(players of the pool · owned players).
  public func repriced(_ pool: Pool) -> Pool? {
    var pool = pool
    for (player, price) in zip(players, prices) {
      guard pool.replace(.cost, of: player, with: price) else { return nil }
    }
    return pool
  }

  /// What a squad may cost: the bank, and what all owned players bring; `nil` where that has too many digits.
  public var budget: DecimalNumber? { value?.adding(bank) }

  /// What all owned players bring; `nil` where that has too many digits.
  public var value: DecimalNumber? {
    prices.reduce(.zero) { sum, price in sum.flatMap { $0.adding(price) } }
  }

  /// Rules under which a squad has so many players at most, or exactly so many, who are not owned.
  /// - Parameter counts: from 0, and up to the size of a squad for any number of transfers.
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
  /// The warning that a column of prices says nothing of what players bring, where it might be meant so.
  public var unusedPrices: [Diagnostic] {
    let words = Set(HeaderWords.of(.cost).joined().joined())
    guard place(of: .sell) == nil, place(of: .bought) == nil,
      let header = cells.headers.first(where: { words.contains(squashed($0)) })
    else { return [] }
    let message =
      "the price of an owned player comes from a column sell, what they sell for, or bought, what they cost; "
      + "without either they sell at today's price"
    return [Diagnostic(.warning, file: path, column: header, code: "unused-price", message: message)]
  }
}

/// What is wrong with the price of an owned player.
private enum PriceFault: Error {
  case notAPrice(String)
  case tooLarge

  var description: String {
    switch self {
    case .notAPrice(let text): "\(quoted(text)) is not a price; use a number of 0 or more, as in 7.5"
    case .tooLarge: "the prices have too many digits to be added up exactly"
    }
  }
}

extension TeamFile.Entry {
  /// What is known of what a player brought who is in the pool no more: what the line says, else what they cost.
  fileprivate func pricePaid(in pool: Pool) throws(PriceFault) -> DecimalNumber? {
    let paid = try bought.map { text throws(PriceFault) in try number(text, in: pool) }
    return try sell.map { text throws(PriceFault) in try number(text, in: pool) } ?? paid
  }

  private func number(_ text: String, in pool: Pool) throws(PriceFault) -> DecimalNumber {
    guard let number = try? parseDecimal(text), number.mantissa >= 0 else { throw .notAPrice(text) }
    return number.amount(in: pool.costUnit).normalised
  }

  /// What an owned player brings: what the line says, else what they cost and half of what the price has risen since,
  /// rounded down to a tenth, else today's price.
  fileprivate func price(of player: Int, in pool: Pool) throws(PriceFault) -> DecimalNumber {
    let paid = try bought.map { text throws(PriceFault) in try number(text, in: pool) }
    if let sell { return try number(sell, in: pool) }
    let today = DecimalNumber(mantissa: pool.costs[player], places: pool.costs.places)
    guard let paid, paid < today else { return today }
    guard let rise = today.subtracting(paid),
      let half = rise.divided(by: DecimalNumber(mantissa: 2, places: 0), places: rise.places + 1)
    else { throw .tooLarge }
    let gain = DecimalNumber(mantissa: half.unitsRoundedDown(places: 1), places: 1)
    guard let price = paid.adding(gain) else { throw .tooLarge }
    return price
  }
}

extension ManualTeam {
  /// Why this can be nobody's squad.
  fileprivate func faults(
    of file: String, in pool: Pool, size: Int, leavesOutUnknown: Bool
  ) -> [Diagnostic] {
    let problems =
      puzzleProblems.filter { !leavesOutUnknown || $0.code != "unknown" }
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
          message: "\(count) players are owned, a squad has \(size); leave out \(count - size)"))
    } else if count < size {
      faults.append(
        Diagnostic(
          .error, file: file, code: "too-few",
          message:
            "\(counted(players: count)) \(count == 1 ? "is" : "are") owned, a squad has \(size); name all of it"
        ))
    }
    return faults
  }
}
