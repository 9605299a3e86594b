import Testing

@testable import Documents

@Suite struct MarkdownEscapeTests {
  @Test(arguments: [
    ("Rituraj", "Rituraj"), ("49.0 of 50.0", "49.0 of 50.0"), ("a_b*c", #"a\_b\*c"#),
    ("AT&T & co &", #"AT\&T & co &"#),
    ("| a | b |", #"\| a \| b \|"#), ("www.x.com", #"www\.x.com"#), ("http://x", #"http\://x"#),
    ("a: b", "a: b"),
    ("<script>", #"\<script\>"#), ("C#", "C\\#"), (#"\|"#, #"\\\|"#), ("x~y", #"x\~y"#),
    ("a@b.cd, @c", #"a`@`b.cd, \@c"#), (":tada: it", "`:`tada: it"), ("a :+1:b:", "a `:`+1`:`b:"),
    ("12:30:45, x: y:", "12:30:45, x: y:"), ("$x$", "`$`x$"), ("$$x$", "`$$`x$"), ("$:a:$", "`$:`a:$"),
    ("$5 for $6", "$5 for $6"), ("$ 7$", "$ 7$"), ("$5-$6", "$5-$6"), ("", ""),
  ]) func `only what acts is escaped`(value: String, source: String) {
    #expect(MarkdownEscape.escape(value) == source)
  }
}
