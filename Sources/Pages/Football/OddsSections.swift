import Documents
import Snapshots
import Words

/// Returns the title odds, and how often each team finishes in each place.
@ListBuilder<Section> func oddsSections(_ odds: [OddsRecord]) -> [Section] {
  let width: Section.Width = odds.count > HeatMap.mostNamed ? .full : .half
  Section(
    "Title odds", anchor: "odds", width: width,
    blocks: [
      .table(titleTable(odds)),
      .note(
        "95% intervals: Wilson for shares, normal for points (±). They show the precision of the simulation, not how realistic its rules are."
      ),
    ])
  Section(
    "Every place, in percent", anchor: "places", width: width, place: .reports,
    blocks: [
      odds.count <= mostTeamsOfMap ? .chart(placesMap(odds)) : .table(placesTable(odds)),
      (teamsWithIntervals + 1...mostTeamsOfMap).contains(odds.count)
        ? .note("0 means less than half a percent; an empty cell means never.") : nil,
    ])
}

private func titleTable(_ odds: [OddsRecord]) -> DataTable {
  let columns: [DataTable.Column] = [
    .init("Team"), .init("Title", .bar(.blue, full: nil)), .init("Points", .number),
    .init("95% interval", .number).minor.lower,
  ]
  return DataTable(
    caption: "Share of tournaments won, and average points", columns: columns,
    rows: odds.map { team in
      let halfWidth = (team.pointsHigh.approximate - team.pointsLow.approximate) / 2
      return DataTable.Row([
        .init(team.team), titleCell(team),
        .init("\(hundredths(team.expectedPoints.approximate)) ± \(hundredths(halfWidth))"),
        .init("\(percent(team.low))–\(percent(team.high))%"),
      ])
    })
}

/// Returns a team's title odds, as a dot in its interval.
private func titleCell(_ team: OddsRecord) -> DataTable.Cell {
  var cell = DataTable.Cell(percent(team.title) + "%", amount: team.title.approximate)
  cell.interval = team.low.approximate...max(team.low.approximate, team.high.approximate)
  return cell
}

/// The most teams for which a heat map of places is readable.
private let mostTeamsOfMap = 40

/// Returns a heat map of places: a row per team, a column per place.
private func placesMap(_ odds: [OddsRecord]) -> Chart {
  // The deepest blue is the greatest share, rounded up to a tenth, so that its half is a whole percentage.
  let greatest = odds.flatMap(\.places).map(\.approximate).max() ?? 0
  let full = max(0.1, (greatest * 10).rounded(.up) / 10)
  let map = HeatMap(
    rows: odds.map(\.team), columns: odds.indices.map { String($0 + 1) },
    cells: odds.map { team in
      zip(1..., team.places).map { place, share in
        HeatMap.Cell(
          .share(share.approximate / full),
          text: wholePercent(share, small: odds.count > teamsWithIntervals ? "0" : "<1"),
          title: "\(team.team) finishes \(ordinal(place)) in \(percent(share))% of tournaments")
      }
    },
    key: [(0, .empty), (full / 2, .share(0.5)), (full, .share(1))].map {
      ($1, "\(fixed($0 * 100, decimals: 0))%")
    })
  return Chart(
    "places", title: "Every place, in percent",
    summary: "How often each of \(counted(odds.count, "team")) finishes in each place."
      + (odds.first.map { " \($0.team) finishes first most often: \(percent($0.title))%." } ?? ""),
    data: placesTable(odds), map)
}

/// Returns a share in whole percent; `small` if that would be 0, and nothing for a share of zero.
private func wholePercent(_ share: ExactDecimal, small: String) -> String {
  let whole = fixed(share.approximate * 100, decimals: 0)
  return share.number.mantissa == 0 ? "" : whole == "0" ? small : whole
}

/// The most teams for which the table of places has room for intervals, and the map for `<1`.
private let teamsWithIntervals = 8

private func placesTable(_ odds: [OddsRecord]) -> DataTable {
  let showsIntervals = odds.count <= teamsWithIntervals
  return DataTable(
    caption: "Share of each place in percent" + (showsIntervals ? ", with its 95% interval" : ""),
    columns: [.init("Team")] + odds.indices.map { .init("\($0 + 1)", .number) },
    rows: odds.map { team in
      let cells = team.places.indices.map { place in
        let interval = "\(percent(team.placesLow[place]))–\(percent(team.placesHigh[place]))"
        return DataTable.Cell(percent(team.places[place]) + (showsIntervals ? " (\(interval))" : ""))
      }
      return DataTable.Row([.init(team.team)] + cells)
    })
}

/// Returns the odds as one flat table for spreadsheets and other programs.
public func oddsForCSV(_ odds: [OddsRecord]) -> DataTable {
  let titles = ["team", "title", "low", "high", "expected_points", "points_low", "points_high"]
  let places = odds.indices.map { "place_\($0 + 1)" }
  return csvTable(
    titles + places,
    odds.map { team in
      let numbers =
        [team.title, team.low, team.high, team.expectedPoints, team.pointsLow, team.pointsHigh] + team.places
      return [team.team] + numbers.map(\.number.description)
    })
}

/// Returns a share in percent with one decimal: `34.2`.
func percent(_ share: ExactDecimal) -> String { percent(share.approximate) }

func percent(_ share: Double) -> String { fixed(share * 100, decimals: 1) }

private func hundredths(_ value: Double) -> String { fixed(value, decimals: 2) }

/// Returns a number rounded to the given number of decimals.
func fixed(_ value: Double, decimals: Int) -> String {
  let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
  return ExactDecimal(Int128((value * power).rounded()), places: decimals).number.padded(toPlaces: decimals)
}
