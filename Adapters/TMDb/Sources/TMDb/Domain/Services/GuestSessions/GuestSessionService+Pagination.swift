extension GuestSessionService {

    /// Returns an asynchronous sequence of all movies that a guest has rated, with the ratings.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/movies`, one request per page
    public func allRatedMovies(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRatedMoviesPages(forGuestSession: guestSessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies that a guest has rated, with the ratings.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/movies`, one request per page
    public func allRatedMoviesPages(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedMovies(forGuestSession: guestSessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series that a guest has rated, with the ratings.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/tv`, one request per page
    public func allRatedTVSeries(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRatedTVSeriesPages(forGuestSession: guestSessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series that a guest has rated, with the ratings.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/tv`, one request per page
    public func allRatedTVSeriesPages(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedTVSeries(forGuestSession: guestSessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all episodes that a guest has rated, with the ratings.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/tv/episodes`, one request per page
    public func allRatedTVEpisodes(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVEpisode> {
        allRatedTVEpisodesPages(forGuestSession: guestSessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of episodes that a guest has rated, with the ratings.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/tv/episodes`, one request per page
    public func allRatedTVEpisodesPages(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVEpisode> {
        PagedPagesAsyncSequence { page in
            try await ratedTVEpisodes(forGuestSession: guestSessionID, sortedBy: sort, page: page, language: language)
        }
    }
}
