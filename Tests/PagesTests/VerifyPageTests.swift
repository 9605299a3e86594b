import Documents
import Testing
import Snapshots

@testable import Pages

struct VerifyPageTests {
  @Test func aDifferenceIsToldOnceWithItsClaim() {
    let difference = Difference("job.tasks.0.answer", recorded: "36 skill", found: "37 skill")
    let findings = [
      Finding("lineups: what the task found", .differs([difference])),
      Finding("lineups: the total", .differs([difference])), Finding("odds: the total", .isTrue),
    ]
    let text = renderText(verifyPage(findings, of: "index.json"), style: .plain)
    #expect(text.hasPrefix("not true: 2 of 3 claims differ\n"))
    #expect(text.contains("job.tasks.0.answer  36 skill         37 skill  lineups: what the task found\n"))
    #expect(text.ranges(of: "37 skill").count == 1)
  }
}
