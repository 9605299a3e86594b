import Testing

@testable import Documents

@Suite struct RenderHTMLTests {
  @Test func `the page of the sample`() {
    #expect(
      renderHTML(Sample.document) == #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\#(PageStyle.hash.source)'; img-src data:; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Best team: 36 skill for 49.0</title>
        <link rel="icon" href="data:,">
        <style>\#(PageStyle.sheet.source)</style>
        </head>
        <body>
        <main>
        <header>
        <p class="kicker">Best team · samples/players.csv · classic rules: 5 players, 50.0</p>
        <h1>36 skill for 49.0 <span class="aside">of 50.0, 1.0 left</span></h1>
        <ul class="badges">
        <li><span class="badge good"><span aria-hidden="true">✓ </span>Proved best</span></li>
        <li><span class="badge">20 teams reach 36, 5 of them for 49.0</span></li>
        <li><a class="badge" href="#data">No warnings in 10 rows</a></li>
        <li><span class="badge">Same team as last time</span></li>
        </ul>
        </header>
        <div class="cards">
        <section class="card half" id="team" aria-labelledby="team-title">
        <h2 id="team-title">The team</h2>
        <div class="scroll" role="group" aria-label="The best team" tabindex="0">
        <table>
        <caption class="hidden">The best team</caption>
        <thead><tr><th scope="col" class="text name">Player</th><th scope="col" class="bar">Skill</th><th scope="col" class="bar">Cost</th></tr></thead>
        <tbody>
        <tr><th scope="row" class="text name">Rituraj</th><td class="bar">8<svg aria-hidden="true"><rect class="blue" width="80%" height="7" rx="3.5"/></svg></td><td class="bar">12.0<svg aria-hidden="true"><rect class="orange" width="80%" height="7" rx="3.5"/></svg></td></tr>
        <tr><th scope="row" class="text name">Rishabh</th><td class="bar">7<svg aria-hidden="true"><rect class="blue" width="70%" height="7" rx="3.5"/></svg></td><td class="bar">10.0<svg aria-hidden="true"><rect class="orange" width="66.7%" height="7" rx="3.5"/></svg></td></tr>
        <tr><th scope="row" class="text name">Hardik <span class="mark good">always</span></th><td class="bar">8<svg aria-hidden="true"><rect class="blue" width="80%" height="7" rx="3.5"/></svg></td><td class="bar">11.0<svg aria-hidden="true"><rect class="orange" width="73.3%" height="7" rx="3.5"/></svg></td></tr>
        <tr><th scope="row" class="text name">Kuldeep <span class="mark good">always</span></th><td class="bar">7<svg aria-hidden="true"><rect class="blue" width="70%" height="7" rx="3.5"/></svg></td><td class="bar">9.0<svg aria-hidden="true"><rect class="orange" width="60%" height="7" rx="3.5"/></svg></td></tr>
        <tr><th scope="row" class="text name">Dhoni <span class="mark good">always</span></th><td class="bar">6<svg aria-hidden="true"><rect class="blue" width="60%" height="7" rx="3.5"/></svg></td><td class="bar">7.0<svg aria-hidden="true"><rect class="orange" width="46.7%" height="7" rx="3.5"/></svg></td></tr>
        <tr class="total"><th scope="row" class="text name">Total</th><td class="bar">36<svg aria-hidden="true"></svg></td><td class="bar">49.0<svg aria-hidden="true"></svg></td></tr>
        </tbody>
        </table>
        </div>
        <p class="note">always: in each of the five best teams that cost 49.0</p>
        </section>
        <section class="card half" id="pool" aria-labelledby="pool-title">
        <h2 id="pool-title">The pool by cost and skill</h2>
        <figure>
        <svg class="chart" width="487.2" viewBox="0 0 420 280" role="img" aria-labelledby="chart-pool-title chart-pool-summary">
        <title id="chart-pool-title">Cost and skill of the ten players</title>
        <desc id="chart-pool-summary">Skill rises with cost, from Dhoni (6 for 7.0) to Rohit (9 for 15.0). The team stays below 12.0.</desc>
        <path class="grid" d="M17.5 24V240M95.6 24V240M173.7 24V240M251.8 24V240M329.9 24V240M408 24V240M17.5 213H408M17.5 159H408M17.5 105H408M17.5 51H408"/>
        <text class="middle" x="17.5" y="256">6</text>
        <text class="middle" x="95.6" y="256">8</text>
        <text class="middle" x="173.7" y="256">10</text>
        <text class="middle" x="251.8" y="256">12</text>
        <text class="middle" x="329.9" y="256">14</text>
        <text class="middle" x="408" y="256">16</text>
        <text class="end" x="10.5" y="217">6</text>
        <text class="end" x="10.5" y="163">7</text>
        <text class="end" x="10.5" y="109">8</text>
        <text class="end" x="10.5" y="55">9</text>
        <text class="middle" x="212.7" y="274">Cost (millions)</text>
        <text x="0" y="11">Skill</text>
        <circle class="other" cx="329.9" cy="51" r="4.5"><title>Kohli: 9 skill for 14.0</title></circle>
        <circle class="other" cx="368.9" cy="51" r="4.5"><title>Rohit: 9 skill for 15.0</title></circle>
        <circle class="other" cx="251.8" cy="109.5" r="4.5"><title>Bumrah: 8 skill for 12.0</title></circle>
        <circle class="other" cx="173.7" cy="163.5" r="4.5"><title>Surya: 7 skill for 10.0</title></circle>
        <circle class="other" cx="95.6" cy="213" r="4.5"><title>Bhuvneshwar: 6 skill for 8.0</title></circle>
        <circle class="team" cx="251.8" cy="100.5" r="5"><title>Rituraj: 8 skill for 12.0</title></circle>
        <circle class="team" cx="173.7" cy="154.5" r="5"><title>Rishabh: 7 skill for 10.0</title></circle>
        <circle class="team" cx="212.7" cy="105" r="5"><title>Hardik: 8 skill for 11.0</title></circle>
        <circle class="team" cx="134.6" cy="159" r="5"><title>Kuldeep: 7 skill for 9.0</title></circle>
        <circle class="team" cx="56.5" cy="213" r="5"><title>Dhoni: 6 skill for 7.0</title></circle>
        <text class="label strong" x="257.8" y="95.5">Rituraj</text>
        <text class="label strong" x="179.7" y="149.5">Rishabh</text>
        <text class="label strong end" x="206.7" y="100">Hardik</text>
        <text class="label strong end" x="128.6" y="154">Kuldeep</text>
        <text class="label strong middle" x="56.5" y="203">Dhoni</text>
        <text class="label end" x="323.9" y="46">Kohli</text>
        <text class="label" x="374.9" y="46">Rohit</text>
        <text class="label" x="257.8" y="120.5">Bumrah</text>
        <text class="label" x="179.7" y="174.5">Surya</text>
        <text class="label" x="101.6" y="208">Bhuvneshwar</text>
        </svg>
        </figure>
        <details>
        <summary>The numbers of this chart</summary>
        <div class="scroll" role="group" aria-label="The pool" tabindex="0">
        <table>
        <caption class="hidden">The pool</caption>
        <thead><tr><th scope="col" class="text name">Player</th><th scope="col" class="number">Skill</th><th scope="col" class="number">Cost</th></tr></thead>
        <tbody>
        <tr><th scope="row" class="text name">Kohli</th><td class="number">9</td><td class="number">14.0</td></tr>
        <tr><th scope="row" class="text name">Rohit</th><td class="number">9</td><td class="number">15.0</td></tr>
        <tr><th scope="row" class="text name">Bumrah</th><td class="number">8</td><td class="number">12.0</td></tr>
        <tr><th scope="row" class="text name">Rituraj <span class="mark good">team</span></th><td class="number">8</td><td class="number">12.0</td></tr>
        <tr><th scope="row" class="text name">Rishabh <span class="mark good">team</span></th><td class="number">7</td><td class="number">10.0</td></tr>
        <tr><th scope="row" class="text name">Hardik <span class="mark good">team</span></th><td class="number">8</td><td class="number">11.0</td></tr>
        <tr><th scope="row" class="text name">Surya</th><td class="number">7</td><td class="number">10.0</td></tr>
        <tr><th scope="row" class="text name">Kuldeep <span class="mark good">team</span></th><td class="number">7</td><td class="number">9.0</td></tr>
        <tr><th scope="row" class="text name">Bhuvneshwar</th><td class="number">6</td><td class="number">8.0</td></tr>
        <tr><th scope="row" class="text name">Dhoni <span class="mark good">team</span></th><td class="number">6</td><td class="number">7.0</td></tr>
        </tbody>
        </table>
        </div>
        </details>
        </section>
        <section class="card full" id="money" aria-labelledby="money-title">
        <h2 id="money-title">What more money buys</h2>
        <dl class="figures">
        <div><dt>Next point</dt><dd class="value">51.0 → 37</dd><dd>Bumrah for Rishabh</dd></div>
        <div><dt>Buys nothing</dt><dd class="value">1.0</dd><dd>49.0 is enough for 36</dd></div>
        <div><dt>One point less</dt><dd class="value">below 49.0 → 35</dd><dd>47.0 is enough for 35</dd></div>
        </dl>
        <div class="scroll" role="group" aria-label="Every budget at which the answer changes" tabindex="0">
        <table>
        <caption class="hidden">Every budget at which the answer changes</caption>
        <thead><tr><th scope="col" class="number name">Budget</th><th scope="col" class="number">Skill</th><th scope="col" class="number">Best teams</th><th scope="col" class="number">Per point</th><th scope="col" class="text">Who comes in</th></tr></thead>
        <tbody>
        <tr><th scope="row" class="number name">44.0</th><td class="number">33</td><td class="number">1</td><td class="number"></td><td class="text">the cheapest team</td></tr>
        <tr><th scope="row" class="number name">45.0</th><td class="number">34</td><td class="number">2</td><td class="number">1.0</td><td class="text"><b class="good">Hardik</b> for Surya</td></tr>
        <tr><th scope="row" class="number name">47.0</th><td class="number">35</td><td class="number">3</td><td class="number">2.0</td><td class="text"><b class="good">Rituraj</b> for Rishabh</td></tr>
        <tr class="highlighted"><th scope="row" class="number name">49.0</th><td class="number">36</td><td class="number">5</td><td class="number">2.0</td><td class="text"><b class="good">Rishabh</b> for Bhuvneshwar</td></tr>
        <tr><th scope="row" class="number name">51.0</th><td class="number">37</td><td class="number">3</td><td class="number">2.0</td><td class="text"><b class="good">Bumrah</b> for Rishabh</td></tr>
        </tbody>
        </table>
        </div>
        </section>
        <section class="card full" id="data" aria-labelledby="data-title">
        <h2 id="data-title">Provenance</h2>
        <p>10 rows read, all of them used: <strong>no warnings</strong>.</p>
        <dl class="details">
        <dt>Pool</dt><dd>samples/players.csv, 177 bytes</dd>
        <dt>SHA-256</dt><dd><code>9b0c6f1fd0a9d2a2c6ee2f2cc4ad3f8fae0b1d2f0ad2c2b5c9b7e47c3b8f5a11</code></dd>
        <dt>Command</dt><dd><code>squad best samples/players.csv</code></dd>
        <dt>Version</dt><dd>squad 0.1.0</dd>
        </dl>
        </section>
        </div>
        </main>
        </body>
        </html>

        """#)
  }

  @Test func `two halves stand side by side, a half alone gets the whole width`() {
    let half = Section("A", anchor: "a", width: .half, blocks: [])
    let full = Section("B", anchor: "b", blocks: [])
    func widths(_ sections: [Section]) -> [String] {
      renderHTML(Document(title: "", verdict: Verdict(claim: ""), sections: sections))
        .matches(of: /class="card (half|full)"/).map { String($0.1) }
    }
    #expect(widths([half, half, full]) == ["half", "half", "full"])
    #expect(widths([half, full, half]) == ["full", "full", "full"])
    #expect(widths([half, half, half]) == ["half", "half", "full"])
  }

  /// It stands beside the next such card, else beside the small ones at the end.
  @Test func `a chart without a neighbour is never alone`() {
    let chart = Section("C", anchor: "c", width: .half, blocks: [.chart(Sample.poolChart)])
    let half = Section("A", anchor: "a", width: .half, blocks: [])
    let full = Section("B", anchor: "b", blocks: [])
    let folded = Section("F", anchor: "f", isFolded: true, blocks: [])
    let small = Section("S", anchor: "s", width: .small, blocks: [])
    func order(_ sections: [Section]) -> [String] {
      renderHTML(Document(title: "", verdict: Verdict(claim: ""), sections: sections))
        .matches(of: /class="(stack|tail|card [a-z ]+" id="[a-z]+)"/)
        .map { String($0.1).replacing("\" id=\"", with: " ") }
    }
    #expect(
      order([chart, full, folded, small, small]) == [
        "card full b", "card full f", "card half c", "stack", "card half small s", "card half small s",
      ])
    #expect(
      order([chart, full, half, full, small]) == [
        "card full b", "card half c", "card half a", "tail", "card full b", "card full small s",
      ])
    #expect(order([full, half, small]) == ["card full b", "card half a", "stack", "card half small s"])
    #expect(order([half, full, small]) == ["card full a", "tail", "card full b", "card full small s"])
    #expect(order([chart, full]) == ["card full c", "card full b"])
  }

  /// Two cards go beside a pitch, and a third below it.
  @Test func `a pitch has two cards beside it and one below`() {
    let half = Section("A", anchor: "a", width: .half, blocks: [])
    let small = Section("S", anchor: "s", width: .small, blocks: [])
    let pitch = Chart("team", title: "", summary: "", LineupChart(lines: [], bench: [], isPitch: true))
    let team = Section("T", anchor: "t", width: .half, blocks: [.lineup(pitch, legend: "")])
    func cards(_ sections: [Section]) -> [String] {
      renderHTML(Document(title: "", verdict: Verdict(claim: ""), sections: sections))
        .matches(of: /class="(beside|stack|card [a-z ]+)"/).map { String($0.1) }
    }
    let beside = ["beside", "card half", "stack", "card half", "card half"]
    #expect(cards([team, half, half, small, small]) == beside + ["card half small", "card full small"])
    #expect(cards([team, half, half, half, small]) == beside + ["card half", "card full small"])
    #expect(
      cards([team, half, half, half, half, small]) == beside + ["card half", "card half", "card full small"])
    #expect(cards([team, half, small]) == ["card half", "card half", "card full small"])
  }

  @Test func `captions show only where there are several tables`() {
    func source(_ count: Int) -> String {
      let blocks = Array(repeating: Block.table(Sample.teamTable), count: count)
      return renderHTML(
        Document(
          title: "", verdict: Verdict(claim: ""), sections: [Section("A", anchor: "a", blocks: blocks)]))
    }
    #expect(source(1).contains("<caption class=\"hidden\">"))
    #expect(source(2).contains("<caption>") && !source(2).contains("<caption class"))
  }

  @Test func `the tags are the same whatever the values are`() {
    let seed: UInt64 = 0x5EED_0009
    var hostile = HostileText(seed: seed)
    let plain = tagSkeleton(renderHTML(.filled { "x" }))
    for round in 0..<300 {
      let tags = tagSkeleton(renderHTML(.filled { hostile.next() }))
      #expect(tags == plain, "seed \(seed), round \(round)")
    }
  }

  @Test func `there is no script and nothing comes from elsewhere`() {
    let source = renderHTML(Sample.document)
    for word in ["<script", "http:", "https:", "src=", "url(", "style=", " on"] {
      #expect(
        !source.contains("<\(word)") && !source.matches(of: /<[^>]*>/).contains { $0.0.contains(word) },
        "\(word)")
    }
  }
}
