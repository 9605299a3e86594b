import Battle
import Documents
import Testing

@testable import Pages
@testable import Snapshots

struct RosterPageTests {
  private var snapshot: Snapshot {
    var snapshot = BattleSample.war(BattleSample.assignment, under: .sameRank)
    snapshot.content = Content(RosterContent(snapshot.wars.fighters))
    return snapshot
  }

  @Test func fightersStandWithTheirRatings() {
    let text = renderText(answerPage(of: snapshot), style: .plain)
    #expect(
      text.hasPrefix(
        """
        3 fighters in fighters.csv: 2 Autobots, 1 Decepticon

        row  fighter     team         rank  str  int  spe  end  cou  fir  ski  rating  state
          1  Soundwave   Decepticons     7    8    9    2    6    5    6   10      31  Born
          2  Bluestreak  Autobots        5    6    6    7    9    2    9    7      37  Born
          3  Hubcap      Autobots        4    4    4    4    4    4    4    4      20  Born

        States  3 Born, 0 Alive, 0 Died
        Data    3 rows, no warnings

        """))
  }

  @Test func whoIsNoLongerInTheFileHasNoRowAndDoesNotCount() {
    var snapshot = snapshot
    snapshot[RosterContent.self]?.fighters[2].row = 0
    snapshot.inputs[0].used = 2
    let text = renderText(answerPage(of: snapshot), style: .plain)
    #expect(
      text.hasPrefix("2 fighters in fighters.csv: 1 Autobot, 1 Decepticon; 1 no longer there\n"))
    #expect(text.contains("\n     Hubcap      Autobots "))
  }

  @Test func aChangeIsTheFirstLine() {
    let text = renderText(rosterPage([], of: snapshot, done: "removed Jazz"), style: .plain)
    #expect(text.hasPrefix("removed Jazz\n\n"))
  }

  @Test func fightersAsCSVAreAFightersFile() {
    #expect(
      renderCSV(fightersForCSV(Array((snapshot[RosterContent.self]?.fighters ?? []).prefix(1))))
        == "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill,state\r\n"
        + "Soundwave,Decepticons,8,9,2,6,7,5,6,10,Born\r\n")
  }

  @Test func fightsPairsMatrixAndHistoryAreTablesToo() {
    let war = BattleSample.war(BattleSample.assignment, under: .faceOff(ascending: false))
    #expect(
      renderCSV(answerTable(of: war))
        == "number,rank,autobot,decepticon,winner,reason,autobot_rank,decepticon_rank,why\r\n"
        + "1,,Bluestreak,Soundwave,Decepticons,skill,5,7,Skill points: 7 v 10\r\n")
    #expect(renderCSV(matrixForCSV(war.wars.battleMatrix)).split(separator: "\r\n").count == 3)
    #expect(
      renderCSV(historyForCSV(war.wars.past, isWhole: false)).hasSuffix(
        "\r\n1,,face-off,1,,Bluestreak,Soundwave,Decepticons,skill,5,7,Skill points: 7 v 10\r\n"))
    let setUp = BattleSample.setUp(BattleSample.game, under: .sameRank)
    #expect(renderCSV(answerTable(of: setUp)).hasPrefix("rank,autobot,decepticon\r\n1,A1,D1\r\n"))
  }
}
