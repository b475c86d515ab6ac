import CFloor
import Foundation
import PopcornBenchmarkSupport
import PopcornServices

/// A file of movies, opened by all stores that are compared. The initialiser checks that they read and write the same
/// values.
struct MovieFixture: Sendable {

    /// The identifier of a movie without parts.
    static let plainID = 1
    /// The identifier of a movie with all parts.
    static let wholeID = 2
    /// The first identifier of a thousand other movies, with which a lookup takes a realistic time.
    static let firstFilledID = 10
    /// The date of caching of the fixture's movies.
    static let cachedAt = Date(timeIntervalSince1970: 1_767_225_600)

    /// The folder of the file, next to the build products.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../.build/benchmark-data").standardized

    let library: MovieStoreBenchmark
    let floor: FloorMovieStore
    let prepared: GRDBPreparedMovieStore
    let codable: GRDBCodableMovieStore

    let plain = MovieWithParts(movie: SampleMovie.movie(id: plainID))
    let whole = SampleMovie.record(id: wholeID)
    let language = MovieStoreBenchmark.language

    /// Opens the file, adds movies if it is new, and checks that all stores read and write the same values.
    init() async throws {
        library = try await MovieStoreBenchmark(folder: Self.folder)
        try await Self.fill(library)
        try await library.write(plain, cachedAt: Self.cachedAt)
        try await library.write(whole, cachedAt: Self.cachedAt)
        floor = try FloorMovieStore(file: library.file)
        let pool = try GRDBMovieFile.open(library.file)
        prepared = GRDBPreparedMovieStore(pool: pool, language: language)
        codable = GRDBCodableMovieStore(pool: pool, language: language)
        try await checkReading()
        try await checkWriting()
    }

    private static func fill(_ library: MovieStoreBenchmark) async throws {
        let ids = firstFilledID..<firstFilledID + 1000
        if try await library.read(id: ids.upperBound - 1) != nil { return }
        for id in ids {
            try await library.write(MovieWithParts(movie: SampleMovie.movie(id: id)), cachedAt: cachedAt)
        }
    }

    private func checkReading() async throws {
        for (record, parts) in [(plain, [MoviePart]()), (whole, .all)] {
            let id = record.movie.id
            try await check(library.read(id: id, including: parts), equals: record, "The library's reading")
            try check(readByFloor(id), equals: record, "Reading in plain C")
            try check(prepared.read(id: id), equals: record.movie, "Reading by GRDB's prepared statements")
            try check(codable.read(id: id), equals: record.movie, "Reading by GRDB's Codable records")
        }
    }

    private func checkWriting() async throws {
        try await checkFloorWriting(plain)
        try await checkFloorWriting(whole)
        try await checkWriting("GRDB's prepared statements") { try prepared.write($0, cachedAt: Self.cachedAt) }
        try await checkWriting("GRDB's Codable records") { try codable.write($0, cachedAt: Self.cachedAt) }
        try await library.write(plain, cachedAt: Self.cachedAt)
        try await check(library.read(id: Self.plainID, including: .all), equals: plain, "The library's writing")
    }

    /// Writes another value with the library, then the movie in plain C, and checks the stored movie.
    private func checkFloorWriting(_ record: MovieWithParts) async throws {
        let id = record.movie.id
        var movie = try floor.read(id: id, language: language, withParts: true)
        defer { floor_free(&movie) }
        try await library.write(MovieWithParts(movie: Movie(id: id, title: "Other")), cachedAt: Self.cachedAt)
        try floor.write(&movie)
        try await check(library.read(id: id, including: .all), equals: record, "Writing in plain C")
    }

    private func checkWriting(_ name: String, _ write: (Movie) throws -> Void) async throws {
        try await library.write(MovieWithParts(movie: Movie(id: Self.plainID, title: "Other")), cachedAt: Self.cachedAt)
        try write(plain.movie)
        try await check(library.read(id: Self.plainID, including: .all), equals: plain, "Writing by \(name)")
    }

    private func readByFloor(_ id: Int) throws -> MovieWithParts {
        var movie = try floor.read(id: id, language: language, withParts: true)
        defer { floor_free(&movie) }
        return movie.record
    }

    private func check<Value: Equatable>(_ value: Value, equals expected: Value, _ what: String) throws {
        guard value == expected else {
            throw BenchmarkFailure(description: "\(what) returned another movie: \(value) instead of \(expected)")
        }
    }
}
