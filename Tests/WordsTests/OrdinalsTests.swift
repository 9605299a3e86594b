import Testing
import Words

struct OrdinalsTests {
  @Test(arguments: [
    (1, "first"), (5, "fifth"), (12, "twelfth"), (13, "13th"), (21, "21st"), (22, "22nd"), (23, "23rd"),
    (24, "24th"), (111, "111th"), (113, "113th"), (101, "101st"), (0, "0th"),
  ])
  func numbersHaveTheirPlace(number: Int, word: String) {
    #expect(ordinal(number) == word)
  }

  @Test func howOftenIsSaidAsPeopleDo() {
    #expect(["1", "2", "3", "1.5"].map(times) == ["once", "twice", "3 times", "1.5 times"])
  }
}
