/// The whole command line of a program as one table.
public struct ProgramSpec: Sendable {
  /// Commands that belong together, under one heading in the help.
  public struct Group: Sendable {
    /// The heading, without a colon.
    public var title: String
    /// The commands by their names, in the order in which the help shows them.
    public var entries: [Entry]

    /// The group `title` of `commands`.
    public init(_ title: String, _ commands: [CommandSpec]) {
      self.init(title, entries: commands.map { command in (command.name, { command }) })
    }

    /// The group `title` of commands that are made on demand.
    public init(_ title: String, entries: [Entry]) {
      self.title = title
      self.entries = entries
    }

    /// The commands in the same order; reading this makes all of them.
    public var commands: [CommandSpec] { entries.map { $0.spec() } }
  }

  /// The word that calls a command, and what makes it: on demand, so that a run makes only the one it needs.
  public typealias Entry = (name: String, spec: @Sendable () -> CommandSpec)

  /// An exit code as the help shows it, `65` or `130, 143`, and what it means, in lower case, without a full stop at the
  /// end.
  public typealias ExitCode = (code: String, meaning: String)

  /// Something that `help` explains in addition to the commands.
  public struct Topic: Sendable {
    /// The word by which `help` finds it; a command with the same name comes first.
    public var name: String
    /// What it is about in one line, in lower case, without a full stop at the end.
    public var summary: String
    /// The text in the subset of Markdown that ``ManualText`` knows.
    public var text: String

    /// The topic `name`.
    public init(_ name: String, summary: String, text: String) {
      (self.name, self.summary, self.text) = (name, summary, text)
    }
  }

  /// The word that calls the program.
  public var name: String
  /// What `--version` prints after the name.
  public var version: String
  /// What the program is for, in one line, in lower case, without a full stop at the end.
  public var summary: String
  /// What the program is for in full sentences, for the man page; an empty line separates paragraphs.
  public var description: String
  /// What most people call it for, for the help of a call without arguments.
  public var starters: [CommandSpec.Example]
  /// The commands under their headings.
  public var groups: [Group]
  /// The options that every command takes; `--help` is always among them.
  public var options: [OptionSpec]
  /// What the program's exit codes mean.
  public var exitCodes: [ExitCode] { makeExitCodes() }
  /// What `help` explains in addition to the commands.
  public var topics: [Topic] {
    get { makeTopics() }
    set { makeTopics = { newValue } }
  }
  private let makeExitCodes: @Sendable () -> [ExitCode]
  private var makeTopics: @Sendable () -> [Topic]

  /// The table of a program; the command `help` is added to the last group.
  /// Exit codes and topics are made on demand.
  public init(
    name: String, version: String, summary: String, description: String = "",
    starters: [CommandSpec.Example] = [], groups: [Group],
    options: [OptionSpec] = [], exitCodes: @autoclosure @escaping @Sendable () -> [ExitCode] = [],
    topics: @autoclosure @escaping @Sendable () -> [Topic] = []
  ) {
    (self.name, self.version, self.summary, self.description) = (name, version, summary, description)
    self.starters = starters
    self.groups = groups.isEmpty ? [Group("Commands", [])] : groups
    self.options = options
    makeExitCodes = exitCodes
    makeTopics = topics
    self.groups[self.groups.count - 1].entries.append((CommandSpec.help.name, { .help }))
  }

  /// The names of all top-level commands.
  var commandNames: [String] { groups.flatMap(\.entries).map(\.name) }

  /// The top-level command with a name; no other is made.
  func command(named name: String) -> CommandSpec? {
    groups.lazy.flatMap(\.entries).first { $0.name == name }?.spec()
  }

  /// All top-level commands.
  public var commands: [CommandSpec] { groups.flatMap(\.commands) }
}
