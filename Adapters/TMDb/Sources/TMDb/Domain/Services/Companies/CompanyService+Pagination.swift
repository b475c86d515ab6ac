extension CompanyService {

    /// Returns an asynchronous sequence of all movies of a company.
    ///
    /// `GET /3/company/{company_id}/movies`, one request per page
    public func allMovies(forCompany id: Company.ID, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allMoviesPages(forCompany: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of a company's movies.
    ///
    /// `GET /3/company/{company_id}/movies`, one request per page
    public func allMoviesPages(
        forCompany id: Company.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await movies(forCompany: id, page: page, language: language)
        }
    }
}
