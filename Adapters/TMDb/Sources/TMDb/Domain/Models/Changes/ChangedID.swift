/// An identifier of a movie, TV series or person that changed.
public struct ChangedID: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie, TV series or person.
    public let id: Int
    /// Whether the entry is for adults only; `nil` if it was deleted.
    public let isAdultOnly: Bool?
    /// Whether TMDb marks the entry as softcore.
    public let isSoftcore: Bool?

    /// Creates a changed identifier.
    public init(id: Int, isAdultOnly: Bool? = nil, isSoftcore: Bool? = nil) {
        self.id = id
        self.isAdultOnly = isAdultOnly
        self.isSoftcore = isSoftcore
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case isAdultOnly = "adult"
        case isSoftcore = "softcore"
    }
}

/// A page of a list of changed identifiers.
public typealias ChangedIDPageableList = PageableListResult<ChangedID>
