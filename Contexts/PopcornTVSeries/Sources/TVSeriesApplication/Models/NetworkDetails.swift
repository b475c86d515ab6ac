public import CoreDomain
public import Foundation

/// A network that broadcasts a TV series, with logo URLs.
public struct NetworkDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The network's name.
    public let name: String
    /// The URLs of the logo.
    public let logoURLSet: ImageURLSet?
    /// The country of origin, an ISO 3166-1 code; may be empty.
    public let originCountry: String?
    /// The location of the headquarters.
    public let headquarters: String?
    /// The URL of the network's website.
    public let homepage: URL?

    /// Creates a network.
    public init(
        id: Int, name: String, logoURLSet: ImageURLSet? = nil, originCountry: String? = nil,
        headquarters: String? = nil, homepage: URL? = nil
    ) {
        self.id = id
        self.name = name
        self.logoURLSet = logoURLSet
        self.originCountry = originCountry
        self.headquarters = headquarters
        self.homepage = homepage
    }
}
