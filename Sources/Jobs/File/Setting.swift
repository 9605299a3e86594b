import Config
import Options
import Tables

/// A key of a task and its value, as words of a command line.
struct Setting: Sendable {
  /// The key.
  var key: String
  /// Where the key is in the file.
  var place: ConfigNode.Place
  /// The texts, one for each time that the option is given; a flag has none.
  var texts: [String]
}

extension Setting {
  /// The value of an option; `nil` if it is left out, empty, `false`, or wrong, which is reported.
  ///
  /// A list gives an option several times, or is joined by commas if the option may be given only once.
  init?(_ entry: ConfigNode.Entry, of option: OptionSpec, _ problems: inout ConfigProblems) {
    self.init(key: entry.key, place: entry.place, texts: [])
    if option.isFlag {
      guard !entry.value.isNull, ConfigKind.boolean.read(entry.value, &problems) == true else { return nil }
      return
    }
    guard let texts = Setting.texts(entry.value, &problems) else { return nil }
    var files = texts
    if option.completion.paths != .none {
      files = []
      for text in texts {
        guard let found = problems.files(matching: text, at: entry.value.place) else { return nil }
        files += found
      }
    }
    if files.isEmpty, !texts.isEmpty { problems.report(noFileMatches: texts, at: entry.value.place) }
    self.texts = option.isRepeatable || files.count < 2 ? files : [files.joined(separator: ",")]
    for text in self.texts {
      guard let problem = option.problem(with: text) else { continue }
      problems.report(at: entry.value.place, key: entry.key, code: "bad-value", problem.description(of: text))
      return nil
    }
    if self.texts.isEmpty { return nil }
  }

  /// The texts of a single value or of a list of values; `nil` if there is none, or something else, which is reported.
  static func texts(_ node: ConfigNode, _ problems: inout ConfigProblems) -> [String]? {
    if node.isNull { return nil }
    if case .scalar(let text, _) = node.content { return word(text, at: node.place, &problems).map { [$0] } }
    guard case .list = node.content else {
      problems.reportKind(of: node, "a value, or a list of values")
      return nil
    }
    let words = ConfigKind<String> { node, problems in
      ConfigKind.text.read(node, &problems).flatMap { word($0, at: node.place, &problems) }
    }
    return ConfigKind<[String]>.list(of: words).read(node, &problems)
  }

  /// A text that can be a word of a command line, which the system would end at a NUL.
  private static func word(
    _ text: String, at place: ConfigNode.Place, _ problems: inout ConfigProblems
  ) -> String? {
    guard text.utf8.contains(0) else { return text }
    problems.report(at: place, code: "nul", "\(quoted(text)) holds a NUL character, which no option can have")
    return nil
  }

  /// The words of a command line.
  var words: [String] {
    texts.isEmpty
      ? ["--" + key] : texts.flatMap { $0.hasPrefix("-") ? ["--\(key)=\($0)"] : ["--" + key, $0] }
  }
}

extension ConfigProblems {
  /// The files that a text means; `nil` if a folder in the pattern cannot be listed, which is reported.
  mutating func files(matching text: String, at place: ConfigNode.Place) -> [String]? {
    if let files = Jobs.files(matching: text) { return files }
    report(at: place, code: "unreadable", "\(quoted(text)): a folder in the pattern cannot be listed")
    return nil
  }

  /// Reports patterns that no file matches.
  mutating func report(noFileMatches texts: [String], at place: ConfigNode.Place) {
    report(
      at: place, code: "no-file",
      "no file matches \(texts.map(quoted).joined(separator: ", ")), seen from the job file")
  }
}

extension ValueProblem {
  /// `invalid value "5x"; expected …; did you mean "5"?`
  fileprivate func description(of text: String) -> String {
    "invalid value \(quoted(text)); expected \(expected)"
      + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
  }
}
