/// All requests whose responses are based on posted data.
extension UserRoute {
    static let all = sessions + accounts + userAccounts + guests + ratings + lists + userLists

    private static let sessions: [UserRoute] = [
        UserRoute("GET", "/3/authentication", .reading(SessionAnswers.validKey)),
        UserRoute("GET", "/3/authentication/token/new", .changing(SessionAnswers.makeRequestToken)),
        UserRoute("POST", "/3/authentication/token/validate_with_login", .changing(SessionAnswers.approve)),
        UserRoute("POST", "/3/authentication/session/new", .changing(SessionAnswers.makeSession)),
        UserRoute("POST", "/3/authentication/session/convert/4", .changing(SessionAnswers.convertAccessToken)),
        UserRoute("DELETE", "/3/authentication/session", .changing(SessionAnswers.deleteSession)),
        UserRoute("GET", "/3/authentication/guest_session/new", .changing(SessionAnswers.makeGuestSession)),
        UserRoute("POST", "/4/auth/request_token", .changing(SessionAnswers.makeUserRequestToken)),
        UserRoute("POST", "/4/auth/access_token", .changing(SessionAnswers.makeAccessToken)),
        UserRoute("DELETE", "/4/auth/access_token", .changing(SessionAnswers.deleteAccessToken)),
    ]

    private static let accounts: [UserRoute] = [
        UserRoute("GET", "/3/account", .reading(AccountAnswers.details)),
        UserRoute("GET", "/3/account/{account_id}", .reading(AccountAnswers.details)),
        UserRoute("GET", "/3/account/{account_id}/lists", .reading(AccountAnswers.lists)),
        UserRoute("POST", "/3/account/{account_id}/favorite", .changing(AccountAnswers.setMark(.favorite))),
        UserRoute("POST", "/3/account/{account_id}/watchlist", .changing(AccountAnswers.setMark(.watchlist))),
        UserRoute("GET", "/3/account/{account_id}/favorite/movies", marked(.favorite, .movie)),
        UserRoute("GET", "/3/account/{account_id}/favorite/tv", marked(.favorite, .tvSeries)),
        UserRoute("GET", "/3/account/{account_id}/watchlist/movies", marked(.watchlist, .movie)),
        UserRoute("GET", "/3/account/{account_id}/watchlist/tv", marked(.watchlist, .tvSeries)),
        UserRoute("GET", "/3/account/{account_id}/rated/movies", rated(.movie)),
        UserRoute("GET", "/3/account/{account_id}/rated/tv", rated(.tvSeries)),
        UserRoute("GET", "/3/account/{account_id}/rated/tv/episodes", rated(.tvEpisode)),
    ]

    private static let userAccounts: [UserRoute] = [
        UserRoute("GET", "/4/account/{account_object_id}/lists", .reading(UserAccountAnswers.lists)),
        UserRoute("GET", "/4/account/{account_object_id}/movie/favorites", userMarked(.favorite, .movie)),
        UserRoute("GET", "/4/account/{account_object_id}/tv/favorites", userMarked(.favorite, .tvSeries)),
        UserRoute("GET", "/4/account/{account_object_id}/movie/watchlist", userMarked(.watchlist, .movie)),
        UserRoute("GET", "/4/account/{account_object_id}/tv/watchlist", userMarked(.watchlist, .tvSeries)),
        UserRoute("GET", "/4/account/{account_object_id}/movie/rated", userRated(.movie)),
        UserRoute("GET", "/4/account/{account_object_id}/tv/rated", userRated(.tvSeries)),
        UserRoute("GET", "/4/account/{account_object_id}/movie/recommendations", recommended(.movie)),
        UserRoute("GET", "/4/account/{account_object_id}/tv/recommendations", recommended(.tvSeries)),
    ]

    private static let guests: [UserRoute] = [
        UserRoute("GET", "/3/guest_session/{guest_session_id}/rated/movies", ratedByGuest(.movie)),
        UserRoute("GET", "/3/guest_session/{guest_session_id}/rated/tv", ratedByGuest(.tvSeries)),
        UserRoute("GET", "/3/guest_session/{guest_session_id}/rated/tv/episodes", ratedByGuest(.tvEpisode)),
    ]

    private static let ratings: [UserRoute] = [
        UserRoute("POST", "/3/movie/{movie_id}/rating", .changing(RatingAnswers.rate)),
        UserRoute("DELETE", "/3/movie/{movie_id}/rating", .changing(RatingAnswers.unrate)),
        UserRoute("GET", "/3/movie/{movie_id}/account_states", .reading(RatingAnswers.states)),
        UserRoute("POST", "/3/tv/{series_id}/rating", .changing(RatingAnswers.rate)),
        UserRoute("DELETE", "/3/tv/{series_id}/rating", .changing(RatingAnswers.unrate)),
        UserRoute("GET", "/3/tv/{series_id}/account_states", .reading(RatingAnswers.states)),
        UserRoute(
            "GET", "/3/tv/{series_id}/season/{season_number}/account_states", .reading(RatingAnswers.seasonStates)),
        UserRoute(
            "POST", "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            .changing(RatingAnswers.rate)),
        UserRoute(
            "DELETE", "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            .changing(RatingAnswers.unrate)),
        UserRoute(
            "GET", "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states",
            .reading(RatingAnswers.states)),
    ]

    private static let lists: [UserRoute] = [
        UserRoute("POST", "/3/list", .changing(ListAnswers.create)),
        UserRoute("GET", "/3/list/{list_id}", .reading(ListAnswers.details)),
        UserRoute("DELETE", "/3/list/{list_id}", .changing(ListAnswers.delete)),
        UserRoute("POST", "/3/list/{list_id}/add_item", .changing(ListAnswers.add)),
        UserRoute("POST", "/3/list/{list_id}/remove_item", .changing(ListAnswers.remove)),
        UserRoute("POST", "/3/list/{list_id}/clear", .changing(ListAnswers.clear)),
        UserRoute("GET", "/3/list/{list_id}/item_status", .reading(ListAnswers.itemStatus)),
    ]

    private static let userLists: [UserRoute] = [
        UserRoute("POST", "/4/list", .changing(UserListAnswers.create)),
        UserRoute("GET", "/4/list/{list_id}", .reading(UserListAnswers.details)),
        UserRoute("PUT", "/4/list/{list_id}", .changing(UserListAnswers.update)),
        UserRoute("DELETE", "/4/list/{list_id}", .changing(UserListAnswers.delete)),
        UserRoute("GET", "/4/list/{list_id}/clear", .changing(UserListAnswers.clear)),
        UserRoute("POST", "/4/list/{list_id}/items", .changing(UserListAnswers.addItems)),
        UserRoute("PUT", "/4/list/{list_id}/items", .changing(UserListAnswers.updateItems)),
        UserRoute("DELETE", "/4/list/{list_id}/items", .changing(UserListAnswers.removeItems)),
        UserRoute("GET", "/4/list/{list_id}/item_status", .reading(UserListAnswers.itemStatus)),
    ]

    private static func marked(_ mark: Activity.Mark, _ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try AccountAnswers.marked(mark, kind, state, request) }
    }

    private static func rated(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try AccountAnswers.rated(kind, state, request) }
    }

    private static func userMarked(_ mark: Activity.Mark, _ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try UserAccountAnswers.marked(mark, kind, state, request) }
    }

    private static func userRated(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try UserAccountAnswers.rated(kind, state, request) }
    }

    private static func recommended(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try UserAccountAnswers.recommended(kind, state, request) }
    }

    private static func ratedByGuest(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try AccountAnswers.ratedByGuest(kind, state, request) }
    }
}
