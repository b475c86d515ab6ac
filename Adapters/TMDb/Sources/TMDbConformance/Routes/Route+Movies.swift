import TMDb

extension Route {
    static let movies: [Route] = [
        Route("movie-details") { client, values in
            let id = try values.text("movie_id")
            if values.appends, let number = Int(id) {
                return try await client.movies.details(
                    forMovie: number, appending: values.options(), language: values.language,
                    includeImageLanguage: values.imageLanguages, includeVideoLanguage: values.videoLanguages)
            }
            if values.appends {
                return try await client.movies.details(
                    forMovie: id, appending: values.options(), language: values.language,
                    includeImageLanguage: values.imageLanguages, includeVideoLanguage: values.videoLanguages)
            }
            if let number = Int(id) {
                return try await client.movies.details(forMovie: number, language: values.language)
            }
            return try await client.movies.details(forMovie: id, language: values.language)
        },
        Route("movie-credits") {
            try await $0.movies.credits(forMovie: $1.id("movie_id"), language: $1.language)
        },
        Route("movie-images") {
            try await $0.movies.images(
                forMovie: $1.id("movie_id"), language: $1.language, includeImageLanguage: $1.imageLanguages)
        },
        Route("movie-videos") {
            try await $0.movies.videos(
                forMovie: $1.id("movie_id"), language: $1.language, includeVideoLanguage: $1.videoLanguages)
        },
        Route("movie-reviews") {
            try await $0.movies.reviews(forMovie: $1.id("movie_id"), page: $1.page, language: $1.language)
        },
        Route("movie-recommendations") {
            try await $0.movies.recommendations(forMovie: $1.id("movie_id"), page: $1.page, language: $1.language)
        },
        Route("movie-similar") {
            try await $0.movies.similar(toMovie: $1.id("movie_id"), page: $1.page, language: $1.language)
        },
        Route("movie-release-dates") { try await $0.movies.releaseDates(forMovie: $1.id("movie_id")) },
        Route("movie-alternative-titles") {
            try await $0.movies.alternativeTitles(forMovie: $1.id("movie_id"), country: $1["country"])
        },
        Route("movie-translations") { try await $0.movies.translations(forMovie: $1.id("movie_id")) },
        Route("movie-keywords") { try await $0.movies.keywords(forMovie: $1.id("movie_id")) },
        Route("movie-watch-providers") { try await $0.movies.watchProviders(forMovie: $1.id("movie_id")) },
        Route("movie-external-ids") { try await $0.movies.externalIDs(forMovie: $1.id("movie_id")) },
        Route("movie-lists") {
            try await $0.movies.lists(forMovie: $1.id("movie_id"), page: $1.page, language: $1.language)
        },
        Route("movie-changes") {
            try await $0.movies.changes(forMovie: $1.id("movie_id"), from: $1.from, to: $1.to, page: $1.page)
        },
        Route("movie-releases", "GET", "/3/movie/{movie_id}/releases") {
            try await $0.movies.releases(forMovie: $1.id("movie_id"))
        },
        Route("movie-account-states") {
            try await $0.movies.accountStates(forMovie: $1.id("movie_id"), session: $1.session)
        },
        Route("movie-add-rating") {
            try await $0.movies.addRating(8.5, toMovie: $1.id("movie_id"), session: $1.session)
        },
        Route("movie-delete-rating") {
            try await $0.movies.deleteRating(forMovie: $1.id("movie_id"), session: $1.session)
        },
        Route("movie-now-playing-list") {
            try await $0.movies.nowPlaying(page: $1.page, region: $1.region, language: $1.language)
        },
        Route("movie-popular-list") {
            try await $0.movies.popular(page: $1.page, region: $1.region, language: $1.language)
        },
        Route("movie-top-rated-list") {
            try await $0.movies.topRated(page: $1.page, region: $1.region, language: $1.language)
        },
        Route("movie-upcoming-list") {
            try await $0.movies.upcoming(page: $1.page, region: $1.region, language: $1.language)
        },
        Route("movie-latest-id") { client, _ in try await client.movies.latest() },
    ]
}
