/// A service for users' lists in API version 3.
///
/// Changes require a session of the list's owner. Lists may be private, so responses are never cached or coalesced. If
/// `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol MediaListService: TMDbService {}

extension MediaListService {

    /// Returns the details of a list with a page (1 to 500) of its titles.
    ///
    /// `GET /3/list/{list_id}`
    public func details(
        forList id: MediaListID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MediaList {
        try await send(
            Endpoint("list-details", path: path(id), query: [.page(page), .language(language)], cacheability: .never))
    }

    /// Returns the status of a movie on a list: whether the list contains it.
    ///
    /// `GET /3/list/{list_id}/item_status`
    public func itemStatus(
        ofMovie movieID: Movie.ID, inList id: MediaListID, language: String? = nil
    ) async throws(TMDbError) -> MediaListItemStatus {
        try await send(
            Endpoint(
                "list-check-item-status", path: path(id, "item_status"),
                query: [.number("movie_id", movieID), .language(language)], cacheability: .never))
    }

    /// Creates a list.
    ///
    /// `POST /3/list`
    ///
    /// - Parameters:
    ///   - name: The name of the list.
    ///   - description: The description of the list. Default: empty.
    ///   - listLanguage: The language of the list, as an ISO 639-1 code. Default: TMDb's default.
    ///   - sessionID: The session identifier of the list's owner.
    public func create(
        name: String, description: String = "", listLanguage: String? = nil, sessionID: String
    ) async throws(TMDbError) -> CreatedMediaList {
        var body = ["name": name, "description": description]
        body["language"] = listLanguage
        return try await send(
            Endpoint("list-create", method: .post, path: ["list"], query: [.session(sessionID)], body: body))
    }

    /// Adds a movie to a list.
    ///
    /// `POST /3/list/{list_id}/add_item`
    @discardableResult
    public func addMovie(
        _ movieID: Movie.ID, toList id: MediaListID, sessionID: String
    ) async throws(TMDbError) -> StatusResponse {
        try await send(
            Endpoint(
                "list-add-movie", method: .post, path: path(id, "add_item"), query: [.session(sessionID)],
                body: ["media_id": movieID]))
    }

    /// Removes a movie from a list.
    ///
    /// `POST /3/list/{list_id}/remove_item`
    @discardableResult
    public func removeMovie(
        _ movieID: Movie.ID, fromList id: MediaListID, sessionID: String
    ) async throws(TMDbError) -> StatusResponse {
        try await send(
            Endpoint(
                "list-remove-movie", method: .post, path: path(id, "remove_item"), query: [.session(sessionID)],
                body: ["media_id": movieID]))
    }

    /// Removes all titles from a list.
    ///
    /// `POST /3/list/{list_id}/clear`
    ///
    /// - Parameters:
    ///   - id: The identifier of the list.
    ///   - isConfirmed: Whether the removal is confirmed. TMDb rejects the request otherwise.
    ///   - sessionID: The session identifier of the list's owner.
    @discardableResult
    public func clear(
        list id: MediaListID, isConfirmed: Bool, sessionID: String
    ) async throws(TMDbError) -> StatusResponse {
        try await send(
            Endpoint(
                "list-clear", method: .post, path: path(id, "clear"),
                query: [.session(sessionID), .flag("confirm", isConfirmed)]))
    }

    /// Deletes a list.
    ///
    /// `DELETE /3/list/{list_id}`
    @discardableResult
    public func delete(list id: MediaListID, sessionID: String) async throws(TMDbError) -> StatusResponse {
        try await send(Endpoint("list-delete", method: .delete, path: path(id), query: [.session(sessionID)]))
    }

    private func path(_ id: MediaListID, _ resource: PathSegment...) -> [PathSegment] {
        ["list", .string(id.rawValue, "list_id")] + resource
    }
}
