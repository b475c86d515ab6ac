/// An identifier of a movie or TV series. TMDb numbers movies and series independently, so it includes the kind.
public struct TitleID: Codable, Hashable, Sendable {
    /// The kind of the title.
    public let kind: TitleKind
    /// The TMDb identifier, unique among titles of the same kind.
    public let id: Int

    /// Creates an identifier.
    public init(_ kind: TitleKind, _ id: Int) {
        self.kind = kind
        self.id = id
    }
}
