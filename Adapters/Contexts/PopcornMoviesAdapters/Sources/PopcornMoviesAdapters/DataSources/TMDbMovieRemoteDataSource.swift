package import CoreDomain
package import MoviesDomain
import PopcornSharedAdapters
package import TMDb

/// Gets movies from TMDb, each with all its parts by one request.
package struct TMDbMovieRemoteDataSource: MovieRemoteDataSource {

    private let movieService: any MovieService
    private let mapper = MovieRecordMapper()

    /// A data source over TMDb's movie service.
    package init(movieService: any MovieService) {
        self.movieService = movieService
    }

    package func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieRecord {
        try await PopcornError.tmdb("movie \(id)") { () throws(TMDbError) in
            let response = try await movieService.details(
                forMovie: id,
                appending: [.credits, .images, .releaseDates, .watchProviders, .videos, .externalIDs],
                language: locale.language,
                includeImageLanguage: locale.imageLanguages,
                includeVideoLanguage: locale.imageLanguages
            )
            return mapper.map(response, languageCode: locale.languageCode)
        }
    }
}
