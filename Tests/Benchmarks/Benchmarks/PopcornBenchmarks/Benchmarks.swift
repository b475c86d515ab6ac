import Benchmark
import Foundation
import Measurements

let benchmarks: @Sendable () -> Void = {
    // To count instructions, compare.py sets the number of iterations.
    let iterations = ProcessInfo.processInfo.environment["POPCORN_BENCHMARK_ITERATIONS"].flatMap { Int($0) }
    Benchmark.defaultConfiguration = .init(
        // The export requires the throughput.
        metrics: [.wallClock, .throughput], timeUnits: .microseconds, warmupIterations: 2,
        maxDuration: .seconds(iterations == nil ? 3 : 86_400), maxIterations: iterations ?? 10_000)
    registerReading()
    registerWriting()
    registerConcurrency()
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
            scalingFactor: BenchmarkScalingFactor(rawValue: repetitions(contender)) ?? .one)
    }
}
