import CoreDomain
import PopcornServices
import TVSeriesDomain

extension Call {

    /// The season in the path.
    var season: TVSeasonLocator {
        get throws(Problem) {
            TVSeasonLocator(seriesID: try id, seasonNumber: try integer("seasonNumber", in: 0...Int(Int32.max)))
        }
    }

    /// The episode in the path.
    var episode: TVEpisodeLocator {
        get throws(Problem) {
            let season = try season
            return TVEpisodeLocator(
                seriesID: season.seriesID, seasonNumber: season.seasonNumber,
                episodeNumber: try integer("episodeNumber", in: 0...Int(Int32.max)))
        }
    }
}

extension Route {

    static let tvSeries: [Route] = seriesByID + seasons + seriesLists

    private static let seriesByID: [Route] = [
        .items("/v1/tv-series", "listTVSeries", .tvSeries, "Returns several TV series by their identifiers.") {
            call, ids throws(PopcornError) in
            try await call.services.tvSeries.fetchTVSeriesDetails.sourced(
                ids: ids, locale: call.locale, policy: call.policy)
        },
        .details(
            "/v1/tv-series/{id}", "getTVSeries", .tvSeries, "Returns the details of a TV series.", hasOwner: true,
            \.tvSeries.fetchTVSeries
        ) { call throws(Problem) in try call.id },
        .title(
            "/v1/tv-series/{id}/whole", "getWholeTVSeries", .tvSeries,
            "Returns the details of a TV series with all seasons and their episodes.",
            \.tvSeries.fetchWholeTVSeries),
        .updates(
            "/v1/tv-series/{id}/updates", "watchTVSeries", .tvSeries,
            "Returns the details of a TV series as an event, then an event for each change.", own: [.id, .owner],
            \.tvSeries.fetchTVSeriesDetails
        ) { call throws(Problem) in TitleRequest(id: try call.id, owner: try call.queriedOwner) },
        .item(
            "/v1/tv-series/{id}/credits", "getTVSeriesCredits", .tvSeries,
            "Returns the cast and crew of a TV series, across all episodes.", own: [.id],
            \.tvSeries.fetchTVSeriesCredits
        ) { call throws(Problem) in try call.id },
        .item(
            "/v1/tv-series/{id}/images", "getTVSeriesImages", .tvSeries, "Returns the images of a TV series.",
            own: [.id], \.tvSeries.fetchTVSeriesImages
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/tv-series/{id}/videos", "getTVSeriesVideos", .tvSeries, "Returns the videos of a TV series.",
            as: "videos", \.tvSeries.fetchTVSeriesVideos
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/tv-series/{id}/watch-offers", "getTVSeriesWatchOffers", .tvSeries,
            "Returns the watch offers for a TV series in the region, from JustWatch.", as: "watchOffers",
            \.tvSeries.fetchTVSeriesWatchOffers
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/tv-series/{id}/watch-offers/all", "getAllTVSeriesWatchOffers", .tvSeries,
            "Returns the watch offers for a TV series in all regions, from JustWatch.", as: "watchOffers",
            \.tvSeries.fetchAllTVSeriesWatchOffers
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/tv-series/{id}/content-ratings", "getTVSeriesContentRatings", .tvSeries,
            "Returns the age ratings of a TV series in all regions.", as: "contentRatings",
            \.tvSeries.fetchTVSeriesContentRatings
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/tv-series/{id}/keywords", "getTVSeriesKeywords", .tvSeries, "Returns the keywords of a TV series.",
            as: "keywords", \.tvSeries.fetchTVSeriesKeywords
        ) { call throws(Problem) in try call.id },
        .item(
            "/v1/tv-series/{id}/links", "getTVSeriesLinks", .tvSeries,
            "Returns the identifiers and URLs of a TV series on other sites.", own: [.id],
            \.tvSeries.fetchTVSeriesLinks
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/tv-series/{id}/alternative-titles", "getTVSeriesAlternativeTitles", .tvSeries,
            "Returns the alternative titles of a TV series.", as: "alternativeTitles",
            \.tvSeries.fetchTVSeriesAlternativeTitles
        ) { call throws(Problem) in try call.id },
        .part(
            "/v1/tv-series/{id}/episode-groups", "listEpisodeGroups", .tvSeries,
            "Returns the episode groups of a TV series, without their episodes.", as: "episodeGroups",
            \.tvSeries.fetchTVEpisodeGroups
        ) { call throws(Problem) in try call.id },
        .item(
            "/v1/episode-groups/{group}", "getEpisodeGroup", .tvSeries,
            "Returns an episode group with its parts and their episodes.",
            own: [.path("group", "The TMDb identifier of the group.", .text(maximumLength: 64))],
            \.tvSeries.fetchTVEpisodeGroup
        ) { call throws(Problem) in try call.path("group") },
        .list(
            "/v1/tv-series/{id}/similar", "listSimilarTVSeries", .tvSeries,
            "Returns TV series that are similar to a TV series.", own: [.id], \.tvSeries.fetchSimilarTVSeries
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/tv-series/{id}/recommendations", "listTVSeriesRecommendations", .tvSeries,
            "Returns recommendations based on a TV series.", own: [.id], \.tvSeries.fetchTVSeriesRecommendations
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/tv-series/{id}/reviews", "listTVSeriesReviews", .tvSeries, "Returns the reviews of a TV series.",
            own: [.id], hasOwner: false, \.tvSeries.fetchTVSeriesReviews
        ) { call throws(Problem) in try call.id },
    ]

    private static let seasons: [Route] = [
        .details(
            "/v1/tv-series/{id}/seasons/{seasonNumber}", "getSeason", .tvSeries,
            "Returns the details of a season and its episodes.", own: [.id, .seasonNumber],
            \.tvSeries.fetchTVSeason
        ) { call throws(Problem) in try call.season },
        .details(
            "/v1/tv-series/{id}/seasons/{seasonNumber}/episodes/{episodeNumber}", "getEpisode", .tvSeries,
            "Returns the details of an episode.", own: [.id, .seasonNumber, .episodeNumber],
            \.tvSeries.fetchTVEpisode
        ) { call throws(Problem) in try call.episode },
    ]

    private static let seriesLists: [Route] = [
        .list(
            "/v1/tv-series/popular", "listPopularTVSeries", .tvSeries, "Returns the popular TV series.",
            \.tvSeries.fetchPopularTVSeries
        ) { _ in () },
        .list(
            "/v1/tv-series/top-rated", "listTopRatedTVSeries", .tvSeries, "Returns the top-rated TV series.",
            \.tvSeries.fetchTopRatedTVSeries
        ) { _ in () },
        .list(
            "/v1/tv-series/on-the-air", "listOnTheAirTVSeries", .tvSeries,
            "Returns the TV series with an episode in the next seven days.", \.tvSeries.fetchOnTheAirTVSeries
        ) { _ in () },
        .list(
            "/v1/tv-series/airing-today", "listAiringTodayTVSeries", .tvSeries,
            "Returns the TV series with an episode today.", \.tvSeries.fetchAiringTodayTVSeries
        ) { _ in () },
        .list(
            "/v1/tv-series/trending", "listTrendingTVSeries", .tvSeries, "Returns the trending TV series.",
            own: [.window], \.tvSeries.fetchTrendingTVSeries
        ) { call throws(Problem) in try call.query.choice("window", of: TrendingWindow.self) ?? .day },
        .list(
            "/v1/tv-series/search", "searchTVSeries", .tvSeries, "Searches for TV series by name.",
            own: [.searchText, .year, .includeAdult], \.tvSeries.searchTVSeries
        ) { call throws(Problem) in try call.titleSearch },
        .list(
            "/v1/tv-series/discover", "discoverTVSeries", .tvSeries, "Finds TV series that match a filter.",
            own: Parameter.tvSeriesFilter, \.tvSeries.discoverTVSeries
        ) { call throws(Problem) in try call.tvSeriesFilter },
    ]
}
