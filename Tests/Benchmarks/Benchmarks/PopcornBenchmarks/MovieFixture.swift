import CFloor
import Foundation
import PopcornBenchmarkSupport
import PopcornServices

/// A file of movies and its copy with child tables, opened by the stores that are compared. The initialiser checks that
/// they read and write the same values.
struct MovieFixture: Sendable {

    /// The identifier of a movie without parts.
    static let plainID = 1
    /// The identifier of a movie with all parts.
    static let wholeID = 2
    /// The first identifier of a thousand other movies, with which a lookup takes a realistic time.
    static let firstFilledID = 10
    /// The date of caching of the fixture's movies.
    static let cachedAt = Date(timeIntervalSince1970: 1_767_225_600)

    /// The folder of the files, next to the build products.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../.build/benchmark-data").standardized

    let library: MovieStoreBenchmark
    /// Plain C with records, in the library's file, by the identifier of the movie.
    private let records: [Int: PlainCRecords]
    /// The copy with child tables, which the other stores use.
    private let childTables: ChildTables
    let floor: FloorMovieStore
    let prepared: GRDBPreparedMovieStore
    let codable: GRDBCodableMovieStore

    let plain = MovieWithParts(movie: SampleMovie.movie(id: plainID))
    let whole = SampleMovie.record(id: wholeID)
    let language = MovieStoreBenchmark.language

    /// Opens the file, adds movies if it is new, copies it, and checks that all stores read and write the same values.
    init() async throws {
        library = try await MovieStoreBenchmark(folder: Self.folder)
        try await Self.fill(library)
        try await library.write(plain, cachedAt: Self.cachedAt)
        try await library.write(whole, cachedAt: Self.cachedAt)
        records = [
            Self.plainID: try PlainCRecords(library.statements(id: Self.plainID)),
            Self.wholeID: try PlainCRecords(library.statements(id: Self.wholeID)),
        ]
        childTables = try library.makeChildTables()
        floor = try FloorMovieStore(file: childTables.file)
        let pool = try GRDBMovieFile.open(childTables.file)
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
        for record in [plain, whole] {
            try await checkFloorWriting(record)
            try await checkRecordWriting(record)
        }
        try await checkWriting("GRDB's prepared statements") { try prepared.write($0, cachedAt: Self.cachedAt) }
        try await checkWriting("GRDB's Codable records") { try codable.write($0, cachedAt: Self.cachedAt) }
        try await library.write(plain, cachedAt: Self.cachedAt)
        try await check(library.read(id: Self.plainID, including: .all), equals: plain, "The library's writing")
    }

    /// Copies another value, then writes the movie in plain C, and checks the stored movie.
    private func checkFloorWriting(_ record: MovieWithParts) async throws {
        var movie = try floor.read(id: record.movie.id, language: language, withParts: true)
        defer { floor_free(&movie) }
        try await copyOther(id: record.movie.id)
        try floor.write(&movie)
        try check(readByFloor(record.movie.id), equals: record, "Writing in plain C")
        try await library.write(record, cachedAt: Self.cachedAt)
    }

    /// Writes another value with the library, then the movie in plain C with records, and checks the stored movie.
    private func checkRecordWriting(_ record: MovieWithParts) async throws {
        let id = record.movie.id
        let records = try records(id: id)
        var rows = try records.rows(withRelations: true)
        defer { floor_thing_free(&rows) }
        try await writeOther(id: id)
        try records.write(&rows, cachedAt: Self.cachedAt)
        try await check(library.read(id: id, including: .all), equals: record, "Writing in plain C with records")
    }

    private func checkWriting(_ name: String, _ write: (Movie) throws -> Void) async throws {
        try await copyOther(id: Self.plainID)
        try write(plain.movie)
        try check(readByFloor(Self.plainID), equals: plain, "Writing by \(name)")
    }

    /// Writes another value with the library.
    private func writeOther(id: Int) async throws {
        let other = MovieWithParts(movie: Movie(id: id, title: "Other"))
        try await library.write(other, cachedAt: Self.cachedAt)
        try await check(library.read(id: id, including: .all), equals: other, "The library's writing")
    }

    /// Writes another value with the library, and copies it to the file with child tables.
    private func copyOther(id: Int) async throws {
        try await writeOther(id: id)
        try childTables.copy(MovieStoreBenchmark.location(id: id))
        try check(readByFloor(id).movie.title, equals: "Other", "The copy")
    }

    /// Returns one of the two movies of the fixture in plain C with records.
    func records(id: Int) throws -> PlainCRecords {
        guard let records = records[id] else { throw BenchmarkFailure(description: "movie \(id) is not prepared") }
        return records
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
