public import CoreDomain
public import Foundation

/// A network that shows a series, with the addresses of its logo.
public struct NetworkDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The network's name.
    public let name: String
    /// The addresses of the logo.
    public let logoURLSet: ImageURLSet?
    /// An ISO 3166-1 code; may be empty.
    public let originCountry: String?
    /// Where the network has its seat.
    public let headquarters: String?
    /// The network's own page.
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
