/// A collection of the changes to a title or person at TMDb.
///
/// Source: `GET /3/movie/{movie_id}/changes`.
public struct ChangeCollection: Codable, Hashable, Sendable {

    /// The changes, grouped by property.
    public let changes: [Change]

    /// Creates a collection.
    public init(changes: [Change]) {
        self.changes = changes
    }

    private enum CodingKeys: String, CodingKey {
        case changes
    }
}
