/// A list of the changes to a property.
public struct Change: Codable, Hashable, Sendable {

    /// The name of the property, such as `images`. See ``APIConfiguration/changeKeys``.
    public let key: String
    /// The changes.
    public let items: [ChangeItem]

    /// Creates a change.
    public init(key: String, items: [ChangeItem]) {
        self.key = key
        self.items = items
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.items]

        case key
        case items
    }
}
