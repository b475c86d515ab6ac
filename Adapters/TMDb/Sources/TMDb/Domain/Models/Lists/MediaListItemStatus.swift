/// A status that states whether a movie is on a list.
///
/// Source: `GET /3/list/{list_id}/item_status`.
public struct MediaListItemStatus: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the list.
    public let id: MediaListID
    /// Whether the movie is on the list.
    public let isPresent: Bool

    /// Creates a status.
    public init(
        id: MediaListID, isPresent: Bool
    ) {
        self.id = id
        self.isPresent = isPresent
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case isPresent = "item_present"
    }
}
