/// A kind of request about users, with its handler.
struct UserRoute: Sendable {
    /// A closure that reads or changes the state, and returns a response.
    enum Handler: Sendable {
        case reading(@Sendable (UserState, UserRequest) throws(Refusal) -> StandInResponse)
        case changing(@Sendable (inout UserState, UserRequest) throws(Refusal) -> StandInResponse)
    }

    let method: String
    let handler: Handler
    let template: PathTemplate

    init(_ method: String, _ template: PathTemplate, _ handler: Handler) {
        self.method = method
        self.template = template
        self.handler = handler
    }
}

/// All requests whose responses are based on posted data.
extension UserRoute {
    static let all = sessions + accounts + userAccounts + guests + ratings + lists + userLists

    private static let sessions: [UserRoute] = [
        UserRoute("GET", "/3/authentication", .reading(SessionResponses.validKey)),
        UserRoute("GET", "/3/authentication/token/new", .changing(SessionResponses.makeRequestToken)),
        UserRoute("POST", "/3/authentication/token/validate_with_login", .changing(SessionResponses.approve)),
        UserRoute("POST", "/3/authentication/session/new", .changing(SessionResponses.makeSession)),
        UserRoute("POST", "/3/authentication/session/convert/4", .changing(SessionResponses.convertAccessToken)),
        UserRoute("DELETE", "/3/authentication/session", .changing(SessionResponses.deleteSession)),
        UserRoute("GET", "/3/authentication/guest_session/new", .changing(SessionResponses.makeGuestSession)),
        UserRoute("POST", "/4/auth/request_token", .changing(SessionResponses.makeUserRequestToken)),
        UserRoute("POST", "/4/auth/access_token", .changing(SessionResponses.makeAccessToken)),
        UserRoute("DELETE", "/4/auth/access_token", .changing(SessionResponses.deleteAccessToken)),
    ]

    private static let accounts: [UserRoute] = [
        UserRoute("GET", "/3/account", .reading(AccountResponses.details)),
        UserRoute("GET", "/3/account/{account_id}", .reading(AccountResponses.details)),
        UserRoute("GET", "/3/account/{account_id}/lists", .reading(AccountResponses.lists)),
        UserRoute("POST", "/3/account/{account_id}/favorite", .changing(AccountResponses.setMark(.favorite))),
        UserRoute("POST", "/3/account/{account_id}/watchlist", .changing(AccountResponses.setMark(.watchlist))),
        UserRoute("GET", "/3/account/{account_id}/favorite/movies", marked(.favorite, .movie)),
        UserRoute("GET", "/3/account/{account_id}/favorite/tv", marked(.favorite, .tvSeries)),
        UserRoute("GET", "/3/account/{account_id}/watchlist/movies", marked(.watchlist, .movie)),
        UserRoute("GET", "/3/account/{account_id}/watchlist/tv", marked(.watchlist, .tvSeries)),
        UserRoute("GET", "/3/account/{account_id}/rated/movies", rated(.movie)),
        UserRoute("GET", "/3/account/{account_id}/rated/tv", rated(.tvSeries)),
        UserRoute("GET", "/3/account/{account_id}/rated/tv/episodes", rated(.tvEpisode)),
    ]

    private static let userAccounts: [UserRoute] = [
        UserRoute("GET", "/4/account/{account_object_id}/lists", .reading(UserAccountResponses.lists)),
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
        UserRoute("POST", "/3/movie/{movie_id}/rating", .changing(RatingResponses.rate)),
        UserRoute("DELETE", "/3/movie/{movie_id}/rating", .changing(RatingResponses.unrate)),
        UserRoute("GET", "/3/movie/{movie_id}/account_states", .reading(RatingResponses.states)),
        UserRoute("POST", "/3/tv/{series_id}/rating", .changing(RatingResponses.rate)),
        UserRoute("DELETE", "/3/tv/{series_id}/rating", .changing(RatingResponses.unrate)),
        UserRoute("GET", "/3/tv/{series_id}/account_states", .reading(RatingResponses.states)),
        UserRoute(
            "GET", "/3/tv/{series_id}/season/{season_number}/account_states", .reading(RatingResponses.seasonStates)),
        UserRoute(
            "POST", "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            .changing(RatingResponses.rate)),
        UserRoute(
            "DELETE", "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating",
            .changing(RatingResponses.unrate)),
        UserRoute(
            "GET", "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states",
            .reading(RatingResponses.states)),
    ]

    private static let lists: [UserRoute] = [
        UserRoute("POST", "/3/list", .changing(ListResponses.create)),
        UserRoute("GET", "/3/list/{list_id}", .reading(ListResponses.details)),
        UserRoute("DELETE", "/3/list/{list_id}", .changing(ListResponses.delete)),
        UserRoute("POST", "/3/list/{list_id}/add_item", .changing(ListResponses.add)),
        UserRoute("POST", "/3/list/{list_id}/remove_item", .changing(ListResponses.remove)),
        UserRoute("POST", "/3/list/{list_id}/clear", .changing(ListResponses.clear)),
        UserRoute("GET", "/3/list/{list_id}/item_status", .reading(ListResponses.itemStatus)),
    ]

    private static let userLists: [UserRoute] = [
        UserRoute("POST", "/4/list", .changing(UserListResponses.create)),
        UserRoute("GET", "/4/list/{list_id}", .reading(UserListResponses.details)),
        UserRoute("PUT", "/4/list/{list_id}", .changing(UserListResponses.update)),
        UserRoute("DELETE", "/4/list/{list_id}", .changing(UserListResponses.delete)),
        UserRoute("GET", "/4/list/{list_id}/clear", .changing(UserListResponses.clear)),
        UserRoute("POST", "/4/list/{list_id}/items", .changing(UserListResponses.addItems)),
        UserRoute("PUT", "/4/list/{list_id}/items", .changing(UserListResponses.updateItems)),
        UserRoute("DELETE", "/4/list/{list_id}/items", .changing(UserListResponses.removeItems)),
        UserRoute("GET", "/4/list/{list_id}/item_status", .reading(UserListResponses.itemStatus)),
    ]

    private static func marked(_ mark: Activity.Mark, _ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try AccountResponses.marked(mark, kind, state, request) }
    }

    private static func rated(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try AccountResponses.rated(kind, state, request) }
    }

    private static func userMarked(_ mark: Activity.Mark, _ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try UserAccountResponses.marked(mark, kind, state, request) }
    }

    private static func userRated(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try UserAccountResponses.rated(kind, state, request) }
    }

    private static func recommended(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try UserAccountResponses.recommended(kind, state, request) }
    }

    private static func ratedByGuest(_ kind: Title.Kind) -> Handler {
        .reading { state, request throws(Refusal) in try AccountResponses.ratedByGuest(kind, state, request) }
    }
}
