package import CoreDomain
package import MoviesDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of movies that fetches each movie and all its parts with one request.
package struct TMDbMovieRemoteDataSource: MovieRemoteDataSource {

    private let movieService: any MovieService
    private var parts: MovieAppendOption = [
        .credits, .images, .releaseDates, .watchProviders, .videos, .externalIDs, .keywords, .alternativeTitles,
    ]
    private let mapper: MovieWithPartsMapper

    /// Creates a data source that uses a TMDb movie service.
    ///
    /// - Parameters:
    ///   - movieService: The TMDb movie service.
    ///   - requestsTranslations: Whether to request the texts in all languages too. Default: `false`.
    package init(movieService: any MovieService, requestsTranslations: Bool = false) {
        self.movieService = movieService
        if requestsTranslations { parts.insert(.translations) }
        mapper = MovieWithPartsMapper(requestsTranslations: requestsTranslations)
    }

    package func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieWithParts {
        try await PopcornError.tmdb("movie \(id)") { () throws(TMDbError) in
            let response = try await movieService.details(
                forMovie: id,
                appending: parts,
                language: locale.language,
                includeImageLanguage: locale.imageLanguages,
                includeVideoLanguage: locale.imageLanguages
            )
            return mapper.map(response, languageCode: locale.languageCode)
        }
    }
}
