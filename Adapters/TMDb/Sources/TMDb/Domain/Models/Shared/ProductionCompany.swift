public import Foundation

/// A company that produced a title.
public struct ProductionCompany: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The country of origin, an ISO 3166-1 code; empty if unknown.
    public let originCountry: String
    /// The path of the logo. Use ``ImagesConfiguration`` to create its URL.
    public let logoPath: URL?

    /// Creates a production company.
    public init(id: Int, name: String, originCountry: String, logoPath: URL? = nil) {
        self.id = id
        self.name = name
        self.originCountry = originCountry
        self.logoPath = logoPath
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name, .originCountry]

        case id
        case name
        case originCountry = "origin_country"
        case logoPath = "logo_path"
    }
}
