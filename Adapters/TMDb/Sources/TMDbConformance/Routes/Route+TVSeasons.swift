import TMDb

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
