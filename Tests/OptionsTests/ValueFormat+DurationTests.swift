import Testing

@testable import Options

struct ValueFormatDurationTests {
  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("30s", .seconds(30)), ("2m", .seconds(120)),
    ("1h", .seconds(3600)), ("0s", .zero),
  ])
  func readsEachUnit(text: String, duration: Duration) throws {
    #expect(try ValueFormat.duration().parse(text) == duration)
  }

  @Test(arguments: ["", "s", "ms", "30", "1.5s", "-1s", "+1s", "30 s", "30S", "1d", "99999999999999999999h"])
  func refusesOtherText(text: String) {
    let problem = #expect(throws: ValueProblem.self) { try ValueFormat.duration().parse(text) }
    #expect(problem?.expected == "a time such as 500ms, 30s, 2m or 1h")
    #expect(problem?.nearest == (text == "30" ? "30s" : nil))
  }

  @Test func keepsToItsRange() {
    let format = ValueFormat.duration(.milliseconds(100) ... .seconds(7200))
    for text in ["99ms", "3h", "7201s"] {
      let problem = #expect(throws: ValueProblem.self) { try format.parse(text) }
      #expect(problem?.expected == "a time from 100ms to 2h")
    }
  }
}
