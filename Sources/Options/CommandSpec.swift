/// One command in the table: either one that can be run, or a group of subcommands.
public struct CommandSpec: Sendable {
  /// A command line that works, and what it is for.
  public struct Example: Sendable, Hashable {
    /// The whole line as it is typed: `squad best samples/players.csv`.
    public var line: String
    /// What it does, in a few words.
    public var purpose: String

    /// The example `line` for `purpose`.
    public init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The word that calls it: `best`.
  public var name: String
  /// What it does in one line, in lower case, without a full stop at the end.
  public var summary: String
  /// What it does in full sentences; an empty line separates paragraphs.
  public var description: String
  /// The positional arguments in order.
  public var arguments: [ArgumentSpec]
  /// Its own options, in addition to those of the whole program.
  public var options: [OptionSpec]
  /// Real examples of its use.
  public var examples: [Example]
  /// What other code may ask about it.
  public var traits: Set<Trait> = []
  /// Its subcommands; a command that has some takes no arguments of its own.
  public var subcommands: [CommandSpec]

  /// A fact about a command that its options do not show.
  public struct Trait: Hashable, Sendable {
    private let name: String

    /// A trait; those with the same name are equal.
    public init(_ name: String) { self.name = name }
  }

  /// A command that can be run.
  public init(
    _ name: String, summary: String, description: String = "", arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [], examples: [Example] = [], traits: Set<Trait> = []
  ) {
    (self.name, self.summary, self.description, self.arguments) = (name, summary, description, arguments)
    (self.options, self.examples, self.traits) = (options, examples, traits)
    self.subcommands = []
  }

  /// A group of commands that are called by two words: `team select`.
  public init(
    _ name: String, summary: String, description: String = "", subcommands: [CommandSpec]
  ) {
    self.init(name, summary: summary, description: description)
    self.subcommands = subcommands
  }
}
