package import CoreDomain
package import MoviesDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of movies that fetches each movie and all its parts with one request.
package struct TMDbMovieRemoteDataSource: MovieRemoteDataSource {

    private let movieService: any MovieService
    private let fallback: TextFallback
    private var parts: MovieAppendOption = [
        .credits, .images, .releaseDates, .watchProviders, .videos, .externalIDs, .keywords, .alternativeTitles,
    ]
    private let mapper: MovieWithPartsMapper

    /// Creates a data source that uses a TMDb movie service.
    ///
    /// - Parameters:
    ///   - movieService: The TMDb movie service.
    ///   - fallback: The fallback languages. Unless it is off, the texts in all languages are requested too. Default:
    ///     ``/CoreDomain/TextFallback/off``.
    package init(movieService: any MovieService, fallback: TextFallback = .off) {
        self.movieService = movieService
        self.fallback = fallback
        if !fallback.isOff { parts.insert(.translations) }
        mapper = MovieWithPartsMapper(requestsTranslations: !fallback.isOff)
    }

    package func movie(
        withID id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> MovieWithParts {
        try await PopcornError.tmdb("movie \(id)") { () throws(TMDbError) in
            let languages = ArtworkLanguages(
                locale: locale, fallback: fallback, originalLanguage: originalLanguage)
            let response = try await movieService.details(
                forMovie: id,
                appending: parts,
                language: locale.language,
                includeImageLanguage: languages.included,
                includeVideoLanguage: languages.included
            )
            return mapper.map(response, languages: languages)
        }
    }
}
