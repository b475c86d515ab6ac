/// Why nothing can be measured.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String
}
