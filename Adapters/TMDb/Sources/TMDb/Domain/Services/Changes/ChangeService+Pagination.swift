public import Foundation

extension ChangeService {

    /// All movies that changed.
    ///
    /// `GET /3/movie/changes`, page by page
    public func allMovieChanges(from startDate: Date? = nil, to endDate: Date? = nil) -> PagedAsyncSequence<ChangedID> {
        allMovieChangesPages(from: startDate, to: endDate).items
    }

    /// All pages of movies that changed.
    ///
    /// `GET /3/movie/changes`, page by page
    public func allMovieChangesPages(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedPagesAsyncSequence<ChangedID> {
        PagedPagesAsyncSequence { page in
            try await movieChanges(from: startDate, to: endDate, page: page)
        }
    }

    /// All TV series that changed.
    ///
    /// `GET /3/tv/changes`, page by page
    public func allTVSeriesChanges(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedAsyncSequence<ChangedID> {
        allTVSeriesChangesPages(from: startDate, to: endDate).items
    }

    /// All pages of TV series that changed.
    ///
    /// `GET /3/tv/changes`, page by page
    public func allTVSeriesChangesPages(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedPagesAsyncSequence<ChangedID> {
        PagedPagesAsyncSequence { page in
            try await tvSeriesChanges(from: startDate, to: endDate, page: page)
        }
    }

    /// All people that changed.
    ///
    /// `GET /3/person/changes`, page by page
    public func allPersonChanges(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedAsyncSequence<ChangedID> {
        allPersonChangesPages(from: startDate, to: endDate).items
    }

    /// All pages of people that changed.
    ///
    /// `GET /3/person/changes`, page by page
    public func allPersonChangesPages(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedPagesAsyncSequence<ChangedID> {
        PagedPagesAsyncSequence { page in
            try await personChanges(from: startDate, to: endDate, page: page)
        }
    }
}
