/// A keyword, such as `time travel`.
public struct Keyword: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The keyword, in English.
    public let name: String

    /// Creates a keyword.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
