import TMDb

extension Route {
    static let accountsV4: [Route] = [
        Route("v4-account-lists") {
            try await $0.accountV4.lists(forAccount: $1.text("account_object_id"), page: $1.page)
        },
        Route("v4-account-favorite-movies") {
            try await $0.accountV4.favoriteMovies(
                forAccount: $1.text("account_object_id"), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("v4-account-favorite-tv") {
            try await $0.accountV4.favoriteTVSeries(
                forAccount: $1.text("account_object_id"), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("v4-account-rated-movies") {
            try await $0.accountV4.ratedMovies(
                forAccount: $1.text("account_object_id"), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("v4-account-rated-tv") {
            try await $0.accountV4.ratedTVSeries(
                forAccount: $1.text("account_object_id"), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("v4-account-movie-recommendations") {
            try await $0.accountV4.recommendedMovies(
                forAccount: $1.text("account_object_id"), page: $1.page, language: $1.language)
        },
        Route("v4-account-tv-recommendations") {
            try await $0.accountV4.recommendedTVSeries(
                forAccount: $1.text("account_object_id"), page: $1.page, language: $1.language)
        },
        Route("v4-account-movie-watchlist") {
            try await $0.accountV4.watchlistMovies(
                forAccount: $1.text("account_object_id"), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("v4-account-tv-watchlist") {
            try await $0.accountV4.watchlistTVSeries(
                forAccount: $1.text("account_object_id"), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
    ]
}
