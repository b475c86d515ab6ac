import CoreMetrics
import Testing

@testable import PopcornHTTP

@Suite struct PrometheusRegistryTests {

    private let registry = PrometheusRegistry(seriesLimit: 3)

    private var lines: [Substring] { PrometheusText.text(registry.families()).split(separator: "\n") }

    @Test func `a counter has the suffix total, and its label values are escaped`() {
        Counter(label: "a.b-c", dimensions: [("x y", "1\"\\\n")], factory: registry).increment(by: 2)
        Counter(label: "a.b-c", dimensions: [("x y", "1\"\\\n")], factory: registry).increment()
        #expect(lines.contains("# TYPE a_b_c_total counter"))
        #expect(lines.contains(#"a_b_c_total{x_y="1\"\\\n"} 3"#))
    }

    @Test func `a timer is a cumulative histogram in seconds`() {
        let timer = Timer(label: "wait", factory: registry)
        timer.recordNanoseconds(5_000_000)
        timer.recordNanoseconds(60_000_000_000)
        #expect(lines.contains("# TYPE wait_seconds histogram"))
        #expect(lines.contains(#"wait_seconds_bucket{le="0.0025"} 0"#))
        #expect(lines.contains(#"wait_seconds_bucket{le="0.005"} 1"#))
        #expect(lines.contains(#"wait_seconds_bucket{le="30"} 1"#))
        #expect(lines.contains(#"wait_seconds_bucket{le="+Inf"} 2"#))
        #expect(lines.contains("wait_seconds_sum 60.005"))
        #expect(lines.contains("wait_seconds_count 2"))
    }

    @Test func `a series above the limit is dropped and counted`() {
        for index in 0..<5 {
            Gauge(label: "g", dimensions: [("i", "\(index)")], factory: registry).record(index)
        }
        #expect(lines.filter { $0.hasPrefix("g{") }.count == 3)
        #expect(lines.contains("popcorn_metrics_dropped_series_total 2"))
    }

    @Test func `a destroyed series makes place for another`() {
        let first = Counter(label: "one", factory: registry)
        first.increment()
        first.destroy()
        #expect(!lines.contains("one_total 1"))
        for label in ["a", "b", "c"] { Counter(label: label, factory: registry).increment() }
        #expect(lines.contains("popcorn_metrics_dropped_series_total 0"))
    }

    @Test func `a family has one kind`() {
        Meter(label: "m_total", factory: registry).set(1)
        Counter(label: "m", factory: registry).increment()
        #expect(lines.filter { $0.contains("m_total") } == ["# TYPE m_total gauge", "m_total 1"])
    }
}
