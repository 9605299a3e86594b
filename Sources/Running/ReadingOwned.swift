import Analysis
import Files
import JSON
import Options
import Reading
import Selection
import Snapshots
import Tables
import Words

/// An owned squad, and the transfers that may be made.
package struct Ownership {
  /// The squad.
  package let squad: OwnedSquad
  /// The budget for a squad.
  package let budget: DecimalNumber
  /// How many transfers are free; `Int.max` for any number.
  package let free: Int
  /// What each further one costs in points.
  package let hit: DecimalNumber
  /// The most transfers to consider.
  package let most: Int
  /// The fewest transfers in the table.
  package var least = 0
  /// Whether the chips are asked for.
  package var judgesChips = false

  /// The same squad with all transfers free.
  func withAllTransfers(of size: Int) -> Ownership {
    Ownership(squad: squad, budget: budget, free: .max, hit: hit, most: size, least: size)
  }
}

extension ParsedCommand {
  /// The owned squad that a command line gives; `nil` if it gives none.
  /// - Parameter input: the pool, in which the owned players then cost what they sell for; the file is added to it.
  /// - Throws: `UsageMistake` if options have no effect, `InputError` if the squad is not of the pool.
  package func ownership(of input: inout PoolInput, under rules: Rules) throws -> Ownership? {
    try refuseContradictionsOfTransfers()
    guard let path = self[ifKnown: TransferOptions.owned] else { return nil }
    let file = try OwnedFile(path, encoding: self[PoolOptions.encoding])
    let squad = try take(file, in: &input, under: rules)
    guard let repriced = squad.repriced(input.reading.pool), let budget = squad.budget else {
      throw InputError.wrong(path, "overflow", "the prices have too many digits")
    }
    input.reading.pool = repriced
    let free = self[ifKnown: TransferOptions.freeTransfers] ?? file.free ?? 1
    // A command that counts no transfers, such as players, considers all squads that the money buys.
    let takesAny = free >= rules.size || !hasOption(TransferOptions.maxTransfers.spec.name)
    return Ownership(
      squad: squad, budget: budget, free: free,
      hit: self[ifKnown: TransferOptions.hit] ?? file.hit ?? DecimalNumber(mantissa: 4, places: 0),
      most: min(rules.size, self[ifKnown: TransferOptions.maxTransfers] ?? (takesAny ? rules.size : 5)),
      judgesChips: self[ifKnown: TransferOptions.chips])
  }

  /// Refuses options about an owned squad that contradict one another or would do nothing, whatever the squad.
  package func refuseContradictionsOfTransfers() throws(UsageMistake) {
    guard isGiven(TransferOptions.owned) else {
      let idle = TransferOptions.all.dropFirst().filter { isGiven($0) }
      guard idle.isEmpty else {
        throw UsageMistake("\(idle.map { "--\($0.name)" }.joined(separator: ", ")): only with --owned")
      }
      return
    }
    if isGiven(PoolOptions.budget.spec) {
      throw UsageMistake(
        "with --owned the budget is the bank plus what the squad sells for; give --bank instead")
    }
    if self[ifKnown: TransferOptions.freeTransfers] == .max, isGiven(TransferOptions.hit) {
      throw UsageMistake("with --free-transfers all no transfer costs points; leave out --hit")
    }
    guard self[ifKnown: TransferOptions.chips] else { return }
    let sums = (self[PoolOptions.columns] ?? []).filter { $0.key == PoolColumn.skill.rawValue }
      .compactMap { WeightedSum($0.value) }
    if sums.contains(where: { $0.terms.count > 1 }) {
      throw UsageMistake("--chips looks at one week; give only its column as skill")
    }
    if self[PoolOptions.weeks].map({ $0.count > 1 }) ?? false {
      throw UsageMistake("--chips looks at one week; give only the first of --weeks")
    }
  }

  /// Finds the players of a squad in the pool, and shows the warnings about it.
  private func take(_ file: OwnedFile, in input: inout PoolInput, under rules: Rules) throws -> OwnedSquad {
    let pool = input.reading.pool
    if let readAs = file.team.readAs, !self[RunOptions.quiet] {
      writeToStandardError("\(file.team.path): read as \(readAs)")
    }
    var team = ManualTeam(file.team, in: pool, finder: PlayerFinder(pool))
    let slotFaults = team.applySlots(of: file.team, under: rules)
    guard slotFaults.isEmpty else { throw InputError.listing(slotFaults) }
    let bank = self[TransferOptions.bank] ?? file.bank ?? .zero
    let squad = try OwnedSquad(
      file.team, team, of: pool, bank: bank.amount(in: pool.costUnit), size: rules.size,
      leavesOutUnknown: self[PoolOptions.skipBadRows], mark: decimalMark(ofCostsIn: input))
    let sales = squad.sold.map { sale in
      Diagnostic(
        .warning, file: file.team.path, line: sale.line, code: "not-in-the-pool",
        message: "\(quoted(sale.text)) is not in the pool; treated as sold for "
          + (sale.price.map { "\($0)" } ?? "nothing, as their row has no price"))
    }
    let doubts: [Diagnostic] = file.team.unusedPrices + squad.doubt(path: file.team.path)
    let warnings: [Diagnostic] = team.warnings + file.warnings + doubts + sales
    if self[PoolOptions.strict], !warnings.isEmpty { throw InputError.listing(warnings) }
    show(warnings, for: self)
    input.reading.quality.warn(warnings, most: warnings.count)
    input.records.append(
      InputRecord(
        InputFile(
          path: file.team.path, bytes: file.team.byteCount, rows: file.team.entries.count,
          used: squad.players.count), sha256: file.sha256))
    return squad
  }

  /// The decimal mark of the pool's costs: prices of owned players are written like them.
  private func decimalMark(ofCostsIn input: PoolInput) -> DecimalMark {
    let commas = input.reading.readAs?.decimalComma ?? []
    return self[PoolOptions.decimal] ?? (commas.contains(PoolColumn.cost.rawValue) ? .comma : .point)
  }
}

/// A file with an owned squad: a team file, or the file that the Premier League game provides.
struct OwnedFile {
  let team: TeamFile
  let sha256: String
  /// The money in the bank, the free transfers and the points for each further one, if the file says it.
  var bank: DecimalNumber?
  var free: Int?
  var hit: DecimalNumber?
  /// Whether a squad from the game says what a player sells for or cost; the one that is public does not.
  private var hasPrices = true

  init(_ path: String, encoding: TableRequest.Encoding) throws(InputError) {
    guard path.lowercased().hasSuffix(".json") else {
      var hash = SHA256()
      team = try TeamFile(reading: path, encoding: encoding) { hash.update($0) }
      sha256 = hash.hexDigest()
      return
    }
    let bytes = try readBytes(path, limit: 1 << 20)
    sha256 = SHA256.hexDigest(of: bytes)
    guard let root = try? JSONValue(bytes) else {
      throw .wrong(path, "not-a-squad", "not JSON, as a squad from the game is; download it again")
    }
    guard case .list(let picks)? = root["picks"] else {
      throw .wrong(path, "not-a-squad", "not a squad from the game: it has no list 'picks'")
    }
    var fields = GameFields(root)
    let found = picks.enumerated().map { fields.pick($1, number: $0 + 1) }
    (bank, hit, free) = (fields.bank, fields.number("cost"), fields.freeTransfers)
    hasPrices = found.contains { $0.sell != nil || $0.bought != nil }
    if picks.count(where: { $0["is_captain"] == .boolean(true) }) > 1 {
      fields.problems.append("more than one pick is marked as captain")
    }
    guard fields.problems.isEmpty else {
      throw .listing(
        fields.problems.map { Diagnostic(.error, file: path, code: "not-a-squad", message: $0) })
    }
    team = TeamFile(path: path, picks: found, byteCount: bytes.count)
  }

  /// The warnings about what a squad from the game does not say.
  var warnings: [Diagnostic] {
    guard !hasPrices else { return [] }
    return [
      Diagnostic(
        .warning, file: team.path, code: "unused-price",
        message: "no pick has a selling_price or a purchase_price, so the players sell at today's price; "
          + "the file of your own team has them")
    ]
  }
}

/// The fields of a squad that the game provides, and what is wrong with them.
private struct GameFields {
  private let root: JSONValue
  private var transfers: JSONValue? { root["transfers"] }
  var problems: [String] = []

  init(_ root: JSONValue) { self.root = root }

  /// A player of the squad.
  mutating func pick(_ pick: JSONValue, number: Int) -> TeamFile.Entry {
    let name = "pick \(number)"
    let id = integer("element", of: pick, called: name)
    if pick["element"] == nil { problems.append("\(name) has no 'element', the id of a player") }
    func tenths(_ key: String) -> DecimalNumber? {
      integer(key, of: pick, called: name).map { DecimalNumber(mantissa: Int128($0), places: 1) }
    }
    return TeamFile.Entry(
      id: "\(id ?? 0)", sell: tenths("selling_price"), bought: tenths("purchase_price"),
      slot: slot(of: pick, called: name))
  }

  /// The first eleven positions play; those after them are the bench in order.
  private mutating func slot(of pick: JSONValue, called name: String) -> String? {
    let position = integer("position", of: pick, called: name) ?? 0
    if position > 11 { return "bench \(position - 11)" }
    if pick["is_captain"] == .boolean(true) { return "captain" }
    return pick["is_vice_captain"] == .boolean(true) ? "vice" : nil
  }

  /// The free transfers that are left; `Int.max` for any number.
  var freeTransfers: Int? {
    mutating get {
      if case .text("unlimited")? = transfers?["status"] { return .max }
      let made = integer("made", of: transfers, called: "transfers") ?? 0
      return integer("limit", of: transfers, called: "transfers").map { max(0, $0 - made) }
    }
  }

  /// The money in the bank: among the transfers of the user's own team, in the history of a public one.
  var bank: DecimalNumber? {
    mutating get {
      let tenths =
        integer("bank", of: transfers, called: "transfers")
        ?? integer("bank", of: root["entry_history"], called: "entry_history")
      return tenths.map { DecimalNumber(mantissa: Int128($0), places: 1) }
    }
  }

  mutating func number(_ key: String) -> DecimalNumber? {
    integer(key, of: transfers, called: "transfers").map { DecimalNumber(mantissa: Int128($0), places: 0) }
  }

  /// A whole number from 0 to a million; `nil` if there is none, with a problem if there is something else.
  private mutating func integer(_ key: String, of value: JSONValue?, called name: String) -> Int? {
    switch value?[key] {
    case nil, .null: return nil
    case .number(let text):
      if let number = Int(text), (0...1_000_000).contains(number) { return number }
    case .boolean, .text, .list, .object: break
    }
    problems.append("\(name): '\(key)' is not a whole number from 0 to 1,000,000")
    return nil
  }
}
