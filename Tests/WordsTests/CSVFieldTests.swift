import Testing
import Words

struct CSVFieldTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a b", "a b"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
    ("two\nlines", "\"two\nlines\""), (" padded", "\" padded\""), ("padded\t", "\"padded\t\""),
    ("a;b", "a;b"),
    ("\"\u{301}", "\"\"\"\u{301}\""),
  ])
  func quotesStandWhereTheyMust(text: String, field: String) {
    #expect(csvField(text) == field)
  }

  @Test func theDelimiterDecides() {
    #expect(csvField("a;b", delimiter: UInt8(ascii: ";")) == "\"a;b\"")
    #expect(csvField("a,b", delimiter: UInt8(ascii: ";")) == "a,b")
  }
}
