import TMDb

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
        Route("tv-episode-changes-by-id") { try await $0.tvEpisodes.changes(forEpisodeID: $1.id("episode_id")) },
    ]
}
