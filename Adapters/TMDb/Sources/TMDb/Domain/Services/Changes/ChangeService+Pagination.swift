public import Foundation

extension ChangeService {

    /// Returns an asynchronous sequence of all movies that changed.
    ///
    /// `GET /3/movie/changes`, one request per page
    public func allMovieChanges(from startDate: Date? = nil, to endDate: Date? = nil) -> PagedAsyncSequence<ChangedID> {
        allMovieChangesPages(from: startDate, to: endDate).items
    }

    /// Returns an asynchronous sequence of the pages of movies that changed.
    ///
    /// `GET /3/movie/changes`, one request per page
    public func allMovieChangesPages(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedPagesAsyncSequence<ChangedID> {
        PagedPagesAsyncSequence { page in
            try await movieChanges(from: startDate, to: endDate, page: page)
        }
    }

    /// Returns an asynchronous sequence of all TV series that changed.
    ///
    /// `GET /3/tv/changes`, one request per page
    public func allTVSeriesChanges(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedAsyncSequence<ChangedID> {
        allTVSeriesChangesPages(from: startDate, to: endDate).items
    }

    /// Returns an asynchronous sequence of the pages of TV series that changed.
    ///
    /// `GET /3/tv/changes`, one request per page
    public func allTVSeriesChangesPages(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedPagesAsyncSequence<ChangedID> {
        PagedPagesAsyncSequence { page in
            try await tvSeriesChanges(from: startDate, to: endDate, page: page)
        }
    }

    /// Returns an asynchronous sequence of all people that changed.
    ///
    /// `GET /3/person/changes`, one request per page
    public func allPersonChanges(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedAsyncSequence<ChangedID> {
        allPersonChangesPages(from: startDate, to: endDate).items
    }

    /// Returns an asynchronous sequence of the pages of people that changed.
    ///
    /// `GET /3/person/changes`, one request per page
    public func allPersonChangesPages(
        from startDate: Date? = nil, to endDate: Date? = nil
    ) -> PagedPagesAsyncSequence<ChangedID> {
        PagedPagesAsyncSequence { page in
            try await personChanges(from: startDate, to: endDate, page: page)
        }
    }
}
