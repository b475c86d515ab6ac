import CoreDomain
import MoviesDomain
import PopcornServices

extension Route {

    static let movies: [Route] = [
        .items("/v1/movies", "listMovies", .movies, "Returns several movies by their identifiers.") {
            call, ids throws(PopcornError) in
            try await call.services.movies.fetchMovieDetails.sourced(
                ids: ids, locale: call.locale, policy: call.policy)
        },
        .details(
            "/v1/movies/{id}", "getMovie", .movies, "Returns the details of a movie.", hasOwner: true,
            \.movies.fetchMovie
        ) { call throws(Problem) in try call.id },
        .updates(
            "/v1/movies/{id}/updates", "watchMovie", .movies,
            "Returns the details of a movie as an event, then an event for each change.", own: [.id, .owner],
            \.movies.fetchMovieDetails
        ) { call throws(Problem) in TitleRequest(id: try call.id, owner: try call.queriedOwner) },
        .item(
            "/v1/movies/{id}/credits", "getMovieCredits", .movies, "Returns the cast and crew of a movie.",
            own: [.id], \.movies.fetchMovieCredits
        ) { call throws(Problem) in try call.id },
        .item(
            "/v1/movies/{id}/images", "getMovieImages", .movies, "Returns the images of a movie.", own: [.id],
            \.movies.fetchMovieImages
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/movies/{id}/videos", "getMovieVideos", .movies, "Returns the videos of a movie.", as: "videos",
            \.movies.fetchMovieVideos
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/movies/{id}/releases", "getMovieReleases", .movies,
            "Returns the releases of a movie in all regions.", as: "releases", \.movies.fetchMovieReleases
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/movies/{id}/watch-offers", "getMovieWatchOffers", .movies,
            "Returns the watch offers for a movie in the region, from JustWatch.", as: "watchOffers",
            \.movies.fetchMovieWatchOffers
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/movies/{id}/watch-offers/all", "getAllMovieWatchOffers", .movies,
            "Returns the watch offers for a movie in all regions, from JustWatch.", as: "watchOffers",
            \.movies.fetchAllMovieWatchOffers
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/movies/{id}/keywords", "getMovieKeywords", .movies, "Returns the keywords of a movie.",
            as: "keywords", \.movies.fetchMovieKeywords
        ) { call throws(Problem) in try call.id },
        .item(
            "/v1/movies/{id}/links", "getMovieLinks", .movies,
            "Returns a movie's identifiers and URLs on other sites.", own: [.id], \.movies.fetchMovieLinks
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/movies/{id}/alternative-titles", "getMovieAlternativeTitles", .movies,
            "Returns the alternative titles of a movie.", as: "alternativeTitles",
            \.movies.fetchMovieAlternativeTitles
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/movies/{id}/similar", "listSimilarMovies", .movies, "Returns movies that are similar to a movie.",
            own: [.id], \.movies.fetchSimilarMovies
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/movies/{id}/recommendations", "listMovieRecommendations", .movies,
            "Returns recommendations based on a movie.", own: [.id], \.movies.fetchMovieRecommendations
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/movies/{id}/reviews", "listMovieReviews", .movies, "Returns the reviews of a movie.", own: [.id],
            hasOwner: false, \.movies.fetchMovieReviews
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/movies/popular", "listPopularMovies", .movies, "Returns the popular movies in the region.",
            \.movies.fetchPopularMovies
        ) { _ in () },
        .list(
            "/v1/movies/top-rated", "listTopRatedMovies", .movies, "Returns the top-rated movies in the region.",
            \.movies.fetchTopRatedMovies
        ) { _ in () },
        .list(
            "/v1/movies/now-playing", "listNowPlayingMovies", .movies,
            "Returns the movies that are in cinemas in the region.", \.movies.fetchNowPlayingMovies
        ) { _ in () },
        .list(
            "/v1/movies/upcoming", "listUpcomingMovies", .movies,
            "Returns the movies that come to cinemas in the region.", \.movies.fetchUpcomingMovies
        ) { _ in () },
        .list(
            "/v1/movies/trending", "listTrendingMovies", .movies, "Returns the trending movies.", own: [.window],
            \.movies.fetchTrendingMovies
        ) { call throws(Problem) in try call.query.choice("window", of: TrendingWindow.self) ?? .day },
        .list(
            "/v1/movies/search", "searchMovies", .movies, "Searches for movies by title.",
            own: [.searchText, .year, .includeAdult], \.movies.searchMovies
        ) { call throws(Problem) in try call.titleSearch },
        .list(
            "/v1/movies/discover", "discoverMovies", .movies, "Finds movies that match a filter.",
            own: Parameter.movieFilter, \.movies.discoverMovies
        ) { call throws(Problem) in try call.movieFilter },
    ]

    static let collections: [Route] = [
        .title(
            "/v1/collections/{id}", "getCollection", .collections, "Returns a movie collection and its movies.",
            \.movies.fetchMovieCollection),
        .list(
            "/v1/collections/search", "searchCollections", .collections, "Searches for movie collections by name.",
            own: [.searchText, .includeAdult], hasOwner: false, \.references.searchCollections
        ) { call throws(Problem) in try call.nameSearch },
    ]
}
