public import CoreDomain

/// A company that produced a movie or a series, with its logo's addresses.
public struct ProductionCompanyDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The company's name.
    public let name: String
    /// An ISO 3166-1 code; empty if TMDb names none.
    public let originCountry: String
    /// The addresses of the logo.
    public let logoURLSet: ImageURLSet?

    /// Creates a company.
    public init(id: Int, name: String, originCountry: String, logoURLSet: ImageURLSet? = nil) {
        self.id = id
        self.name = name
        self.originCountry = originCountry
        self.logoURLSet = logoURLSet
    }
}
