extension CompanyService {

    /// All movies of a company.
    ///
    /// `GET /3/company/{company_id}/movies`, page by page
    public func allMovies(forCompany id: Company.ID, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allMoviesPages(forCompany: id, language: language).items
    }

    /// All pages of movies of a company.
    ///
    /// `GET /3/company/{company_id}/movies`, page by page
    public func allMoviesPages(
        forCompany id: Company.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await movies(forCompany: id, page: page, language: language)
        }
    }
}
