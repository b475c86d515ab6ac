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

extension Route {
    static let sessions: [Route] = [
        Route("authentication-validate-key") { client, _ in try await client.authentication.validateKey() },
        Route("authentication-create-guest-session") { client, _ in try await client.authentication.guestSession() },
        Route("authentication-create-request-token") { client, _ in try await client.authentication.requestToken() },
        Route("authentication-create-session-from-login") { client, values in
            try await client.authentication.approve(
                requestToken: values.secret, username: values.secret, password: values.secret)
        },
        Route("authentication-create-session") { client, values in
            try await client.authentication.session(fromRequestToken: values.secret)
        },
        Route("authentication-create-session-from-v4-token") { client, values in
            try await client.authentication.session(fromAccessToken: values.secret)
        },
        Route("authentication-delete-session") { client, values in
            try await client.authentication.deleteSession(values.secret)
        },
        Route("v4-auth-create-request-token") { client, _ in
            try await client.authentication.userRequestToken()
        },
        Route("v4-auth-create-access-token") { client, values in
            try await client.authentication.userAccessToken(from: values.secret)
        },
        Route("v4-auth-logout") { client, values in
            try await client.authentication.deleteUserAccessToken(values.secret)
        },
    ]
}
