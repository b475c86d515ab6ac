import Benchmark
import Measurements

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        // Throughput is there because the export asks for it.
        metrics: [.wallClock, .throughput], timeUnits: .microseconds, warmupIterations: 2, maxDuration: .seconds(3))
    registerReading()
    registerWriting()
    registerDetails()
    registerDecoding()
}

extension Subject {
    /// How the subject is measured.
    var configuration: Benchmark.Configuration {
        .init(scalingFactor: repetitions == 1000 ? .kilo : .one)
    }
}
