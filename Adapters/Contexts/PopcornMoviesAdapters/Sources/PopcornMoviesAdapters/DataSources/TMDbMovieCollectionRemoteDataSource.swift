package import CoreDomain
package import MoviesDomain
import PopcornSharedAdapters
package import TMDb

/// Gets collections of movies from TMDb, each with its parts by one request.
package struct TMDbMovieCollectionRemoteDataSource: MovieCollectionRemoteDataSource {

    private let collectionService: any CollectionService
    private let mapper = MovieCollectionMapper()

    /// A data source over TMDb's collection service.
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
