/// Users' lists of titles, as version 4 of the API has them: with TV series, comments and an order of one's own.
///
/// Private lists and changes need the owner's access token, which ``AuthenticationService/userAccessToken(from:)`` gives:
/// ``TMDbClient/asUser(_:)`` makes a view of a client that has it. No answer may be kept for others. Every method throws
/// ``TMDbError``.
public protocol UserListService: TMDbService {}

extension UserListService {

    /// A list with a page, from 1 to 500, of its titles.
    ///
    /// `GET /4/list/{list_id}`
    public func details(
        forList id: UserList.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> UserList {
        try await send(
            Endpoint(
                "v4-list-details", version: .v4, path: path(id), query: [.page(page), .language(language)],
                cacheability: .never))
    }

    /// Makes a list.
    ///
    /// `POST /4/list`
    public func create(_ properties: UserListProperties) async throws(TMDbError) -> CreatedUserList {
        try await send(Endpoint("v4-list-create", method: .post, version: .v4, path: ["list"], body: properties))
    }

    /// Changes those of a list's properties that are given.
    ///
    /// `PUT /4/list/{list_id}`
    @discardableResult
    public func update(
        list id: UserList.ID, _ properties: UserListProperties
    ) async throws(TMDbError) -> StatusResponse {
        try await send(Endpoint("v4-list-update", method: .put, version: .v4, path: path(id), body: properties))
    }

    /// Deletes a list.
    ///
    /// `DELETE /4/list/{list_id}`
    @discardableResult
    public func delete(list id: UserList.ID) async throws(TMDbError) -> StatusResponse {
        try await send(Endpoint("v4-list-delete", method: .delete, version: .v4, path: path(id)))
    }

    /// Removes all titles from a list.
    ///
    /// A GET that deletes: it is never kept and never sent twice.
    ///
    /// `GET /4/list/{list_id}/clear`
    public func clear(list id: UserList.ID) async throws(TMDbError) -> ClearedUserList {
        try await send(
            Endpoint(
                "v4-list-clear", version: .v4, path: path(id, "clear"), cacheability: .never, idempotence: .never))
    }

    /// Adds titles to a list, with their comments.
    ///
    /// TMDb keeps no comment of what is added, only of what is changed. So those of the titles that were added are sent
    /// with a second request. If that one fails its error is thrown, and the titles are on the list without comments;
    /// ``update(_:inList:)`` sends the comments again. If it fails for a title, that title's result says so.
    ///
    /// `POST /4/list/{list_id}/items`, and `PUT /4/list/{list_id}/items` if there are comments
    public func add(
        _ items: [UserListItem], toList id: UserList.ID
    ) async throws(TMDbError) -> UserListItemResults {
        let added: UserListItemResults = try await send(
            Endpoint(
                "v4-list-add-items", method: .post, version: .v4, path: path(id, "items"), body: ["items": items]))
        let commented = items.filter { $0.comment?.isEmpty == false && added.holds($0) }
        if commented.isEmpty { return added }
        return added.merging(try await update(commented, inList: id))
    }

    /// Changes the comments on titles of a list.
    ///
    /// `PUT /4/list/{list_id}/items`
    public func update(
        _ items: [UserListItem], inList id: UserList.ID
    ) async throws(TMDbError) -> UserListItemResults {
        try await send(
            Endpoint(
                "v4-list-update-items", method: .put, version: .v4, path: path(id, "items"), body: ["items": items]))
    }

    /// Removes titles from a list.
    ///
    /// `DELETE /4/list/{list_id}/items`
    public func remove(
        _ items: [UserListItem], fromList id: UserList.ID
    ) async throws(TMDbError) -> UserListItemResults {
        try await send(
            Endpoint(
                "v4-list-remove-items", method: .delete, version: .v4, path: path(id, "items"),
                body: ["items": items]))
    }

    /// Whether a title is on a list.
    ///
    /// TMDb says that it is not by "not found", and it is not known that it says so in another way of a list that it does
    /// not have. So of such a list this is false too; ``details(forList:page:language:)`` tells whether there is one.
    ///
    /// `GET /4/list/{list_id}/item_status`
    public func contains(_ show: Show.ID, inList id: UserList.ID) async throws(TMDbError) -> Bool {
        do throws(TMDbError) {
            return try await itemStatus(of: show, inList: id).success != false
        } catch {
            switch error.kind {
            case .notFound: return false
            // `success` was false in an answer of status 200.
            case .unexpectedStatus where error.httpStatus == 200: return false
            default: throw error
            }
        }
    }

    /// The entry of a list that a title is.
    ///
    /// `GET /4/list/{list_id}/item_status`
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/notFound`` if it is not.
    public func itemStatus(
        of show: Show.ID, inList id: UserList.ID
    ) async throws(TMDbError) -> UserListItemStatus {
        let item =
            switch show {
            case .movie(let id): UserListItem.movie(id)
            case .tvSeries(let id): UserListItem.tvSeries(id)
            }
        return try await send(
            Endpoint(
                "v4-list-item-status", version: .v4, path: path(id, "item_status"),
                query: [.number("media_id", item.mediaID), .word("media_type", item.mediaType)],
                cacheability: .never))
    }

    private func path(_ id: UserList.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["list", .id(id, "list_id")] + resource
    }
}
