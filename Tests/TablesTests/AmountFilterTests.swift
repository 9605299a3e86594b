import Chance
import Testing

@testable import Tables

/// Filters on the column of amounts: a bare amount is in the unit shared by all cells.
struct AmountFilterTests {
  private func request(_ filters: [String], skipsBadRows: Bool = false) -> TableRequest {
    var request = poolRequest
    request.columns[2].isAmount = true
    request.filters = filters.map { TableRequest.Filter($0)! }
    request.skipsBadRows = skipsBadRows
    return request
  }

  private func names(_ cells: [String], _ filters: String...) throws -> String {
    let text = "name,skill,cost\n" + cells.enumerated().map { "\($0),1,\($1)\n" }.joined()
    let table = try read(text, request(filters))
    #expect(table.recordsFiltered == cells.count - table.count)
    let names = try #require(table.texts(at: 0))
    return (0..<table.count).map { names[$0] }.joined()
  }

  @Test func aBareAmountIsInTheUnitOfTheColumn() throws {
    let cells = ["$12.0M", "7.25M", "0", "10M"]
    #expect(try names(cells, "cost>=10") == "03")
    #expect(try names(cells, "cost<10") == "12")
    #expect(try names(cells, "cost=12") == "0" && names(cells, "cost!=12") == "123")
    #expect(try names(cells, "cost=12M") == "0" && names(cells, "cost>=7250K") == "013")
    #expect(try names(cells, "cost>7", "cost<11") == "13")
    // Other columns have no unit.
    #expect(try names(cells, "skill>=1", "cost<=7.25") == "12")
  }

  @Test func whereUnitsAreMixedABareAmountIsFull() throws {
    #expect(try names(["12.0M", "950K", "0"], "cost<=1000000") == "12")
    #expect(try names(["12.0M", "950K"], "cost>=10") == "01")
    #expect(try names(["5", "2000K", "12.0M"], "cost>=1000") == "12")
    #expect(try names(["12", "950"], "cost>=100") == "1")
    // The column's unit does not depend on which rows the filter keeps.
    let table = try read("name,skill,cost\nA,1,2000K\nB,1,12.0M\n", request(["cost>=5000000"]))
    #expect(table.count == 1 && table.numbers(at: 2)?.written == nil)
  }

  @Test func aConditionMayCallAColumnAsTheProgramDoes() throws {
    var wanted = request(["cost>=10"])
    wanted.columns[2].sources = [[.header("price ($m)")]]
    let table = try read("name,skill,price ($m)\nA,1,5M\nB,1,10M\n", wanted)
    #expect(table.records == [2])
    // A column with that exact name takes precedence.
    let other = try read("name,skill,price ($m),Cost\nA,1,5M,11\nB,1,10M,9\n", wanted)
    #expect(other.records == [1])
    // In a unit other than the one displayed, it would mean something else.
    wanted.columns[2].kind = .number(unitPlaces: 1, allowed: .init(), hint: nil)
    #expect(problems("name,skill,price ($m)\nA,1,5\n", wanted).first?.contains("no column \"cost\"") == true)
  }

  @Test func marksReadTheUnitWithEitherDecimalMark() throws {
    let table = try read(
      "name;cost\nA;12,5M\nB;7M\nC;10M\n", TableRequest(columns: [.text("name"), .text("cost")]))
    let costs = try #require(table.texts(at: 1))
    let filter = try #require(TableRequest.Filter("cost<=10"))
    #expect(filter.marks(in: costs, inUnits: true) == [false, true, true])
    #expect(filter.marks(in: costs) == [false, false, false])
  }

  /// Random rows, compared with a reader that knows the unit in advance.
  @Test func randomFiles() throws {
    var chance = SplitMix64(seed: 0xA30)
    for file in 0..<4000 {
      let rows = (0..<chance.integer(in: 1...6)).map { Row($0, &chance) }
      let filters = (0..<chance.integer(in: 1...2)).map { _ in randomFilter(&chance) }
      let text = "name,skill,cost\n" + rows.map { "\($0.name),\($0.skill),\($0.cost)\n" }.joined()
      let table = try read(
        text, request(filters, skipsBadRows: true), chunkSize: Int(chance.integer(in: 8...64)))
      let expected = expectation(rows, filters)
      let names = table.texts(at: 0)!
      var comment: Comment { "file \(file), \(filters): \(text)" }
      #expect((0..<table.count).map { names[$0] } == expected.names, comment)
      #expect(table.recordsFiltered == expected.filtered && table.badRecordCount == expected.bad, comment)
    }
  }

  private struct Row {
    let name: String
    let skill: String
    let cost: String
    var isBad: Bool { skill == "x" || cost == "n/a" }

    init(_ number: Int64, _ chance: inout SplitMix64) {
      name = "\(["A", "B"][Int(chance.integer(in: 0...1))])\(number)"
      skill = chance.integer(in: 0...5) == 0 ? "x" : "1"
      let amount = "\(chance.integer(in: 0...3))"
      let unit = chance.integer(in: 0...9)
      cost = unit == 9 ? "n/a" : amount + (unit == 8 ? "K" : unit == 7 ? "" : "M")
    }
  }

  private func randomFilter(_ chance: inout SplitMix64) -> String {
    if chance.integer(in: 0...4) == 0 { return "skill!=x" }
    let sign = ["=", "!=", "<", ">", "<=", ">="][Int(chance.integer(in: 0...5))]
    return "cost\(sign)" + ["0", "2", "2", "2000", "2000000", "2K", "2M"][Int(chance.integer(in: 0...6))]
  }

  private func expectation(_ rows: [Row], _ filters: [String]) -> (names: [String], filtered: Int, bad: Int) {
    let about = filters.map { TableRequest.Filter($0)! }
    let open = rows.filter { $0.skill != "x" || !filters.contains("skill!=x") }
    let hasBare = about.contains {
      $0.cell == .header("cost") && (try? parseDecimal($0.value))?.written == nil
    }
    let isUnderOther = open.filter { row in
      about.allSatisfy { filter in
        let isBare = (try? parseDecimal(filter.value))?.written == nil
        return filter.cell != .header("cost") || isBare || RowFilter(filter).accepts(row.cost)
      }
    }
    let amounts = isUnderOther.filter { !$0.isBad }.compactMap { try? parseDecimal($0.cost) }
    let units = Set(amounts.filter { $0.mantissa != 0 || $0.written != nil }.map { $0.written?.unit })
    let unit = hasBare && units.count == 1 ? units.first! : nil
    let used = isUnderOther.filter { row in
      about.allSatisfy { filter in
        guard filter.cell == .header("cost") else { return true }
        guard let value = try? parseDecimal(row.cost), let bound = try? parseDecimal(filter.value),
          bound.written == nil
        else { return RowFilter(filter).accepts(row.cost) }
        var filter = filter
        // The bound written in the unit; only bad rows can have a different unit, or none.
        if unit != nil { filter.value += value.written?.unit.rawValue ?? "" }
        return RowFilter(filter).accepts("\(value)")
      }
    }
    let good = used.filter { !$0.isBad }
    return (good.map(\.name), rows.count - used.count, used.count - good.count)
  }
}
