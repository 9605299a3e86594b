import Testing

@testable import Battle

struct FighterKeyTests {
  @Test func aKeyIsTheIdOrSideNumberAndName() {
    let roster = [
      fighter("Jazz", .autobots), fighter("JAZZ ", .autobots), fighter("Jazz", .decepticons),
      fighter("Jazz", .autobots, id: "17"),
    ]
    #expect(
      keys(of: roster).map(\.description)
        == ["Autobots/1/jazz", "Autobots/2/jazz", "Decepticons/1/jazz", "id/17"])
  }

  @Test func namesakesAreToldApartByRowAndFile() {
    var roster = [fighter("Jazz", .autobots), fighter("Kup", .autobots), fighter("jazz", .decepticons)]
    for index in roster.indices { (roster[index].file, roster[index].row) = ("a.csv", index + 1) }
    #expect(disambiguators(for: roster) == ["row 1", "", "row 3"])
    roster[2].file = "b.csv"
    #expect(disambiguators(for: roster) == ["a.csv row 1", "", "b.csv row 3"])
    (roster[2].file, roster[2].row) = ("a.csv", 0)
    #expect(disambiguators(for: roster) == ["row 1", "", "missing"])
  }
}
