import Analysis
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
