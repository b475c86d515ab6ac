/// A collection of the logos of a company or network, best rated first.
///
/// Source: `GET /3/company/{company_id}/images` and `GET /3/network/{network_id}/images`.
public struct LogoCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the company or network; `nil` if appended to a details response.
    public let id: Int?
    /// The logos.
    public let logos: [LogoMetadata]

    /// Creates a collection.
    public init(
        id: Int? = nil, logos: [LogoMetadata]
    ) {
        self.id = id
        self.logos = logos
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case logos
    }
}
