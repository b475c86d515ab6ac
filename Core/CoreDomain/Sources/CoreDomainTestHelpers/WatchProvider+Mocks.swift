public import CoreDomain
public import Foundation

extension WatchProvider {
    /// Creates a provider for tests. Default: a provider of subscriptions.
    public static func mock(
        id: Int = 8, name: String = "Netflix", logoPath: URL? = URL(string: "/pbpMk2JmcoNnQwx5JGpXngfoWtp.jpg"),
        displayPriority: Int = 1
    ) -> WatchProvider {
        WatchProvider(id: id, name: name, logoPath: logoPath, displayPriority: displayPriority)
    }
}
