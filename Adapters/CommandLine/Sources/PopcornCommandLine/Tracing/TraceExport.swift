import CoreDomain
import Foundation
import Logging
import Metrics
import PopcornServices
import TMDb
import Tracing

/// The export of traces, as the settings of `popcorn serve` describe it.
struct TraceExport: Equatable {

    /// The base URL of the collector.
    let endpoint: URL
    /// Additional headers of the requests; `nil` for none.
    let headers: TraceHeaders?
    /// The part of the traces that are recorded, between 0 and 1.
    let sampleRatio: Double

    /// Runs a closure with a tracer, and then exports the remaining spans.
    ///
    /// The tracer is not installed for the whole process, because libraries would then record URLs with secrets.
    func run(
        metrics: any MetricsFactory, logger: Logger, _ work: (any Tracer) async throws(PopcornError) -> Void
    ) async throws(PopcornError) {
        let random: @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
        let client = PooledHTTPClient(
            configuration: .init(requestTimeout: .seconds(10), maximumBodySize: 1 << 16, connectionsPerHost: 1))
        let resource: SpanAttributes = [
            "service.name": "popcorn", "service.version": .string(PopcornServices.version),
            "service.instance.id": .string(random().hex + random().hex),
        ]
        let exporter = SpanExporter(
            TraceCollector(endpoint: endpoint, headers: headers, client: client), resource: resource,
            metrics: metrics, logger: logger, random: random)
        let task = Task { await exporter.run() }
        let tracer = ExportedTracer(sampleRatio: sampleRatio, random: random) { exporter.add($0) }
        let result = await Result { () async throws(PopcornError) in try await work(tracer) }
        await exporter.finish(task)
        // The process ends, so a failure to close the client is ignored.
        try? await client.shutdown()
        try result.get()
    }
}
