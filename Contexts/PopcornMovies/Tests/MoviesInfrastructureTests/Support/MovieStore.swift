import CoreInfrastructure
import MoviesDomain
import PopcornCaching
import PopcornPersistence

@testable import MoviesInfrastructure

/// A store of movies in a cache database, with the same rows as the repository.
struct MovieStore {

    private let store: AggregateStore<MovieWithPartsMapper>

    init(database: any EntityDatabase) {
        store = AggregateStore(MovieWithPartsMapper(), in: database)
    }

    func store(_ content: Cached<MovieWithParts>, language: String) async throws(DatabaseError) {
        try await store.store(content, at: .init(id: content.value.movie.id, language: language))
    }

    /// Returns a movie without its pending releases, which a movie that was fetched lacks.
    func movie(
        withID id: Int, language: String, including parts: [MoviePart]
    ) async throws(DatabaseError) -> Cached<MovieWithParts>? {
        try await store.value(.init(id: id, language: language), including: .parts(parts))?.map { movie in
            var movie = movie
            movie.pendingReleases = []
            return movie
        }
    }
}
