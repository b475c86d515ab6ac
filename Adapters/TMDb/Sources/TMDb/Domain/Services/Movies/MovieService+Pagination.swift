extension MovieService {

    /// All movies recommended to those who like a movie.
    ///
    /// `GET /3/movie/{movie_id}/recommendations`, page by page
    public func allRecommendations(
        forMovie id: Movie.ID, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRecommendationsPages(forMovie: id, language: language).items
    }

    /// All pages of movies recommended to those who like a movie.
    ///
    /// `GET /3/movie/{movie_id}/recommendations`, page by page
    public func allRecommendationsPages(
        forMovie id: Movie.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendations(forMovie: id, page: page, language: language)
        }
    }

    /// All movies with the genres and keywords of a movie.
    ///
    /// `GET /3/movie/{movie_id}/similar`, page by page
    public func allSimilar(toMovie id: Movie.ID, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allSimilarPages(toMovie: id, language: language).items
    }

    /// All pages of movies with the genres and keywords of a movie.
    ///
    /// `GET /3/movie/{movie_id}/similar`, page by page
    public func allSimilarPages(
        toMovie id: Movie.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await similar(toMovie: id, page: page, language: language)
        }
    }

    /// All users' reviews of a movie.
    ///
    /// `GET /3/movie/{movie_id}/reviews`, page by page
    public func allReviews(forMovie id: Movie.ID, language: String? = nil) -> PagedAsyncSequence<Review> {
        allReviewsPages(forMovie: id, language: language).items
    }

    /// All pages of users' reviews of a movie.
    ///
    /// `GET /3/movie/{movie_id}/reviews`, page by page
    public func allReviewsPages(forMovie id: Movie.ID, language: String? = nil) -> PagedPagesAsyncSequence<Review> {
        PagedPagesAsyncSequence { page in
            try await reviews(forMovie: id, page: page, language: language)
        }
    }

    /// All users' lists with a movie.
    ///
    /// `GET /3/movie/{movie_id}/lists`, page by page
    public func allLists(forMovie id: Movie.ID, language: String? = nil) -> PagedAsyncSequence<MediaListSummary> {
        allListsPages(forMovie: id, language: language).items
    }

    /// All pages of users' lists with a movie.
    ///
    /// `GET /3/movie/{movie_id}/lists`, page by page
    public func allListsPages(
        forMovie id: Movie.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MediaListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forMovie: id, page: page, language: language)
        }
    }

    /// All movies that are in cinemas.
    ///
    /// `GET /3/movie/now_playing`, page by page
    public func allNowPlaying(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allNowPlayingPages(region: region, language: language).items
    }

    /// All pages of movies that are in cinemas.
    ///
    /// `GET /3/movie/now_playing`, page by page
    public func allNowPlayingPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await nowPlaying(page: page, region: region, language: language)
        }
    }

    /// All movies, the most popular first.
    ///
    /// `GET /3/movie/popular`, page by page
    public func allPopular(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allPopularPages(region: region, language: language).items
    }

    /// All pages of movies, the most popular first.
    ///
    /// `GET /3/movie/popular`, page by page
    public func allPopularPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await popular(page: page, region: region, language: language)
        }
    }

    /// All movies, the best rated first.
    ///
    /// `GET /3/movie/top_rated`, page by page
    public func allTopRated(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allTopRatedPages(region: region, language: language).items
    }

    /// All pages of movies, the best rated first.
    ///
    /// `GET /3/movie/top_rated`, page by page
    public func allTopRatedPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await topRated(page: page, region: region, language: language)
        }
    }

    /// All movies that come to cinemas soon.
    ///
    /// `GET /3/movie/upcoming`, page by page
    public func allUpcoming(region: String? = nil, language: String? = nil) -> PagedAsyncSequence<MovieListItem> {
        allUpcomingPages(region: region, language: language).items
    }

    /// All pages of movies that come to cinemas soon.
    ///
    /// `GET /3/movie/upcoming`, page by page
    public func allUpcomingPages(
        region: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await upcoming(page: page, region: region, language: language)
        }
    }
}
