public import Foundation

/// A service that offers titles for watching.
public struct WatchProvider: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The service's name.
    public let name: String
    /// The path of the service's logo.
    public let logoPath: URL?
    /// The place among the region's providers, lowest first.
    public let displayPriority: Int

    /// Creates a provider.
    public init(id: Int, name: String, logoPath: URL? = nil, displayPriority: Int = 0) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.displayPriority = displayPriority
    }
}
