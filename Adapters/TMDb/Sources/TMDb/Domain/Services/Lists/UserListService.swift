/// A service for users' lists in API version 4, which support TV series, comments and a custom order.
///
/// Private lists and changes require the owner's access token, which ``AuthenticationService/userAccessToken(from:)``
/// returns. Use ``TMDbClient/asUser(_:)`` to create a view of the client that sends the token.
///
/// Lists may be private, so responses are never cached or coalesced. If `language` is `nil`, the client's default
/// language is used. Every method throws ``TMDbError``.
public protocol UserListService: TMDbService {}

extension UserListService {

    /// Returns the details of a list with a page (1 to 500) of its titles.
    ///
    /// `GET /4/list/{list_id}`
    ///
    /// TMDb supports `sort_by`, but its reference does not describe the parameter for this operation.
    ///
    /// The sort order applies to this response. The order that is stored with the list does not change. Default: the
    /// stored order.
    public func details(
        forList id: UserList.ID, sortedBy sort: UserListSort? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> UserList {
        try await send(
            Endpoint(
                "v4-list-details", version: .v4, path: path(id),
                query: [.rawValue("sort_by", sort), .page(page), .language(language)], cacheability: .never))
    }

    /// Creates a list.
    ///
    /// `POST /4/list`
    public func create(_ properties: UserListProperties) async throws(TMDbError) -> CreatedUserList {
        try await send(Endpoint("v4-list-create", method: .post, version: .v4, path: ["list"], body: properties))
    }

    /// Updates the given properties of a list. Other properties are unchanged.
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
    /// This `GET` request deletes data, so it is never cached, coalesced or retried.
    ///
    /// `GET /4/list/{list_id}/clear`
    public func clear(list id: UserList.ID) async throws(TMDbError) -> ClearedUserList {
        try await send(
            Endpoint(
                "v4-list-clear", version: .v4, path: path(id, "clear"), cacheability: .never, idempotence: .never))
    }

    /// Adds titles to a list, with their comments.
    ///
    /// TMDb stores comments only when items are updated, not when they are added. This method therefore sends the
    /// comments of the added titles in a second request. If the second request fails, its error is thrown and the
    /// titles are on the list without comments; call ``update(_:inList:)`` to send them again. If it fails for single
    /// titles, their results report the failure.
    ///
    /// `POST /4/list/{list_id}/items`, and `PUT /4/list/{list_id}/items` if there are comments
    public func add(_ items: [UserListItem], toList id: UserList.ID) async throws(TMDbError) -> UserListItemResults {
        let added: UserListItemResults = try await send(
            Endpoint(
                "v4-list-add-items", method: .post, version: .v4, path: path(id, "items"), body: ["items": items]))
        let commented = items.filter { $0.comment?.isEmpty == false && added.succeeded(for: $0) }
        if commented.isEmpty { return added }
        return added.merging(try await update(commented, inList: id))
    }

    /// Updates the comments of titles on a list.
    ///
    /// `PUT /4/list/{list_id}/items`
    public func update(_ items: [UserListItem], inList id: UserList.ID) async throws(TMDbError) -> UserListItemResults {
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

    /// Returns whether a title is on a list.
    ///
    /// TMDb reports a missing title as "not found" and may report a missing list in the same way, so the result is also
    /// `false` if the list does not exist. To check that the list exists, call
    /// ``details(forList:sortedBy:page:language:)``.
    ///
    /// `GET /4/list/{list_id}/item_status`
    public func contains(_ show: Show.ID, inList id: UserList.ID) async throws(TMDbError) -> Bool {
        do throws(TMDbError) {
            return try await itemStatus(of: show, inList: id).success != false
        } catch {
            switch error.kind {
            case .notFound: return false
            // TMDb reported `success` as false in a response with status 200.
            case .unexpectedStatus where error.httpStatus == 200: return false
            default: throw error
            }
        }
    }

    /// Returns the status of a title on a list.
    ///
    /// `GET /4/list/{list_id}/item_status`
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/notFound`` if the title is not on the list.
    public func itemStatus(of show: Show.ID, inList id: UserList.ID) async throws(TMDbError) -> UserListItemStatus {
        let item =
            switch show {
            case .movie(let id): UserListItem.movie(id)
            case .tvSeries(let id): UserListItem.tvSeries(id)
            }
        return try await send(
            Endpoint(
                "v4-list-item-status", version: .v4, path: path(id, "item_status"),
                query: [.number("media_id", item.mediaID), .rawValue("media_type", item.mediaType)],
                cacheability: .never))
    }

    private func path(_ id: UserList.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["list", .id(id, "list_id")] + resource
    }
}
