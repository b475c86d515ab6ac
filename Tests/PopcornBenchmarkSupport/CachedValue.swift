import CoreDomain
import CoreInfrastructure
public import Foundation
import Logging
import MoviesDomain
import MoviesInfrastructure
import PeopleDomain
import PeopleInfrastructure
import PopcornCaching
import PopcornPersistence
import TVSeriesDomain
import TVSeriesInfrastructure

/// A cached value that benchmarks read and write, in a file that other programs can also open.
public struct CachedValue: Sendable {

    /// The location of the rows of a value.
    public struct RowLocation: Sendable {
        /// The file of the cache.
        public let file: URL
        /// The table of the value.
        public let table: String
        /// The SQL clauses that select the row of the value.
        public let clauses: String
        /// The table of related rows, and the SQL clauses that select them by the `row_id` of the value.
        public let related: (table: String, clauses: String)?
    }

    public let location: RowLocation
    /// A closure that reads the value.
    public let read: @Sendable () async throws -> (any Sendable)?
    /// A closure that writes the value with the date of caching, replacing the stored value.
    public let write: @Sendable (Date) async throws -> Void
    /// A closure that writes another value with the same key.
    public let writeOther: @Sendable () async throws -> Void
    /// A closure that returns whether the stored value is the written one.
    public let isIntact: @Sendable () async throws -> Bool

    /// Opens the cache in a folder and writes the value.
    private init<Storage: CacheStorage>(
        folder: URL, table: String, clauses: String, related: (table: String, clauses: String)? = nil,
        _ value: Storage.Value, other: Storage.Value,
        at key: Storage.Key, storage: (Database) -> Storage,
        read: @escaping @Sendable (Storage) async throws -> Cached<Storage.Value>?
    ) async throws where Storage.Value: Equatable {
        let logger = Logger(label: "benchmarks") { _ in SwiftLogNoOpLogHandler() }
        let file = folder.appending(path: "cache.sqlite")
        let schema = Schema(.core, .movies, .tvSeries, .people)
        let storage = storage(try await Database.cache(at: file, schema: schema, logger: logger))
        location = RowLocation(file: file, table: table, clauses: clauses, related: related)
        self.read = { try await read(storage)?.value }
        write = { try await storage.store(Cached(value, cachedAt: $0), for: key, WritePermit()) }
        writeOther = { try await storage.store(Cached(other, cachedAt: .distantPast), for: key, WritePermit()) }
        isIntact = { try await read(storage)?.value == value }
        try await write(Date(timeIntervalSinceReferenceDate: 0))
    }

    /// Creates a series with ten seasons, without its parts.
    public static func series(folder: URL) async throws -> CachedValue {
        let key = TVSeriesSeriesEntity.Key(id: 1, language: language)
        return try await CachedValue(
            folder: folder, table: "tvseries_series", clauses: "WHERE series_id = 1 AND language = '\(language)'",
            SampleSeries.record, other: TVSeriesWithParts(series: TVSeries(id: 1, name: "Other")), at: key,
            storage: { AggregateStore(TVSeriesWithPartsMapper(), in: $0) },
            read: { try await $0.cached(key) })
    }

    /// Creates a season with 24 episodes, including the crew and the guest stars of each.
    public static func season(folder: URL) async throws -> CachedValue {
        let record = SampleSeries.season
        let key = TVSeriesSeasonEntity.Key(.init(seriesID: record.seriesID, seasonNumber: 1), language: language)
        return try await CachedValue(
            folder: folder, table: "tvseries_season",
            clauses: "WHERE series_id = 1 AND season_number = 1 AND language = '\(language)'", record,
            other: TVSeasonWithParts(season: TVSeason(id: 1, name: "Other", seasonNumber: 1), seriesID: 1), at: key,
            storage: { AggregateStore(TVSeasonWithPartsMapper(), in: $0) },
            read: { try await $0.cached(key, including: .parts([.episodeCredits])) })
    }

    /// Creates a person with 400 credits.
    public static func person(folder: URL) async throws -> CachedValue {
        let key = PeoplePersonEntity.Key(id: 1, language: language)
        return try await CachedValue(
            folder: folder, table: "people_person", clauses: "WHERE person_id = 1 AND language = '\(language)'",
            SamplePerson.record, other: PersonWithParts(person: Person(id: 1, name: "Other")), at: key,
            storage: { AggregateStore(PersonWithPartsMapper(), in: $0) },
            read: { try await $0.cached(key, including: .parts([.credits])) })
    }

    /// Creates a list page with 20 movie previews.
    public static func page(folder: URL) async throws -> CachedValue {
        let key = CoreListPageEntity.Key(MovieList.popular, page: 1, locale: .americanEnglish)
        return try await CachedValue(
            folder: folder, table: "core_list_page", clauses: "WHERE list = '\(key.list)' AND page = 1",
            related: (
                "movies_preview",
                """
                JOIN (SELECT item_id AS listed_id, position AS listed_at FROM core_list_page_item
                WHERE owner_row_id = ?) ON listed_id = movie_id
                WHERE language = '\(language)' ORDER BY listed_at
                """
            ), SamplePage.movies, other: SamplePage.others, at: key,
            storage: { PageStore(PreviewTable(MoviePreviewMapper()), in: $0) },
            read: { try await $0.cached(key) })
    }

    private static let language = "en-US"
}
