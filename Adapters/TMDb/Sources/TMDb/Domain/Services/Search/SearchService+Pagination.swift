extension SearchService {

    /// Returns an asynchronous sequence of all movies whose titles match a query, in any language.
    ///
    /// `GET /3/search/movie`, one request per page
    public func allMovies(
        query: String, year: Int? = nil, primaryReleaseYear: Int? = nil, includeAdult: Bool? = nil,
        region: String? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allMoviesPages(
            query: query, year: year, primaryReleaseYear: primaryReleaseYear, includeAdult: includeAdult,
            region: region, language: language
        ).items
    }

    /// Returns an asynchronous sequence of the pages of movies whose titles match a query, in any language.
    ///
    /// `GET /3/search/movie`, one request per page
    public func allMoviesPages(
        query: String, year: Int? = nil, primaryReleaseYear: Int? = nil, includeAdult: Bool? = nil,
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await movies(
                query: query, year: year, primaryReleaseYear: primaryReleaseYear, includeAdult: includeAdult,
                region: region, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series whose names match a query, in any language.
    ///
    /// `GET /3/search/tv`, one request per page
    public func allTVSeries(
        query: String, year: Int? = nil, firstAirDateYear: Int? = nil, includeAdult: Bool? = nil,
        language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allTVSeriesPages(
            query: query, year: year, firstAirDateYear: firstAirDateYear, includeAdult: includeAdult, language: language
        ).items
    }

    /// Returns an asynchronous sequence of the pages of TV series whose names match a query, in any language.
    ///
    /// `GET /3/search/tv`, one request per page
    public func allTVSeriesPages(
        query: String, year: Int? = nil, firstAirDateYear: Int? = nil, includeAdult: Bool? = nil,
        language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await tvSeries(
                query: query, year: year, firstAirDateYear: firstAirDateYear, includeAdult: includeAdult, page: page,
                language: language)
        }
    }

    /// Returns an asynchronous sequence of all people whose names match a query.
    ///
    /// `GET /3/search/person`, one request per page
    public func allPeople(
        query: String, includeAdult: Bool? = nil, language: String? = nil
    ) -> PagedAsyncSequence<PersonListItem> {
        allPeoplePages(query: query, includeAdult: includeAdult, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of people whose names match a query.
    ///
    /// `GET /3/search/person`, one request per page
    public func allPeoplePages(
        query: String, includeAdult: Bool? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<PersonListItem> {
        PagedPagesAsyncSequence { page in
            try await people(query: query, includeAdult: includeAdult, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies, TV series and people whose titles or names match a query.
    ///
    /// `GET /3/search/multi`, one request per page
    public func allMulti(
        query: String, includeAdult: Bool? = nil, language: String? = nil
    ) -> PagedAsyncSequence<Media> {
        allMultiPages(query: query, includeAdult: includeAdult, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies, TV series and people whose titles or names match a
    /// query.
    ///
    /// `GET /3/search/multi`, one request per page
    public func allMultiPages(
        query: String, includeAdult: Bool? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<Media> {
        PagedPagesAsyncSequence { page in
            try await all(query: query, includeAdult: includeAdult, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all collections whose names match a query, in any language.
    ///
    /// `GET /3/search/collection`, one request per page
    public func allCollections(
        query: String, includeAdult: Bool? = nil, region: String? = nil, language: String? = nil
    ) -> PagedAsyncSequence<CollectionListItem> {
        allCollectionsPages(query: query, includeAdult: includeAdult, region: region, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of collections whose names match a query, in any language.
    ///
    /// `GET /3/search/collection`, one request per page
    public func allCollectionsPages(
        query: String, includeAdult: Bool? = nil, region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<CollectionListItem> {
        PagedPagesAsyncSequence { page in
            try await collections(
                query: query, includeAdult: includeAdult, region: region, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all companies whose names match a query.
    ///
    /// `GET /3/search/company`, one request per page
    public func allCompanies(query: String) -> PagedAsyncSequence<ProductionCompany> {
        allCompaniesPages(query: query).items
    }

    /// Returns an asynchronous sequence of the pages of companies whose names match a query.
    ///
    /// `GET /3/search/company`, one request per page
    public func allCompaniesPages(query: String) -> PagedPagesAsyncSequence<ProductionCompany> {
        PagedPagesAsyncSequence { page in
            try await companies(query: query, page: page)
        }
    }

    /// Returns an asynchronous sequence of all keywords that match a query.
    ///
    /// `GET /3/search/keyword`, one request per page
    public func allKeywords(query: String) -> PagedAsyncSequence<Keyword> {
        allKeywordsPages(query: query).items
    }

    /// Returns an asynchronous sequence of the pages of keywords that match a query.
    ///
    /// `GET /3/search/keyword`, one request per page
    public func allKeywordsPages(query: String) -> PagedPagesAsyncSequence<Keyword> {
        PagedPagesAsyncSequence { page in
            try await keywords(query: query, page: page)
        }
    }
}
