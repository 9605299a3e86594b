import Battle
import Documents
import Snapshots
import Words

extension PageKind {
  /// The fighters of a roster.
  static let roster = PageKind(
    RosterContent.self, page: { RosterPage(snapshot: $1, fighters: $0.fighters) },
    table: { roster, _ in fightersForCSV(roster.fighters) })
}

/// Returns fighters files as a document: the fighters by rank with their overall ratings, and how the reading went.
///
/// - Parameter done: the change that was made, in a sentence; empty if the roster was only listed.
public func rosterPage(_ fighters: [FighterRecord], of snapshot: Snapshot, done: String = "") -> Document {
  RosterPage(snapshot: snapshot, fighters: fighters, done: done).document
}

private struct RosterPage: Documented {
  let snapshot: Snapshot
  let fighters: [FighterRecord]
  var done = ""

  var document: Document {
    Document(
      title: "Roster of \(snapshot.paths)", kicker: "Roster · \(snapshot.paths)", verdict: verdict,
      badges: [warningsBadge(of: snapshot)], facts: stateFacts + [dataFact(of: snapshot)],
      sections: [fightersSection, dataSection(of: snapshot), provenanceSection(of: snapshot)])
  }

  var verdict: Verdict {
    let all = snapshot.inputs.reduce(0) { $0 + $1.used }
    // Under same-rank, fighters who are no longer in the file come after the others.
    let present = fighters.filter { $0.row > 0 }
    let isPart = present.count < all
    let sides = Side.allCases.compactMap { side in
      let count = present.count { $0.team == side }
      return isPart && count == 0 ? nil : counted(count, String(side.rawValue.dropLast()))
    }.joined(separator: ", ")
    let claim =
      (isPart ? "\(grouped(present.count)) of " : "") + counted(isPart ? all : present.count, "fighter")
    let missing = fighters.count - present.count
    let gone = missing > 0 ? "; \(grouped(missing)) no longer there" : ""
    return Verdict(
      claim: claim, aside: sides,
      sentence: done.isEmpty ? "\(claim) in \(snapshot.paths): \(sides)\(gone)" : done)
  }

  /// `3 Born, 2 Alive, 1 Died`, if states matter or the file has any.
  private var stateFacts: [Fact] {
    let counts = LifeState.allCases.map { state in (state, fighters.count { $0.state == state }) }
    guard snapshot.rules.name == Policy.Name.sameRank.rawValue || counts[0].1 < fighters.count else {
      return []
    }
    return [Fact("States", counts.map { "\(grouped($0.1)) \($0.0.rawValue)" }.joined(separator: ", "))]
  }

  private var fightersSection: Section {
    let table = fightersTable(
      fighters, caption: "The fighters by rank", hasRows: true, hasFiles: snapshot.inputs.count > 1)
    return Section("The fighters", anchor: "fighters", blocks: [.table(table)])
  }
}
