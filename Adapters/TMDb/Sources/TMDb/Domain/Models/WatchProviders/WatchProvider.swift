public import Foundation

/// A service that offers titles for watching.
public struct WatchProvider: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The service's name.
    public let name: String
    /// The path of the service's logo.
    public let logoPath: URL?
    /// The place among the country's services, lowest first.
    public let displayPriority: Int?
    /// The place among the services of each country, by ISO 3166-1 code; only in lists of all services.
    public let displayPriorities: [String: Int]?

    /// Creates a watch provider.
    public init(
        id: Int, name: String, logoPath: URL? = nil, displayPriority: Int? = nil,
        displayPriorities: [String: Int]? = nil
    ) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.displayPriority = displayPriority
        self.displayPriorities = displayPriorities
    }

    private enum CodingKeys: String, CodingKey {
        case id = "provider_id"
        case name = "provider_name"
        case logoPath = "logo_path"
        case displayPriority = "display_priority"
        case displayPriorities = "display_priorities"
    }
}
