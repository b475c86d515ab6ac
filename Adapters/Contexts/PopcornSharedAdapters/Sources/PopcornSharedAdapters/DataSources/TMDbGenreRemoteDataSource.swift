package import CoreDomain
package import TMDb

/// A remote data source of the genres on TMDb.
package struct TMDbGenreRemoteDataSource: GenreRemoteDataSource {

    private let genreService: any GenreService
    private let mapper = GenreMapper()

    /// Creates a data source that uses a TMDb genre service.
    package init(genreService: any GenreService) {
        self.genreService = genreService
    }

    package func genres(
        of kind: TitleKind, locale: ContentLocale
    ) async throws(PopcornError) -> [CoreDomain.Genre] {
        try await PopcornError.tmdb("list of \(kind.rawValue) genres") { () throws(TMDbError) in
            let response =
                switch kind {
                case .movie: try await genreService.movieGenres(language: locale.language)
                case .tvSeries: try await genreService.tvSeriesGenres(language: locale.language)
                }
            return response.genres.map(mapper.map)
        }
    }
}
