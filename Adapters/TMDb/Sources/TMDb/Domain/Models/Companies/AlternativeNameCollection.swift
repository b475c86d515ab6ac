/// The other names of a company or a network.
///
/// Source: `GET /3/company/{company_id}/alternative_names` and `GET /3/network/{network_id}/alternative_names`.
public struct AlternativeNameCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the company or network; absent if this was appended to details.
    public let id: Int?
    /// The names.
    public let results: [AlternativeName]

    /// Creates a collection.
    public init(
        id: Int? = nil, results: [AlternativeName]
    ) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
