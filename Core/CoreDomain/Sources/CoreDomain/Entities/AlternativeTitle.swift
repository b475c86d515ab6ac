/// An alternative title of a movie or a TV series in a region.
public struct AlternativeTitle: Codable, Hashable, Sendable {
    /// The region, an ISO 3166-1 alpha-2 code.
    public let region: String
    /// The title.
    public let title: String
    /// The kind of title, such as `working title`.
    public let type: String?

    /// Creates an alternative title.
    public init(region: String, title: String, type: String? = nil) {
        self.region = region
        self.title = title
        self.type = type
    }
}
