import Battle
import Options
import Tables
import Words

/// The options that give a fighter's values.
enum FighterValues {
  static let name = OptionKey<String?>.optional("name", .text.shown(as: "NAME"), help: "the name")
  static let team = OptionKey<String?>.optional(
    "team", .text.shown(as: "A|D").offering(["autobots", "decepticons"]),
    help: "the side: A or Autobots, D or Decepticons")
  static let stats = OptionKey<String?>.optional(
    "stats", .text.shown(as: "N,N,..."),
    help: "all eight at once: \(Statistic.allCases.map(\.rawValue).joined(separator: ", "))")
  static let single: [Statistic: OptionKey<String?>] = Dictionary(
    uniqueKeysWithValues: Statistic.allCases.map { statistic in
      (statistic, .optional(statistic.rawValue, .text.shown(as: "N"), help: "\(statistic.rawValue), 1 to 10"))
    })

  static let specs = [name.spec, team.spec, stats.spec] + Statistic.allCases.map { single[$0]!.spec }
}

extension ParsedCommand {
  /// The values given on the command line; `nil` for those not given.
  /// - Throws: `UsageMistake` with everything that is wrong.
  func givenValues() throws(UsageMistake) -> GivenValues {
    var values = GivenValues()
    var problems: [String] = []
    if let text = self[FighterValues.name] {
      values.name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if values.name == "" { problems.append("name is not valid: it is empty") }
    }
    if let text = self[FighterValues.team] {
      values.side = Side(word: text)
      if values.side == nil { problems.append("team is not valid: \(unknownWord(text, among: Side.words))") }
    }
    for (statistic, text) in statisticTexts(&problems) {
      values.statistics[statistic] = checked(text, statistic, &problems)
    }
    guard problems.isEmpty else { throw UsageMistake(problems) }
    return values
  }

  /// What was given for each statistic, in one list or one by one.
  private func statisticTexts(_ problems: inout [String]) -> [(Statistic, String)] {
    var texts: [(Statistic, String)] = []
    if let list = self[FighterValues.stats] {
      let parts = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if parts.count == Statistic.allCases.count {
        texts = Array(zip(Statistic.allCases, parts))
      } else {
        problems.append("--stats needs \(Statistic.allCases.count) numbers, not \(parts.count)")
      }
    }
    for statistic in Statistic.allCases {
      if let text = self[FighterValues.single[statistic]!] { texts.append((statistic, text)) }
    }
    return texts
  }

  private func checked(_ text: String, _ statistic: Statistic, _ problems: inout [String]) -> Int? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count == 1, let value = Int(words[0]), Statistic.range.contains(value) { return value }
    problems.append("\(statistic.rawValue) is not valid: \(quoted(text)) is not a whole number from 1 to 10")
    return nil
  }
}

/// Values of a fighter, as far as they were given.
struct GivenValues {
  var name: String?
  var side: Side?
  var statistics: [Statistic: Int] = [:]

  var isEmpty: Bool { name == nil && side == nil && statistics.isEmpty }

  /// What a new fighter would still need.
  var missing: [String] {
    (name == nil ? ["--name"] : []) + (side == nil ? ["--team"] : [])
      + Statistic.allCases.filter { statistics[$0] == nil }.map { "--\($0.rawValue)" }
  }

  /// A fighter with these values in place of their own, and what changed: `strength 5 to 8`.
  func replacing(_ fighter: Fighter) -> (fighter: Fighter, changes: [String]) {
    var fighter = fighter
    var changes: [String] = []
    if let name, name != fighter.name {
      changes.append("name to \(name)")
      fighter.name = name
    }
    if let side, side != fighter.side {
      changes.append("team to \(side.rawValue)")
      fighter.side = side
    }
    for statistic in Statistic.allCases {
      guard let value = statistics[statistic], value != fighter.statistics[statistic] else { continue }
      changes.append("\(statistic.rawValue) \(fighter.statistics[statistic]) to \(value)")
      fighter.statistics[statistic] = value
    }
    return (fighter, changes)
  }
}
