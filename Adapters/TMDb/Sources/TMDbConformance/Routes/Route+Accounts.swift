import TMDb

extension Route {
    static let accounts: [Route] = [
        Route("account-details") {
            try await $0.account.details(forAccount: $1.id("account_id"), sessionID: $1.secret)
        },
        Route("account-details", "GET", "/3/account") { client, values in
            try await client.account.details(sessionID: values.secret)
        },
        Route("account-add-favorite") {
            try await $0.account.setFavorite(true, for: .movie(550), account: $1.id("account_id"), sessionID: $1.secret)
        },
        Route("account-add-to-watchlist") {
            try await $0.account.setOnWatchlist(
                true, for: .movie(550), account: $1.id("account_id"), sessionID: $1.secret)
        },
        Route("account-lists") {
            try await $0.account.lists(forAccount: $1.id("account_id"), sessionID: $1.secret, page: $1.page)
        },
        Route("account-get-favorites") {
            try await $0.account.favoriteMovies(
                forAccount: $1.id("account_id"), sessionID: $1.secret, sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("account-favorite-tv") {
            try await $0.account.favoriteTVSeries(
                forAccount: $1.id("account_id"), sessionID: $1.secret, sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("account-rated-movies") {
            try await $0.account.ratedMovies(
                forAccount: $1.id("account_id"), sessionID: $1.secret, sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("account-rated-tv") {
            try await $0.account.ratedTVSeries(
                forAccount: $1.id("account_id"), sessionID: $1.secret, sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("account-rated-tv-episodes") {
            try await $0.account.ratedTVEpisodes(
                forAccount: $1.id("account_id"), sessionID: $1.secret, sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("account-watchlist-movies") {
            try await $0.account.watchlistMovies(
                forAccount: $1.id("account_id"), sessionID: $1.secret, sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("account-watchlist-tv") {
            try await $0.account.watchlistTVSeries(
                forAccount: $1.id("account_id"), sessionID: $1.secret, sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("guest-session-rated-movies") {
            try await $0.guestSessions.ratedMovies(
                forGuestSession: $1.text("guest_session_id"), sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("guest-session-rated-tv") {
            try await $0.guestSessions.ratedTVSeries(
                forGuestSession: $1.text("guest_session_id"), sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
        Route("guest-session-rated-tv-episodes") {
            try await $0.guestSessions.ratedTVEpisodes(
                forGuestSession: $1.text("guest_session_id"), sortedBy: $1.sort(), page: $1.page,
                language: $1.language)
        },
    ]
}
