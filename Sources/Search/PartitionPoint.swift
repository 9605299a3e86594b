/// The first index in `low..<high` from which on `isBeyond` holds; `high` if there is none.
@inline(__always)
func partitionPoint(_ low: Int, _ high: Int, _ isBeyond: (Int) -> Bool) -> Int {
  var (low, high) = (low, high)
  while low < high {
    let middle = (low + high) / 2
    if isBeyond(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
