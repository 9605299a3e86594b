import Chance
import PoolSamples
import Reading
import Tables
import Testing

@testable import Selection

struct ColumnLimitsTests {
  private static func limit(_ text: String) throws -> ColumnLimit {
    try #require(ColumnLimit(text), "\(text)")
  }

  private static func rules(_ limits: [String], size: Int = 2) throws -> Rules {
    var rules = Rules(name: "r", size: size, budget: .whole(50), skillRange: .any)
    rules.limits = try limits.map(limit)
    return rules
  }

  /// A pool that is read under rules.
  private static func ruled(_ text: String, _ rules: Rules) throws -> RuledPool {
    try withFile(text) { path in
      var request = PoolRequest(path: path, skillRange: .any)
      request.numbers = rules.numberColumns
      return RuledPool(try readPool(request).pool, under: rules, file: path)
    }
  }

  private static func mistake(_ text: String, adding column: String) -> String {
    withFile(text) { path in
      var request = PoolRequest(path: path, skillRange: .any)
      request.numbers = [.header(column)]
      do throws(InputError) {
        _ = try readPool(request)
        return "nothing"
      } catch .invalid(let problems, _) {
        return "\(problems)".replacing(path, with: "p.csv")
      } catch {
        return "\(error)"
      }
    }
  }

  @Test(arguments: [
    ("ownership<=120", "ownership<=120"), ("age >= 54.50", "age>=54.5"), ("x = -3", "x=-3"),
    ("#5<=7%", "#5<=7"), ("price<=1.5M", "price<=1.5M"),
  ])
  func textsAreReadAndWritten(text: String, written: String) throws {
    #expect(try Self.limit(text).description == written)
    #expect(try Self.limit(written) == Self.limit(text))
  }

  @Test(arguments: ["ownership", "ownership<120", "ownership>1", "a!=3", "a<=many", "<=3", "a=", ""])
  func malformedTextsAreRefused(text: String) { #expect(ColumnLimit(text) == nil) }

  @Test func aFileSaysTheSameAsOptions() throws {
    let (read, problems) = SelectionTests.rules(
      "budget: 50\nsize: 2\nlimits: {ownership: {at-most: 120}, age: {at-least: 40, at-most: 54.5}}\n")
    #expect(problems == [])
    var options = try #require(read)
    options.limits = []
    for text in ["ownership<=130", "age>=40", "age<=54.5", "Ownership<=120"] {
      let option = try #require(RuleOption.all.first { $0.name == "sum" })
      try option.set(text, &options)
    }
    #expect(options.limits.map(\.description) == ["ownership<=120", "age>=40 and age<=54.5"])
    #expect(options == read)
    #expect(SelectionTests.rules(options.yaml).rules == options)
    #expect(SelectionTests.rules(options.json).rules == options)
    var again = Rules.classic
    again.set(options.words)
    #expect(again.limits == options.limits)
  }

  @Test func whatIsWrongInAFileIsTold() {
    let text = """
      budget: 50
      size: 2
      limits:
        ownership: {at-most: many}
        age: {}
        cost: {most: 3}
      """
    #expect(
      SelectionTests.rules(text).problems.map { String($0.drop { $0 != ":" }) } == [
        ":4:24: at-most: must be a number, such as 120 or 54.5, not \"many\"",
        ":5:8: age: a limit needs at-least, at-most or both",
        ":6:9: cost: a limit needs at-least, at-most or both",
        ":6:10: cost: unknown key \"most\" in a limit; known keys: at-least, at-most",
      ])
  }

  @Test func limitsThatNoSumKeepsAreFaults() throws {
    let rules = try Self.rules(["a>=5", "b<=3"])
    #expect(rules.faults() == [])
    var other = rules
    other.limits[0].most = .whole(4)
    other.limits.append(try Self.limit("B>=1"))
    #expect(
      other.faults().map { "\($0.key.rawValue)[\($0.element ?? -1)]: \($0.message)" } == [
        "limits[2]: \"b\" is listed twice", "limits[0]: a>=5 and a<=4 is impossible",
      ])
  }

  @Test func aBrokenLimitIsToldWithTheAmount() throws {
    let rules = try Self.rules(["own<=30.5", "age>=50"], size: 3)
    let pool = try Self.ruled("name,skill,cost,own,age\na,1,1,20%,20\nb,1,1,10.75%,25\nc,1,1,0,4\n", rules)
    #expect(
      pool.brokenRules(of: [0, 1, 2]).map { "\($0.code): \($0)" } == [
        "sum-too-high: own adds up to 30.75, at most 30.5: 0.25 too much",
        "sum-too-low: age adds up to 49, at least 50: 1 short",
      ])
    // The player to come may be old enough, but cannot lower the ownership.
    let part = pool.findings(of: [0, 1], leaving: 1)
    #expect(part.broken.map(\.code) == ["sum-too-high"] && part.open.map(\.code) == ["sum-too-low"])
    #expect(pool.terms.limits.map(\.weights) == [[2000, 1075, 0], [20, 25, 4]])
    #expect(pool.terms.limits.map(\.most) == [3050, nil] && pool.terms.limits.map(\.least) == [nil, 50])
  }

  @Test func numbersBelowZeroMayMendASum() throws {
    let pool = try Self.ruled("name,skill,cost,x\na,1,1,5\nb,1,1,-3\n", Self.rules(["x<=4"]))
    #expect(pool.findings(of: [0], leaving: 1).open.map(\.code) == ["sum-too-high"])
    #expect(pool.brokenRules(of: [0, 1]) == [])
  }

  @Test func bareLimitsAreInTheUnitOfTheColumn() throws {
    let text = "name,skill,cost,wage\na,1,1,€1.5M\nb,1,1,€2.25M\n"
    for limit in ["wage<=3.5", "wage<=3.5M", "wage<=3500K"] {
      let pool = try Self.ruled(text, Self.rules([limit]))
      #expect(
        pool.brokenRules(of: [0, 1]).map(\.description) == [
          "wage adds up to 3.75M, at most 3.5M: 0.25M too much"
        ], "\(limit)")
    }
    let comma = try Self.ruled("name;skill;cost;wage\na;1;1;1,5\nb;1;1;2,25\n", Self.rules(["wage<=3.5"]))
    #expect(comma.brokenRules(of: [0, 1]).map(\.code) == ["sum-too-high"])
  }

  @Test func aLimitFinerThanTheNumbersIsRoundedInward() throws {
    let pool = try Self.ruled(
      "name,skill,cost,x\na,1,1,1\nb,1,1,2\n", Self.rules(["x>=2.5", "x<=3.5"].map { $0 }))
    #expect(pool.terms.limits.map(\.least) == [3, nil] && pool.terms.limits.map(\.most) == [nil, 3])
  }

  @Test func columnsThatCannotBeAddedAreErrors() {
    let missing = Self.mistake("name,skill,cost,own\na,1,1,3\n", adding: "owm")
    #expect(missing.contains("no column \"owm\" to add up; the nearest is \"own\""), "\(missing)")
    let text = Self.mistake("name,skill,cost,own\na,1,1,3\nb,1,1,much\nc,1,1,\n", adding: "own")
    #expect(text.contains("p.csv:3: own: \"much\" is not a number"), "\(text)")
    #expect(text.contains("p.csv:4: own: "), "\(text)")
    let long = Self.mistake("name,skill,cost,own\na,1,1,12345678901234567\n", adding: "own")
    #expect(long.contains("p.csv: own: the values have too many digits"), "\(long)")
  }

  /// Projections have as many digits as a floating-point number; those that cannot be added up are rounded, with a
  /// warning.
  @Test func digitsBeyondThoseThatCanBeAddedUpAreRounded() throws {
    let text = "name,skill,cost,own\na,1,1,5.374569764496049123\nb,1,1,-33.89734947748930950\nc,2,1,7\n"
    let reading = try read(text) { $0.numbers = [.header("own")] }
    let warning = try #require(reading.quality.warnings.first)
    #expect(warning.code == "rounded" && warning.column == "own", "\(warning)")
    #expect(warning.message.hasSuffix("rounded to 14 after the point"))
    let sum = try #require(reading.pool.numbers[.header("own")]?.sum(of: [0, 1, 2]))
    #expect("\(sum)" == "-21.52277971299326")
    #expect(throws: InputError.self) {
      try read(text) {
        $0.numbers = [.header("own")]
        $0.options.isStrict = true
      }
    }
    let exact = try read("name,skill,cost,own\na,1,1,5.37456976449604\n") { $0.numbers = [.header("own")] }
    #expect(
      exact.quality.warningCount == 0 && exact.pool.numbers[.header("own")]?.values[0] == 537_456_976_449_604)
  }

  /// Rows that differ only in the column are not repeats, whether or not a rule adds it up.
  @Test func namesakesStayApart() throws {
    let text = "name,skill,cost,own\na,1,1,3\na,1,1,4\na,1,1,3\n"
    #expect(try Self.ruled(text, Self.rules([])).pool.count == 2)
    let pool = try Self.ruled(text, Self.rules(["own<=9", "cost<=9", "skill>=0"])).pool
    #expect(pool.count == 2)
    #expect(pool.numbers[.header("own")]?.sum(of: [0, 1]) == .whole(7))
    #expect(pool.numbers[.header("cost")]?.sum(of: [0, 1]) == .whole(2))
  }

  /// Random numbers, written to a file and read, compared with sums in whole thousandths.
  @Test func randomSumsAreJudgedAsTheCellsAddUp() throws {
    var random = SplitMix64(seed: 78)
    func draw(_ range: ClosedRange<Int64>) -> Int { Int(random.integer(in: range)) }
    for _ in 0..<150 {
      let count = 4 + draw(0...5)
      let cells = (0..<count).map { _ in draw(-9...40) * [1, 10, 100, 1000][draw(0...3)] }
      func text(_ thousandths: Int) -> String {
        DecimalNumber(mantissa: Int128(thousandths), places: 3).normalised.description
      }
      let file = "name,skill,cost,x\n" + cells.enumerated().map { "P\($0),1,1,\(text($1))\n" }.joined()
      let (least, most) = (draw(-500...30_000), draw(0...90_000))
      let pool = try Self.ruled(file, Self.rules(["x>=\(text(least))", "x<=\(text(most))"], size: 3))
      let team = (0..<count).shuffled(using: &random).prefix(3).sorted()
      let sum = team.reduce(0) { $0 + cells[$1] }
      #expect(
        pool.brokenRules(of: team).map(\.code) == (sum < least ? ["sum-too-low"] : [])
          + (sum > most ? ["sum-too-high"] : []),
        "\(file)")
    }
  }
}
