import Words

extension ProgramSpec {
  /// The script for zsh: one function per command, built on `_arguments`.
  func zshCompletion() -> String {
    let functions = completionNodes.map { $0.next.isEmpty ? zshCommand($0) : zshGroup($0) }
    return """
      #compdef \(name)
      # zsh completion for \(name); to load it: source <(\(name) completions zsh)
      # or put it into a folder of $fpath as _\(name)

      \(functions.joined(separator: "\n\n"))

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  private func zshFunction(_ path: [String]) -> String {
    (["_" + name] + path).joined(separator: "_")
  }

  /// The function of a node that has subcommands.
  private func zshGroup(_ node: CompletionNode) -> String {
    let commands = node.next.map { singleQuoted("\($0.name):\($0.summary)") }
    let cases = node.next.map { "\($0.name)) \(zshFunction(node.path + [$0.name])) ;;" }
    let rest = ["'1:command:->command'", "'*::argument:->argument'"]
    return """
      \(zshFunction(node.path))() {
        local curcontext=$curcontext state line
        local -A opt_args
        local -a commands=(
      \(lines(commands, indent: 4))
        )
        \(zshArguments(options(of: node.command).flatMap(\.zsh) + rest, flags: "-C -s -S"))
        case $state in
          command) _describe command commands ;;
          argument)
            case $line[1] in
      \(lines(cases, indent: 8))
            esac ;;
        esac
      }
      """
  }

  /// The function of a command with its options and arguments.
  private func zshCommand(_ node: CompletionNode) -> String {
    let arguments = node.arguments.enumerated().map { index, argument in
      let position = argument.isVariadic ? "*" : "\(index + 1)\(argument.isRequired ? "" : ":")"
      return singleQuoted("\(position):\(zshEscaped(argument.name)):\(argument.completion.zsh)")
    }
    return """
      \(zshFunction(node.path))() {
        \(zshArguments(options(of: node.command).flatMap(\.zsh) + arguments, flags: "-s -S"))
      }
      """
  }

  private func zshArguments(_ words: [String], flags: String) -> String {
    (["_arguments \(flags)"] + words).joined(separator: " \\\n    ")
  }
}

extension OptionSpec {
  /// The option for `_arguments`, one word for each of its spellings.
  fileprivate var zsh: [String] {
    let excludes = isRepeatable ? "*" : "(\(spellings.joined(separator: " ")))"
    let value = !needsValue ? "" : ":\(zshEscaped(placeholder)):\(completion.zsh)"
    return spellings.map { spelling in
      let form = !needsValue ? spelling : spelling + (spelling.hasPrefix("--") ? "=" : "+")
      return singleQuoted("\(excludes)\(form)[\(zshEscaped(help))]\(value)")
    }
  }
}

extension Completion {
  /// The action for `_arguments`; words and paths together go through `_alternative`.
  fileprivate var zsh: String {
    let choices = words.isEmpty ? nil : "(\(words.map(zshEscaped).joined(separator: " ")))"
    return switch (choices, zshFiles) {
    case (nil, nil): " "
    case (let choices?, nil): choices
    case (nil, let files?): files
    case (let choices?, let files?):
      // `_arguments` takes a bare colon for the beginning of another value.
      "{_alternative \"words\\:word\\:\(choices)\" \(singleQuoted("files\\:file\\:" + files))}"
    }
  }

  private var zshFiles: String? {
    switch paths {
    case .none: nil
    case .folders: "_files -/"
    case .files: "_files"
    // A single suffix in brackets would be read as qualifiers of the pattern.
    case .filesEnding(let suffixes) where suffixes.count == 1: "_files -g \"*.\(suffixes[0])\""
    case .filesEnding(let suffixes): "_files -g \"*.(\(suffixes.joined(separator: "|")))\""
    }
  }
}

/// `text` with a backslash before the characters that are special to `_arguments`.
private func zshEscaped(_ text: String) -> String {
  text.reduce(into: "") { result, letter in
    if "\\[]:".contains(letter) { result.append("\\") }
    result.append(letter)
  }
}
