import TMDb
import TMDbTesting

/// The responses to requests about accounts.
enum AccountResponses {
    /// Returns the account of the session's user. Like TMDb, ignores the account identifier in the path.
    static func details(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let user = try request.user(in: state)
        return .json([
            "id": .integer(user.id), "username": .string(user.name), "name": "", "include_adult": false,
            "iso_639_1": "en", "iso_3166_1": "US",
            "avatar": ["gravatar": ["hash": .string(user.versionFourID)], "tmdb": ["avatar_path": nil]],
        ])
    }

    static func lists(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let user = try request.user(in: state)
        let lists = state.lists.inOrder.map(\.value).filter { $0.owner == user }
        return .json(Page(request.page, of: lists).members(row: ListResponses.summary))
    }

    /// Returns a handler that marks or unmarks a title.
    static func setMark(
        _ mark: Activity.Mark
    ) -> @Sendable (inout UserState, UserRequest) throws(Refusal) -> StandInResponse {
        { state, request throws(Refusal) in
            let user = try request.user(in: state)
            let body = try request.body()
            guard let title = body.title, let isMarked = body.flag(mark.rawValue) else { throw .validationFailed }
            try request.requireTitle(title)
            let result = state.changeActivity(of: .user(user.id)) { activity -> StandInResponse.Done in
                if isMarked { return activity.mark(title, as: mark) ? .added : .updated }
                activity.unmark(title, as: mark)
                return .deleted
            }
            return .done(result)
        }
    }

    static func marked(
        _ mark: Activity.Mark, _ kind: Title.Kind, _ state: UserState, _ request: UserRequest
    ) throws(Refusal) -> StandInResponse {
        let user = try request.user(in: state)
        return page(of: state.activity(of: .user(user.id)).marked(mark, kind), request)
    }

    static func rated(_ kind: Title.Kind, _ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse
    {
        let user = try request.user(in: state)
        return page(of: state.activity(of: .user(user.id)).rated(kind), request)
    }

    /// Returns the titles that a guest rated. Like TMDb, it fails with "not found" until the guest rates a title.
    static func ratedByGuest(
        _ kind: Title.Kind, _ state: UserState, _ request: UserRequest
    ) throws(Refusal) -> StandInResponse {
        guard let guest = request.pathValues["guest_session_id"] else { throw .noPermission }
        let activity = state.activity(of: try request.guest(guest, in: state))
        if activity.ratings.count == 0 { throw .notFound }
        return page(of: activity.rated(kind), request)
    }

    private static func page(of entries: [Activity.Entry], _ request: UserRequest) -> StandInResponse {
        .json(
            request.page(of: entries).members { entry in
                var row = request.row(of: entry.title)
                row?["rating"] = entry.rating.map(JSONValue.number)
                return row
            })
    }
}

extension UserRequest {
    /// Returns a page of an account's entries, in the requested order.
    func page<Entry>(of entries: [Entry]) -> Page<Entry> {
        let isDescending = self["sort_by"] == AccountSort.createdAtDescending.rawValue
        return Page(page, of: isDescending ? entries.reversed() : entries)
    }
}
