import TMDb

extension Route {
    static let tvSeries: [Route] = [
        Route("tv-series-details") { client, values in
            let id = try values.id("series_id")
            guard values.appends else {
                return try await client.tvSeries.details(forTVSeries: id, language: values.language)
            }
            return try await client.tvSeries.details(
                forTVSeries: id, appending: values.options(), seasons: values.seasons, language: values.language,
                includeImageLanguage: values.imageLanguages, includeVideoLanguage: values.videoLanguages)
        },
        Route("tv-series-credits") {
            try await $0.tvSeries.credits(forTVSeries: $1.id("series_id"), language: $1.language)
        },
        Route("tv-series-aggregate-credits") {
            try await $0.tvSeries.aggregateCredits(forTVSeries: $1.id("series_id"), language: $1.language)
        },
        Route("tv-series-images") {
            try await $0.tvSeries.images(
                forTVSeries: $1.id("series_id"), language: $1.language, includeImageLanguage: $1.imageLanguages)
        },
        Route("tv-series-videos") {
            try await $0.tvSeries.videos(
                forTVSeries: $1.id("series_id"), language: $1.language, includeVideoLanguage: $1.videoLanguages)
        },
        Route("tv-series-reviews") {
            try await $0.tvSeries.reviews(forTVSeries: $1.id("series_id"), page: $1.page, language: $1.language)
        },
        Route("tv-series-recommendations") {
            try await $0.tvSeries.recommendations(
                forTVSeries: $1.id("series_id"), page: $1.page, language: $1.language)
        },
        Route("tv-series-similar") {
            try await $0.tvSeries.similar(toTVSeries: $1.id("series_id"), page: $1.page, language: $1.language)
        },
        Route("tv-series-content-ratings") {
            try await $0.tvSeries.contentRatings(forTVSeries: $1.id("series_id"))
        },
        Route("tv-series-alternative-titles") {
            try await $0.tvSeries.alternativeTitles(forTVSeries: $1.id("series_id"))
        },
        Route("tv-series-translations") { try await $0.tvSeries.translations(forTVSeries: $1.id("series_id")) },
        Route("tv-series-keywords") { try await $0.tvSeries.keywords(forTVSeries: $1.id("series_id")) },
        Route("tv-series-watch-providers") { try await $0.tvSeries.watchProviders(forTVSeries: $1.id("series_id")) },
        Route("tv-series-external-ids") { try await $0.tvSeries.externalIDs(forTVSeries: $1.id("series_id")) },
        Route("tv-series-screened-theatrically") {
            try await $0.tvSeries.screenedTheatrically(forTVSeries: $1.id("series_id"))
        },
        Route("tv-series-episode-groups") { try await $0.tvSeries.episodeGroups(forTVSeries: $1.id("series_id")) },
        Route("tv-episode-group-details") {
            try await $0.tvEpisodeGroups.details(forTVEpisodeGroup: $1.text("tv_episode_group_id"))
        },
        Route("lists-copy") {
            try await $0.tvSeries.lists(forTVSeries: $1.id("series_id"), page: $1.page, language: $1.language)
        },
        Route("tv-series-changes") {
            try await $0.tvSeries.changes(forTVSeries: $1.id("series_id"), from: $1.from, to: $1.to, page: $1.page)
        },
        Route("tv-series-account-states") {
            try await $0.tvSeries.accountStates(forTVSeries: $1.id("series_id"), session: $1.session)
        },
        Route("tv-series-add-rating") {
            try await $0.tvSeries.addRating(8.5, toTVSeries: $1.id("series_id"), session: $1.session)
        },
        Route("tv-series-delete-rating") {
            try await $0.tvSeries.deleteRating(forTVSeries: $1.id("series_id"), session: $1.session)
        },
        Route("tv-series-airing-today-list") {
            try await $0.tvSeries.airingToday(page: $1.page, timezone: $1["timezone"], language: $1.language)
        },
        Route("tv-series-on-the-air-list") {
            try await $0.tvSeries.onTheAir(page: $1.page, timezone: $1["timezone"], language: $1.language)
        },
        Route("tv-series-popular-list") { try await $0.tvSeries.popular(page: $1.page, language: $1.language) },
        Route("tv-series-top-rated-list") { try await $0.tvSeries.topRated(page: $1.page, language: $1.language) },
        Route("tv-series-latest-id") { client, _ in try await client.tvSeries.latest() },
    ]
}

extension Route {
    static let tvSeasons: [Route] = [
        Route("tv-season-details") { client, values in
            let (number, id) = (try values.id("season_number"), try values.id("series_id"))
            guard values.appends else {
                return try await client.tvSeasons.details(
                    forSeason: number, inTVSeries: id, language: values.language)
            }
            return try await client.tvSeasons.details(
                forSeason: number, inTVSeries: id, appending: values.options(), language: values.language,
                includeImageLanguage: values.imageLanguages, includeVideoLanguage: values.videoLanguages)
        },
        Route("tv-season-credits") {
            try await $0.tvSeasons.credits(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"), language: $1.language)
        },
        Route("tv-season-aggregate-credits") {
            try await $0.tvSeasons.aggregateCredits(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"), language: $1.language)
        },
        Route("tv-season-images") {
            try await $0.tvSeasons.images(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"), language: $1.language,
                includeImageLanguage: $1.imageLanguages)
        },
        Route("tv-season-videos") {
            try await $0.tvSeasons.videos(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"), language: $1.language,
                includeVideoLanguage: $1.videoLanguages)
        },
        Route("tv-season-translations") {
            try await $0.tvSeasons.translations(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"))
        },
        Route("tv-season-watch-providers") {
            try await $0.tvSeasons.watchProviders(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"), language: $1.language)
        },
        Route("tv-season-external-ids") {
            try await $0.tvSeasons.externalIDs(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"))
        },
        Route("tv-season-account-states") {
            try await $0.tvSeasons.accountStates(
                forSeason: $1.id("season_number"), inTVSeries: $1.id("series_id"), session: $1.session)
        },
        Route("tv-season-changes-by-id") {
            try await $0.tvSeasons.changes(
                forSeasonID: $1.id("season_id"), from: $1.from, to: $1.to, page: $1.page)
        },
    ]
}

extension Route {
    static let tvEpisodes: [Route] = [
        Route("tv-episode-details") { client, values in
            let (number, season) = (try values.id("episode_number"), try values.id("season_number"))
            let id = try values.id("series_id")
            guard values.appends else {
                return try await client.tvEpisodes.details(
                    forEpisode: number, inSeason: season, inTVSeries: id, language: values.language)
            }
            return try await client.tvEpisodes.details(
                forEpisode: number, inSeason: season, inTVSeries: id, appending: values.options(),
                language: values.language, includeImageLanguage: values.imageLanguages,
                includeVideoLanguage: values.videoLanguages)
        },
        Route("tv-episode-credits") {
            try await $0.tvEpisodes.credits(
                forEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"), language: $1.language)
        },
        Route("tv-episode-images") {
            try await $0.tvEpisodes.images(
                forEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"), language: $1.language, includeImageLanguage: $1.imageLanguages)
        },
        Route("tv-episode-videos") {
            try await $0.tvEpisodes.videos(
                forEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"), language: $1.language, includeVideoLanguage: $1.videoLanguages)
        },
        Route("tv-episode-translations") {
            try await $0.tvEpisodes.translations(
                forEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"))
        },
        Route("tv-episode-external-ids") {
            try await $0.tvEpisodes.externalIDs(
                forEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"))
        },
        Route("tv-episode-account-states") {
            try await $0.tvEpisodes.accountStates(
                forEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"), session: $1.session)
        },
        Route("tv-episode-add-rating") {
            try await $0.tvEpisodes.addRating(
                8.5, toEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"), session: $1.session)
        },
        Route("tv-episode-delete-rating") {
            try await $0.tvEpisodes.deleteRating(
                forEpisode: $1.id("episode_number"), inSeason: $1.id("season_number"),
                inTVSeries: $1.id("series_id"), session: $1.session)
        },
        Route("tv-episode-changes-by-id") {
            try await $0.tvEpisodes.changes(
                forEpisodeID: $1.id("episode_id"), from: $1.from, to: $1.to, page: $1.page)
        },
    ]
}
