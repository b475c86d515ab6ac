import Benchmark
import Measurements

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        // The export requires the throughput.
        metrics: [.wallClock, .throughput], timeUnits: .microseconds, warmupIterations: 2, maxDuration: .seconds(3))
    registerReading()
    registerWriting()
    registerCachedValues()
    registerDetails()
    registerColdReads()
    registerDecoding()
    registerCalls()
    registerPaging()
    registerPrefetching()
}

extension Subject {
    /// Returns the configuration of the subject's benchmark for a contender.
    func configuration(_ contender: Contender) -> Benchmark.Configuration {
        .init(
            metrics: Benchmark.defaultConfiguration.metrics + memory.map(\.metric)
                + (isOfProcessor ? [.processorTime] : []),
            scalingFactor: repetitions(contender) == 1000 ? .kilo : .one)
    }
}
