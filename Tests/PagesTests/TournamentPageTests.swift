import Documents
import Tables
import Testing
import Tournament

@testable import Pages
@testable import Snapshots

struct TournamentPageTests {
  /// Three teams of five with equal skills.
  private static let lineUps = ["A", "B", "C"].map { team in
    let positions: [Position] = [.keeper, .defence, .midfield, .midfield, .attack]
    return LineUp(
      team: team, stadium: team == "A" ? "Park" : nil,
      players: positions.map { position in
        LineUpPlayer(name: "", position: position, skill: DecimalNumber(mantissa: 7, places: 0))
      })
  }

  /// Their tournament after some rounds.
  private func snapshot(rounds: Int?, change: (inout Schedule) -> Void = { _ in }) -> Snapshot {
    var schedule = Schedule(teams: 3)
    change(&schedule)
    let plan = TournamentPlan(Self.lineUps, rounds: schedule.rounds, seed: 4)
    schedule.play(nextRounds: rounds, plan)
    var snapshot = Snapshot(
      program: "squad 0.0", command: "squad tournament t.csv", date: nil, rules: .game(name: "football"),
      inputs: [], warnings: [], warningCount: 0)
    snapshot.content = Content(TournamentContent(schedule, of: Self.lineUps, seed: 4))
    return snapshot
  }

  private func text(_ page: Document) -> String { renderText(page, style: .plain) }

  @Test func aTournamentThatHasNotBegun() {
    let page = text(answerPage(of: snapshot(rounds: 0)))
    #expect(page.hasPrefix("Not begun 3 rounds to play\n"))
    #expect(page.contains("Round 1: A has a bye\n"))
    #expect(page.contains("    1  B     -      C     not played\n"))
    // Teams that have not played are level, which needs no remark.
    #expect(!page.contains("level on all criteria"))
    #expect(renderMarkdown(answerPage(of: snapshot(rounds: 0))).contains("B - C, about to start"))
  }

  @Test func aRealResultIsMarkedAndHasNoStory() throws {
    let snapshot = snapshot(rounds: nil) { schedule in
      schedule.take(MatchResult(Pairing(home: 1, away: 2), Score(home: 12, away: 0)))
    }
    #expect(text(answerPage(of: snapshot)).contains("    1  B     12-0   C     real result\n"))
    let match = snapshot.tournament.league.matches[0]
    #expect(text(matchPage(match, round: 1)) == "Round 1: B 12-0 C\n\nA real result: it has no story.\n")
  }

  @Test func theStandingsAfterARoundCountNoLaterMatch() {
    let snapshot = snapshot(rounds: nil)
    #expect(snapshot.tournament.standings(afterRound: 0).allSatisfy { $0.played == 0 })
    #expect(snapshot.tournament.standings(afterRound: 1).map(\.played).sorted() == [0, 1, 1])
    #expect(snapshot.tournament.standings(afterRound: 3) == snapshot.tournament.league.standings)
    #expect(text(roundPage(snapshot.tournament, of: snapshot, round: 1)).hasPrefix("Round 1 of 3\n"))
  }

  @Test func eventsInWords() {
    func words(_ kind: MatchEvent.Kind, _ position: Position = .midfield) -> String {
      EventRecord(
        MatchEvent(minute: 3, kind: kind, side: .away, position: position, score: Score(home: 0, away: 1)),
        home: "A", away: "B"
      ).words.plainText
    }
    #expect(words(.keepsBall) == "B's midfielder keeps the ball")
    #expect(words(.takesBall, .keeper) == "B's goalkeeper takes the ball")
    #expect(words(.goal, .attack) == "Goal by B, 0-1")
    #expect(words(.foul(.freeKick, sendsOff: false)) == "Foul by B: free kick")
    #expect(words(.foul(.yellow, sendsOff: false)) == "Foul by B: yellow card")
    #expect(words(.foul(.red, sendsOff: true), .defence) == "Foul by B: red card; a defender is sent off")
  }

  @Test func statisticsAddUp() {
    let snapshot = snapshot(rounds: nil)
    let matches = snapshot.tournament.league.matches
    let teams = ["A", "B", "C"]
    let table = statisticsTable(teams: teams, matches: matches)
    func column(_ title: String) -> [String] {
      table?.columns.firstIndex { $0.title == title }.map { column in
        table?.texts.map { $0[column] } ?? []
      } ?? []
    }
    func sum(_ title: String) -> Int { column(title).compactMap { Int($0) }.reduce(0, +) }
    #expect(column("Duels") == ["180", "180", "180"])
    let events = matches.flatMap(\.events).filter(\.isPlay)
    let won = teams.map { team in events.count { $0.team == team && $0.event != .foul } }
    #expect(column("Won") == won.map { "\(($0 * 100 + 90) / 180)%" })
    #expect(sum("Fouls") == events.count { $0.event == .foul })
    #expect(sum("Goals") == events.count { $0.event == .goal })
    let stopped = events.count { $0.event == .takesBall && $0.position == "keeper" }
    #expect(sum("Shots") == stopped + events.count { $0.event == .goal })
    #expect(sum("Yellow") == events.count { $0.foul == "yellow card" })
    #expect(sum("Red") == events.count { $0.foul == "red card" })
    #expect(sum("Sent off") == events.count { $0.sendsOff == true })
  }

  @Test func theStoryOfTheReportLeavesOutWhoKeptTheBall() throws {
    let match = snapshot(rounds: nil).tournament.league.matches[0]
    let kept = match.events.count { $0.event == .keepsBall }
    #expect(storyTable(match, whole: true).rows.count == 94)
    let story = storyTable(match, whole: false)
    #expect(story.rows.count == 94 - kept)
    let lines = try #require(story.fold).shown.map { story.rows[$0].cells[1].text.plainText }
    let goals = match.events.count { $0.event == .goal }
    #expect(lines.count { $0.hasPrefix("Goal by ") } == goals)
    #expect(lines.last?.hasPrefix("Full time") == true && !lines.contains { $0.contains("takes the ball") })
    #expect(storyTable(match, whole: true).fold == nil)
  }

  @Test func aMatchThatIsNotPlayedIsAFixture() throws {
    let snapshot = snapshot(rounds: 0)
    let match = snapshot.tournament.league.matches[0]
    #expect(
      text(matchPage(match, round: 1))
        == "Round 1: B - C, about to start\n\nAbout to start: it has not been played yet.\n")
    #expect(
      text(roundPage(snapshot.tournament, of: snapshot, round: 1)).contains(
        "\nB     -      C     about to start\n"))
  }

  @Test func whyAPlayEndedAsItDid() throws {
    var schedule = Schedule(teams: 3)
    let plan = TournamentPlan(Self.lineUps, rounds: schedule.rounds, seed: 4)
    schedule.play(plan)
    let (match, duels) = schedule.wholeMatch(MatchPlace(round: 1, index: 0), plan)
    let record = MatchRecord(match, teams: ["A", "B", "C"], keepsStory: true, duels: duels)
    #expect(record.events.filter(\.isPlay).allSatisfy { $0.duel != nil })
    for event in record.events {
      #expect((event.event == .foul) == (event.duel?.fouled != nil))
      guard let duel = event.duel else { continue }
      // The higher draw wins the duel; equal draws go to the team without the ball.
      let isHolder = duel.withBall.draw.number > duel.against.draw.number
      #expect(event.team == (isHolder ? duel.withBall : duel.against).team)
      #expect(duel.fouled.map(\.team) != event.team)
    }
    let page = text(matchPage(record, round: 1, asksWhy: true))
    #expect(page.contains("with the ball") && page.contains("has the ball against the"))
    // Without its duels, the match is shown with a remark.
    let bare = MatchRecord(match, teams: ["A", "B", "C"], keepsStory: true)
    #expect(text(matchPage(bare, round: 1, asksWhy: true)).contains("its duels are no longer known"))
  }

  @Test func theRulesStandInThePageWithTheirNumbers() {
    let page = renderMarkdown(answerPage(of: snapshot(rounds: nil)))
    for words in [
      "skill × 8", "0.025", "0.0001", "free kick +0.001, yellow card +0.002, red card +0.003",
      "Except for shots",
    ] {
      #expect(page.contains(words.replacing("+", with: "\\+")) || page.contains(words), "\(words)")
      #expect(FootballRules.markdown.contains(words))
    }
  }
}
