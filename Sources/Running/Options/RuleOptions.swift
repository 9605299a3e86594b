import Options
import Selection
import Tables
import Words

/// The rule set, and the options that replace single values of it.
package enum RuleOptions {
  /// A rule set by its name, or a file.
  package static let nameOrFile = ValueFormat.file("yaml", "yml", "json").shown(as: "NAME|FILE")
    .offering(Rules.builtIn.map(\.name))

  package static let rules = OptionKey.value(
    "rules", nameOrFile, default: Rules.classic.name, help: "the rule set, by name or as a YAML or JSON file")
  /// The options of the rules.
  private static let replacing: [(option: RuleOption, spec: OptionSpec)] = RuleOption.all.map { option in
    let (name, otherwise, help) = (option.name, option.otherwise, option.help)
    if option.placeholder.isEmpty { return (option, OptionKey.flag(name, help: help).spec) }
    return option.isRepeatable
      ? (option, OptionKey<[String]>.list(name, option.format, otherwise: otherwise, help: help).spec)
      : (option, OptionKey<String?>.optional(name, option.format, otherwise: otherwise, help: help).spec)
  }

  package static let all = [rules.spec] + replacing.map(\.spec)
  /// Whether a command line uses a built-in rule set, not a file of the user's.
  package static func areBuiltIn(_ command: ParsedCommand) -> Bool {
    command.hasOption(rules.spec.name) && Rules.builtIn(command[rules]) != nil
  }

  /// Whether a command line names players.
  package static func namesPlayers(_ command: ParsedCommand) -> Bool {
    replacing.contains { $0.option.namesPlayer && command.isGiven($0.spec) }
  }

  /// Options of a command line that contradict each other, as a message; `nil` if there are none.
  fileprivate static func contradiction(in command: ParsedCommand) -> String? {
    for (option, spec) in replacing where command.isGiven(spec) {
      guard let contrary = option.contrary,
        let other = replacing.first(where: { $0.option.name == contrary })?.spec, command.isGiven(other)
      else { continue }
      return "--\(option.name) and --\(contrary) contradict each other; leave one out"
    }
    return nil
  }

  /// Changes rules as a command line says.
  fileprivate static func replace(_ rules: inout Rules, for command: ParsedCommand) {
    for (option, spec) in replacing {
      for text in command.texts(of: spec) {
        do throws(RuleMistake) {
          try option.set(text, &rules)
        } catch {
          preconditionFailure("the parser lets no text of --\(option.name) pass that it cannot set")
        }
      }
    }
  }
}

extension RuleOption {
  /// The format of texts that can be set.
  fileprivate var format: ValueFormat<String> {
    ValueFormat(placeholder: placeholder) { text throws(ValueProblem) in
      var rules = Rules.classic
      do throws(RuleMistake) {
        try set(text, &rules)
      } catch {
        throw ValueProblem(error)
      }
      return text
    }
  }
}

extension ValueProblem {
  /// What is wrong with the text of a rule.
  package init(_ mistake: RuleMistake) { self.init(expected: mistake.expected, nearest: mistake.nearest) }
}

extension ParsedCommand {
  /// Returns a rule set with the values that these options replace or, for players and quotas, add.
  /// - Throws: `UsageMistake` with all contradictions.
  package func replacingRules(of rules: Rules) throws(UsageMistake) -> Rules {
    if let contradiction = RuleOptions.contradiction(in: self) { throw UsageMistake(contradiction) }
    var rules = rules
    RuleOptions.replace(&rules, for: self)
    let faults = rules.faults()
    guard faults.isEmpty else { throw UsageMistake(faults.map { "--\($0.key.option): \($0.message)" }) }
    return rules
  }
}
