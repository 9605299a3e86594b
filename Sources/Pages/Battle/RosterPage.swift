import Battle
import Documents
import Snapshots
import Words

extension PageKind {
  /// The fighters of a roster.
  static let roster = PageKind(
    RosterContent.self, page: { rosterPage($0.fighters, of: $1) },
    table: { roster, _ in fightersForCSV(roster.fighters) })
}

/// Returns fighters files as a document: the fighters by rank with their overall ratings, and how the reading went.
///
/// - Parameter done: the change that was made, in a sentence; empty if the roster was only listed.
public func rosterPage(_ fighters: [FighterRecord], of snapshot: Snapshot, done: String = "") -> Document {
  let file = snapshot.paths
  let all = snapshot.inputs.reduce(0) { $0 + $1.used }
  // Under same-rank, fighters who are no longer in the file come after the others.
  let present = fighters.filter { $0.row > 0 }
  let isPart = present.count < all
  let sides = Side.allCases.compactMap { side in
    let count = present.count { $0.team == side }
    return isPart && count == 0 ? nil : counted(count, String(side.rawValue.dropLast()))
  }
  let claim =
    (isPart ? "\(grouped(present.count)) of " : "") + counted(isPart ? all : present.count, "fighter")
  let missing = fighters.count - present.count
  let sentence =
    "\(claim) in \(file): \(sides.joined(separator: ", "))"
    + (missing > 0 ? "; \(grouped(missing)) no longer there" : "")
  return Document(
    title: "Roster of \(file)", kicker: "Roster · \(file)",
    verdict: Verdict(
      claim: claim, aside: sides.joined(separator: ", "), sentence: done.isEmpty ? sentence : done),
    badges: [warningsBadge(of: snapshot)],
    facts: stateFacts(fighters, of: snapshot) + [dataFact(of: snapshot)],
    sections: [
      Section(
        "The fighters", anchor: "fighters",
        blocks: [
          .table(
            fightersTable(
              fighters, caption: "The fighters by rank", hasRows: true,
              hasFiles: snapshot.inputs.count > 1))
        ]),
      dataSection(of: snapshot),
      provenanceSection(of: snapshot),
    ])
}

/// Returns `3 Born, 2 Alive, 1 Died`, if states matter or the file has any.
private func stateFacts(_ fighters: [FighterRecord], of snapshot: Snapshot) -> [Fact] {
  let counts = LifeState.allCases.map { state in (state, fighters.count { $0.state == state }) }
  guard snapshot.rules.name == Policy.Name.sameRank.rawValue || counts[0].1 < fighters.count else {
    return []
  }
  return [Fact("States", counts.map { "\(grouped($0.1)) \($0.0.rawValue)" }.joined(separator: ", "))]
}
