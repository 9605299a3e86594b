import Analysis
import Files
import JSON
import Options
import Selection
import SharedOptions
import Snapshots
import Tables

/// A squad that somebody owns, and the transfers that they may make.
package struct Ownership {
  /// The squad.
  package let squad: OwnedSquad
  /// What squads may cost.
  package let budget: DecimalNumber
  /// How many transfers cost nothing; `Int.max` for any number.
  package let free: Int
  /// What each further one costs in points.
  package let hit: DecimalNumber
  /// The most transfers to look at.
  package let most: Int
  /// The fewest of which the table tells.
  package var least = 0
  /// Whether the chips are asked for.
  package var judgesChips = false

  /// The same squad where all transfers are free.
  func withAllTransfers(of size: Int) -> Ownership {
    Ownership(squad: squad, budget: budget, free: .max, hit: hit, most: size, least: size)
  }
}

extension ParsedCommand {
  /// The squad that a command line says is owned; `nil` where it says nothing.
  /// - Parameter input: the pool, in which the owned players cost what they bring then; gets the file as one more.
  /// - Throws: `UsageMistake` where options have no meaning, `InputError` where the squad is none of the pool.
  package func ownership(of input: inout PoolInput, under rules: Rules) throws -> Ownership? {
    guard knows(TransferOptions.owned.spec.name) else { return nil }
    guard let path = self[TransferOptions.owned] else {
      let idle = TransferOptions.all.dropFirst().filter { knows($0.name) && isGiven($0) }
      guard idle.isEmpty else {
        throw UsageMistake("\(idle.map { "--\($0.name)" }.joined(separator: ", ")): only with --owned")
      }
      return nil
    }
    guard !isGiven(PoolOptions.budget.spec) else {
      throw UsageMistake(
        "with --owned the budget is the bank and what the squad brings; --bank says the first")
    }
    let file = try OwnedFile(path, encoding: self[PoolOptions.encoding])
    let squad = try take(file, in: &input, under: rules)
    guard let repriced = squad.repriced(input.reading.pool), let budget = squad.budget else {
      throw InputError.listing([
        Diagnostic(.error, file: path, code: "overflow", message: "the prices have too many digits")
      ])
    }
    input.reading.pool = repriced
    let free = given(TransferOptions.freeTransfers) ?? file.free ?? 1
    return Ownership(
      squad: squad, budget: budget, free: free,
      hit: given(TransferOptions.hit) ?? file.hit ?? DecimalNumber(mantissa: 4, places: 0),
      most: min(rules.size, given(TransferOptions.maxTransfers) ?? (free >= rules.size ? rules.size : 5)),
      judgesChips: try wantsChips)
  }

  /// Finds the players of a squad in the pool, with what is odd about them.
  private func take(_ file: OwnedFile, in input: inout PoolInput, under rules: Rules) throws -> OwnedSquad {
    let pool = input.reading.pool
    var team = ManualTeam(file.team, in: pool, finder: PlayerFinder(pool))
    let slotFaults = team.takeSlots(of: file.team, under: rules)
    guard slotFaults.isEmpty else { throw InputError.listing(slotFaults) }
    let bank = self[TransferOptions.bank] ?? file.bank ?? .zero
    let squad = try OwnedSquad(
      file.team, team, of: pool, bank: bank.amount(in: pool.costUnit), size: rules.size,
      leavesOutUnknown: self[PoolOptions.skipBadRows])
    let warnings =
      team.warnings + file.team.unusedPrices
      + squad.sold.map {
        let price = $0.price.map { "\($0)" } ?? "nothing, as their row has no price"
        return Diagnostic(
          .warning, file: file.team.path, line: $0.line, code: "not-in-the-pool",
          message: "\(quoted($0.text)) is not in the pool; taken as sold for \(price)")
      }
    if self[PoolOptions.strict], !warnings.isEmpty { throw InputError.listing(warnings) }
    showWarnings(warnings, for: self)
    input.reading.quality.warnings += warnings
    input.reading.quality.warningCount += warnings.count
    input.records.append(
      InputRecord(
        InputFile(
          path: file.team.path, bytes: file.team.byteCount, rows: file.team.entries.count,
          used: squad.players.count), sha256: file.sha256))
    return squad
  }

  /// Whether chips are to be judged, which count for one week.
  private var wantsChips: Bool {
    get throws(UsageMistake) {
      guard knows(TransferOptions.chips.spec.name), self[TransferOptions.chips] else { return false }
      guard self[PoolOptions.weeks].map({ $0.count == 1 }) ?? true else {
        throw UsageMistake("--chips is about one week; give the first of --weeks alone")
      }
      return true
    }
  }

  /// The value of an option that a command may not know.
  private func given<Value>(_ key: OptionKey<Value?>) -> Value? { knows(key.spec.name) ? self[key] : nil }
}

/// A file that says what somebody owns: a team file, or what the Premier League game hands out.
private struct OwnedFile {
  let team: TeamFile
  let sha256: String
  /// The money beside the squad, the free transfers and the points for each further one, where the file says it.
  var bank: DecimalNumber?
  var free: Int?
  var hit: DecimalNumber?

  init(_ path: String, encoding: TableRequest.Encoding) throws(InputError) {
    guard path.lowercased().hasSuffix(".json") else {
      var hash = SHA256()
      team = try TeamFile(reading: path, encoding: encoding) { hash.update($0) }
      sha256 = hash.hexDigest()
      return
    }
    let bytes = try readBytes(path, limit: 1 << 20)
    sha256 = SHA256.hexDigest(of: bytes)
    guard let root = try? JSONValue(bytes), case .list(let picks)? = root["picks"] else {
      throw Self.notASquad(path, "no squad of the game: it has no list 'picks'")
    }
    team = TeamFile(
      path: path,
      picks: try picks.enumerated().map { number, pick throws(InputError) in
        guard let id = pick["element"]?.integer else {
          throw Self.notASquad(path, "pick \(number + 1) has no 'element', the id of a player")
        }
        return TeamFile.Pick(
          id: "\(id)", sell: pick["selling_price"]?.tenths, bought: pick["purchase_price"]?.tenths)
      }, byteCount: bytes.count)
    let transfers = root["transfers"]
    bank = transfers?["bank"]?.tenths
    hit = transfers?["cost"]?.integer.map { DecimalNumber(mantissa: Int128($0), places: 0) }
    free = transfers?["limit"]?.integer.map { max(0, $0 - max(0, transfers?["made"]?.integer ?? 0)) }
    if case .text("unlimited")? = transfers?["status"] { free = .max }
  }

  private static func notASquad(_ path: String, _ message: String) -> InputError {
    .listing([Diagnostic(.error, file: path, code: "not-a-squad", message: message)])
  }
}

extension JSONValue {
  /// A whole number of 0 or more, up to a million.
  fileprivate var integer: Int? {
    guard case .number(let text) = self, let number = Int(text), (0...1_000_000).contains(number) else {
      return nil
    }
    return number
  }

  /// Such a number of tenths.
  fileprivate var tenths: DecimalNumber? { integer.map { DecimalNumber(mantissa: Int128($0), places: 1) } }
}
