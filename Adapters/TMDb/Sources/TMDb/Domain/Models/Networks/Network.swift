public import Foundation

/// A network that broadcasts TV series.
public struct Network: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The path of the logo. Use ``ImagesConfiguration`` to create its URL.
    public let logoPath: URL?
    /// The country of origin, an ISO 3166-1 code; may be empty.
    public let originCountry: String?
    /// The location of the headquarters; may be empty.
    public let headquarters: String?
    /// The URL of the network's website.
    public let homepage: URL?

    /// Creates a network.
    public init(
        id: Int, name: String, logoPath: URL? = nil, originCountry: String? = nil, headquarters: String? = nil,
        homepage: URL? = nil
    ) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.originCountry = originCountry
        self.headquarters = headquarters
        self.homepage = homepage
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
        case logoPath = "logo_path"
        case originCountry = "origin_country"
        case headquarters
        case homepage
    }
}
