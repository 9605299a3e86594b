import Testing

@testable import Tables

/// Real exports, each read with the columns that it has.
@Suite(.enabled(if: sharedData != nil, noSharedData))
struct PoolFilesTests {
  struct Pool: CustomTestStringConvertible {
    var file: String
    var name: [String]
    var skill: String
    var cost: String
    var rows: Int
    var first: [String]
    var encoding = TableRequest.Encoding.utf8
    var testDescription: String { file }

    var request: TableRequest {
      var request = TableRequest(columns: [.text("name"), .number("skill"), .number("cost")])
      request.columns[0].sources = [name.map { .header($0) }]
      request.columns[1].sources = [[.header(skill)]]
      request.columns[2].sources = [[.header(cost)]]
      request.encoding = encoding
      return request
    }
  }

  @Test(arguments: [
    Pool(
      file: "airsenal_team_ratings_2526_bom", name: ["team_name"], skill: "ovr", cost: "att", rows: 36,
      first: ["Manchester City", "85", "87"]),
    Pool(
      file: "fd_nhl_2020", name: ["Nickname"], skill: "FPPG", cost: "Salary", rows: 363,
      first: ["Tuukka Rask", "21.6888879846643500", "8800"]),
    Pool(
      file: "fpl_2016-17_cleaned_players_latin1", name: ["first_name", "second_name"], skill: "total_points",
      cost: "selected_by_percent", rows: 683, first: ["David Ospina", "2", "0.2"], encoding: .latin1),
    Pool(
      file: "fpl_2025-26_cleaned_players", name: ["first_name", "second_name"], skill: "total_points",
      cost: "now_cost", rows: 820, first: ["David Raya Martín", "122", "60"]),
    Pool(
      file: "fpl_2025-26_merged_gw", name: ["name"], skill: "total_points", cost: "value", rows: 22353,
      first: ["Reinildo Mandava", "6", "40"]),
    Pool(
      file: "fpl_2025-26_players_raw", name: ["first_name", "second_name"], skill: "total_points",
      cost: "now_cost", rows: 820, first: ["David Raya Martín", "122", "60"]),
    Pool(
      file: "pangadfs_nfl_pool", name: ["player"], skill: "proj", cost: "salary", rows: 181,
      first: ["Saints", "9.8", "3800"]),
    Pool(
      file: "pangadfs_nfl_pool3", name: ["player"], skill: "floor", cost: "salary", rows: 395,
      first: ["Ameer Abdullah", "1.800000000000000000", "4000"]),
    Pool(
      file: "yahoo_nhl_2020", name: ["First Name", "Last Name"], skill: "FPPG", cost: "Salary", rows: 247,
      first: ["Mark Giordano", "7.3", "21"]),
  ])
  func pool(_ pool: Pool) throws {
    let table = try readTable("\(try #require(sharedData))/pools/\(pool.file).csv", pool.request)
    #expect(table.count == pool.rows)
    #expect(table.texts.first == pool.first)
  }

  @Test func latin1WithoutTheOption() throws {
    let path = "\(try #require(sharedData))/pools/fpl_2016-17_cleaned_players_latin1.csv"
    var request = TableRequest(columns: [.text("first_name")])
    let table = try readTable(path, request)
    #expect(table.encoding == .windows1252)
    #expect(table.count == 683)
    request.encoding = .utf8
    #expect {
      try readTable(path, request)
    } throws: { error in
      guard case InputError.invalid(let problems, _)? = error as? InputError else { return false }
      return problems.first?.line == 7 && problems.first?.code == "not-utf8"
    }
  }
}
