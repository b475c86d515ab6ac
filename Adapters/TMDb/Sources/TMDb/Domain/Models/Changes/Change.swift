/// The changes of one property.
public struct Change: Codable, Hashable, Sendable {

    /// The property's name, such as `images`; an open vocabulary.
    public let key: String
    /// The changes.
    public let items: [ChangeItem]

    /// Creates a change.
    public init(key: String, items: [ChangeItem]) {
        self.key = key
        self.items = items
    }

    private enum CodingKeys: String, CodingKey {
        case key
        case items
    }
}
