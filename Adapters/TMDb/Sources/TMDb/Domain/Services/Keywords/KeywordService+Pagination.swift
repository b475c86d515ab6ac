extension KeywordService {

    /// Returns an asynchronous sequence of all movies with a keyword.
    ///
    /// `GET /3/keyword/{keyword_id}/movies`, one request per page
    public func allMovies(
        forKeyword id: Keyword.ID, includeAdult: Bool? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allMoviesPages(forKeyword: id, includeAdult: includeAdult, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies with a keyword.
    ///
    /// `GET /3/keyword/{keyword_id}/movies`, one request per page
    public func allMoviesPages(
        forKeyword id: Keyword.ID, includeAdult: Bool? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await movies(forKeyword: id, includeAdult: includeAdult, page: page, language: language)
        }
    }
}
