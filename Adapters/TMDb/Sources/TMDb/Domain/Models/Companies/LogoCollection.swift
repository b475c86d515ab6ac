/// The logos of a company or a network, best rated first.
///
/// Source: `GET /3/company/{company_id}/images` and `GET /3/network/{network_id}/images`.
public struct LogoCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the company or network; absent if this was appended to details.
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
