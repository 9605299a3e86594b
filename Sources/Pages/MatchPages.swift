import Documents
import Snapshots

/// One round of a tournament as a document: its matches, and the standings after it.
///
/// - Precondition: the snapshot holds a tournament that has such a round.
public func roundPage(_ snapshot: Snapshot, round number: Int) -> Document {
  let page = TournamentPage(snapshot)
  let round = page.rounds[number - 1]
  let played = round.matches.count { $0.played }
  let state = played == round.matches.count ? "" : ", \(played) of \(round.matches.count) matches played"
  let rest = round.bye.map { [Block.paragraph(Prose("\($0) rests"))] } ?? []
  return Document(
    title: "Round \(number)", kicker: page.kicker,
    verdict: Verdict(claim: "Round \(number) of \(page.rounds.count)\(state)"),
    sections: [
      Section(
        "The matches", anchor: "matches",
        blocks: [.table(matchesTable([round], caption: "The matches of round \(number)"))] + rest),
      Section(
        "Standings after round \(number)", anchor: "standings",
        blocks: [.table(standingsTable(snapshot.standings(afterRound: number)))]),
    ])
}

/// One match of a tournament as a document: its story minute by minute.
public func matchPage(_ match: MatchRecord, round: Int) -> Document {
  Document(
    title: match.line, verdict: Verdict(claim: "Round \(round): \(match.line)"),
    sections: match.events.isEmpty
      ? [
        Section(
          "The story", anchor: "story",
          blocks: [
            .paragraph(match.played ? "A real result: it has no story." : "Not played yet: it has no story.")
          ])
      ] : [Section("The story", anchor: "story", blocks: [.table(storyTable(match, whole: true))])])
}
