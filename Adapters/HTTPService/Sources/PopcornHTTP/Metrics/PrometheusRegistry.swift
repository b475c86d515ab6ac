public import CoreMetrics
import NIOConcurrencyHelpers

/// A metrics factory whose metrics are read in the text format of Prometheus.
///
/// Counters get the suffix `_total`, timers the suffix `_seconds`, unless their labels have it. Timers and aggregating
/// recorders are histograms with fixed buckets. Dots, dashes and other characters that Prometheus does not allow in
/// names are replaced by underscores.
///
/// ```swift
/// let registry = PrometheusRegistry()
/// MetricsSystem.bootstrap(registry)
/// ```
public final class PrometheusRegistry: MetricsFactory {

    /// The default maximum number of series.
    public static let defaultSeriesLimit = 10_000

    /// The number of dictionaries that the series are distributed over, so that concurrent look-ups rarely wait.
    private static let shardCount = 16

    private struct Directory {
        var kinds: [String: MetricKind] = [:]
        var seriesCount = 0
    }

    private let seriesLimit: Int
    private let shards: [NIOLockedValueBox<[SeriesKey: any PrometheusSeries]>]
    /// The kinds of the families and the number of series. It is locked only when a series is created or removed.
    private let directory = NIOLockedValueBox(Directory())
    private let dropped = CounterSeries()

    /// Creates a registry.
    ///
    /// - Parameter seriesLimit: The maximum number of series. Values of further series are discarded, and
    ///   `popcorn_metrics_dropped_series_total` counts the attempts to create them.
    public init(seriesLimit: Int = PrometheusRegistry.defaultSeriesLimit) {
        self.seriesLimit = seriesLimit
        shards = (0..<Self.shardCount).map { _ in NIOLockedValueBox([:]) }
    }

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(.counter, label, dimensions, CounterSeries.init)
    }

    public func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        series(.counter, label, dimensions, CounterSeries.init)
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(.gauge, label, dimensions, GaugeSeries.init)
    }

    public func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        aggregate
            ? series(.histogram, label, dimensions) { HistogramSeries(bounds: HistogramSeries.amounts) }
            : series(.gauge, label, dimensions, GaugeSeries.init)
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(.timer, label, dimensions) { HistogramSeries(bounds: HistogramSeries.seconds) }
    }

    public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }

    public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

    public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

    public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    /// Returns the current values of all families, sorted by name.
    func families() -> [PrometheusFamily] {
        var families: [String: PrometheusFamily] = [:]
        for shard in shards {
            for (key, series) in shard.withLockedValue({ $0 }) {
                families[key.name, default: PrometheusFamily(name: key.name, kind: key.kind)].samples
                    .append(.init(labels: PrometheusName.labels(key.dimensions), value: series.value))
            }
        }
        let name = "popcorn_metrics_dropped_series_total"
        families[name] = PrometheusFamily(
            name: name, kind: .counter, samples: [.init(labels: [], value: dropped.value)])
        return families.values.sorted { $0.name < $1.name }
    }

    /// Returns the series with a label and dimensions, which is created if it does not exist.
    private func series<Series: PrometheusSeries>(
        _ kind: MetricKind, _ label: String, _ dimensions: [(String, String)], _ make: () -> Series
    ) -> Series {
        let key = SeriesKey(label: label, kind: kind, dimensions: dimensions)
        return shard(of: key).withLockedValue { shard in
            if let series = shard[key] as? Series { return series }
            let series = make()
            // Otherwise the caller gets a series that nobody reads, so that its code is the same.
            if admits(key) {
                shard[key] = series
            } else {
                dropped.increment(by: Int64(1))
            }
            return series
        }
    }

    /// Returns whether another series can be stored, and all series of its family have the same kind.
    private func admits(_ key: SeriesKey) -> Bool {
        directory.withLockedValue { directory in
            guard directory.seriesCount < seriesLimit, directory.kinds[key.name, default: key.kind] == key.kind else {
                return false
            }
            directory.kinds[key.name] = key.kind
            directory.seriesCount += 1
            return true
        }
    }

    private func remove(_ handler: AnyObject) {
        for shard in shards {
            let removed = shard.withLockedValue { shard in
                shard.first { $0.value === handler }.map { shard.removeValue(forKey: $0.key) } != nil
            }
            if removed {
                directory.withLockedValue { $0.seriesCount -= 1 }
                return
            }
        }
    }

    private func shard(of key: SeriesKey) -> NIOLockedValueBox<[SeriesKey: any PrometheusSeries]> {
        shards[Int(key.hashValue.magnitude % UInt(shards.count))]
    }
}
