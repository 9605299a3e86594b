/// One page of results, independent of its rendering as text, Markdown or HTML.
///
/// The three renderings say the same in the same order: the verdict, what supports it, the results themselves, and at
/// the end their provenance. `badges` and `facts` are two forms of the same supporting statements (short for the head
/// of an HTML page, in sentences for the terminal and for Markdown), so every document must fill both.
public struct Document: Sendable {
  /// The title of the page in a browser tab or a list of files: `Best team: 36 skill for 49.0`.
  public var title: String
  /// The topic of the page, above the verdict: `Best team · samples/players.csv · classic rules`.
  public var kicker: String
  /// The answer in one sentence.
  public var verdict: Verdict
  /// Short statements under the verdict of an HTML page, the most important first.
  public var badges: [Badge]
  /// The same statements in words, for the terminal and for Markdown.
  public var facts: [Fact]
  /// The body of the page, in reading order.
  public var sections: [Section]
  /// The anchor of the section whose drawing the picture shows; nil for the first section that has one.
  public var pictured: String?

  /// A document of the given parts.
  public init(
    title: String, kicker: String = "", verdict: Verdict, badges: [Badge] = [], facts: [Fact] = [],
    sections: [Section] = [], pictured: String? = nil
  ) {
    self.title = title
    self.kicker = kicker
    self.verdict = verdict
    self.badges = badges
    self.facts = facts
    self.sections = sections
    self.pictured = pictured
  }
}

/// The answer of a page, in forms that fit a headline and a line of text.
public struct Verdict: Sendable, Equatable {
  /// The answer itself, in large type: `36 skill for 49.0`.
  public var claim: String
  /// The text after the claim in smaller type, `of 50.0, 1.0 left`; may be empty.
  public var aside: String
  /// The whole answer as one line for the terminal: `36 skill for 49.0 of 50.0: proved best, 1.0 left`.
  public var sentence: String

  /// A verdict in the given forms; the sentence defaults to the claim and the aside, with `separator` in between.
  public init(claim: String, aside: String = "", sentence: String? = nil, separator: String = " ") {
    self.claim = claim
    self.aside = aside
    self.sentence = sentence ?? (aside.isEmpty ? claim : claim + separator + aside)
  }
}

/// Whether news is good or bad.
public enum Tone: String, Sendable, CaseIterable {
  /// Proved, valid, better.
  case good
  /// Neither good nor bad.
  case neutral
  /// Worth a look: stopped early, warnings in the data.
  case warning
  /// Wrong: a broken rule, an input that failed.
  case bad
}

/// A few words under the verdict: `Proved best`, `3 warnings`.
public struct Badge: Sendable, Equatable {
  /// The words, without any decoration.
  public var text: String
  /// Whether it is good or bad news.
  public var tone: Tone
  /// The anchor of the section that says more, if there is one.
  public var anchor: String?

  /// A badge, by default neutral and without a link.
  public init(_ text: String, tone: Tone = .neutral, anchor: String? = nil) {
    self.text = text
    self.tone = tone
    self.anchor = anchor
  }
}

/// A labelled statement: `Proof  10 of 10 players, bound 36`, `SHA-256  8f43…`.
public struct Fact: Sendable, Equatable {
  /// The topic of the statement, in a word or two.
  public var label: String
  /// The statement; each element starts a new line on the terminal.
  public var lines: [Prose]
  /// Whether it is good or bad news.
  public var tone: Tone

  /// A statement of any number of lines.
  public init(_ label: String, lines: [Prose], tone: Tone = .neutral) {
    self.label = label
    self.lines = lines
    self.tone = tone
  }

  /// A statement of one line.
  public init(_ label: String, _ text: Prose, tone: Tone = .neutral) {
    self.init(label, lines: [text], tone: tone)
  }

  /// A statement of one line of plain text.
  public init(_ label: String, _ text: String, tone: Tone = .neutral) {
    self.init(label, Prose(text), tone: tone)
  }

  /// A statement of one line of plain text; nil if there is none.
  public init?(_ label: String, _ text: String?, tone: Tone = .neutral) {
    guard let text else { return nil }
    self.init(label, text, tone: tone)
  }
}
