import Documents

/// What can be shown as a document, and says its answer without it.
protocol Documented {
  var verdict: Verdict { get }
  var document: Document { get }
}

/// A page about a snapshot: its parts, of which the head says what supports the verdict.
protocol Page: Documented {
  /// The topic, before the verdict in the title: `Best team`.
  var topic: String { get }
  var kicker: String { get }
  var badges: [Badge] { get }
  var facts: [Fact] { get }
  var sections: [Section] { get }
  /// The anchor of the section whose drawing the picture shows; `nil` for the first that has one.
  var pictured: String? { get }
}

extension Page {
  var pictured: String? { nil }

  var document: Document {
    Document(
      title: "\(topic): \(verdict.claim)", kicker: kicker, verdict: verdict, badges: badges, facts: facts,
      sections: sections, pictured: pictured)
  }
}
