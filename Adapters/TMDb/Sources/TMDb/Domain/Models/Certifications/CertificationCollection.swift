/// A collection of the age ratings of all countries.
///
/// Source: `GET /3/certification/movie/list` and `GET /3/certification/tv/list`.
public struct CertificationCollection: Codable, Hashable, Sendable {

    /// The age ratings, by the ISO 3166-1 code of the country.
    public let certifications: [String: [Certification]]

    /// Creates a collection.
    public init(certifications: [String: [Certification]]) {
        self.certifications = certifications
    }
}

/// An age rating of a country.
public struct Certification: Codable, Hashable, Sendable {

    /// The name, such as `PG-13`.
    public let name: String
    /// The meaning, in English or the country's language; may be empty.
    public let meaning: String
    /// The position among the country's ratings. Stricter ratings have higher positions.
    public let order: Int

    /// Creates a certification.
    public init(name: String, meaning: String, order: Int) {
        self.name = name
        self.meaning = meaning
        self.order = order
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.meaning, .order]

        case name = "certification"
        case meaning
        case order
    }
}
