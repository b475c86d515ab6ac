/// An error that prevents a measurement.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String
}
