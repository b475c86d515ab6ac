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

    private static let schema = Schema(.core, .movies, .tvSeries, .people)

    /// The location of the rows of the value in a file with child tables.
    public let location: RowLocation
    /// The statements that read and write the row of the value in the file of the cache.
    public let statements: RecordStatements
    private let file: URL
    /// A closure that reads the value.
    public let read: @Sendable () async throws -> (any Sendable)?
    /// A closure that writes the value with the date of caching, replacing the stored value.
    public let write: @Sendable (Date) async throws -> Void
    /// A closure that writes another value with the same key.
    public let writeOther: @Sendable () async throws -> Void
    /// A closure that returns whether the stored value is the written one.
    public let isIntact: @Sendable () async throws -> Bool

    /// Opens the cache in a folder and writes the value.
    private init<Store: CacheStore>(
        folder: URL, _ location: RowLocation, _ value: Store.Value, other: Store.Value, at key: Store.Key,
        store: (Database) -> Store,
        read: @escaping @Sendable (Store) async throws -> Cached<Store.Value>?
    ) async throws where Store.Value: Equatable {
        let logger = Logger(label: "benchmarks") { _ in SwiftLogNoOpLogHandler() }
        file = folder.appending(path: "cache.sqlite")
        let store = store(try await Database.cache(at: file, schema: Self.schema, logger: logger))
        self.location = location
        statements = try RecordStatements(of: location, in: file, Self.schema)
        self.read = { try await read(store)?.value }
        write = { try await store.store(Cached(value, cachedAt: $0), for: key, WritePermit()) }
        writeOther = { try await store.store(Cached(other, cachedAt: .distantPast), for: key, WritePermit()) }
        isIntact = { try await read(store)?.value == value }
        try await write(Date(timeIntervalSinceReferenceDate: 0))
    }

    /// Creates a series with ten seasons, without its parts.
    public static func series(folder: URL) async throws -> CachedValue {
        let key = TVSeriesSeriesEntity.Key(id: 1, language: language)
        return try await CachedValue(
            folder: folder,
            RowLocation(table: "tvseries_series", clauses: "WHERE series_id = 1 AND language = '\(language)'"),
            SampleSeries.record, other: TVSeriesWithParts(series: TVSeries(id: 1, name: "Other")), at: key,
            store: { AggregateStore(TVSeriesWithPartsMapper(), in: $0) },
            read: { try await $0.cached(key) })
    }

    /// Creates a season with 24 episodes, including the crew and the guest stars of each.
    public static func season(folder: URL) async throws -> CachedValue {
        let record = SampleSeries.season
        let key = TVSeriesSeasonEntity.Key(.init(seriesID: record.seriesID, seasonNumber: 1), language: language)
        return try await CachedValue(
            folder: folder,
            RowLocation(
                table: "tvseries_season",
                clauses: "WHERE series_id = 1 AND season_number = 1 AND language = '\(language)'"),
            record, other: TVSeasonWithParts(season: TVSeason(id: 1, name: "Other", seasonNumber: 1), seriesID: 1),
            at: key,
            store: { AggregateStore(TVSeasonWithPartsMapper(), in: $0) },
            read: { try await $0.cached(key, including: .parts([.episodeCredits])) })
    }

    /// Creates a person with 400 credits.
    public static func person(folder: URL) async throws -> CachedValue {
        let key = PeoplePersonEntity.Key(id: 1, language: language)
        return try await CachedValue(
            folder: folder,
            RowLocation(table: "people_person", clauses: "WHERE person_id = 1 AND language = '\(language)'"),
            SamplePerson.record, other: PersonWithParts(person: Person(id: 1, name: "Other")), at: key,
            store: { AggregateStore(PersonWithPartsMapper(), in: $0) },
            read: { try await $0.cached(key, including: .parts([.credits])) })
    }

    /// Creates a list page with 20 movie previews.
    public static func page(folder: URL) async throws -> CachedValue {
        let key = CoreListPageEntity.Key(MovieList.popular, page: 1, locale: .americanEnglish)
        return try await CachedValue(
            folder: folder,
            RowLocation(
                table: "core_list_page", clauses: "WHERE list = '\(key.list)' AND page = 1",
                related: RowLocation.Related(
                    table: "movies_preview",
                    clauses: """
                        JOIN (SELECT item_id AS listed_id, position AS listed_at FROM core_list_page_item
                        WHERE owner_row_id = ?) ON listed_id = movie_id
                        WHERE language = '\(language)' ORDER BY listed_at
                        """,
                    clausesByItem: "WHERE movie_id = ? AND language = '\(language)'")),
            SamplePage.movies, other: SamplePage.others, at: key,
            store: { PageStore(SingleKindPreviewStore(MoviePreviewMapper()), in: $0) },
            read: { try await $0.cached(key) })
    }

    /// Creates a copy of the cache with child tables.
    public func makeChildTables() throws -> ChildTables {
        try ChildTables(Self.schema, ofCache: file)
    }

    private static let language = "en-US"
}
