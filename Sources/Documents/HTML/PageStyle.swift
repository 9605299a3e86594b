/// The style sheet of a page and its hash.
enum PageStyle {
  /// Base64 of the SHA-256 of `sheet` for the Content-Security-Policy; a test recomputes and prints it.
  static let hash: Markup = "iOQ1v38IWistK2il2qiL7T1yD0KmLVulyJOrAcQX2yk="

  /// All rules, in their order in the page.
  static let sheet =
    ChartStyle.colours + layout + table + ChartStyle.drawing + phone + ChartStyle.printColours
    + print

  private static let layout: Markup = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);\
    font:16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%;overflow-wrap:break-word}
    main{max-width:1128px;margin:0 auto;padding:28px 24px 48px}
    p{margin:0}
    .kicker{color:var(--soft);font-size:14px;overflow-wrap:anywhere}
    h1{margin:2px 0 0;font-size:40px;line-height:1.2;letter-spacing:-.015em}
    .aside{font-size:22px;font-weight:400;letter-spacing:0;color:var(--soft)}
    .badges{display:flex;flex-wrap:wrap;gap:8px;margin:14px 0 0;padding:0;list-style:none}
    .badge{display:block;padding:4px 12px;border:1px solid var(--line);border-radius:16px;\
    background:var(--card);color:var(--ink);font-size:14px;text-decoration:none}
    .badge.good{border-color:var(--blue-paper);background:var(--blue-paper);color:var(--blue);font-weight:600}
    .badge.warning{border-color:var(--orange-paper);background:var(--orange-paper);color:var(--orange);font-weight:600}
    .badge.bad{border-color:var(--red-paper);background:var(--red-paper);color:var(--red);font-weight:600}
    a.badge{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}
    .cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px;margin-top:26px;align-items:start}
    .stack,.beside{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;min-width:0}
    .beside{grid-column:1/-1;grid-template-columns:repeat(2,minmax(0,1fr));grid-template-rows:auto 1fr;align-items:start}.beside>.stack{grid-row:1/3;grid-column:2}
    .card{display:flex;flex-direction:column;gap:14px;min-width:0;padding:18px 20px 20px;\
    border:1px solid var(--line);border-radius:12px;background:var(--card);scroll-margin-top:12px}
    .full{grid-column:1/-1}.tail{display:contents}
    h2{margin:0;font-size:17px;line-height:1.4}
    .note{color:var(--soft);font-size:14px}
    .list{margin:0;padding-left:20px}
    a{color:var(--blue);text-underline-offset:3px}
    strong,b,code,.mark{unicode-bidi:isolate}
    b.good{color:var(--blue)}b.warning{color:var(--orange)}b.bad{color:var(--red)}
    code{font:13.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:16px 24px;margin:0}
    .figures dt{color:var(--soft);font-size:14px}
    .figures dd{margin:0}
    .value{font-size:22px;font-weight:700;line-height:1.35}
    .half .figures{grid-template-columns:repeat(auto-fit,minmax(140px,1fr))}.figures:has(.long){grid-template-columns:repeat(auto-fit,minmax(190px,1fr))!important}.half .value{font-size:18px}.value.long{font-size:16px}
    .details{display:grid;grid-template-columns:minmax(90px,auto) minmax(0,1fr);gap:6px 24px;margin:0;font-size:15px}
    .details dt{color:var(--soft)}
    .details dd{margin:0;overflow-wrap:anywhere}
    figure{margin:0}figcaption{margin-top:10px}
    summary{width:fit-content;color:var(--soft);font-size:14px;cursor:pointer}
    summary h2{display:inline;margin-left:2px;color:var(--ink)}
    .fold[open] summary{margin-bottom:14px}
    :focus-visible{outline:2px solid var(--blue);outline-offset:2px}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

    """

  private static let table: Markup = """
    .scroll{position:relative;overflow-x:auto;\
    background:linear-gradient(to left,var(--card) 30%,transparent) right/48px 100% no-repeat local,\
    linear-gradient(to left,var(--dot),transparent) right 1px top/8px 100% no-repeat scroll}
    .scroll{scroll-timeline:--along inline}\
    .scroll :is(.name,.names){animation:cover linear both;animation-timeline:--along}\
    @keyframes cover{1%,to{box-shadow:6px 0 6px -4px var(--dot)}}
    .scroll .name,.names{position:sticky;left:0;background:var(--card)}
    .wide{display:flex;justify-content:center;align-items:flex-start}.wide .chart{margin:0;min-width:0}
    .scroll .highlighted .name{background:var(--blue-paper)}
    table{width:100%;border-collapse:separate;border-spacing:0}
    caption{padding-bottom:6px;color:var(--soft);font-size:14px;text-align:left}
    th,td{padding:8px 6px;border-bottom:1px solid var(--line);text-align:left;font-weight:400}
    .half :is(th,td){padding:8px 5px}
    thead th{color:var(--soft);font-size:13.5px;vertical-align:bottom;overflow-wrap:normal}
    tbody th.text{min-width:7em;font-weight:600}
    .number,.bar{text-align:right}tbody .number,.bar{white-space:nowrap}
    .number+.text,.bar+.text{padding-left:20px}
    .bar{--bar:96px}.half .range{--bar:64px}.full .bar{--bar:clamp(52px,20vw - 96px,160px)}.full .range{--bar:clamp(64px,20vw,240px)}
    .bar svg{width:var(--bar);height:7px;margin-left:12px;vertical-align:.1em}.range svg{height:11px;vertical-align:0}
    thead .bar::after{content:"";display:inline-block;width:calc(var(--bar) + 12px)}
    .whole{white-space:nowrap}.text:has(+.whole+.text),.text+.whole+.text{width:50%}
    .bar .blue{fill:var(--blue-bar)}.bar .orange{fill:var(--orange-bar)}.bar circle.blue{fill:var(--blue)}.bar .track{fill:var(--line)}
    .bar svg{overflow:visible}.trend{width:96px;height:18px;margin-left:12px;vertical-align:-.2em}
    .trend polyline{fill:none;stroke:var(--blue-bar);stroke-width:1.5}.trend circle{fill:var(--blue)}
    .highlighted th,.highlighted td{background:var(--blue-paper)}
    .total th,.total td{border-top:2px solid var(--ink);border-bottom:0;font-weight:700}
    tr:has(+.total)>*{border-bottom:0}
    .mark{display:inline-block;margin-left:6px;padding:1px 7px;border-radius:7px;font-size:12px;font-weight:600;\
    background:var(--paper);color:var(--soft)}
    .state b{padding:1px 7px;border-radius:7px;font-size:13px;font-weight:600}
    .state .good,.mark.good{background:var(--blue-paper);color:var(--blue)}
    .state .warning,.mark.warning{background:var(--orange-paper);color:var(--orange)}
    .state .bad,.mark.bad{background:var(--red-paper);color:var(--red)}
    .highlighted .mark.good{background:var(--card)}

    """

  private static let phone: Markup = """
    @media screen and (min-width:961px){.half table:has(th:nth-child(9)) :is(th,td){padding:8px 3px;font-size:14px}.half table:has(th:nth-child(7)) :is(th,td){padding:8px 3px}\
    .full table:has(th:nth-child(8)){font-size:15px}.full table:has(th:nth-child(8)) .bar{--bar:72px}}
    @media screen and (max-width:960px){.cards,.beside{grid-template-columns:minmax(0,1fr)}.beside>.stack{grid-row:auto;grid-column:auto}\
    table:has(th:nth-child(9)) :is(th,td){padding:8px 3px;font-size:14px}table:has(th:nth-child(8)) .bar{--bar:36px}\
    .upper2{--upper:2}.upper3{--upper:3}.upper4{--upper:4}.upper5{--upper:5}.upper6{--upper:6}.upper7{--upper:7}.upper8{--upper:8}.upper9{--upper:9}\
    table[class],[class]>thead,[class]>tbody,[class]>*>tr{display:grid;grid-template-columns:repeat(var(--upper),minmax(min-content,auto))}\
    [class]>thead,[class]>tbody,[class]>*>tr{grid-column:1/-1;grid-template-columns:subgrid;grid-auto-flow:dense}\
    [class]>*>tr>:not(.lower){border:0;padding-bottom:2px}tr>.lower{grid-column:1/-1;contain:inline-size;text-align:left;white-space:normal}td.lower:empty{padding:0}th.lower{display:none}td.lower:not(:empty)::before{content:attr(data-title)" ";color:var(--soft)}tr.total>.lower{border-top:0}\
    tr>.lower:not(.lower+.lower,:has(+.lower)){position:sticky;left:0;width:min(100%,100vw - 66px)}\
    tr>.lower:has(+.lower){min-width:7em;grid-column:1/span 2}.lower+.lower{grid-column:3/-1}\
    .upper6 tr:has(>.lower~.lower~.lower)>.lower{grid-column:span 2;min-width:0}\
    [class]>caption{grid-column:1/-1}[class]>*>tr>:first-child{text-align:left}[class]>*>tr>.text{padding-left:6px}}
    @media screen and (max-width:760px){tbody th.text{min-width:0}main{padding:20px 16px 32px}h1{font-size:27px}\
    .aside{font-size:16px}.cards{gap:16px}.card{padding:16px}\
    .bar,.full .bar,.bar.range{--bar:17vw}.bar svg{display:block;margin:5px 0 0 auto}thead .bar::after{content:none}\
    figure{margin:0 -15px}figcaption{margin:10px 15px 0}.wide{min-width:560px}\
    .wide::after{content:"";position:sticky;right:0;align-self:stretch;animation:leave linear both;animation-timeline:--along}\
    @keyframes leave{0%,99%{box-shadow:0 0 8px 5px var(--dot)}}\
    table{font-size:14.5px}th,td,.half :is(th,td){padding:8px 3px}table:has(th:nth-child(5)) :is(th,td){padding:8px 2px;font-size:13.5px}.name{min-width:4.8em;max-width:44vw}.number.name{min-width:0}td.text:last-child:not(.lower){min-width:min(9em,30vw)}\
    table:has(th:nth-child(7)) :is(th,td){padding:8px 1.5px;font-size:13px}table:has(th:nth-child(7)) thead th{font-size:12.5px}table:has(th:nth-child(8)) :is(th,td){font-size:12px}table:has(th:nth-child(9)) :is(th,td){padding:8px 1.5px}\
    table:has(th:nth-child(10)) :is(th,td){font-size:12px;padding:8px 2px}table:has(th:nth-child(10)) .name{max-width:none;min-width:5.6em;width:100%}\
    .trend{width:56px;margin-left:6px}\
    .mark{margin-left:0}:is(.highlighted,.upper6) .mark{white-space:nowrap}.number+.text,.bar+.text{padding-left:6px}\
    [class]>*>tr>.text{padding-left:3px}[class]>*>tr>.text.name{min-width:5.6em}\
    table:has(th:nth-child(9)) thead th{font-size:11px}table:has(th:nth-child(8)) .bar{--bar:48px}\
    .details{grid-template-columns:minmax(0,1fr);gap:0}.details dd{margin-bottom:10px}}

    """

  private static let print: Markup = """
    @media print{@page{margin:9mm}body,table{font-size:11px;line-height:1.35}main{max-width:none;padding:0}h1{font-size:26px}\
    .aside{font-size:17px}.kicker,.badge,.note,.details,.figures dt,caption,thead th,summary,code{font-size:11px}\
    .value{font-size:17px}h2{font-size:14px;break-after:avoid}.cards,.card,.beside,.stack{gap:7px}.cards{margin-top:16px}.card{padding:7px 12px}\
    th,td,.half :is(th,td){padding:.5px 4px}table:has(tr:nth-child(9)){font-size:10px;line-height:1.25}\
    .half table:has(th:nth-child(7)) :is(th,td){padding:.5px 2px;font-size:9.5px}\
    table:has(tr:nth-child(18)),.half table:has(th:nth-child(9)):has(tr:nth-child(18)) :is(th,td){font-size:9px;line-height:1.2}\
    .half table:has(th:nth-child(9)):has(tr:nth-child(18)) :is(th,td){padding:.5px 1px}\
    .tail table:has(tr:nth-child(18)) :is(th,td){padding:.5px 2.5px}\
    .tail>.full:has(>.scroll tr:nth-child(16)):not(:has(th:nth-child(8))){grid-column:1;grid-row:1/3}.half tbody th.text{min-width:0}table:has(tr:nth-child(18)):not(:has(th:nth-child(8))) tbody th.text{min-width:15em}table:has(tr:nth-child(18)) thead th{font-size:9px}.bar,.full .bar{--bar:40px}.full .range{--bar:28px}.bar svg{margin-left:8px}thead .bar::after{width:calc(var(--bar) + 8px)}.scroll .name{position:static;background:none}.mark{font-size:10px}\
    .highlighted th,.highlighted td{font-weight:700}.scroll{overflow:visible;background:none}\
    .card,tr,figure,.tail{break-inside:avoid}tbody tr:first-child{break-before:avoid}.tail{display:grid;grid-column:1/-1;grid-template-columns:inherit;gap:8px}\
    .card .note{font-size:9.5px;line-height:1.25}\
    .small,#odds:has(+#places.full),#odds+#places.full{grid-column:auto}\
    .details{gap:0 12px;grid-template-columns:minmax(60px,auto) minmax(0,1fr)}.full>figure>.chart{max-width:340px}.half:not(#team) .chart{max-height:170px}.stack .chart{max-height:120px}.wide{min-width:0}.wide .chart,.half:not(#team) .wide .chart{max-width:100%;max-height:270px;width:auto}.half .value{font-size:14px}\
    .small,.small .details,.small code{font-size:9.5px;line-height:1.25}\
    a[href$=".html"]::after{content:" " attr(href);font-weight:400}.card:has(>.scroll~.scroll),.card:has(>.scroll tr:nth-child(16)),.tail:has(.stack,>.card>.scroll tr:nth-child(16)){break-inside:auto}\
    .card:has(>.fold:not([open])),details:not([open]){display:none}}

    """
}
