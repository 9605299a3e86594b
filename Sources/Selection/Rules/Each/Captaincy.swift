import Config
import Tables
import Words

/// The rule that one player, the captain, is multiplied, and another is vice-captain.
enum Captaincy: TeamRule {
  static let keys = [RulesKey("captain")]

  static let options = [
    RuleOption(
      "captain", "N", otherwise: "as in the rules",
      help: "the captain's multiplier, as in 2, or 3 for a triple captain"
    ) { text, rules throws(RuleMistake) in
      guard let times = try? parseDecimal(text), Captain.allows(times) else {
        throw RuleMistake(expected: Captain.example)
      }
      rules.captain = Captain(times: times, vice: rules.captain?.vice ?? .zero)
    },
    RuleOption(
      flag: "no-captain", against: "captain",
      help: "no captain, whatever the rules say; slots with multipliers keep theirs"
    ) { $0.captain = nil },
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.captain = file.get(key, Captain.kind)
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { rules.captain?.written }

  static func words(in rules: Rules) -> [String]? { rules.captain.map { [$0.written.line] } }

  static func restore(_ words: [String], in rules: inout Rules) {
    if words.count == 1, let captain = Captain.kind.read(line: words[0]) { rules.captain = captain }
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    guard let captain = rules.captain else { return [] }
    var messages: [String] = []
    if captain.times <= .one {
      messages.append("a captain's multiplier must be more than 1; remove it, or use --no-captain")
    } else if captain.viceTimes > captain.times {
      messages.append(
        "the vice-captain counts \(Words.times("\(captain.viceTimes.normalised)")), more than the captain")
    }
    if captain.countsVice, rules.lineup?.size ?? rules.size < 2 {
      messages.append("a vice-captain needs a second player")
    }
    if rules.hasMultipliers {
      messages.append("a captain cannot be combined with roles that have multipliers")
    }
    return messages.map { RulesFault(key: key, message: $0) }
  }
}

/// The multipliers of the captain and the vice-captain.
public struct Captain: Sendable, Hashable {
  /// The multiplier of the captain's skill.
  public var times: DecimalNumber
  /// The multiplier of the vice-captain's skill if at least 1; a bonus share on top of 1 if below; 0 where the
  /// vice-captain is only named.
  public var vice = DecimalNumber.zero

  /// The total multiplier of the vice-captain's skill.
  public var viceTimes: DecimalNumber {
    vice < .one ? vice.subtracting(DecimalNumber(mantissa: -1, places: 0)) ?? .one : vice
  }

  /// Whether the choice of vice-captain changes the total.
  var countsVice: Bool { vice.mantissa != 0 && viceTimes != .one }

  static let example = "a captain's multiplier, such as 2 or 1.5"

  /// Whether a number is allowed as a multiplier: short enough to stay exact.
  static func allows(_ times: DecimalNumber) -> Bool {
    let times = times.normalised
    return times.mantissa >= 0 && times.places <= 6 && times.written == nil
      && times <= DecimalNumber(mantissa: 1_000, places: 0)
  }

  // MARK: In a file

  private static let (timesKey, viceKey) = ("times", "vice")

  /// `2`, or `{times: 2, vice: 1.5}`.
  fileprivate static let kind = ConfigKind<Captain> { node, problems in
    guard case .mapping = node.content else {
      return ConfigKind.multiplier.read(node, &problems).map { Captain(times: $0) }
    }
    return object.read(node, &problems)
  }

  private static let object = ConfigKind<Captain>.object("a captain", keys: [timesKey, viceKey]) {
    mapping, problems in
    let times = mapping.required(timesKey, .multiplier, &problems)
    let vice = mapping.optional(viceKey, .multiplier, &problems)
    return times.map { Captain(times: $0, vice: vice ?? .zero) }
  }

  fileprivate var written: ConfigNode {
    vice.mantissa == 0
      ? .plain(times.normalised)
      : .mapping([(Self.timesKey, .plain(times.normalised)), (Self.viceKey, .plain(vice.normalised))])
  }
}

extension ConfigKind where Value == DecimalNumber {
  /// A multiplier.
  static var multiplier: Self {
    .scalar("a number from 0 to 1000 with at most 6 digits after the point, such as 2, 1.5 or 0.21") {
      text, _ in (try? parseDecimal(text)).flatMap { Captain.allows($0) ? $0 : nil }
    }
  }
}

extension ConfigKind {
  /// Reads a value from a line of text, as ``ConfigNode/line`` writes it; `nil` where it is not one.
  func read(line: String) -> Value? {
    var problems = ConfigProblems(file: "")
    let value = parseConfig(Array(line.utf8), &problems).flatMap { read($0, &problems) }
    return problems.count == 0 ? value : nil
  }
}
