public import Foundation

/// A company that produced a movie or a series.
public struct ProductionCompany: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The ISO 3166-1 code of the company's country; empty if unknown.
    public let originCountry: String
    /// The path of the logo.
    public let logoPath: URL?

    /// Creates a production company.
    public init(id: Int, name: String, originCountry: String, logoPath: URL? = nil) {
        self.id = id
        self.name = name
        self.originCountry = originCountry
        self.logoPath = logoPath
    }
}
