import CoreMetrics
import NIOConcurrencyHelpers

/// The values of one metric with one set of dimensions. Each series has its own lock.
protocol PrometheusSeries: AnyObject, Sendable {
    var value: SeriesValue { get }
}

/// The value of a series.
enum SeriesValue: Equatable {
    case number(Double)
    /// A histogram: the cumulative counts of its bounds, the number of all values, and their sum.
    case histogram(buckets: [(bound: Double, count: UInt64)], count: UInt64, sum: Double)

    static func == (left: SeriesValue, right: SeriesValue) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left == right
        case (.histogram(let left, let leftCount, let leftSum), .histogram(let right, let rightCount, let rightSum)):
            leftCount == rightCount && leftSum == rightSum && left.elementsEqual(right) { $0 == $1 }
        default: false
        }
    }
}

/// A sum that never decreases. Negative amounts are ignored.
final class CounterSeries: PrometheusSeries, CounterHandler, FloatingPointCounterHandler {

    private let sum = NIOLockedValueBox(0.0)

    var value: SeriesValue { .number(sum.withLockedValue { $0 }) }

    func increment(by amount: Int64) { increment(by: Double(amount)) }

    func increment(by amount: Double) {
        guard amount > 0, amount.isFinite else { return }
        sum.withLockedValue { $0 += amount }
    }

    func reset() { sum.withLockedValue { $0 = 0 } }
}

/// The latest value of a gauge or a meter.
final class GaugeSeries: PrometheusSeries, MeterHandler, RecorderHandler {

    private let latest = NIOLockedValueBox(0.0)

    var value: SeriesValue { .number(latest.withLockedValue { $0 }) }

    func set(_ value: Int64) { set(Double(value)) }

    func set(_ value: Double) { latest.withLockedValue { $0 = value } }

    func increment(by amount: Double) { latest.withLockedValue { $0 += amount } }

    func decrement(by amount: Double) { latest.withLockedValue { $0 -= amount } }

    func record(_ value: Int64) { set(Double(value)) }

    func record(_ value: Double) { set(value) }
}

/// The distribution of durations in seconds, or of other amounts.
final class HistogramSeries: PrometheusSeries, TimerHandler, RecorderHandler {

    /// The upper bounds of the buckets of durations, in seconds.
    static let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

    /// The upper bounds of the buckets of other amounts.
    static let amounts = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000.0]

    private struct State {
        /// The number of values of each bucket. The last one is for values above all bounds.
        var counts: [UInt64]
        var sum = 0.0
    }

    private let bounds: [Double]
    private let state: NIOLockedValueBox<State>

    init(bounds: [Double]) {
        self.bounds = bounds
        state = NIOLockedValueBox(State(counts: Array(repeating: 0, count: bounds.count + 1)))
    }

    var value: SeriesValue {
        let state = state.withLockedValue { $0 }
        var total: UInt64 = 0
        let buckets = zip(bounds, state.counts).map { bound, count in
            total += count
            return (bound: bound, count: total)
        }
        return .histogram(buckets: buckets, count: state.counts.reduce(0, +), sum: state.sum)
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        guard value.isFinite else { return }
        let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
        state.withLockedValue {
            $0.counts[bucket] += 1
            $0.sum += value
        }
    }
}
