/// An identifier of a movie, TV series or person that changed.
public struct ChangedID: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie, TV series or person.
    public let id: Int
    /// Whether the entry is for adults only; `nil` if it was deleted.
    public let isAdultOnly: Bool?

    /// Creates a changed identifier.
    public init(
        id: Int, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.isAdultOnly = isAdultOnly
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case isAdultOnly = "adult"
    }
}

/// A page of a list of changed identifiers.
public typealias ChangedIDPageableList = PageableListResult<ChangedID>
