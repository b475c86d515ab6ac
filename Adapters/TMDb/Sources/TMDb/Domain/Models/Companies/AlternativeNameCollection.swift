/// A collection of the alternative names of a company or network.
///
/// Source: `GET /3/company/{company_id}/alternative_names` and `GET /3/network/{network_id}/alternative_names`.
public struct AlternativeNameCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the company or network; `nil` if appended to a details response.
    public let id: Int?
    /// The alternative names.
    public let results: [AlternativeName]

    /// Creates a collection.
    public init(id: Int? = nil, results: [AlternativeName]) {
        self.id = id
        self.results = results
    }
}

/// An alternative name of a company or network.
public struct AlternativeName: Codable, Hashable, Sendable {

    /// The name.
    public let name: String
    /// The type of name; may be empty.
    public let type: String?

    /// Creates an alternative name.
    public init(name: String, type: String? = nil) {
        self.name = name
        self.type = type
    }
}
