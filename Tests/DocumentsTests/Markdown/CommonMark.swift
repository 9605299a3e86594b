import CCmarkGFM

/// Markdown as parsed by GitHub's own parser, with all of its extensions on.
struct CommonMark {
  /// One node of the parsed document.
  struct Node: Equatable {
    let kind: String
    let text: String
  }

  /// The nodes in reading order, as they are entered.
  let nodes: [Node]

  init(_ source: String) {
    cmark_gfm_core_extensions_ensure_registered()
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in ["table", "autolink", "strikethrough", "tasklist"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    cmark_parser_feed(parser, source, source.utf8.count)
    let root = cmark_parser_finish(parser)
    defer { cmark_node_free(root) }
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    var nodes: [Node] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      nodes.append(
        Node(
          kind: String(cString: cmark_node_get_type_string(node)),
          text: cmark_node_get_literal(node).map { String(cString: $0) } ?? ""))
    }
    self.nodes = nodes
  }

  /// The kinds of the nodes, each once.
  var kinds: Set<String> { Set(nodes.map(\.kind)) }

  /// All text, in reading order.
  var text: String { nodes.map(\.text).joined() }
}
