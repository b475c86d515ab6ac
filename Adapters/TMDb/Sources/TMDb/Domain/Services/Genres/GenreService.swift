/// A service for genres.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol GenreService: TMDbService {}

extension GenreService {

    /// Returns the genres of movies.
    ///
    /// `GET /3/genre/movie/list`
    public func movieGenres(language: String? = nil) async throws(TMDbError) -> GenreCollection {
        try await send(Endpoint("genre-movie-list", path: ["genre", "movie", "list"], query: [.language(language)]))
    }

    /// Returns the genres of TV series.
    ///
    /// `GET /3/genre/tv/list`
    public func tvSeriesGenres(language: String? = nil) async throws(TMDbError) -> GenreCollection {
        try await send(Endpoint("genre-tv-list", path: ["genre", "tv", "list"], query: [.language(language)]))
    }
}
