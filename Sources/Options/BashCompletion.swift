extension ProgramSpec {
  /// The script for bash.
  ///
  /// One function goes over the words before the cursor to find the command and the number of arguments so far, then
  /// offers what fits there. bash splits words at `=`: `--format=js` and `role=GK` arrive as three words each.
  func bashCompletion() -> String {
    let nodes = completionNodes
    return """
      # bash completion for \(name); to load it: source <(\(name) completions bash)
      _\(name)() {
        COMPREPLY=()
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        if [[ $current == = || $previous == = ]]; then
          if [[ $current == = ]]; then current=; else previous=${COMP_WORDS[COMP_CWORD-2]}; fi
          [[ $previous == -* ]] || return
        fi

        local command= position=0 ended= i word
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ $word == = ]]; then
            ((i++))
          elif [[ -n $ended || $word != -?* ]]; then
            case "$command/$word" in
      \(lines(nodes.flatMap(bashSteps), indent: 8))
              *) ((position++)) ;;
            esac
          elif [[ $word == -- ]]; then
            ended=1 previous=
          else
            case $word in
              \(spellingsWithValue.joined(separator: "|"))) [[ ${COMP_WORDS[i+1]} == = ]] || ((i++)) ;;
            esac
          fi
        done

        local words= paths= suffixes= suffix
        case "$command/$previous" in
      \(lines(nodes.flatMap(bashValues) + bashValuesForAll, indent: 4))
          *)
            if [[ -z $ended && $current == -* ]]; then
              case $command in
      \(lines(nodes.compactMap(bashOptions), indent: 10))
                *) words='\(bashNames(options(of: nil)))' ;;
              esac
            else
              case "$command/$position" in
      \(lines(nodes.flatMap(bashArguments), indent: 10))
              esac
            fi ;;
        esac

        [[ -n $words ]] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
        if [[ -n $paths ]]; then
          compopt -o filenames 2>/dev/null
          mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -"$paths" -- "$current")
          for suffix in $suffixes; do
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X "!*.$suffix" -- "$current")
          done
        fi
      }
      complete -F _\(name) \(name)

      """
  }

  /// The cases that lead from a node to its subcommands: `'team/select') command='team select' ;;`
  private func bashSteps(_ node: CompletionNode) -> [String] {
    node.next.map { command in
      let words = (node.path + [command.name]).joined(separator: " ")
      return "'\(node.name)/\(command.name)') command='\(words)' ;;"
    }
  }

  /// What to offer for the values of a command's own options.
  private func bashValues(_ node: CompletionNode) -> [String] {
    (node.command?.options ?? []).filter(\.needsValue).map { option in
      let patterns = option.spellings.map { "'\(node.name)/\($0)'" }.joined(separator: "|")
      return "\(patterns)) \(option.completion.bash) ;;"
    }
  }

  /// What to offer for the values of the options that every command takes.
  private var bashValuesForAll: [String] {
    options.filter(\.needsValue).map { option in
      let patterns = option.spellings.map { "*/\($0)" }.joined(separator: "|")
      return "\(patterns)) \(option.completion.bash) ;;"
    }
  }

  /// The names of a command's options, if it has options of its own.
  private func bashOptions(_ node: CompletionNode) -> String? {
    guard let command = node.command, !command.options.isEmpty else { return nil }
    return "'\(node.name)') words='\(bashNames(options(of: command)))' ;;"
  }

  private func bashNames(_ options: [OptionSpec]) -> String {
    options.map { "--" + $0.name }.joined(separator: " ")
  }

  /// What to offer as the next argument, by the number of arguments before it.
  private func bashArguments(_ node: CompletionNode) -> [String] {
    if !node.next.isEmpty {
      return ["'\(node.name)/0') words='\(node.next.map(\.name).joined(separator: " "))' ;;"]
    }
    return node.arguments.enumerated().map { index, argument in
      let number = argument.isVariadic ? "/'*" : "/\(index)'"
      return "'\(node.name)\(number)) \(argument.completion.bash) ;;"
    }
  }
}

extension Completion {
  /// Shell code that sets the script's variables: the words, the letter for compgen, and the file suffixes.
  fileprivate var bash: String {
    let paths =
      switch paths {
      case .none: ""
      case .folders: "paths=d"
      case .files: "paths=f"
      case .filesEnding(let suffixes): "paths=d suffixes='\(suffixes.joined(separator: " "))'"
      }
    let words = words.isEmpty ? "" : "words='\(words.joined(separator: " "))'"
    let both = [words, paths].filter { !$0.isEmpty }.joined(separator: " ")
    return both.isEmpty ? ":" : both
  }
}

/// Joins `lines` with newlines, each indented by `indent` spaces.
func lines(_ lines: [String], indent: Int) -> String {
  lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
}
