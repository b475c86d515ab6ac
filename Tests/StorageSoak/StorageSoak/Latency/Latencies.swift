import Foundation
import NIOConcurrencyHelpers

/// The durations of operations.
struct Latencies: Sendable {

    private var all: [Duration] = []

    var count: Int { all.count }

    mutating func add(_ duration: Duration) {
        all.append(duration)
    }

    /// Runs an operation, and adds its duration.
    mutating func measure<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        let start = ContinuousClock.now
        let value = try await body()
        add(start.duration(to: .now))
        return value
    }

    /// Returns the duration that a fraction of the operations does not exceed.
    func percentile(_ fraction: Double) -> Duration {
        let sorted = all.sorted()
        return sorted.isEmpty ? .zero : sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
    }

    /// The median, the 99th percentile and the longest duration.
    var summary: String {
        "p50 \(percentile(0.5).inMilliseconds), p99 \(percentile(0.99).inMilliseconds), "
            + "longest \(percentile(1).inMilliseconds)"
    }
}

extension Duration {
    /// The duration as a text, such as `2.1 ms`.
    var inMilliseconds: String {
        (self / .milliseconds(1)).formatted(.number.precision(.fractionLength(1))) + " ms"
    }
}
