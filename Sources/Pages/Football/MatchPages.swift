import Documents
import Snapshots

/// Returns one round of a tournament as a document: its matches, and the standings after it.
/// - Precondition: the tournament has that round.
public func roundPage(_ content: TournamentContent, of snapshot: Snapshot, round number: Int) -> Document {
  let page = TournamentPage(snapshot: snapshot, content: content)
  let round = page.rounds[number - 1]
  let played = round.matches.count { $0.played }
  let state = played == round.matches.count ? "" : ", \(played) of \(round.matches.count) matches played"
  let when = played == 0 ? "before" : played < round.matches.count ? "during" : "after"
  return Document(
    title: "Round \(number)", kicker: page.kicker,
    verdict: Verdict(claim: "Round \(number) of \(page.rounds.count)\(state)"),
    sections: [
      Section(
        "The matches", anchor: "matches",
        blocks: [
          .table(matchesTable([round], caption: "The matches of round \(number)", open: "about to start")),
          round.bye.map { .paragraph("\($0) has a bye") },
        ]),
      Section(
        "Standings \(when) round \(number)", anchor: "standings",
        blocks: [.table(standingsTable(content.standings(afterRound: number)))]),
    ])
}

/// Returns one match of a tournament as a document: its story minute by minute.
/// - Parameter asksWhy: whether to show the duel of every play, as far as it is known.
public func matchPage(_ match: MatchRecord, round: Int, asksWhy: Bool = false) -> Document {
  Document(
    title: match.line, verdict: Verdict(claim: "Round \(round): \(match.line)"),
    sections: [Section("The story", anchor: "story", blocks: storyBlocks(match, asksWhy: asksWhy))])
}

private func storyBlocks(_ match: MatchRecord, asksWhy: Bool) -> [Block] {
  guard match.played else { return [.paragraph("About to start: it has not been played yet.")] }
  guard !match.events.isEmpty else { return [.paragraph("A real result: it has no story.")] }
  if asksWhy, match.events.contains(where: { $0.duel != nil }) { return [.table(duelTable(match))] }
  let unknown = Block.paragraph("It was played with other lineups: its duels are no longer known.")
  return (asksWhy ? [unknown] : []) + [.table(storyTable(match, whole: true))]
}
