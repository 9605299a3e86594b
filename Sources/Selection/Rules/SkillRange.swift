import Tables

/// The skills that a rule set allows.
public struct SkillRange: Sendable, Hashable {
  /// The lowest skill allowed; `nil` = no bound.
  public var lowest: DecimalNumber?
  /// The highest skill allowed; `nil` = no bound.
  public var highest: DecimalNumber?
  /// Whether only whole numbers are allowed, as the Team Creator has it.
  public var wholeNumbers: Bool

  /// Skills from `lowest` to `highest`, both included.
  public init(lowest: DecimalNumber? = nil, highest: DecimalNumber? = nil, wholeNumbers: Bool = false) {
    self.lowest = lowest
    self.highest = highest
    self.wholeNumbers = wholeNumbers
  }

  /// Every number.
  public static let any = SkillRange()

  /// `1-10`, `0.5-99.5` or `any`, as on the command line; a number may carry a sign (`-5-10`, `-5--1`).
  /// Returns `nil` for anything else, and when the low end lies above the high one.
  public init?(_ text: String) {
    if text.lowercased() == "any" {
      self = .any
      return
    }
    // The dash between the numbers is the first that does not stand at the beginning.
    guard let dash = text.dropFirst().firstIndex(of: "-"),
      let lowest = try? parseDecimal(String(text[..<dash])),
      let highest = try? parseDecimal(String(text[text.index(after: dash)...])),
      lowest <= highest
    else { return nil }
    self.init(lowest: lowest, highest: highest)
  }
}

extension SkillRange {
  /// Whether a player may have this skill.
  public func allows(_ skill: DecimalNumber) -> Bool {
    if let lowest, skill < lowest { return false }
    if let highest, highest < skill { return false }
    return !wholeNumbers || skill.normalised.places == 0
  }
}

extension SkillRange: CustomStringConvertible {
  /// As on the command line.
  public var description: String {
    guard let lowest, let highest else { return "any" }
    return "\(lowest)-\(highest)"
  }
}
