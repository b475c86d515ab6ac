import Benchmark
import CFloor
import Foundation
import Measurements
import PopcornBenchmarkSupport
import PopcornServices

func registerDetails() {
    register(.movieDetails, .movieJSON) { try await .movie() }
    register(.seriesDetails, .seriesJSON) {
        try await DetailsFixture(CachedValue.series) { try await $0.tvSeries.fetchTVSeriesDetails.execute(id: 1) }
    }
    register(.seasonDetails, .seasonJSON) {
        try await DetailsFixture(CachedValue.season) {
            try await $0.tvSeries.fetchTVSeasonDetails.execute(seriesID: 1, seasonNumber: 1)
        }
    }
    register(.personDetails, .personJSON) {
        try await DetailsFixture(CachedValue.person, readsRelations: false) {
            try await $0.people.fetchPersonDetails.execute(id: 1)
        }
    }
}

private func register(
    _ fetching: Subject, _ encoding: Subject, _ open: @escaping @Sendable () async throws -> DetailsFixture
) {
    Benchmark(fetching.name(.floor), configuration: fetching.configuration(.floor)) { benchmark, fixture in
        for _ in benchmark.scaledIterations {
            try fixture.readInPlainC()
        }
    } setup: {
        try await open()
    }
    Benchmark(fetching.name(.library), configuration: fetching.configuration(.library)) { benchmark, fixture in
        for _ in benchmark.scaledIterations {
            blackHole(try await fixture.fetch())
        }
    } setup: {
        try await open()
    }
    for contender in encoding.contenders {
        Benchmark(encoding.name(contender), configuration: encoding.configuration(contender)) { benchmark, fixture in
            let encode = contender == .library ? fixture.encode : fixture.encodeWithFoundation
            for _ in benchmark.scaledIterations {
                blackHole(try encode())
            }
        } setup: {
            try await open()
        }
    }
}

/// Details of a title or a person in a filled cache, read with all layers, and their rows, read in plain C.
struct DetailsFixture: Sendable {

    /// A closure that reads the rows in plain C and frees them.
    let readInPlainC: @Sendable () throws -> Void
    /// A closure that returns the details from the cache.
    let fetch: @Sendable () async throws -> any Sendable
    /// A closure that returns the JSON of the details.
    let encode: @Sendable () throws -> Data
    /// A closure that returns the JSON of the details, written by Foundation's encoder.
    let encodeWithFoundation: @Sendable () throws -> Data

    /// Opens the cache without access to TMDb, and checks that both encoders return the same JSON.
    private init<Details: Encodable & Sendable>(
        readInPlainC: @escaping @Sendable () throws -> Void,
        _ fetch: @escaping @Sendable (PopcornServices) async throws -> Details
    ) async throws {
        let popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .folder(MovieFixture.folder)))
        let details = try await fetch(popcorn)
        self.readInPlainC = readInPlainC
        self.fetch = { try await fetch(popcorn) }
        encode = { try PopcornJSON.data(details) }
        encodeWithFoundation = { try PopcornJSON.encoder().encode(details) }
        guard try encode() == encodeWithFoundation() else {
            throw BenchmarkFailure(description: "the encoders return different JSON of \(Details.self)")
        }
    }

    /// Opens the cache with a value.
    ///
    /// - Parameter readsRelations: Whether the details contain the relations of the value.
    init<Details: Encodable & Sendable>(
        _ open: (URL) async throws -> CachedValue, readsRelations: Bool = true,
        _ fetch: @escaping @Sendable (PopcornServices) async throws -> Details
    ) async throws {
        try await MovieStoreBenchmark(folder: MovieFixture.folder).writeImagesConfiguration()
        let value = try await open(MovieFixture.folder)
        // A value that is not fresh would be refreshed in the background.
        try await value.write(Date())
        let floor = try PlainCValue(value.location)
        try await self.init(
            readInPlainC: {
                var rows = try floor.rows(withRelations: readsRelations)
                blackHole(rows)
                floor.free(&rows)
            }, fetch)
    }

    /// Opens the cache with a movie with all parts, of which the details contain the first logo and the certifications.
    static func movie() async throws -> DetailsFixture {
        let movies = try await MovieFixture()
        try await movies.library.write(movies.whole, cachedAt: Date())
        try await movies.library.writeImagesConfiguration()
        return try await DetailsFixture(
            readInPlainC: {
                var movie = try movies.floor.read(
                    id: MovieFixture.wholeID, language: movies.language, withParts: false)
                blackHole(movie)
                floor_free(&movie)
            }
        ) {
            try await $0.movies.fetchMovieDetails.execute(id: MovieFixture.wholeID)
        }
    }
}
