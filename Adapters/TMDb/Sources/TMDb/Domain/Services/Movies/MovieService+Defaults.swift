/// The same methods without what is usually left out.
extension MovieService {

    /// A movie's details, in the client's default language.
    public func details(forMovie id: Movie.ID) async throws(TMDbError) -> Movie {
        try await details(forMovie: id, language: nil)
    }

    /// A movie's details together with other resources, in one request.
    public func details(
        forMovie id: Movie.ID, appending options: MovieAppendOption, language: String? = nil
    ) async throws(TMDbError) -> MovieDetailsResponse {
        try await details(forMovie: id, appending: options, language: language, includeImageLanguage: nil)
    }

    /// A movie's cast and crew, in the client's default language.
    public func credits(forMovie id: Movie.ID) async throws(TMDbError) -> ShowCredits {
        try await credits(forMovie: id, language: nil)
    }

    /// A movie's images, of all languages unless some are named.
    public func images(
        forMovie id: Movie.ID, includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> ImageCollection {
        try await images(forMovie: id, language: nil, includeImageLanguage: includeImageLanguage)
    }

    /// Videos about a movie.
    public func videos(forMovie id: Movie.ID, language: String? = nil) async throws(TMDbError) -> VideoCollection {
        try await videos(forMovie: id, language: language, includeVideoLanguage: nil)
    }

    /// A page of users' reviews of a movie, in the client's default language.
    public func reviews(forMovie id: Movie.ID, page: Int? = nil) async throws(TMDbError) -> ReviewPageableList {
        try await reviews(forMovie: id, page: page, language: nil)
    }

    /// A page of movies recommended to those who like a movie, in the client's default language.
    public func recommendations(forMovie id: Movie.ID, page: Int? = nil) async throws(TMDbError) -> MoviePageableList {
        try await recommendations(forMovie: id, page: page, language: nil)
    }

    /// A page of movies with the genres and keywords of a movie, in the client's default language.
    public func similar(toMovie id: Movie.ID, page: Int? = nil) async throws(TMDbError) -> MoviePageableList {
        try await similar(toMovie: id, page: page, language: nil)
    }

    /// A movie's titles in all countries.
    public func alternativeTitles(forMovie id: Movie.ID) async throws(TMDbError) -> AlternativeTitleCollection {
        try await alternativeTitles(forMovie: id, country: nil)
    }

    /// A page of users' lists with a movie.
    public func lists(forMovie id: Movie.ID, page: Int? = nil) async throws(TMDbError) -> MediaListPageableList {
        try await lists(forMovie: id, page: page, language: nil)
    }
}
