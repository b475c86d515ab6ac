public import Foundation

/// A network that shows a series.
public struct Network: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The network's name.
    public let name: String
    /// The path of the logo.
    public let logoPath: URL?
    /// An ISO 3166-1 code; may be empty.
    public let originCountry: String?
    /// Where the network has its seat.
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
}
