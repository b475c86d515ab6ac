import Caching
import CoreDomain
import CoreInfrastructure
public import Foundation
import Logging
import MoviesDomain
import MoviesInfrastructure
import PeopleDomain
import PeopleInfrastructure
import Persistence
import TVSeriesDomain
import TVSeriesInfrastructure

/// Something that the cache keeps, as the benchmarks read and write it, on a file that other programs can open as well.
public struct StoredThing: Sendable {

    /// Where its rows are.
    public struct Place: Sendable {
        /// The file of the cache.
        public let file: URL
        /// The table of the thing itself.
        public let table: String
        /// The clauses that find its row.
        public let clauses: String
        /// The table of what stands beside it, and the clauses that find those rows by the thing's `row_id`.
        public let beside: (table: String, clauses: String)?
    }

    public let place: Place
    /// Reads it.
    public let read: @Sendable () async throws -> (any Sendable)?
    /// Writes it as of a time, in place of what is there.
    public let write: @Sendable (Date) async throws -> Void
    /// Writes something else at its key.
    public let writeOther: @Sendable () async throws -> Void
    /// Whether what is read is what was written.
    public let isIntact: @Sendable () async throws -> Bool

    /// Opens the cache in a folder and writes the thing.
    private init<Storage: CacheStorage>(
        folder: URL, table: String, clauses: String, beside: (table: String, clauses: String)? = nil,
        _ value: Storage.Value, other: Storage.Value,
        at key: Storage.Key, storage: (Database) -> Storage,
        read: @escaping @Sendable (Storage) async throws -> Cached<Storage.Value>?
    ) async throws where Storage.Value: Equatable {
        let logger = Logger(label: "benchmarks") { _ in SwiftLogNoOpLogHandler() }
        let file = folder.appending(path: "cache.sqlite")
        let schema = Schema(.core, .movies, .tvSeries, .people)
        let storage = storage(try await Database.cache(at: file, schema: schema, logger: logger))
        place = Place(file: file, table: table, clauses: clauses, beside: beside)
        self.read = { try await read(storage)?.value }
        write = { try await storage.store(Cached(value, cachedAt: $0), for: key, WritePermit()) }
        writeOther = { try await storage.store(Cached(other, cachedAt: .distantPast), for: key, WritePermit()) }
        isIntact = { try await read(storage)?.value == value }
        try await write(Date(timeIntervalSinceReferenceDate: 0))
    }

    /// A series of ten seasons, without its parts.
    public static func series(folder: URL) async throws -> StoredThing {
        let key = TVSeriesSeriesEntity.Key(id: 1, language: language)
        return try await StoredThing(
            folder: folder, table: "tvseries_series", clauses: "WHERE series_id = 1 AND language = '\(language)'",
            SampleSeries.record, other: TVSeriesRecord(series: TVSeries(id: 1, name: "Other")), at: key,
            storage: { AggregateStore(TVSeriesRecordMapper(), in: $0) },
            read: { try await $0.cached(key) })
    }

    /// A season of 24 episodes, with the crew and the guest stars of each.
    public static func season(folder: URL) async throws -> StoredThing {
        let record = SampleSeries.season
        let key = TVSeriesSeasonEntity.Key(.init(seriesID: record.seriesID, seasonNumber: 1), language: language)
        return try await StoredThing(
            folder: folder, table: "tvseries_season",
            clauses: "WHERE series_id = 1 AND season_number = 1 AND language = '\(language)'", record,
            other: TVSeasonRecord(season: TVSeason(id: 1, name: "Other", seasonNumber: 1), seriesID: 1), at: key,
            storage: { AggregateStore(TVSeasonRecordMapper(), in: $0) },
            read: { try await $0.cached(key, including: .parts([.episodeCredits])) })
    }

    /// A person with 400 credits.
    public static func person(folder: URL) async throws -> StoredThing {
        let key = PeoplePersonEntity.Key(id: 1, language: language)
        return try await StoredThing(
            folder: folder, table: "people_person", clauses: "WHERE person_id = 1 AND language = '\(language)'",
            SamplePerson.record, other: PersonRecord(person: Person(id: 1, name: "Other")), at: key,
            storage: { AggregateStore(PersonRecordMapper(), in: $0) },
            read: { try await $0.cached(key, including: .parts([.credits])) })
    }

    /// A page of a list, of 20 previews of movies.
    public static func page(folder: URL) async throws -> StoredThing {
        let key = CoreListPageEntity.Key(MovieList.popular, page: 1, locale: .americanEnglish)
        return try await StoredThing(
            folder: folder, table: "core_list_page", clauses: "WHERE list = '\(key.list)' AND page = 1",
            beside: (
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
