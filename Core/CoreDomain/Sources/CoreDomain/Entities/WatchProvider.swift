public import Foundation

/// A provider that offers titles, such as a streaming service.
public struct WatchProvider: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The path of the logo.
    public let logoPath: URL?
    /// The position among the providers of the region, in ascending order.
    public let displayPriority: Int

    /// Creates a provider.
    public init(id: Int, name: String, logoPath: URL? = nil, displayPriority: Int = 0) {
        self.id = id
        self.name = name
        self.logoPath = logoPath
        self.displayPriority = displayPriority
    }
}
