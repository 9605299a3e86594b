/// The first index in `low..<high` for which `isBeyond` holds, given that it also holds for all after it; `high` if it
/// holds for none.
@inline(__always)
func partitionPoint(_ low: Int, _ high: Int, _ isBeyond: (Int) -> Bool) -> Int {
  var low = low
  var high = high
  while low < high {
    let middle = (low + high) / 2
    if isBeyond(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
