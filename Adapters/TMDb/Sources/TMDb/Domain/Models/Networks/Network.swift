public import Foundation

/// A network that shows TV series.
public struct Network: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The path of the logo.
    public let logoPath: URL?
    /// The country, an ISO 3166-1 code; may be empty.
    public let originCountry: String?
    /// Where the headquarters are; may be empty.
    public let headquarters: String?
    /// The network's own page.
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

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case logoPath = "logo_path"
        case originCountry = "origin_country"
        case headquarters
        case homepage
    }
}
