import Benchmark
import CFloor
import Foundation
import Measurements
import PopcornBenchmarkSupport
import PopcornServices

func registerDetails() {
    register(.movieDetails, .movieJSON) { try await .movie() }
    register(.seriesDetails, .seriesJSON) {
        try await DetailsFixture(
            CachedValue.series, { try await $0.tvSeries.fetchTVSeriesDetails.execute(id: 1) },
            json: { try await $0.tvSeries.fetchTVSeriesDetails.json(id: 1).value })
    }
    register(.seasonDetails, .seasonJSON) {
        let season = TVSeasonLocator(seriesID: 1, seasonNumber: 1)
        return try await DetailsFixture(
            CachedValue.season,
            { try await $0.tvSeries.fetchTVSeasonDetails.execute(seriesID: 1, seasonNumber: 1) },
            json: { try await $0.tvSeries.fetchTVSeasonDetails.json(season).value })
    }
    register(.personDetails, .personJSON) {
        try await DetailsFixture(
            CachedValue.person, { try await $0.people.fetchPersonDetails.execute(id: 1) },
            json: { try await $0.people.fetchPersonDetails.json(id: 1).value }, readsRelations: false)
    }
}

private func register(
    _ fetching: Subject, _ encoding: Subject, _ open: @escaping @Sendable () async throws -> DetailsFixture
) {
    for (subject, contender) in [fetching, encoding].flatMap({ subject in subject.contenders.map { (subject, $0) } }) {
        Benchmark(subject.name(contender), configuration: subject.configuration(contender)) { benchmark, fixture in
            let work = try fixture.work(subject == encoding, contender)
            for _ in benchmark.scaledIterations {
                try await work()
            }
        } setup: {
            try await open()
        }
    }
}

/// Details of a title or a person in a filled cache, and the work that is measured.
struct DetailsFixture: Sendable {

    typealias Work = @Sendable () async throws -> Void

    private let details: [Contender: Work]
    private let json: [Contender: Work]

    /// Returns the work of a contender: making the details, or their JSON.
    func work(_ isOfJSON: Bool, _ contender: Contender) throws -> Work {
        guard let work = isOfJSON ? json[contender] : details[contender] else {
            throw BenchmarkFailure(description: "\(contender.rawValue) is not measured")
        }
        return work
    }

    /// Opens the cache without access to TMDb, and checks that both encoders and the memory return the same JSON.
    private init<Details: Encodable & Sendable>(
        readInPlainC: @escaping @Sendable () throws -> Void, readRecordsInPlainC: @escaping @Sendable () throws -> Void,
        _ fetch: @escaping @Sendable (PopcornServices) async throws -> Details,
        json fetchJSON: @escaping @Sendable (PopcornServices) async throws -> Data,
        withOwner fetchWithOwner: (@Sendable (PopcornServices) async throws -> Details)? = nil
    ) async throws {
        let storage = PopcornServices.Storage.folder(MovieFixture.folder)
        let popcorn = try await PopcornServices(
            .init(tmdb: .offline, storage: storage, limits: .init(memoryByteCount: 0)))
        let remembering = try await PopcornServices(.init(tmdb: .offline, storage: storage))
        let value = try await fetch(popcorn)
        let body = try PopcornJSON.data(value)
        for _ in 1...3 {
            guard try await fetchJSON(remembering) == body else {
                throw BenchmarkFailure(description: "the memory returns different JSON of \(Details.self)")
            }
        }
        guard try PopcornJSON.encoder().encode(value) == body else {
            throw BenchmarkFailure(description: "the encoders return different JSON of \(Details.self)")
        }
        var details: [Contender: Work] = [
            .floor: { try readInPlainC() },
            .recordFloor: { try readRecordsInPlainC() },
            .library: { blackHole(try await fetch(popcorn)) },
            .memory: { blackHole(try await fetch(remembering)) },
        ]
        if let fetchWithOwner { details[.memoryWithOwner] = { blackHole(try await fetchWithOwner(remembering)) } }
        self.details = details
        json = [
            .foundation: { blackHole(try PopcornJSON.encoder().encode(value)) },
            .library: { blackHole(try PopcornJSON.data(value)) },
            .memory: { blackHole(try await fetchJSON(remembering)) },
        ]
    }

    /// Opens the cache with a value.
    ///
    /// - Parameter readsRelations: Whether the details contain the relations of the value.
    init<Details: Encodable & Sendable>(
        _ open: (URL) async throws -> CachedValue,
        _ fetch: @escaping @Sendable (PopcornServices) async throws -> Details,
        json: @escaping @Sendable (PopcornServices) async throws -> Data, readsRelations: Bool = true
    ) async throws {
        try await MovieStoreBenchmark(folder: MovieFixture.folder).writeImagesConfiguration()
        let value = try await open(MovieFixture.folder)
        // A value that is not fresh would be refreshed in the background.
        try await value.write(Date())
        let tables = try PlainCTables(value.location, in: value.makeChildTables().file)
        let records = try PlainCRecords(value.statements)
        try await self.init(
            readInPlainC: { try Self.read(tables, withRelations: readsRelations) },
            readRecordsInPlainC: { try Self.read(records, withRelations: readsRelations) }, fetch, json: json)
    }

    private static func read(_ value: some PlainCValue, withRelations: Bool) throws {
        var rows = try value.rows(withRelations: withRelations)
        blackHole(rows)
        floor_thing_free(&rows)
    }

    /// Opens the cache with a movie with all parts, of which the details contain the first logo and the certifications.
    static func movie() async throws -> DetailsFixture {
        let movies = try await MovieFixture()
        try await movies.library.write(movies.whole, cachedAt: Date())
        try await movies.library.writeImagesConfiguration()
        let records = try movies.records(id: MovieFixture.wholeID)
        return try await DetailsFixture(
            readInPlainC: {
                var movie = try movies.floor.read(
                    id: MovieFixture.wholeID, language: movies.language, withParts: false)
                blackHole(movie)
                floor_free(&movie)
            },
            readRecordsInPlainC: { try Self.read(records, withRelations: false) },
            { try await $0.movies.fetchMovieDetails.execute(id: MovieFixture.wholeID) },
            json: { try await $0.movies.fetchMovieDetails.json(id: MovieFixture.wholeID).value },
            withOwner: { try await $0.movies.fetchMovieDetails.execute(id: MovieFixture.wholeID, owner: .default) })
    }
}
