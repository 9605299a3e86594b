import Documents
import Reading
import Selection
import Tables
import Testing

@testable import Pages
@testable import Snapshots

struct ProvenanceSectionTests {
  private let checksum = String(repeating: "a", count: 64)

  @Test func inputsRulesCommandAndProgram() {
    let section = provenanceSection(of: Sample.snapshot())
    #expect(
      section.details == [
        "Input: pool.csv, 1,234 bytes, 4 rows", "SHA-256: \(checksum)",
        "Rules: two: 2 players, budget 5.5, skills of any size", "Command: squad best pool.csv",
        "Program: squad 0.0",
      ])
    #expect(section.anchor == "provenance" && section.place == .reports)
  }

  @Test func proofDateAndTimeWhereThereAreAny() {
    var snapshot = Sample.snapshot()
    snapshot.date = "2026-11-21"
    snapshot.content = Content(BestContent(Sample.bestTeam()))
    snapshot.best.answer.searchSeconds = ExactDecimal(1_250, places: 3)
    let details = provenanceSection(of: snapshot, proof: "4 of 4 players, bound 6.5").details
    #expect(details.first == "Proof: 4 of 4 players, bound 6.5")
    #expect(details.suffix(2) == ["Date: 2026-11-21", "Search: 1.25 seconds"])
  }

  @Test func everyInputHasItsChecksum() {
    var snapshot = Sample.snapshot()
    let second = InputFile(path: "skills.csv", bytes: 7, rows: 1, used: 1)
    snapshot.inputs.append(InputRecord(second, sha256: String(repeating: "b", count: 64)))
    let details = provenanceSection(of: snapshot).details
    #expect(details[2] == "Input: skills.csv, 7 bytes, 1 row")
    #expect(details[3] == "SHA-256: " + String(repeating: "b", count: 64))
  }

  @Test func aRangeOfSkillsIsNamed() {
    var rules = Sample.rules
    rules.skillRange = NumberRange("0.5-9.5")!
    let details = provenanceSection(of: Sample.snapshot(rules: rules)).details
    #expect(details[2].hasPrefix("Rules: two: 2 players, budget 5.5, skills "))
    #expect(details[2].hasSuffix("0.5-9.5"))
  }
}

struct FurtherRulesTests {
  @Test func everyRuleStandsAtTheEndOfThePage() {
    var rules = Sample.rules
    rules.roles = [RoleRule("GK"), RoleRule("DEF", 3...5)]
    rules.maxPerClub = 3
    rules.locked = ["Ada"]
    rules.leastCost = DecimalNumber(mantissa: 5, places: 0)
    #expect(
      TeamRulesRecord(rules).furtherInWords
        == "; roles GK, DEF 3-5; clubs: at most 3 of one; locked: Ada; at least 5 spent")
    #expect(TeamRulesRecord(Sample.rules).furtherInWords == "")
  }
}
