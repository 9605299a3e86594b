import Selection
import Snapshots
import Tables
import Words

/// Writes the skills and costs of one pool with equal numbers of decimals: for people rounded, with commas in large
/// numbers and a true minus, or exactly for other programs.
struct Units {
  /// Digits after the point of a skill.
  var skillPlaces: Int
  /// Digits after the point of a cost.
  var costPlaces: Int
  /// Digits after the point that people are shown of what a team adds up to.
  private var shownPlaces: Int
  /// Digits after the point that people are shown of a player's own skill.
  private var ownPlaces: Int
  /// What stands before and behind an amount of money.
  private var sign = MoneyMark()
  /// Whether numbers are written as other programs read them.
  private var isExact = false

  /// The units in which a pool is shown.
  init(_ pool: PoolRecord) {
    skillPlaces = pool.skillPlaces
    costPlaces = pool.costPlaces
    ownPlaces = min(pool.skillPlaces, pool.tellingPlaces)
    shownPlaces = ownPlaces
    sign = moneyMark(pool.currency, pool.costUnit)
  }

  /// The same for teams under rules: where parts of skills count, totals have up to three digits.
  init(_ pool: PoolRecord, under rules: TeamRulesRecord) {
    self.init(pool)
    let finer = FinerUnits(for: Rules(rules)).skill
    if finer > 0 { shownPlaces = max(shownPlaces, min(skillPlaces + finer, 3)) }
  }

  /// The units in which a pool is written for other programs.
  init(exactly pool: PoolRecord) {
    self.init(pool)
    (shownPlaces, ownPlaces, isExact) = (skillPlaces, skillPlaces, true)
  }

  /// The units in which the pools of a snapshot are shown beside one another.
  /// - Precondition: the snapshot is of a command that reads a pool.
  init(of snapshot: Snapshot) {
    self.init(snapshot.playerPool, under: snapshot.teamRules)
    for other in (snapshot[CompareContent.self]?.variants ?? []).compactMap(\.pool) {
      skillPlaces = max(skillPlaces, other.skillPlaces)
      costPlaces = max(costPlaces, other.costPlaces)
      ownPlaces = max(ownPlaces, min(other.skillPlaces, other.tellingPlaces))
      shownPlaces = max(shownPlaces, ownPlaces)
      if sign != moneyMark(other.currency, other.costUnit) { sign = MoneyMark() }
    }
  }

  /// The units in which the teams that a tournament bought from one pool are shown.
  init(_ purchases: [PurchaseRecord]) {
    skillPlaces = purchases.map(\.skill.number.places).max() ?? 0
    (shownPlaces, ownPlaces) = (skillPlaces, skillPlaces)
    costPlaces = purchases.map(\.cost.number.normalised.places).max() ?? 0
    sign = moneyMark(purchases.first?.currency, purchases.first?.costUnit)
  }

  /// The unit of an axis of costs: `£`, `€M`; empty where the pool writes no currency.
  var money: String { sign.before.filter { $0 != " " } + sign.behind }

  /// What a team adds up to as text; empty if there is none.
  func skill(_ value: ExactDecimal?) -> String { text(value, places: shownPlaces) }

  /// A player's own skill as text.
  func skill(ofPlayer value: ExactDecimal) -> String { text(value, places: ownPlaces) }

  /// The same with as many digits as tell some skills apart that differ.
  func telling(apart skills: [ExactDecimal?]) -> Units {
    let most = skills.compactMap { $0?.number.places }.max() ?? 0
    func count(_ places: Int) -> Int { Set(skills.map { text($0, places: places) }).count }
    let different = count(most)
    var units = self
    while units.shownPlaces < most, count(units.shownPlaces) < different { units.shownPlaces += 1 }
    return units
  }

  /// A cost as text, for people in the currency of the pool; empty if there is none.
  /// - Parameter places: digits after the point, where they are not those of costs.
  func cost(_ value: ExactDecimal?, places: Int? = nil) -> String {
    let digits = text(value, places: places ?? costPlaces)
    return isExact || digits.isEmpty ? digits : sign.around(digits)
  }

  /// What a team leaves of the budget: `0.3 left`, `nothing left`.
  func left(_ value: ExactDecimal?) -> String {
    value?.number.mantissa == 0 ? "nothing left" : "\(cost(value)) left"
  }

  /// An amount with the unit in which all costs are.
  func costInUnit(_ value: ExactDecimal?, _ unit: MoneyUnit?) -> String {
    cost(value) + (sign.behind.isEmpty ? unit?.rawValue ?? "" : "")
  }

  /// A total with all its digits, where people are shown fewer; else `nil`.
  func exactSkill(_ value: ExactDecimal?) -> String? {
    value.flatMap { $0.number.places > shownPlaces ? $0.number.description : nil }
  }

  /// A player's own skill with all its digits, where people are shown fewer; else `nil`.
  func exactSkill(ofPlayer value: ExactDecimal) -> String? {
    value.number.places > ownPlaces ? value.number.description : nil
  }

  /// A gain or loss of skill with its sign: `+1`, `−2.5`, `0`; empty if one of the two is missing.
  func gain(_ value: ExactDecimal?, over other: ExactDecimal?) -> String {
    value.less(other).map { signed($0) } ?? ""
  }

  /// A difference of skills with its sign.
  func signed(_ difference: ExactDecimal) -> String {
    (difference.number.mantissa > 0 ? "+" : "") + skill(difference)
  }

  private func text(_ value: ExactDecimal?, places: Int) -> String {
    guard let number = value?.number else { return "" }
    if isExact { return number.padded(toPlaces: places) }
    let rounded = number.places > places ? number.divided(by: .one, places: places) ?? number : number
    return rounded.padded(toPlaces: places).asNumber
  }
}

/// What stands before and behind an amount: where there is a currency, the unit is no longer left out.
private func moneyMark(_ currency: Currency?, _ unit: MoneyUnit?) -> MoneyMark {
  currency.map { MoneyMark($0, unit) } ?? MoneyMark()
}

extension PoolRecord {
  /// Digits after the point that tell skills apart: two, or as many more as make the greatest of them four digits long.
  fileprivate var tellingPlaces: Int {
    let greatest = chart.map { abs($0.skill.approximate) }.max() ?? 0
    guard greatest > 0 else { return 2 }
    var (places, value) = (2, greatest * 100)
    while value < 1_000, places < skillPlaces { (places, value) = (places + 1, value * 10) }
    return places
  }
}

extension ExactDecimal? {
  /// The difference; `nil` if one of the two is missing or it does not fit.
  func less(_ other: ExactDecimal?) -> ExactDecimal? {
    guard let self, let other else { return nil }
    return self.number.subtracting(other.number).map { ExactDecimal($0) }
  }
}
