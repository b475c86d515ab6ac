/// The rights of a request to the HTTP service.
public struct Rights: OptionSet, Hashable, Sendable {

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Reading data of TMDb: titles, people and lists.
    public static let read = Rights(rawValue: 1 << 0)

    /// Reading and changing data of owners: watchlists, calendars and search histories.
    public static let library = Rights(rawValue: 1 << 1)

    /// Reading the state of the service: its health in detail, its metrics and the statistics of the cache.
    public static let operate = Rights(rawValue: 1 << 2)

    /// All rights.
    public static let all: Rights = [.read, .library, .operate]
}
