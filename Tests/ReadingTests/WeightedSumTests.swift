import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

struct WeightedSumTests {
  private let weeks = "name,cost,gw13,gw14,gw15\nAda,5,1.5,2,-3\nBob,4,10,0.25,1\n"

  private func number(_ text: String) -> DecimalNumber { try! parseDecimal(text) }

  /// The skills of a text as displayed, or the problems found.
  private func skills(_ text: String, _ change: (inout PoolRequest) -> Void) -> [String] {
    do {
      let pool = try read(text, change).pool
      return (0..<pool.count).map {
        DecimalNumber(mantissa: pool.skills[$0], places: pool.skills.places).normalised.description
      }
    } catch InputError.invalid(let problems, _) {
      return problems.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func columnsAreAddedUpExactly() {
    #expect(skills(weeks) { $0.skillSum = WeightedSum("gw13+0.9*gw14+0.81*gw15") } == ["0.87", "11.035"])
    #expect(skills(weeks) { $0.skillSum = WeightedSum("2*#3 + -0.5 * gw14") } == ["2", "19.875"])
    #expect(skills(weeks) { $0.skillSum = WeightedSum("gw13+gw13") } == ["3", "20"])
  }

  @Test func oneColumnIsNoSum() {
    #expect(WeightedSum("gw13") == nil && WeightedSum("3P*2") == nil && WeightedSum("1*gw13") == nil)
    #expect(WeightedSum("0.5*gw13")?.terms.count == 1)
    #expect(WeightedSum("3P*2+gw")?.terms.map(\.cell) == [.header("3P*2"), .header("gw")])
  }

  @Test func weeksCountLessFromOneToTheNext() {
    let sum = WeightedSum(weeks: 13...15, decay: number("0.9"))
    #expect(sum?.terms.map { "\($0.weight)*\($0.cell)" } == ["1*13_Pts", "0.9*14_Pts", "0.81*15_Pts"])
    #expect(WeightedSum(weeks: 1...400, decay: number("0.99")) == nil)
    #expect(WeightedSum(weeks: 1...400)?.terms.count == 400)
  }

  @Test func projectionsAreReadByWeek() throws {
    let text = "Pos,ID,Name,BV,SV,Team,13_xMins,13_Pts,14_xMins,14_Pts\nM,7,Quill,7.5,7.4,ELM,90,5.1,80,4\n"
    let pool = try read(text) {
      $0.preset = .named("fpl-projections")
      $0.skillSum = WeightedSum(weeks: 13...14, decay: number("0.5"))
    }.pool
    #expect(pool[0] == Player(row: 1, id: "7", name: "Quill", skill: 71, cost: 75, role: "MID", club: "ELM"))
    #expect(pool.skills.places == 1 && pool.costs.places == 1)
  }

  @Test func weeksThatAreNoColumnsAreToldWithThoseThatAre() {
    let text = "Pos,ID,Name,BV,SV,Team,13_Pts,14_Pts\nM,7,Quill,7.5,7.4,ELM,5,4\n"
    let found = skills(text) {
      $0.preset = .named("fpl-projections")
      $0.skillSum = WeightedSum(weeks: 14...16)
    }
    #expect(
      found == [
        "no column \"15_Pts\" to add up; there are 13_Pts and 14_Pts",
        "no column \"16_Pts\" to add up; there are 13_Pts and 14_Pts",
      ])
  }

  @Test func sumsAreSkillsThatMustBeAllowed() {
    let found = skills(weeks) {
      $0.skillSum = WeightedSum("gw13+gw14")
      $0.skillRange = Rules.classic.skillRange
    }
    #expect(
      found
        == ["3.5", "10.25"].map {
          "\($0) is not allowed; skills must be whole numbers in 1-10; --skill-range any accepts it"
        })
  }

  @Test func numbersThatDoNotFitAreRefused() {
    let text = "name,cost,a,b\nAda,1,1e0,2\nBob,1,\(String(repeating: "9", count: 35)),1\n"
      .replacing("1e0", with: "1")
    let found = skills(text) { $0.skillSum = WeightedSum("1.00000001*a+b") }
    #expect(found == ["the sums have too many digits to be kept exactly; use weights with fewer digits"])
    #expect(skills("name,cost,a,b\nAda,1,x,2\n") { $0.skillSum = WeightedSum("a+b") }.count == 1)
  }
}
