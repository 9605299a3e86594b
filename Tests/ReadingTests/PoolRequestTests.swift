import Tables
import Testing

@testable import Reading
@testable import Selection

struct PoolRequestTests {
  @Test func aNumberSignMeansTheColumnsNumber() {
    #expect(TableRequest.CellReference("#2") == .number(2))
    #expect(TableRequest.CellReference("#107") == .number(107))
    #expect(TableRequest.CellReference("Skill Score") == .header("Skill Score"))
  }

  @Test(arguments: ["#", "#0", "#-1", "#x", "#1.5", "2", " #2", ""])
  func anythingElseIsAHeader(text: String) {
    #expect(TableRequest.CellReference(text) == .header(text))
  }

  @Test func theLastColonSeparatesFileAndColumn() throws {
    let plain = try #require(PoolRequest.SkillSource("form.csv:Points"))
    #expect(plain.path == "form.csv" && plain.column == .header("Points"))
    let drive = try #require(PoolRequest.SkillSource("C:/pools/form.csv:#3"))
    #expect(drive.path == "C:/pools/form.csv" && drive.column == .number(3))
  }

  @Test(arguments: ["form.csv", ":Points", "form.csv:", ":", ""])
  func aSkillSourceNeedsBoth(text: String) {
    #expect(PoolRequest.SkillSource(text) == nil)
  }

  @Test func columnsOfTheUserStandBeforeThoseOfThePreset() {
    var request = PoolRequest(path: "pool.csv")
    #expect(
      request.tableColumn(.skill).sources == [
        [.header("skill")], [.header("skill score")], [.header("skillScore")], [.header("skillPower")],
      ])
    request.preset = .named("yahoo")
    #expect(request.tableColumn(.name).sources == [[.header("First Name"), .header("Last Name")]])
    request.columns = [.name: [.header("Player")], .club: [.number(4)]]
    #expect(request.tableColumn(.name).sources == [[.header("Player")]])
    #expect(request.tableColumn(.cost).sources == [[.header("Salary")]])
    #expect(request.tableColumn(.club).required)
    #expect(!request.tableColumn(.role).required)
  }

  @Test func withoutAHeaderOnlyTheUsersColumnsAreKnown() {
    var request = PoolRequest(path: "pool.csv")
    request.hasHeader = false
    request.columns = [.name: [.number(1)]]
    #expect(request.tableColumn(.name).sources == [[.number(1)]])
    #expect(request.tableColumn(.cost).sources == [])
  }

  @Test func aSecondFileTakesThePlaceOfTheSkillColumn() {
    var request = PoolRequest(path: "pool.csv")
    request.skillSource = .init("form.csv:Points")
    #expect(request.tableColumn(.skill).sources == [])
    #expect(!request.tableColumn(.skill).required)
  }
}
