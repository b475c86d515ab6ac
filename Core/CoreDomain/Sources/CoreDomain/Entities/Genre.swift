/// A genre of movies or series, with its name in the requested language.
public struct Genre: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name; empty if it is not known in any language.
    public let name: String

    /// Creates a genre.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
