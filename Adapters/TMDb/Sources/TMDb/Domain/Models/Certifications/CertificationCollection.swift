/// A collection of the age ratings of all countries.
///
/// Source: `GET /3/certification/movie/list` and `GET /3/certification/tv/list`.
public struct CertificationCollection: Codable, Hashable, Sendable {

    /// The age ratings, by the ISO 3166-1 code of the country.
    public let certifications: [String: [Certification]]

    /// Creates a collection.
    public init(
        certifications: [String: [Certification]]
    ) {
        self.certifications = certifications
    }

    private enum CodingKeys: String, CodingKey {
        case certifications
    }
}
