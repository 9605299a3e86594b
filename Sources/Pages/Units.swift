import Selection
import Snapshots
import Tables
import Words

/// Formats the skills and costs of one pool with equal numbers of decimals: rounded for people, with thousands
/// separators and a true minus sign, or exactly for other programs.
struct Units {
  /// The decimals of a skill.
  var skillPlaces: Int
  /// The decimals of a cost.
  var costPlaces: Int
  /// The decimals of a team's total that people see.
  private var shownPlaces: Int
  /// The decimals of a player's own skill that people see.
  private var playerPlaces: Int
  /// The text before and after an amount of money.
  private var sign = MoneyMark()
  /// What pages call skills and costs.
  private(set) var words = PoolWords()
  /// Whether numbers are written as other programs read them.
  private var isExact = false

  /// The units for showing a pool.
  init(_ pool: PoolRecord) {
    skillPlaces = pool.skillPlaces
    costPlaces = pool.costPlaces
    playerPlaces = min(pool.skillPlaces, pool.distinguishingPlaces)
    shownPlaces = playerPlaces
    sign = moneyMark(pool.currency, pool.costUnit)
    words = PoolWords(pool)
  }

  /// The units for teams under rules: if skills can count in part, totals have up to two decimals.
  init(_ pool: PoolRecord, under rules: TeamRulesRecord) {
    self.init(pool)
    let finer = FinerUnits(for: Rules(rules)).skill
    if finer > 0 { shownPlaces = max(shownPlaces, min(skillPlaces + finer, 2)) }
  }

  /// The units for writing a pool for other programs.
  init(exactly pool: PoolRecord) {
    self.init(pool)
    (shownPlaces, playerPlaces, isExact) = (skillPlaces, skillPlaces, true)
  }

  /// The units for showing the pools of a snapshot side by side.
  /// - Precondition: the snapshot was written by a command that reads a pool.
  init(of snapshot: Snapshot) {
    self.init(snapshot.playerPool, under: snapshot.teamRules)
    for other in (snapshot[CompareContent.self]?.variants ?? []).compactMap(\.pool) {
      skillPlaces = max(skillPlaces, other.skillPlaces)
      costPlaces = max(costPlaces, other.costPlaces)
      playerPlaces = max(playerPlaces, min(other.skillPlaces, other.distinguishingPlaces))
      shownPlaces = max(shownPlaces, playerPlaces)
      if sign != moneyMark(other.currency, other.costUnit) { sign = MoneyMark() }
      if words != PoolWords(other) { words = PoolWords() }
    }
  }

  /// The units for showing teams that a tournament bought from one pool.
  init(_ purchases: [PurchaseRecord]) {
    skillPlaces = purchases.map(\.skill.number.places).max() ?? 0
    (shownPlaces, playerPlaces) = (min(skillPlaces, 2), min(skillPlaces, 2))
    costPlaces = purchases.map(\.cost.number.normalised.places).max() ?? 0
    sign = moneyMark(purchases.first?.currency, purchases.first?.costUnit)
    words = PoolWords(headers: purchases.first?.columns ?? [:])
  }

  /// The unit of an axis of costs: `£`, `€M`; empty if the pool has no currency.
  var money: String { sign.before.filter { $0 != " " } + sign.behind }

  /// Returns a team's total as text; empty if there is none.
  func skill(_ value: ExactDecimal?) -> String { text(value, places: shownPlaces) }

  func skill(ofPlayer value: ExactDecimal) -> String { text(value, places: playerPlaces) }

  /// Returns the same units with enough decimals, but at most two, to distinguish some skills that differ.
  func distinguishing(_ skills: [ExactDecimal?]) -> Units {
    let most = skills.compactMap { $0?.number.places }.max() ?? 0
    func count(_ places: Int) -> Int { Set(skills.map { text($0, places: places) }).count }
    let different = count(most)
    var units = self
    while units.shownPlaces < min(most, 2), count(units.shownPlaces) < different { units.shownPlaces += 1 }
    return units
  }

  /// Returns a cost as text, for people in the currency of the pool; empty if there is none.
  /// - Parameter places: the number of decimals, if it differs from that of costs.
  func cost(_ value: ExactDecimal?, places: Int? = nil) -> String {
    let digits = text(value, places: places ?? costPlaces)
    return isExact || digits.isEmpty ? digits : sign.around(digits)
  }

  /// Returns `36 for 49.0`.
  func totals(_ skill: ExactDecimal?, _ cost: ExactDecimal?) -> String {
    "\(self.skill(skill)) for \(self.cost(cost))"
  }

  /// Returns `36 skill`.
  func skillInWords(_ value: ExactDecimal?) -> String { "\(skill(value)) \(words.skill)" }

  /// Returns `36 skill for 49.0`.
  func totalsInWords(_ skill: ExactDecimal?, _ cost: ExactDecimal?) -> String {
    "\(skillInWords(skill)) for \(self.cost(cost))"
  }

  /// Returns the unspent part of the budget: `0.3 left`, `nothing left`.
  func left(_ value: ExactDecimal?) -> String {
    value?.number.mantissa == 0 ? "nothing left" : "\(cost(value)) left"
  }

  /// Returns an amount with the unit of all costs.
  func costInUnit(_ value: ExactDecimal?, _ unit: MoneyUnit?) -> String {
    cost(value) + (sign.behind.isEmpty ? unit?.rawValue ?? "" : "")
  }

  /// Returns a total with all its digits if people see fewer; else `nil`.
  func exactSkill(_ value: ExactDecimal?) -> String? {
    value.flatMap { $0.number.places > shownPlaces ? $0.number.description : nil }
  }

  /// Returns a player's own skill with all its digits if people see fewer; else `nil`.
  func exactSkill(ofPlayer value: ExactDecimal) -> String? {
    value.number.places > playerPlaces ? value.number.description : nil
  }

  /// Returns a gain or loss of skill with its sign: `+1`, `−2.5`, `0`; empty if either is missing.
  func gain(_ value: ExactDecimal?, over other: ExactDecimal?) -> String {
    value.less(other).map { signed($0) } ?? ""
  }

  /// Returns a difference of skills with its sign, where any of it is shown.
  func signed(_ difference: ExactDecimal) -> String {
    let words = skill(difference)
    let isShown = words.contains { $0.isNumber && $0 != "0" }
    return (difference.number.mantissa > 0 && isShown ? "+" : "") + words
  }

  private func text(_ value: ExactDecimal?, places: Int) -> String {
    guard let number = value?.number else { return "" }
    if isExact { return number.padded(toPlaces: places) }
    let rounded = number.places > places ? number.divided(by: .one, places: places) ?? number : number
    return rounded.padded(toPlaces: places).digitsGrouped
  }
}

/// Returns the text before and after an amount: with a currency, the unit is included.
private func moneyMark(_ currency: Currency?, _ unit: MoneyUnit?) -> MoneyMark {
  currency.map { MoneyMark($0, unit) } ?? MoneyMark()
}

extension PoolRecord {
  /// The decimals that distinguish skills: two, or enough for the greatest skill to have four digits.
  fileprivate var distinguishingPlaces: Int {
    let greatest = chart.map { abs($0.skill.approximate) }.max() ?? 0
    guard greatest > 0 else { return 2 }
    var (places, value) = (2, greatest * 100)
    while value < 1_000, places < skillPlaces { (places, value) = (places + 1, value * 10) }
    return places
  }
}

extension ExactDecimal? {
  /// Returns the difference; `nil` if either is missing or it overflows.
  func less(_ other: ExactDecimal?) -> ExactDecimal? {
    guard let self, let other else { return nil }
    return self.number.subtracting(other.number).map { ExactDecimal($0) }
  }
}
