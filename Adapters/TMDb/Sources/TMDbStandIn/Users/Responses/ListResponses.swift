import TMDb
import TMDbTesting

/// The responses to requests about lists of API version 3.
enum ListResponses {
    static func create(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let user = try request.user(in: state)
        let body = try request.body()
        guard let name = body.text("name"), !name.isEmpty else { throw .validationFailed }
        var list = TitleList(id: state.makeListID(), owner: user, name: name)
        list.description = body.text("description") ?? list.description
        list.language = body.text("language") ?? list.language
        state.lists.set(list, for: list.id)
        return .done(.created, ["list_id": .integer(list.id)])
    }

    static func details(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.visibleList(request, to: try? request.user(in: state))
        let titles = list.titles(row: request.row(of:))
        return .json(
            Page(request.page, of: titles).members("items", row: request.listedRow(of:))
                .merging(own(list)) { $1 })
    }

    static func delete(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.list(request, ownedBy: request.user(in: state))
        state.lists.remove(list.id)
        return .done(.updated, status: 200)
    }

    static func add(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.list(request, ownedBy: request.user(in: state))
        let title = try movie(request)
        try request.requireTitle(title)
        guard list.items[title] == nil else { throw .duplicateEntry }
        state.lists.change(list.id) { $0.items.set(nil, for: title) }
        return .done(.updated)
    }

    static func remove(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.list(request, ownedBy: request.user(in: state))
        let title = try movie(request)
        guard list.items[title] != nil else { throw .entryNotFound }
        state.lists.change(list.id) { $0.items.remove(title) }
        return .done(.deleted)
    }

    static func clear(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.list(request, ownedBy: request.user(in: state))
        guard request["confirm"] == "true" else { throw .confirmationMissing }
        state.lists.change(list.id) { $0.items = OrderedValues() }
        return .done(.updated)
    }

    static func itemStatus(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.visibleList(request, to: try? request.user(in: state))
        guard let movie = request["movie_id"].flatMap(Int.init) else { throw .invalidParameters }
        return .json(["id": .integer(list.id), "item_present": .bool(list.items[.movie(movie)] != nil)])
    }

    /// Returns the row of a list in an account's lists.
    static func summary(_ list: TitleList) -> [String: JSONValue] {
        var members = own(list)
        members["created_by"] = nil
        members["list_type"] = "movie"
        return members
    }

    /// Returns the members of a list without its titles.
    private static func own(_ list: TitleList) -> [String: JSONValue] {
        [
            "id": .integer(list.id), "name": .string(list.name), "description": .string(list.description),
            "created_by": .string(list.owner.name), "favorite_count": 0, "item_count": .integer(list.items.count),
            "iso_639_1": .string(list.language), "poster_path": nil,
        ]
    }

    private static func movie(_ request: UserRequest) throws(Refusal) -> Title {
        guard let id = try request.body().integer("media_id") else { throw .validationFailed }
        return .movie(id)
    }
}

extension UserRequest {
    /// Returns the row of a title in a list of both movies and series.
    func listedRow(of title: Title) -> [String: JSONValue]? {
        var row = row(of: title)
        row?["media_type"] = .string(title.mediaType)
        return row
    }
}

// MARK: - Permissions

extension UserState {
    /// Returns the list in the path for changing it.
    /// - Throws: ``Refusal/editNotPermitted`` if the list belongs to another user.
    func list(_ request: UserRequest, ownedBy user: User) throws(Refusal) -> TitleList {
        guard let list = request.pathValues["list_id"].flatMap(Int.init).flatMap({ lists[$0] }) else {
            throw .notFound
        }
        if list.owner != user { throw .editNotPermitted }
        return list
    }

    /// Returns the list in the path for reading it. A list that was not created here can be a recorded list.
    func visibleList(_ request: UserRequest, to user: User?) throws(Refusal) -> TitleList {
        guard let id = request.pathValues["list_id"].flatMap(Int.init) else { throw .unhandled }
        guard let list = lists[id] else { throw hasCreatedList(id) ? .notFound : .unhandled }
        if !list.isPublic, list.owner != user { throw .resourcePrivate }
        return list
    }
}
