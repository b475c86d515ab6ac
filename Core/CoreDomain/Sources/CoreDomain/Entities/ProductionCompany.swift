public import Foundation

/// A company that produced a movie or a series.
public struct ProductionCompany: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The company's name.
    public let name: String
    /// An ISO 3166-1 code; empty if TMDb names none.
    public let originCountry: String
    /// The path of the logo, relative to an image size.
    public let logoPath: URL?

    /// Creates a company.
    public init(id: Int, name: String, originCountry: String, logoPath: URL? = nil) {
        self.id = id
        self.name = name
        self.originCountry = originCountry
        self.logoPath = logoPath
    }
}
