import TMDb
import TMDbTesting

/// The responses to requests about lists of API version 4.
enum UserListResponses {
    /// The maximum number of entries in a request.
    private static let itemLimit = 1_000

    static func create(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let user = try request.tokenUser(in: state)
        let body = try request.body()
        guard let name = body.text("name"), !name.isEmpty, body.text("iso_639_1") != nil else {
            throw .validationFailed
        }
        var list = TitleList(id: state.makeListID(), owner: user, name: name)
        _ = try apply(body, to: &list)
        // TMDb ignores `false` when a list is created, and accepts it when the list is updated.
        if case .bool = body.members["public"] { list.isPublic = true }
        state.lists.set(list, for: list.id)
        return .done(.created, ["id": .integer(list.id)])
    }

    static func details(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.visibleList(request, to: try? request.tokenUser(in: state))
        let sort = request["sort_by"].map(UserListSort.init(rawValue:))
        let page = Page(request.page, of: list.titles(sortedBy: sort, row: request.row(of:)))
        var comments: [String: JSONValue] = [:]
        var objectIDs: [String: JSONValue] = [:]
        for title in page.elements {
            let key = title.itemKey
            comments[key] = list.items[title].flatMap(\.self).map(JSONValue.string) ?? .null
            objectIDs[key] = .string(list.objectID(of: title))
        }
        // That `sort_by` is the stored order, not the requested one, is an assumption.
        let own: [String: JSONValue] = [
            "id": .integer(list.id), "name": .string(list.name), "description": .string(list.description),
            "public": .bool(list.isPublic), "sort_by": .string(list.sortBy.rawValue),
            "iso_639_1": .string(list.language), "iso_3166_1": .string(list.region),
            "item_count": .integer(list.items.count), "poster_path": nil, "backdrop_path": nil,
            "comments": .object(comments), "object_ids": .object(objectIDs), "created_by": owner(list.owner),
        ]
        return .json(page.members(row: request.listedRow(of:)).merging(own) { $1 })
    }

    static func update(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        var list = try state.list(request, ownedBy: request.tokenUser(in: state))
        guard try apply(request.body(), to: &list) else { throw .nothingToUpdate }
        state.lists.set(list, for: list.id)
        return .done(.updated)
    }

    static func delete(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.list(request, ownedBy: request.tokenUser(in: state))
        state.lists.remove(list.id)
        return .done(.deleted)
    }

    static func clear(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.list(request, ownedBy: request.tokenUser(in: state))
        state.lists.change(list.id) { $0.items = OrderedValues() }
        return .done(
            .updated, ["id": .integer(list.id), "items_deleted": .integer(list.items.count)], status: 200)
    }

    static func addItems(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        // TMDb stores comments only when entries are updated, not when they are added.
        try changeItems(&state, request) { items, title, _ in
            guard request.row(of: title) != nil else { return "Media not found" }
            guard items[title] == nil else { return "Media has already been taken" }
            items.set(nil, for: title)
            return nil
        }
    }

    static func updateItems(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        try changeItems(&state, request) { items, title, comment in
            items.change(title) { $0 = comment } == nil ? "Media not found" : nil
        }
    }

    static func removeItems(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        try changeItems(&state, request) { items, title, _ in
            items.remove(title) == nil ? "Media not found" : nil
        }
    }

    static func itemStatus(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let list = try state.visibleList(request, to: try? request.tokenUser(in: state))
        guard let mediaType = request["media_type"], let id = request["media_id"].flatMap(Int.init),
            let title = Title(mediaType: mediaType, id: id)
        else { throw .invalidParameters }
        guard list.items[title] != nil else { throw .notFound }
        return .done(
            .success, ["id": .integer(list.id), "media_type": .string(mediaType), "media_id": .integer(id)])
    }
}

extension UserListResponses {
    /// Applies a change to each posted entry. The request succeeds even if entries fail.
    /// - Parameter change: A closure that changes an entry. Returns an error message, or `nil` if it succeeds.
    private static func changeItems(
        _ state: inout UserState, _ request: UserRequest,
        _ change: (inout OrderedValues<Title, String?>, Title, String?) -> String?
    ) throws(Refusal) -> StandInResponse {
        let list = try state.list(request, ownedBy: request.tokenUser(in: state))
        guard case .array(let posted) = try request.body().members["items"], posted.count <= itemLimit else {
            throw .validationFailed
        }
        var entries: [(title: Title, comment: String?)] = []
        for item in posted {
            guard case .object(let members) = item, let title = PostedBody(members: members).title else {
                throw .validationFailed
            }
            entries.append((title, PostedBody(members: members).text("comment")))
        }
        let failures = state.lists.change(list.id) { list in
            entries.map { change(&list.items, $0.title, $0.comment) }
        }
        let results = zip(entries, failures ?? []).map { entry, failure in
            result(of: entry.title, failure: failure)
        }
        return .done(.success, ["results": .array(results)])
    }

    private static func result(of title: Title, failure: String?) -> JSONValue {
        var members: [String: JSONValue] = [
            "media_type": .string(title.mediaType), "media_id": .integer(title.listedID),
            "success": .bool(failure == nil),
        ]
        members["error"] = failure.map { [.string($0)] }
        return .object(members)
    }

    /// Applies the posted members to a list. Returns whether the body contains any supported member.
    private static func apply(_ body: PostedBody, to list: inout TitleList) throws(Refusal) -> Bool {
        let keys: Set<String> = ["name", "description", "iso_639_1", "iso_3166_1", "public", "sort_by"]
        if body.text("name")?.isEmpty == true { throw .validationFailed }
        list.name = body.text("name") ?? list.name
        list.description = body.text("description") ?? list.description
        list.language = body.text("iso_639_1") ?? list.language
        list.region = body.text("iso_3166_1") ?? list.region
        list.isPublic = body.flag("public") ?? list.isPublic
        list.sortBy = body.text("sort_by").map(UserListSort.init(rawValue:)) ?? list.sortBy
        return !keys.isDisjoint(with: body.members.keys)
    }

    private static func owner(_ user: User) -> JSONValue {
        [
            "id": .string(user.versionFourID), "username": .string(user.name), "name": "",
            "gravatar_hash": .string(user.versionFourID), "avatar_path": nil,
        ]
    }
}
