/// The identifier of something that changed.
public struct ChangedID: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier of the movie, the series or the person.
    public let id: Int
    /// Whether it is for adults only; `nil` for what is no longer there.
    public let isAdultOnly: Bool?

    /// Creates a changed ID.
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

/// One page of a list of what changed.
public typealias ChangedIDPageableList = PageableListResult<ChangedID>
