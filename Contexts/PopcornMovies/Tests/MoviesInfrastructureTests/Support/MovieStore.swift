import Caching
import CoreInfrastructure
import MoviesDomain
import Persistence

@testable import MoviesInfrastructure

/// The movies in a cache database, as the repository stores and reads them.
struct MovieStore {

    private let store: AggregateStore<MovieRecordMapper>

    init(database: Database) {
        store = AggregateStore(MovieRecordMapper(), in: database)
    }

    func store(_ record: Cached<MovieRecord>, language: String) async throws(DatabaseError) {
        try await store.store(record, at: .init(id: record.value.movie.id, language: language))
    }

    func movie(
        withID id: Int, language: String, including parts: [MoviePart]
    ) async throws(DatabaseError) -> Cached<MovieRecord>? {
        try await store.value(.init(id: id, language: language), including: .parts(parts))
    }
}
