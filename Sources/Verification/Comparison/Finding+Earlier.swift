import Snapshots

extension Finding {
  /// What the finding comes to if the snapshot is of an earlier version, which may lack fields and used other words:
  /// only other facts make it false.
  public var aboutEarlierVersion: Finding {
    guard case .differs(let differences) = verdict else { return self }
    let facts = differences.filter { !$0.isMissing && !$0.isWording }
    return Finding(
      claim,
      facts.isEmpty
        ? .notProvedAgain("the earlier version used other words or left fields out") : .differs(facts))
  }
}

/// The fields that hold sentences.
private let sentences: Set = [
  "about", "change", "complaints", "deadEnd", "headline", "message", "problems", "reason", "refusals",
  "repair",
]

extension Difference {
  fileprivate var isMissing: Bool { recorded == "nothing" }

  /// Whether it is between two sentences.
  fileprivate var isWording: Bool {
    let field = path.split(separator: ".").last { Int($0) == nil } ?? ""
    return sentences.contains(String(field)) && [recorded, found].allSatisfy { $0.contains(" ") }
  }
}
