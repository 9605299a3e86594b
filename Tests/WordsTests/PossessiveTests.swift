import Testing

@testable import Words

@Test(arguments: [
  ("Ajax", "Ajax's"), ("Mill Rangers", "Mill Rangers'"), ("PARIS", "PARIS'"), ("", "'s"),
  ("Étoiles", "Étoiles'"),
])
func namesThatEndInSTakeTheApostropheAlone(name: String, expected: String) {
  #expect(possessive(name) == expected)
}
