package import CoreDomain
package import MoviesDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of movie collections that fetches each collection and its movies with one request.
package struct TMDbMovieCollectionRemoteDataSource: MovieCollectionRemoteDataSource {

    private let collectionService: any CollectionService
    private let options: CollectionAppendOption
    private let mapper = MovieCollectionMapper()

    /// Creates a data source that uses a TMDb collection service.
    ///
    /// - Parameters:
    ///   - collectionService: The TMDb service for collections.
    ///   - requestsTranslations: Whether to request the texts in all languages too. Default: `false`.
    package init(collectionService: any CollectionService, requestsTranslations: Bool = false) {
        self.collectionService = collectionService
        options = requestsTranslations ? [.translations] : []
    }

    package func collection(
        withID id: Int, locale: ContentLocale
    ) async throws(PopcornError) -> MoviesDomain.MovieCollection {
        try await PopcornError.tmdb("collection \(id)") { () throws(TMDbError) in
            let response = try await collectionService.details(
                forCollection: id, appending: options, language: locale.language)
            var translations = response.translations
            if translations == nil, options.contains(.translations) {
                do throws(TMDbError) {
                    translations = try await collectionService.translations(forCollection: id)
                } catch {
                    // The collection itself exists.
                    if error.kind != .notFound { throw error }
                }
            }
            return mapper.map(response.collection, translations: translations)
        }
    }
}
