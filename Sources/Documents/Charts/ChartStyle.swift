/// The light and dark colours and the classes of drawings, in the page's style sheet and in stand-alone chart files.
enum ChartStyle {
  /// The colours, named by their purpose.
  static let colours: Markup = """
    :root{color-scheme:light dark;--paper:#faf9f5;--card:#fff;--ink:#191b1f;--soft:#63676c;--line:#e5e4df;\
    --blue:#1d5ca8;--blue-bar:#a5c5ec;--blue-paper:#dde9f8;--orange:#96501a;--orange-bar:#e3c5aa;\
    --orange-paper:#f6e8db;--red:#b3261e;--red-paper:#fbe3e0;--dot:#939390;--pitch:#edf3ea;--marking:#cdd8c8}
    @media (prefers-color-scheme:dark){:root{--paper:#121619;--card:#1c1f23;--ink:#ececea;--soft:#a0a4a8;\
    --line:#32363b;--blue:#85b4f0;--blue-bar:#2f5688;--blue-paper:#1d314c;--orange:#e5a468;\
    --orange-bar:#744d2d;--orange-paper:#3d2f24;--red:#ff9a90;--red-paper:#47211f;--dot:#74787c;\
    --pitch:#19231c;--marking:#33453a}}

    """

  /// The colours for print, whatever those of the screen are.
  static let printColours: Markup = """
    @media print{:root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;\
    --blue:#1d5ca8;--blue-bar:#a5c5ec;--blue-paper:#e8f0fa;--orange:#96501a;--orange-bar:#e3c5aa;\
    --orange-paper:#f6e8db;--red:#b3261e;--red-paper:#fbe3e0;--dot:#939390;--pitch:#fff;--marking:#bbb}}

    """

  /// The rules for the classes of a drawing.
  static let drawing: Markup = """
    .chart{display:block;max-width:100%;height:auto;margin:0 auto;fill:var(--soft);\
    font:11.5px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    font-variant-numeric:tabular-nums}
    .chart .grid{stroke:var(--line);stroke-width:1;fill:none}
    .chart .middle{text-anchor:middle}.chart .end{text-anchor:end}
    .chart circle{stroke:var(--card);stroke-width:1}
    .chart .team{fill:var(--blue)}.chart .other{fill:var(--dot)}.chart .own{fill:var(--orange)}
    .chart .cloud{fill:none;stroke:var(--dot);stroke-width:4;stroke-linecap:round}
    .chart .few{opacity:.45}.chart .some{opacity:.7}
    .chart .label{paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
    .chart .plate{fill:var(--card)}
    .chart .strong{fill:var(--ink);font-weight:600}
    .chart .line{fill:none;stroke:var(--dot);stroke-width:1.6;stroke-linejoin:round}
    .chart .dark{stroke:var(--ink);stroke-width:1.3}
    .chart .lead{stroke:var(--blue);stroke-width:2.4}
    .chart .reference{fill:none;stroke:var(--orange);stroke-width:1.4;stroke-dasharray:4 3}
    .chart .shade{fill:var(--orange-paper)}
    .chart .step{fill:var(--card);stroke:var(--blue);stroke-width:1.6}
    .chart .area{fill:none;pointer-events:all}
    .chart .leader{stroke:var(--soft);stroke-width:.8}
    .chart .ink{fill:var(--ink)}
    .chart .blue{fill:var(--blue-bar)}.chart .orange{fill:var(--orange-bar)}
    .chart .grey{fill:var(--line)}.chart .red{fill:var(--red-paper)}.chart .empty{fill:var(--paper)}
    .chart .pitch{fill:var(--pitch)}.chart .marking{fill:none;stroke:var(--marking);stroke-width:1.5}
    .chart .fixed{fill:var(--blue);stroke:var(--blue);stroke-width:2}
    .chart .open{fill:var(--card);stroke:var(--blue);stroke-width:2}
    .chart .value{font-size:14px;font-weight:700}.chart .on{fill:var(--card)}.chart .off{fill:var(--blue)}
    .chart .small{font-size:11px}
    .chart .captain{fill:var(--orange)}.chart .vice{fill:var(--card);stroke:var(--orange);stroke-width:1.5}
    .chart .captain-letter{fill:var(--card);font-weight:700}.chart .vice-letter{fill:var(--orange);font-weight:700}

    """
}
