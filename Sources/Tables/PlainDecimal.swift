/// A number as nearly all cells hold it: up to 18 digits, perhaps a sign and a point, nothing else.
struct PlainDecimal: Equatable {
  var mantissa: Int64
  /// Digits after the point, 0 to 18.
  var places: Int

  /// The most digits that surely fit 64 bits.
  static let mostDigits = 18

  /// Reads the bytes of a cell; `nil` when they are anything but a plain number, which may still be a number.
  ///
  /// This is the inner loop of the reader: a multiplication a digit beats `strtod` by a factor of two on
  /// a whole file, and wide loads gained nothing over it.
  /// - Parameter mark: what is before the decimals.
  /// - Precondition: `count` bytes can be read at `bytes`.
  @inline(__always)
  init?(_ bytes: UnsafePointer<UInt8>, count: Int, mark: UInt8 = UInt8(ascii: ".")) {
    // Two more for the sign and the point.
    guard count > 0, count <= Self.mostDigits + 2 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let first = isNegative || bytes[0] == UInt8(ascii: "+") ? 1 : 0
    var index = first
    var value: Int64 = 0
    var point = -1
    while index < count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit <= 9 {
        value = value &* 10 &+ Int64(digit)
      } else if bytes[index] == mark, point < 0 {
        point = index
      } else {
        return nil
      }
      index &+= 1
    }
    let digits = count &- first &- (point < 0 ? 0 : 1)
    guard digits > 0, digits <= Self.mostDigits else { return nil }
    mantissa = isNegative ? 0 &- value : value
    places = point < 0 ? 0 : count &- point &- 1
  }
}
