import CoreMetrics
import HTTPTypes
import NIOConcurrencyHelpers

/// The metrics of requests. Their dimensions are templates of routes, so that their number is limited.
final class RequestMetrics: Sendable {

    /// The maximum number of combinations of a method, a route and a status. Further combinations are not counted.
    static let maximumSeries = 10_000

    private struct Key: Hashable {
        let method: String
        let route: String
        let status: Int
    }

    private struct Series {
        let total: Counter
        let duration: CoreMetrics.Timer
    }

    private struct State {
        var series: [Key: Series] = [:]
        var inFlight = 0
        var streams = 0
    }

    private let factory: any MetricsFactory
    private let inFlight: Gauge
    private let streams: Gauge
    private let state = NIOLockedValueBox(State())

    init(factory: any MetricsFactory) {
        self.factory = factory
        inFlight = Gauge(label: "popcorn_http_requests_in_flight", factory: factory)
        streams = Gauge(label: "popcorn_http_event_streams", factory: factory)
    }

    /// Counts a request in progress.
    func started() {
        state.withLockedValue { state in
            state.inFlight += 1
            inFlight.record(state.inFlight)
        }
    }

    /// Counts an event stream that opens or closes.
    func changeStreams(by change: Int) {
        state.withLockedValue { state in
            state.streams += change
            streams.record(state.streams)
        }
    }

    /// Counts a request that ends.
    func finished(method: HTTPRequest.Method, route: String, status: Int, duration: Duration) {
        let key = Key(method: method.label, route: route, status: status)
        let series = state.withLockedValue { state -> Series? in
            state.inFlight -= 1
            inFlight.record(state.inFlight)
            if let series = state.series[key] { return series }
            guard state.series.count < Self.maximumSeries else { return nil }
            let series = Series(
                total: Counter(
                    label: "popcorn_http_requests_total",
                    dimensions: [("method", key.method), ("route", route), ("status", String(status))],
                    factory: factory),
                duration: Timer(
                    label: "popcorn_http_request_duration_seconds",
                    dimensions: [("method", key.method), ("route", route)], factory: factory))
            state.series[key] = series
            return series
        }
        series?.total.increment()
        series?.duration.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }
}
