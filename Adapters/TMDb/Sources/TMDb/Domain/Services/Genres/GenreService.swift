/// The genres that TMDb knows.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol GenreService: TMDbService {}

extension GenreService {

    /// The genres of movies.
    ///
    /// `GET /3/genre/movie/list`
    public func movieGenres(language: String? = nil) async throws(TMDbError) -> GenreCollection {
        try await send(Endpoint("genre-movie-list", path: ["genre", "movie", "list"], query: [.language(language)]))
    }

    /// The genres of TV series.
    ///
    /// `GET /3/genre/tv/list`
    public func tvSeriesGenres(language: String? = nil) async throws(TMDbError) -> GenreCollection {
        try await send(Endpoint("genre-tv-list", path: ["genre", "tv", "list"], query: [.language(language)]))
    }
}
