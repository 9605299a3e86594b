import Chance
import PoolSamples
import SchemaChecks
import Tables
import Testing

@testable import Reading
@testable import Selection

struct QuotasTests {
  private static func quota(_ text: String) throws -> Quota { try #require(Quota(text), "\(text)") }

  @Test(arguments: [
    ("at most 4 where country!=IND", "at most 4 where country!=IND"),
    ("At Most  4  where  country != IND ", "at most 4 where country!=IND"),
    ("at least 1 where age<23", "at least 1 where age<23"),
    ("exactly 2 where #3==AUS", "exactly 2 where #3=AUS"),
    ("exactly 0 where name=a where b", "exactly 0 where name=a where b"),
  ])
  func textsAreReadAndWritten(text: String, written: String) throws {
    let quota = try Self.quota(text)
    #expect(quota.description == written)
    #expect(try Self.quota(written) == quota)
  }

  @Test(arguments: [
    "", "at most", "at most 4", "at most 4 where", "at most 4 where country", "4 where a=1",
    "at most -1 where a=1", "at most 2001 where a=1", "about 3 where a=1", "at most 3 if a=1",
    "at least 2 where age<young",
  ])
  func malformedTextsAreRefused(text: String) { #expect(Quota(text) == nil) }

  @Test func filesSayThemAsTheSchemaDoes() throws {
    let (read, problems) = rules(
      "size: 5\nbudget: 9\nquotas:\n  - at most 4 where country != IND\n  - at least 1 where age<23\n")
    #expect(problems == [])
    let found = try #require(read)
    #expect(found.quotas.map(\.most) == [4, nil] && found.quotas.map(\.least) == [0, 1])
    #expect(!found.isPlain)
    #expect(rules(found.yaml).rules == found)
    #expect(rules(found.json).rules == found)
    let schema = SchemaFile("Sources/Selection/Rules/rules.schema.json")
    #expect(try schema.mistakes(inJSON: found.json) == [])
    #expect(
      rules("size: 5\nbudget: 9\nquotas: [four, at least 6 where a=1]\n").problems
        == ["r.yaml:3:10: quotas: must be \(Quota.example), not \"four\""])
  }

  @Test func contradictionsAreFaults() throws {
    var rules = Rules(name: "r", size: 5, budget: .whole(50), skillRange: .any)
    rules.quotas = try [
      "at least 3 where a=1", "at most 2 where a=1", "at most 2 where b=1", "at most 2 where b=1",
      "at least 6 where c=1",
    ].map(Self.quota)
    #expect(
      rules.faults().map { "\($0.key.rawValue)[\($0.element ?? -1)]: \($0.message)" } == [
        "quotas[3]: \"at most 2 where b=1\" is listed twice",
        "quotas[1]: \"at most 2 where a=1\" contradicts \"at least 3 where a=1\"",
        "quotas[4]: \"at least 6 where c=1\" is impossible with 5 players",
      ])
  }

  @Test func aBrokenQuotaIsToldInWords() throws {
    var pool = Pool.sample(["a", "b", "c"], skills: [1, 1, 1])
    var rules = Rules(name: "r", size: 2, budget: .whole(50), skillRange: .any)
    rules.quotas = try ["at most 1 where country!=IND", "at least 1 where age<23"].map(Self.quota)
    pool.marks = [
      rules.quotas[0].condition: [true, true, false], rules.quotas[1].condition: [false, false, true],
    ]
    let ruled = RuledPool(pool, under: rules, file: "p.csv")
    #expect(ruled.brokenRules(of: [0, 2]) == [])
    #expect(
      ruled.brokenRules(of: [0, 1]).map { "\($0.code): \($0)" } == [
        "quota-too-many: 2 players where country!=IND, at most 1",
        "quota-too-few: 0 players where age<23, at least 1",
      ])
    let part = ruled.findings(of: [0], leaving: 1)
    #expect(part.broken == [] && part.open.map(\.code) == ["quota-too-few"])
    #expect(part.open.first?.advice(leaving: 1) == "add 1")
  }

  /// Random conditions on random cells, written to a file and read, compared with counting the cells.
  @Test func randomQuotasAreCountedAsTheCellsAre() throws {
    var random = SplitMix64(seed: 77)
    func draw(_ range: ClosedRange<Int64>) -> Int { Int(random.integer(in: range)) }
    for _ in 0..<150 {
      let count = 4 + draw(0...5)
      let cells = (0..<count).map { _ in ["IND", "aus", "NZ", "", "7", "21.0"][draw(0...5)] }
      let text = "name,skill,cost,x\n" + cells.enumerated().map { "P\($0),1,1,\($1)\n" }.joined()
      let (least, most) = (draw(0...2), draw(2...3))
      let (sign, value) = [("=", "IND"), ("!=", "AUS"), ("<", "21"), (">=", "7.0"), ("=", "7")][draw(0...4)]
      var rules = Rules(name: "r", size: 3, budget: .whole(50), skillRange: .any)
      rules.quotas = try [
        Self.quota("at least \(least) where x\(sign)\(value)"),
        Self.quota("at most \(most) where x \(sign) \(value)"),
      ]
      #expect(rules.conditions.count == 1)
      let ruled = try withFile(text) { path in
        var request = PoolRequest(path: path, skillRange: .any)
        request.marks = rules.conditions
        return RuledPool(try readPool(request).pool, under: rules, file: path)
      }
      func meets(_ cell: String) -> Bool {
        switch sign {
        case "=":
          cell.lowercased() == value.lowercased() || Double(cell) == Double(value) && Double(cell) != nil
        case "!=": cell.lowercased() != value.lowercased()
        case "<": Double(cell).map { $0 < Double(value)! } ?? false
        default: Double(cell).map { $0 >= Double(value)! } ?? false
        }
      }
      let team = (0..<count).shuffled(using: &random).prefix(3).sorted()
      let number = team.count { meets(cells[$0]) }
      let codes = ruled.brokenRules(of: team).map(\.code)
      #expect(codes == (number < least ? ["quota-too-few"] : []) + (number > most ? ["quota-too-many"] : []))
      #expect(
        ruled.terms.groups.map(\.members).allSatisfy { $0 == cells.indices.filter { meets(cells[$0]) } })
    }
  }

  @Test func aColumnThatIsMissingIsTold() throws {
    let condition = try Self.quota("at most 1 where county=IND").condition
    let error = #expect(throws: InputError.self) {
      try read("name,skill,cost,country\na,1,1,IND\n") { $0.marks = [condition] }
    }
    guard case .invalid(let problems, _) = error else {
      Issue.record("no problem is listed")
      return
    }
    #expect(problems.map(\.message) == ["no column \"county\" to count by; the nearest is \"country\""])
  }

  @Test func whoMeetsWhatIsKeptWithThePlayers() throws {
    var pool = Pool.sample(["a", "b", "c"], skills: [1, 1, 1])
    let condition = try Self.quota("at most 1 where x=1").condition
    pool.marks = [condition: [true, false, true]]
    #expect(pool.selecting([1, 2]).players(meeting: condition) == [1])
  }
}
