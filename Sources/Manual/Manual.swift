/// The manual: one Markdown text per topic.
/// `squad help TOPIC` prints it, the manual page includes it, and the files can be read directly.
public enum Manual {
  /// A topic and its text.
  public struct Topic: Sendable {
    /// The word by which help finds it.
    public var name: String
    /// Its text; the first line is its title.
    public var text: String

    /// What it is about: the title of the text, in lower case.
    public var summary: String {
      let title = text.prefix { $0 != "\n" }.drop { "# ".contains($0) }
      return title.prefix(1).lowercased() + title.dropFirst()
    }
  }

  /// All topics, in the order in which help lists them.
  public static var topics: [Topic] {
    [
      topic("teams", PackageResources.teams_md), topic("transfers", PackageResources.transfers_md),
      topic("budgets", PackageResources.budgets_md), topic("lineups", PackageResources.lineups_md),
      topic("rules", PackageResources.rules_md), topic("files", PackageResources.files_md),
      topic("jobs", PackageResources.jobs_md), topic("shards", PackageResources.shards_md),
      topic("verify", PackageResources.verify_md), topic("football", PackageResources.football_md),
      topic("battles", PackageResources.battles_md),
    ]
  }

  private static func topic(_ name: String, _ bytes: [UInt8]) -> Topic {
    Topic(name: name, text: String(decoding: bytes, as: UTF8.self))
  }
}
