import Benchmark
import Foundation
import Measurements
import PopcornBenchmarkSupport
import PopcornServices

func registerConcurrency() {
    for contender in Subject.concurrentWrites.contenders {
        register(.concurrentWrites, contender) { fixture, number in
            try await fixture.movies.library.write(
                MovieWithParts(movie: SampleMovie.movie(id: MovieFixture.firstFilledID + number)), cachedAt: Date())
        }
        register(.concurrentAdditions, contender) { fixture, number in
            // Half of the changes are additions, the others are removals of the same movies.
            let id = number % 500 + 1
            _ = try await fixture.popcorn.movies.toggleOnWatchlist.execute(id: id, owner: .default)
        }
    }
}

/// Registers a benchmark of a thousand operations, which the contender's tasks share.
private func register(
    _ subject: Subject, _ contender: Contender,
    _ operation: @escaping @Sendable (ConcurrencyFixture, Int) async throws -> Void
) {
    Benchmark(subject.name(contender), configuration: subject.configuration(contender)) { benchmark, fixture in
        let (count, tasks) = (benchmark.scaledIterations.count, contender.taskCount)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for number in stride(from: task, to: count, by: tasks) { try await operation(fixture, number) }
                }
            }
            try await group.waitForAll()
        }
    } setup: {
        try await ConcurrencyFixture()
    }
}

extension Contender {
    /// The number of tasks that share the operations.
    fileprivate var taskCount: Int {
        self == .fiveHundredTasks ? 500 : 1
    }
}

/// Cached movies and a watchlist.
private struct ConcurrencyFixture: Sendable {

    let movies: MovieFixture
    let popcorn: PopcornServices

    init() async throws {
        movies = try await MovieFixture()
        try await movies.library.write(movies.whole, cachedAt: Date())
        try await movies.library.writeImagesConfiguration()
        popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .folder(MovieFixture.folder)))
    }
}
