import Benchmark
import Measurements
import TMDbStandIn

/// The identifiers of the fetched movies. They differ, because concurrent identical requests would be coalesced.
private let ids = 1...1000

func registerCalls() {
    for contender in Subject.call.contenders {
        registerCalls(.call, contender) { caller in
            for id in ids { try await caller.fetchMovie(id) }
        }
        registerCalls(.concurrentCalls, contender) { caller in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in ids { group.addTask { try await caller.fetchMovie(id) } }
                try await group.waitForAll()
            }
        }
    }
}

private func registerCalls(
    _ subject: Subject, _ contender: Contender, _ calls: @escaping @Sendable (MovieCaller) async throws -> Void
) {
    Benchmark(subject.name(contender), configuration: subject.configuration(contender)) { benchmark, recordings in
        try await StandInServer.run(recordings: recordings) { server in
            let caller = try MovieCaller(contender, of: server.baseURL)
            // Opens the connections.
            try await calls(caller)
            benchmark.startMeasurement()
            try await calls(caller)
            benchmark.stopMeasurement()
            benchmark.measurement(MemoryReading.peak.metric, try ProcessMemory.peak())
            try await caller.shutdown()
        }
    } setup: {
        Recordings(
            ids.map { Recording(method: "GET", path: "/3/movie/\($0)", body: Array(MovieBody.small(id: $0))) })
    }
}
