extension MovieService {

    /// Returns an asynchronous sequence of all recommendations based on a movie.
    ///
    /// `GET /3/movie/{movie_id}/recommendations`, one request per page
    public func allRecommendations(
        forMovie id: Movie.ID, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRecommendationsPages(forMovie: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of recommendations based on a movie.
    ///
    /// `GET /3/movie/{movie_id}/recommendations`, one request per page
    public func allRecommendationsPages(
        forMovie id: Movie.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendations(forMovie: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies similar to a movie, by genres and keywords.
    ///
    /// `GET /3/movie/{movie_id}/similar`, one request per page
    public func allSimilar(toMovie id: Movie.ID, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allSimilarPages(toMovie: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies similar to a movie, by genres and keywords.
    ///
    /// `GET /3/movie/{movie_id}/similar`, one request per page
    public func allSimilarPages(
        toMovie id: Movie.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await similar(toMovie: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all users' reviews of a movie.
    ///
    /// `GET /3/movie/{movie_id}/reviews`, one request per page
    public func allReviews(forMovie id: Movie.ID, language: String? = nil) -> PagedAsyncSequence<Review> {
        allReviewsPages(forMovie: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of users' reviews of a movie.
    ///
    /// `GET /3/movie/{movie_id}/reviews`, one request per page
    public func allReviewsPages(forMovie id: Movie.ID, language: String? = nil) -> PagedPagesAsyncSequence<Review> {
        PagedPagesAsyncSequence { page in
            try await reviews(forMovie: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all users' lists that contain a movie.
    ///
    /// `GET /3/movie/{movie_id}/lists`, one request per page
    public func allLists(forMovie id: Movie.ID, language: String? = nil) -> PagedAsyncSequence<MediaListSummary> {
        allListsPages(forMovie: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of users' lists that contain a movie.
    ///
    /// `GET /3/movie/{movie_id}/lists`, one request per page
    public func allListsPages(
        forMovie id: Movie.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MediaListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forMovie: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies in cinemas.
    ///
    /// `GET /3/movie/now_playing`, one request per page
    public func allNowPlaying(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allNowPlayingPages(region: region, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies in cinemas.
    ///
    /// `GET /3/movie/now_playing`, one request per page
    public func allNowPlayingPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await nowPlaying(page: page, region: region, language: language)
        }
    }

    /// Returns an asynchronous sequence of all popular movies, most popular first.
    ///
    /// `GET /3/movie/popular`, one request per page
    public func allPopular(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allPopularPages(region: region, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of popular movies, most popular first.
    ///
    /// `GET /3/movie/popular`, one request per page
    public func allPopularPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await popular(page: page, region: region, language: language)
        }
    }

    /// Returns an asynchronous sequence of all top-rated movies, highest rated first.
    ///
    /// `GET /3/movie/top_rated`, one request per page
    public func allTopRated(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allTopRatedPages(region: region, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of top-rated movies, highest rated first.
    ///
    /// `GET /3/movie/top_rated`, one request per page
    public func allTopRatedPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await topRated(page: page, region: region, language: language)
        }
    }

    /// Returns an asynchronous sequence of all upcoming movies.
    ///
    /// `GET /3/movie/upcoming`, one request per page
    public func allUpcoming(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allUpcomingPages(region: region, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of upcoming movies.
    ///
    /// `GET /3/movie/upcoming`, one request per page
    public func allUpcomingPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await upcoming(page: page, region: region, language: language)
        }
    }
}
