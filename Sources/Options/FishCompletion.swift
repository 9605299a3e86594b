extension ProgramSpec {
  /// The script for fish: a function that finds the command, and one line for each thing that can
  /// follow it.
  func fishCompletion() -> String {
    let nodes = completionNodes
    let known = nodes.dropFirst().map { fishQuoted($0.name) }.joined(separator: " ")
    let common = (options + [.help, .version]).map { "complete -c \(name) \($0.fish)" }
    return """
      # fish completion for \(name); to load it: \(name) completions fish | source
      function \(fishFunction) --description 'whether the words before the cursor lead to this command'
          set -l known \(known)
          set -l valued \(spellingsWithValue.joined(separator: " "))
          set -l command ''
          set -l skip 0
          for token in (commandline -opc)[2..-1]
              if test $skip = 1
                  set skip 0
              else if contains -- $token $valued
                  set skip 1
              else if contains -- (string trim -- "$command $token") $known
                  set command (string trim -- "$command $token")
              end
          end
          test "$command" = "$argv[1]"
      end

      complete -c \(name) -f
      \((common + nodes.flatMap(fishLines)).joined(separator: "\n"))

      """
  }

  private var fishFunction: String { "__\(name)_at" }

  /// What can follow `node`, one line each.
  private func fishLines(_ node: CompletionNode) -> [String] {
    let line = "complete -c \(name) -n \(fishQuoted("\(fishFunction) \"\(node.name)\""))"
    return node.next.map { "\(line) -a \($0.name) -d \(fishQuoted($0.summary))" }
      + (node.command?.options ?? []).map { "\(line) \($0.fish)" }
      + argumentOffers(node).map { "\(line) \($0)" }
  }
}

/// What to offer for any of the arguments, each offer once: fish does not count arguments.
private func argumentOffers(_ node: CompletionNode) -> [String] {
  node.arguments.compactMap(\.completion.fish).reduce(into: []) { offers, offer in
    if !offers.contains(offer) { offers.append(offer) }
  }
}

extension OptionSpec {
  fileprivate var fish: String {
    let names = (short.map { "-s \($0) " } ?? "") + "-l \(name)"
    let value = !needsValue ? "" : " -x" + (completion.fish.map { " " + $0 } ?? "")
    return "\(names)\(value) -d \(fishQuoted(help))"
  }
}

extension Completion {
  /// The flag that offers this; `nil` when there is nothing to offer.
  fileprivate var fish: String? {
    let files: [String] =
      switch paths {
      case .none: []
      case .folders: ["(__fish_complete_directories)"]
      case .files: ["(__fish_complete_path)"]
      case .filesEnding(let suffixes): suffixes.map { "(__fish_complete_suffix .\($0))" }
      }
    let offers = words + files
    return offers.isEmpty ? nil : "-a \(fishQuoted(offers.joined(separator: " ")))"
  }
}

private func fishQuoted(_ text: String) -> String {
  let escaped = text.reduce(into: "") { result, letter in
    if letter == "'" || letter == "\\" { result.append("\\") }
    result.append(letter)
  }
  return "'\(escaped)'"
}
