/// A title to add to a list, to update on a list, or to remove from a list.
public struct UserListItem: Codable, Hashable, Sendable {

    /// The media type: a movie or a TV series.
    public let mediaType: MediaType
    /// The TMDb identifier of the title.
    public let mediaID: Int
    /// The owner's comment on the title.
    public let comment: String?

    /// Creates a list item.
    public init(mediaType: MediaType, mediaID: Int, comment: String? = nil) {
        self.mediaType = mediaType
        self.mediaID = mediaID
        self.comment = comment
    }

    /// Creates a list item for a movie.
    public static func movie(_ id: MovieListItem.ID, comment: String? = nil) -> UserListItem {
        UserListItem(mediaType: .movie, mediaID: id, comment: comment)
    }

    /// Creates a list item for a TV series.
    public static func tvSeries(_ id: TVSeriesListItem.ID, comment: String? = nil) -> UserListItem {
        UserListItem(mediaType: .tvSeries, mediaID: id, comment: comment)
    }

    private enum CodingKeys: String, CodingKey {
        case mediaType = "media_type"
        case mediaID = "media_id"
        case comment
    }
}

/// The results of adding, updating or removing list items.
///
/// The request can succeed even if some items fail. Check ``failures``.
///
/// Source: `POST`, `PUT` and `DELETE /4/list/{list_id}/items`.
public struct UserListItemResults: Codable, Hashable, Sendable {

    /// The results of the items.
    public let results: [UserListItemResult]
    /// Whether the request succeeded.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a response.
    public init(
        results: [UserListItemResult], success: Bool? = nil, statusCode: TMDbStatusCode? = nil,
        statusMessage: String? = nil
    ) {
        self.results = results
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    /// The results of the items that were not added, updated or removed.
    public var failures: [UserListItemResult] { results.filter { !$0.success } }

    private enum CodingKeys: String, CodingKey {
        case results
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}

/// Methods for adding items and then their comments with a second request.
extension UserListItemResults {

    /// Returns whether an item was processed.
    func succeeded(for item: UserListItem) -> Bool {
        results.contains { $0.success && $0.mediaType == item.mediaType && $0.mediaID == item.mediaID }
    }

    /// Returns these results, in which failures of a second request replace the results of the same items.
    func merging(_ second: UserListItemResults) -> UserListItemResults {
        let merged = results.map { result in
            guard result.success else { return result }
            return second.results.first {
                !$0.success && $0.mediaType == result.mediaType && $0.mediaID == result.mediaID
            } ?? result
        }
        return UserListItemResults(
            results: merged, success: success, statusCode: statusCode, statusMessage: statusMessage)
    }
}

/// The result of adding, updating or removing one list item.
public struct UserListItemResult: Codable, Hashable, Sendable {

    /// The media type of the title.
    public let mediaType: MediaType
    /// The TMDb identifier of the title.
    public let mediaID: Int
    /// Whether the item was added, updated or removed.
    public let success: Bool
    /// The error messages, if the item was not processed.
    public let errors: [String]?

    /// Creates a user list item result.
    public init(mediaType: MediaType, mediaID: Int, success: Bool, errors: [String]? = nil) {
        self.mediaType = mediaType
        self.mediaID = mediaID
        self.success = success
        self.errors = errors
    }

    private enum CodingKeys: String, CodingKey {
        case mediaType = "media_type"
        case mediaID = "media_id"
        case success
        case errors = "error"
    }
}

/// The status of a title in a list. If the title is missing from the list, the request throws
/// ``TMDbError/Kind-swift.enum/notFound``.
///
/// Source: `GET /4/list/{list_id}/item_status`.
public struct UserListItemStatus: Codable, Hashable, Sendable {

    /// The TMDb identifier of the list.
    public let id: Int?
    /// The media type of the title.
    public let mediaType: MediaType
    /// The TMDb identifier of the title.
    public let mediaID: Int
    /// Whether the title is on the list.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a status.
    public init(
        id: Int? = nil, mediaType: MediaType, mediaID: Int, success: Bool? = nil, statusCode: TMDbStatusCode? = nil,
        statusMessage: String? = nil
    ) {
        self.id = id
        self.mediaType = mediaType
        self.mediaID = mediaID
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case mediaType = "media_type"
        case mediaID = "media_id"
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
