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
        mapper = MovieWithPartsMapper()
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
            return mapper.map(response, requested: parts.parts, languages: languages)
        }
    }

    package func part(
        _ part: ContentPart, ofMovie id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> MovieWithParts {
        try await PopcornError.tmdb("\(part.noun) of movie \(id)") { () throws(TMDbError) in
            let languages = ArtworkLanguages(
                locale: locale, fallback: fallback, originalLanguage: originalLanguage)
            let response = try await response(id, part, locale.language, languages.included)
            return mapper.map(response, languages: languages)
        }
    }

    /// Returns a response with one part.
    private func response(
        _ id: Int, _ part: ContentPart, _ language: String, _ artwork: [String]
    ) async throws(TMDbError) -> MovieDetailsResponse {
        let movie = TMDb.Movie(id: id, title: "")
        return switch part {
        case .credits:
            MovieDetailsResponse(
                movie: movie, credits: try await movieService.credits(forMovie: id, language: language))
        case .images:
            MovieDetailsResponse(
                movie: movie,
                images: try await movieService.images(
                    forMovie: id, language: language, includeImageLanguage: artwork))
        case .videos:
            MovieDetailsResponse(
                movie: movie,
                videos: try await movieService.videos(
                    forMovie: id, language: language, includeVideoLanguage: artwork))
        case .releaseDates:
            MovieDetailsResponse(movie: movie, releaseDates: try await movieService.releaseDates(forMovie: id))
        case .watchProviders:
            MovieDetailsResponse(movie: movie, watchProviders: try await movieService.watchProviders(forMovie: id))
        case .externalIDs:
            MovieDetailsResponse(movie: movie, externalIDs: try await movieService.externalIDs(forMovie: id))
        case .keywords:
            MovieDetailsResponse(movie: movie, keywords: try await movieService.keywords(forMovie: id))
        case .alternativeTitles:
            MovieDetailsResponse(
                movie: movie, alternativeTitles: try await movieService.alternativeTitles(forMovie: id))
        case .translations:
            MovieDetailsResponse(movie: movie, translations: try await movieService.translations(forMovie: id))
        case .details, .episodes, .aggregateCredits, .combinedCredits, .contentRatings, .episodeGroups:
            try await movieService.details(forMovie: id, appending: [], language: language)
        }
    }
}
