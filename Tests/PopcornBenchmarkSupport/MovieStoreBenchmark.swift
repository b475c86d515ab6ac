import CoreDomain
import CoreInfrastructure
public import Foundation
import Logging
public import MoviesDomain
import MoviesInfrastructure
import PopcornCaching
import PopcornPersistence

/// The storage of movies for benchmarks, in a cache file that use cases and other programs can also open.
public struct MovieStoreBenchmark: Sendable {

    /// The language of the stored sample movies.
    public static let language = "en-US"

    /// The file of the cache.
    public let file: URL

    private static let schema = Schema(.core, .movies)

    private let database: Database
    private let movies: AggregateStore<MovieWithPartsMapper>
    private let logger = Logger(label: "benchmarks") { _ in SwiftLogNoOpLogHandler() }

    /// Opens the cache in a folder. Creates the folder and the cache if they are missing.
    public init(folder: URL) async throws {
        file = folder.appending(path: "cache.sqlite")
        database = try await Database.cache(at: file, schema: Self.schema, logger: logger)
        movies = AggregateStore(MovieWithPartsMapper(), in: database)
    }

    /// Reads a movie with some of its parts.
    public func read(id: Int, including parts: [MoviePart] = []) async throws -> MovieWithParts? {
        try await movies.value(.init(id: id, language: Self.language), including: .parts(parts))?.value
    }

    /// Writes a movie with its parts, replacing the stored movie.
    public func write(_ record: MovieWithParts, cachedAt: Date) async throws {
        try await movies.store(
            Cached(record, cachedAt: cachedAt), at: .init(id: record.movie.id, language: Self.language))
    }

    /// Writes an images configuration. Without it, use cases would fetch one.
    public func writeImagesConfiguration() async throws {
        let reader = ImagesConfigurationReader(
            remote: SampleImagesConfiguration(), database: database, environment: CachingEnvironment(logger: logger))
        _ = await reader.imagesConfiguration(.refresh)
    }

    /// Creates a copy of the cache with child tables.
    public func makeChildTables() throws -> ChildTables {
        try ChildTables(Self.schema, ofCache: file)
    }

    /// Returns the location of the rows of a movie in a file with child tables.
    public static func location(id: Int) -> RowLocation {
        RowLocation(table: "movies_movie", clauses: "WHERE movie_id = \(id) AND language = '\(language)'")
    }

    /// Returns the statements that read and write a movie in the file of the cache.
    public func statements(id: Int) throws -> RecordStatements {
        try RecordStatements(of: Self.location(id: id), in: file, Self.schema)
    }

    /// Closes the cache.
    public func close() async {
        await database.close()
    }
}

private struct SampleImagesConfiguration: ImagesConfigurationRemoteDataSource {

    func imagesConfiguration() async throws(PopcornError) -> ImagesConfiguration {
        func sizes(_ names: String...) -> [ImageSize] { names.map { ImageSize(rawValue: $0) } }
        guard let baseURL = URL(string: "https://image.tmdb.org/t/p/") else {
            throw PopcornError(.invalidInput, "the base URL of images is invalid")
        }
        return ImagesConfiguration(
            baseURL: baseURL,
            backdropSizes: sizes("w300", "w780", "w1280", "original"),
            logoSizes: sizes("w45", "w92", "w154", "w185", "w300", "w500", "original"),
            posterSizes: sizes("w92", "w154", "w185", "w342", "w500", "w780", "original"),
            profileSizes: sizes("w45", "w185", "h632", "original"),
            stillSizes: sizes("w92", "w185", "w300", "original"))
    }
}
