package import CoreDomain
package import MoviesDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of movie collections that fetches each collection and its movies with one request.
package struct TMDbMovieCollectionRemoteDataSource: MovieCollectionRemoteDataSource {

    private let collectionService: any CollectionService
    private let mapper = MovieCollectionMapper()

    /// Creates a data source that uses a TMDb collection service.
    package init(collectionService: any CollectionService) {
        self.collectionService = collectionService
    }

    package func collection(
        withID id: Int, locale: ContentLocale
    ) async throws(PopcornError) -> MoviesDomain.MovieCollection {
        try await PopcornError.tmdb("collection \(id)") { () throws(TMDbError) in
            mapper.map(try await collectionService.details(forCollection: id, language: locale.language))
        }
    }
}
