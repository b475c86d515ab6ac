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
        /// The number of values of each bucket. The last bucket is for values above all bounds.
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

/// The kind of a metric.
enum MetricKind: Hashable {
    case counter, gauge, timer, histogram
}

/// The identity of a series: the name of its family, its kind, and its dimensions in their order.
struct SeriesKey: Hashable {

    struct Dimension: Hashable {
        let name: String
        let value: String
    }

    let name: String
    let kind: MetricKind
    let dimensions: [Dimension]

    init(label: String, kind: MetricKind, dimensions: [(String, String)]) {
        name = PrometheusName.family(label, kind)
        self.kind = kind
        self.dimensions = dimensions.map { Dimension(name: $0.0, value: $0.1) }
    }
}

/// A converter from labels and dimensions of swift-metrics to names that Prometheus allows.
enum PrometheusName {

    /// The maximum length of a name or label value, in characters. Longer texts are shortened.
    static let maximumLength = 200

    /// Returns the name of a family, with the suffix of its kind.
    static func family(_ label: String, _ kind: MetricKind) -> String {
        let name = allowed(label, colon: true)
        return switch kind {
        case .counter: name.hasSuffix("_total") ? name : "\(name)_total"
        case .timer: name.hasSuffix("_seconds") ? name : "\(name)_seconds"
        case .gauge, .histogram: name
        }
    }

    /// Returns the labels of dimensions, sorted by name. If several dimensions have the same name, the first is used.
    static func labels(_ dimensions: [SeriesKey.Dimension]) -> [(name: String, value: String)] {
        var labels: [String: String] = [:]
        for dimension in dimensions {
            let name = label(dimension.name)
            if labels[name] == nil { labels[name] = String(dimension.value.prefix(maximumLength)) }
        }
        return labels.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// Returns the name of a label. `le` is the label of histogram buckets, and two leading underscores are reserved.
    private static func label(_ name: String) -> String {
        let name = allowed(name, colon: false)
        return name == "le" || name.hasPrefix("__") ? "dimension_\(name)" : name
    }

    private static func allowed(_ name: String, colon: Bool) -> String {
        let characters = name.unicodeScalars.prefix(maximumLength).map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": Character(scalar)
            case ":" where colon: ":"
            default: "_"
            }
        }
        guard let first = characters.first else { return "_" }
        return (first.isNumber ? "_" : "") + String(characters)
    }
}
