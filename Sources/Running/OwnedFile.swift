import Files
import JSON
import Reading
import Selection
import Tables

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
