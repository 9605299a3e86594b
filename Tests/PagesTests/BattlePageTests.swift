import Battle
import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct BattlePageTests {
  private let faceOff = Policy.faceOff(ascending: false)

  private func text(_ snapshot: Snapshot, showing extras: Set<BattleExtra> = []) -> String {
    renderText(battlePage(snapshot.wars, of: snapshot, showing: extras), style: .plain)
  }

  @Test func aFaceOffSpeaksTheWordsOfTheAssignment() {
    #expect(
      text(BattleSample.war(BattleSample.assignment, under: faceOff)) == """
        Decepticons Win: Soundwave beat Bluestreak; died: Bluestreak

        1 battle
        Winning team (Decepticons): Soundwave
        Survivors from the losing team (Autobots): Hubcap

        battle  rank  autobot     rank  decepticon  winner       why
             1     5  Bluestreak     7  Soundwave   Decepticons  Skill points: 7 v 10

        Wins        Autobots 0, Decepticons 1
        Eliminated  by Autobots 0, Decepticons 1
        Died        Bluestreak
        Skipped     Hubcap
        Data        3 rows, no warnings

        """)
  }

  @Test func aRoundByRankSpeaksTheWordsOfTheGame() {
    let shown = text(BattleSample.war(BattleSample.game, under: .sameRank))
    #expect(
      shown.hasPrefix(
        """
        All dead: all competitors destroyed; A1 beat D1, D2 beat A2, Predaking faced Optimus Prime

        R1: A1  Died
        R1: D1  Died
        R2: A2  Died
        R2: D2  Died
        R3: Predaking  Died
        R3: Optimus Prime  Died
        R4: A4  Died
        R4: D4  Died

        Battle1: Autobots win
        Battle2: Decepticons win
        Battle3: All dead

        Round 1 as a war, decided as in a face-off:

        3 battles
        No winner: all competitors destroyed
        Survivors (Autobots): No Survivor
        Survivors (Decepticons): No Survivor

        """))
    #expect(shown.contains("Predaking faces Optimus Prime: all destroyed"))
  }

  /// Line by line is for those who ask: the page shows the table first.
  @Test func thePageFoldsItsLog() {
    let page = renderHTML(answerPage(of: BattleSample.war(BattleSample.game, under: .sameRank)))
    #expect(page.contains("<summary>All 8 pairs and fighters</summary>"))
    #expect(page.contains("<summary>All 3 results</summary>"))
    let setUp = renderHTML(answerPage(of: BattleSample.setUp(BattleSample.game, under: .sameRank)))
    #expect(!setUp.contains("pairs and fighters</summary>"))
  }

  @Test func statesAreShownRankByRank() {
    let first = BattleSample.war(BattleSample.ranks, under: .sameRank)
    let lines = text(first).split(separator: "\n")
    #expect(
      lines[1...6].elementsEqual([
        "R1: A  Alive", "R1: B  Died", "R1: C   Not fighting", "R2: A2   Not fighting", "R3: T  Died",
        "R3: U  Died",
      ]))
    #expect(lines.contains("Battle1: Autobots win") && lines.contains("Battle2: No winner"))
    #expect(lines[0] == "Round 1: A beat B, T and U destroyed each other; died: B, T and U")
    #expect(lines.contains("Winning team (Autobots): A, A2"))
    #expect(lines.contains("Survivors from the losing team (Decepticons): C"))
    #expect(text(first).contains("Tie: overall rating 25 v 25; both destroyed"))
  }

  @Test func aLaterRoundShowsAllBattlesAndOnlyItsOwnDead() {
    let first = BattleSample.war(BattleSample.ranks, under: .sameRank)
    let second = BattleSample.war(BattleSample.ranks, under: .sameRank, after: first)
    let shown = text(second)
    #expect(
      shown.hasPrefix(
        """
        Round 2: A beat C; died: C; both rounds: 3 battles, Autobots 2, Decepticons 0

        R1: A  Alive
        R1: C  Died
        R2: A2   Not fighting

        Battle1: Autobots win
        Battle2: No winner
        Battle3: Autobots win

        Round 2 as a war, decided as in a face-off:

        1 battle
        Winning team (Autobots): A, A2
        Survivors from the losing team (Decepticons): No Survivor

        battle  rank  autobot  decepticon  winner    why
        """))
    #expect(
      shown.contains(
        """
        This round  1 battle: Autobots 1, Decepticons 0; eliminated by Autobots 1, Decepticons 0
        All rounds  3 battles: Autobots 2, Decepticons 0; eliminated by Autobots 3, Decepticons 1
        Died        C
        Skipped     A2
        Dead        from before: B, T and U

        """))
    // A survivor of an earlier round without an opponent is not fighting, and has not died.
    let third = BattleSample.war(
      BattleSample.ranks + [BattleSample.fighter("D2", .decepticons, rank: 2, [.skill: 9])], under: .sameRank,
      after: second)
    #expect(text(third).contains("\nR1: A   Not fighting\nR2: A2  Died\nR2: D2  Alive\n\nBattle1: "))
    let setUp = BattleSample.setUp(BattleSample.ranks, under: .sameRank, after: second)
    #expect(text(setUp).contains("\nR1: A   Not fighting\nR2: A2   Not fighting\n\nBattle1: Autobots win\n"))
  }

  @Test func severalRoundsAreToldAsOneRun() {
    let whole = BattleSample.war(BattleSample.ranks, under: .sameRank, rounds: .max)
    let shown = text(whole)
    #expect(
      shown.hasPrefix(
        "Rounds 1 to 2: A beat B, T and U destroyed each other, A beat C; died: B, C, T and U\n"))
    #expect(shown.contains("\nR1: A  Alive\nR1: B  Died\nR1: C  Died\nR2: A2   Not fighting\nR3: T  Died\n"))
    #expect(
      shown.contains("\nThis run  3 battles: Autobots 2, Decepticons 0;") && !shown.contains("All rounds"))
    #expect(renderHTML(answerPage(of: whole)).contains("This run compared with all rounds so far"))
  }

  @Test func aDamagedNumberOfRoundsIsShownAndHarmsNobody() {
    var war = BattleSample.war(BattleSample.ranks, under: .sameRank)
    for rounds in [Int.min, -1, 0, 7, .max] {
      war.wars.battle.rounds = rounds
      war.wars.battle.total?.rounds = rounds
      war.wars.past.resets = [rounds]
      #expect(
        battlePage(war.wars, of: war, showing: [.allHistory]).verdict.sentence.contains("A beat B"),
        "\(rounds)")
    }
  }

  @Test func manyBattlesAreCounted() {
    let crowd = (0..<10).map {
      BattleSample.fighter("F\($0)", Side.allCases[$0 % 2], [.skill: $0 % 2 * 5 + 1])
    }
    let sentence = answerPage(of: BattleSample.war(crowd, under: faceOff)).verdict.sentence
    #expect(
      sentence == "Decepticons Win: 5 battles, Autobots 0, Decepticons 5; died: F0, F2, F4, F6 and 1 more")
  }

  @Test func theHistoryBeforeAResetShowsOnRequest() {
    let first = BattleSample.war(BattleSample.ranks, under: .sameRank)
    let second = BattleSample.war(
      BattleSample.ranks, under: .sameRank, after: BattleSample.reset(after: first))
    let own = text(second, showing: [.history])
    let all = text(second, showing: [.allHistory])
    #expect(
      own.contains("war  policy     battle  autobot  decepticon  winner") && own.contains("\n  1  same-rank")
        && !own.contains("\n  2  same-rank"))
    #expect(all.contains("game  war  policy     battle  autobot  decepticon  winner"))
    #expect(
      all.contains("\n   1    1  same-rank       1  A") && all.contains("\n   2    1  same-rank       1  A"))
    #expect(renderHTML(answerPage(of: second)).contains("squad battle --history --all"))
    #expect(
      renderCSV(historyForCSV(second.wars.past, isWhole: true)).hasPrefix("game,war,date,policy,number,"))
    #expect(renderCSV(historyForCSV(second.wars.past, isWhole: false)).split(separator: "\r\n").count == 3)
  }

  @Test func aSetUpSaysWhoIsReady() {
    #expect(
      text(BattleSample.setUp(BattleSample.ranks, under: .sameRank)).hasPrefix(
        """
        2 fights ready

        R1: A Vs B   Ready
        R1: C   Not fighting
        R2: A2   Not fighting
        R3: T Vs U   Ready

        Skipped  C and A2

        """))
    #expect(
      text(BattleSample.setUp(BattleSample.assignment, under: faceOff)).hasPrefix(
        """
        1 fight ready

        R5/R7: Bluestreak Vs Soundwave   Ready
        R4: Hubcap   Not fighting

        """))
  }

  @Test func aTieListsTheSurvivorsOfBothSides() {
    let shown = text(BattleSample.war([BattleSample.ranks[4], BattleSample.ranks[5]], under: faceOff))
    #expect(
      shown.hasPrefix(
        """
        Tie match: T and U destroyed each other; died: T and U

        1 battle
        No winner: Tie
        Survivors (Autobots): No Survivor
        Survivors (Decepticons): No Survivor

        """))
  }

  @Test func withoutOpponentsNobodyFights() {
    let shown = text(BattleSample.war([BattleSample.ranks[0]], under: faceOff))
    #expect(
      shown.hasPrefix(
        """
        No Transformer for Battle

        0 battles
        No winner
        Survivors (Autobots): A
        Survivors (Decepticons): No Survivor

        """))
  }

  @Test func runawaysAndSpecialNamesAreNamed() {
    let shown = text(BattleSample.war(BattleSample.reasons, under: faceOff))
    #expect(shown.contains("Optimus wins: special name"))
    #expect(shown.contains("Predaking wins: special name"))
    #expect(shown.contains("Stronger: courage 9 v 5, strength 8 v 5; Coward ran away"))
    #expect(shown.contains("Overall rating: 26 v 25"))
  }

  @Test func namesakesAreToldApartByTheirRows() {
    let twins = [
      BattleSample.fighter("Twin", .autobots, [.skill: 9]), BattleSample.fighter("Twin", .autobots),
      BattleSample.fighter("Other", .decepticons),
    ]
    let shown = text(BattleSample.war(twins, under: faceOff))
    #expect(shown.contains("Winning team (Autobots): Twin (row 1), Twin (row 2)"))
    #expect(shown.contains("Skipped     Twin (row 2)"))
    let past = text(BattleSample.war(twins, under: faceOff), showing: [.history])
    #expect(past.contains("  1  face-off       1  Twin (row 1)  Other "))
  }

  @Test func matrixAndHistoryShowOnRequest() {
    let war = BattleSample.war(BattleSample.assignment, under: faceOff)
    #expect(!text(war).contains("Who would win") && !text(war).contains("The history"))
    #expect(
      text(war, showing: [.matrix]).contains(
        """
        Who would win

        autobot     Soundwave
        Bluestreak  D skill
        Hubcap      D skill

        """))
    #expect(
      text(war, showing: [.history]).contains(
        """
        The history

        fighter     team         battles  wins  losses  ties
        Soundwave   Decepticons        1     1       0     0
        Bluestreak  Autobots           1     0       1     0

        war  policy    battle  autobot     decepticon  winner       why
          1  face-off       1  Bluestreak  Soundwave   Decepticons  Skill points: 7 v 10

        """))
  }

  @Test func aMatrixOfNobodySaysSo() {
    let lonely = BattleSample.war([BattleSample.ranks[0]], under: faceOff)
    #expect(text(lonely, showing: [.matrix]).contains("There are no pairs: one side is empty."))
    #expect(!renderHTML(answerPage(of: lonely)).contains("id=\"matrix\""))
  }

  @Test func theReportHasEverything() {
    let html = renderHTML(answerPage(of: BattleSample.war(BattleSample.reasons, under: faceOff)))
    for anchor in [
      "fights", "survivors", "statistics", "matrix", "fighters", "history", "data", "provenance",
    ] {
      #expect(html.contains("id=\"\(anchor)\""), "\(anchor)")
    }
    #expect(html.contains("chart-statistics-title") && html.contains("chart-matrix-title"))
    let markdown = renderMarkdown(answerPage(of: BattleSample.war(BattleSample.reasons, under: faceOff)))
    #expect(markdown.contains("## The statistics compared") && markdown.contains("| Autobot"))
  }

  @Test func manyFightersAreCutToWhatAChartCanShow() {
    let crowd = (0..<60).map { number in
      BattleSample.fighter("F\(number)", Side.allCases[number % 2], [.speed: number % 10 + 1])
    }
    let html = renderHTML(answerPage(of: BattleSample.war(crowd, under: faceOff)))
    #expect(html.contains("The 40 with the highest overall rating."))
    #expect(!html.contains("chart-matrix-title"))
    for title in ["All 30 battles", "All 60 fighters", "All 900 pairings"] {
      #expect(html.contains("<summary>\(title)</summary>"))
    }
    let huge = (0..<202).map { BattleSample.fighter("F\($0)", Side.allCases[$0 % 2]) }
    #expect(
      renderHTML(answerPage(of: BattleSample.war(huge, under: faceOff))).contains("too many pairs to list"))
  }

  @Test func hostileNamesStayText() {
    let names = ["<script>alert(1)</script>", "=HYPERLINK(\"x\")", "| a | b |\n"]
    let roster = names.map { BattleSample.fighter($0, .autobots) } + [BattleSample.fighter("D", .decepticons)]
    let page = answerPage(of: BattleSample.war(roster, under: faceOff))
    #expect(!renderHTML(page).contains("<script"))
    #expect(!renderMarkdown(page).contains("| a | b |"))
  }
}
