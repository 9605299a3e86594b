import Tables
import Testing

@testable import Config

struct ConfigMappingTests {
  private enum Colour: String, CaseIterable { case red, green }

  private struct Sample: Equatable {
    var size: Int?
    var budget: DecimalNumber?
    var names: [String]?
    var isOn: Bool?
    var colour: Colour?
  }

  private static let kind = ConfigKind<Sample>.object(
    "a sample", keys: ["size", "budget", "names", "is-on", "colour"]
  ) { mapping, problems in
    Sample(
      size: mapping.required("size", .integer(1...9), &problems),
      budget: mapping.optional("budget", .amount, &problems),
      names: mapping.optional("names", .list(of: .text), &problems),
      isOn: mapping.optional("is-on", .boolean, &problems),
      colour: mapping.optional("colour", .word, &problems))
  }

  @Test func valuesAreTyped() {
    let (value, problems) = decoded(
      "size: 5\nbudget: $50,000.5\nnames: [a, 7, 'b']\nis-on: true\ncolour: green\n", as: Self.kind)
    #expect(problems == [])
    #expect(
      value
        == Sample(
          size: 5, budget: DecimalNumber(mantissa: 500_005, places: 1), names: ["a", "7", "b"], isOn: true,
          colour: .green))
  }

  @Test func aKeyWithoutAValueIsLeftOut() {
    for nothing in ["", " ~", " null"] {
      #expect(decoded("size: 1\nbudget:\(nothing)\n", as: Self.kind).value == Sample(size: 1))
    }
    #expect(
      decoded("budget: 1\nsize:\n", as: Self.kind).problems == [
        "f.yaml:2:6: size is missing; a sample needs it"
      ])
    #expect(
      decoded("budget: 1\n", as: Self.kind).problems == ["f.yaml:1:1: size is missing; a sample needs it"])
  }

  @Test func everythingThatIsWrongIsToldInOrder() {
    let (_, problems) = decoded(
      """
      size: 10
      budgte: 5
      budget: 12,5
      names: [a, [b], {}, ""]
      is-on: "true"
      colour: greem
      zzz: 1
      """, as: Self.kind)
    #expect(
      problems == [
        "f.yaml:1:7: size: must be a whole number from 1 to 9, not \"10\"",
        "f.yaml:2:1: unknown key \"budgte\" in a sample; did you mean budget?",
        "f.yaml:3:9: budget: \"12,5\" is not a number; use a point, as in 12.5",
        "f.yaml:4:12: names: must be text, not a list", "f.yaml:4:17: names: must be text, not a mapping",
        "f.yaml:4:21: names: must be text, not the text \"\"",
        "f.yaml:5:8: is-on: must be true or false, not the text \"true\"",
        "f.yaml:6:9: colour: \"greem\" is not one of red, green; the nearest is \"green\"",
        "f.yaml:7:1: unknown key \"zzz\" in a sample; known keys: size, budget, names, is-on, colour",
      ])
  }

  @Test func otherKindsAreTold() {
    #expect(
      decoded("[1]", as: Self.kind).problems == ["f.yaml:1:1: must be a sample, as in 'size: …', not a list"])
    #expect(
      decoded("x", as: ConfigKind<[String]>.list(of: .text)).problems
        == ["f.yaml:1:1: must be a list, as in [one, another], not \"x\""])
    #expect(
      decoded("-1", as: ConfigKind<DecimalNumber>.amount).problems
        == ["f.yaml:1:1: must be an amount of 0 or more, such as 50, 49.5 or $50,000, not \"-1\""])
    #expect(
      decoded("'5'", as: ConfigKind<Int>.integer(0...(.max))).problems
        == ["f.yaml:1:1: must be a whole number from 0, not the text \"5\""])
    #expect(
      decoded("[a]", as: ConfigKind<Colour>.word).problems
        == ["f.yaml:1:1: must be one of red and green, not a list"])
    // The refused alias has already been reported; its kind no longer matters.
    #expect(decoded("a: &x 1\nsize: *x\n", as: Self.kind).problems.count == 3)
  }

  @Test func namesOfOnesOwnKeepTheirOrderAndTellTheirProblems() {
    let kind = ConfigKind<[ConfigEntry<Int>]>.entries(of: .integer(1...9))
    let (value, problems) = decoded("b: 2\na: 1\nc: x\n", as: kind)
    #expect(value?.map(\.key) == ["b", "a"] && value?.map(\.value) == [2, 1])
    #expect(value?[1].place == .init(line: 2, character: 1))
    #expect(problems == ["f.yaml:3:4: c: must be a whole number from 1 to 9, not \"x\""])
    #expect(decoded("7", as: kind).problems.count == 1)
  }
}
