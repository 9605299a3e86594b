import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct PresetTests {
  private func read(_ text: String, preset: String) throws -> Pool {
    try withFile(text) { path in
      var request = PoolRequest(path: path, skillRange: .any)
      request.preset = .named(preset)
      return try readPool(request).pool
    }
  }

  @Test func theFplExportOfCleanedPlayers() throws {
    let pool = try read(
      """
      first_name,second_name,goals_scored,assists,total_points,minutes,goals_conceded,creativity,influence,\
      threat,bonus,bps,ict_index,clean_sheets,red_cards,yellow_cards,selected_by_percent,now_cost,\
      element_type,value_per_m
      David,Raya Martín,0,0,122,2700,22,33.4,425.8,0.0,6,487,46.0,14,0,1,34.5,60,GK,20.3

      """, preset: "fpl")
    #expect(
      pool[0]
        == Player(row: 1, id: nil, name: "David Raya Martín", skill: 122, cost: 60, role: "GK", club: nil))
    #expect(pool.costs.places == 1)
  }

  @Test func theFplExportOfARound() throws {
    let pool = try read(
      """
      name,position,team,total_points,value,element
      Erling Haaland,FWD,Man City,13,145,430
      Jordan Pickford,GKP,Everton,6,55,287

      """, preset: "fpl")
    #expect(
      pool[0]
        == Player(
          row: 1, id: "430", name: "Erling Haaland", skill: 13, cost: 145, role: "FWD", club: "Man City"))
    #expect(pool[1].role == "GK")
    #expect(pool.costs.places == 1)
  }

  @Test func theFplRolesByNumber() throws {
    let rows = (1...4).map { "\($0),P,\($0),1,40,\($0),7" }.joined(separator: "\n")
    let pool = try read(
      "id,first_name,second_name,total_points,now_cost,element_type,team\n\(rows)\n", preset: "fpl")
    #expect((0..<4).map { pool.role(of: $0) } == ["GK", "DEF", "MID", "FWD"])
    #expect(pool[3].id == "4" && pool[3].club == "7")
  }

  @Test func theDraftKingsExport() throws {
    let pool = try read(
      """
      Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame
      PG/SG,Luka Doncic (31415),Luka Doncic,31415,PG/SG/G/UTIL,11700,DAL@LAL 10/22/2025 10:00PM ET,DAL,58.25

      """, preset: "draftkings")
    #expect(
      pool[0]
        == Player(
          row: 1, id: "31415", name: "Luka Doncic", skill: 5_825, cost: 11_700, role: "PG/SG/G/UTIL",
          club: "DAL"))
    #expect(pool.skills.places == 2 && pool.costs.places == 0)
  }

  @Test func anOlderDraftKingsExport() throws {
    let pool = try read(
      "\"Position\",\"Name\",\"Salary\",\"GameInfo\",\"AvgPointsPerGame\",\"teamAbbrev\"\n"
        + "\"QB\",\"Tom Brady\",7600,\"NE@PIT\",22.5,\"NE\"\n", preset: "draftkings")
    #expect(
      pool[0]
        == Player(row: 1, id: nil, name: "Tom Brady", skill: 225, cost: 7_600, role: "QB", club: "NE"))
  }

  @Test func theFanDuelExport() throws {
    let pool = try read(
      """
      "Id","Position","First Name","Nickname","Last Name","FPPG","Played","Salary","Game","Team","Opponent",\
      "Injury Indicator","Injury Details","Tier","",""
      "42628-8193","G","Tuukka","Tuukka Rask","Rask","21.68888798466435","27","8800","BOS@PHI","BOS","PHI",\
      "","","","",""

      """, preset: "fanduel")
    #expect(
      pool[0]
        == Player(
          row: 1, id: "42628-8193", name: "Tuukka Rask", skill: 2_168_888_798_466_435, cost: 8_800,
          role: "G", club: "BOS"))
    #expect(pool.skills.places == 14 && pool.costs.places == 0)
  }

  @Test func theYahooExport() throws {
    let pool = try read(
      """
      ID,First Name,Last Name,Position,Team,Opponent,Game,Time,Salary,FPPG,Injury Status,Starting
      nhl.p.3614,Mark,Giordano,D,CGY,MON,CGY@MON,7:00PM EST,21,7.3," "," "

      """, preset: "yahoo")
    #expect(
      pool[0]
        == Player(
          row: 1, id: "nhl.p.3614", name: "Mark Giordano", skill: 73, cost: 21, role: "D", club: "CGY"))
    #expect(pool.skills.places == 1 && pool.costs.places == 0)
  }

  @Test func presetsAreFoundByName() {
    #expect(Preset.all.map(\.name) == ["fpl", "fpl-projections", "draftkings", "fanduel", "yahoo"])
    for preset in Preset.all { #expect(Preset.named(preset.name)?.name == preset.name) }
    #expect(Preset.named("plain") == nil)
  }
}
