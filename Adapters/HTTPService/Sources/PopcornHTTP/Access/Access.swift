public import CoreDomain

/// The access of a request: its rights, and the owners whose data it may use.
public struct Access: Hashable, Sendable {

    /// The owners whose data a request may use.
    public enum Owners: Hashable, Sendable {
        /// No owner.
        case none
        /// One owner.
        case one(WatchlistOwner)
        /// All owners.
        case all
    }

    /// The rights of the request.
    public let rights: Rights
    /// The owners whose data the request may use.
    public let owners: Owners

    /// Creates an access.
    public init(rights: Rights, owners: Owners) {
        self.rights = rights
        self.owners = owners
    }

    /// Returns whether a request may use the data of an owner.
    public func allows(_ owner: WatchlistOwner) -> Bool {
        switch owners {
        case .none: false
        case .one(let own): own == owner
        case .all: true
        }
    }
}

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

extension Rights {

    /// The rights with their names, as in token files.
    static let named: [(name: String, right: Rights)] = [("read", .read), ("library", .library), ("operate", .operate)]

    /// The names of the rights.
    var names: [String] {
        Self.named.filter { contains($0.right) }.map(\.name)
    }

    /// Creates rights from comma-separated names; `nil` if the text is empty or has an unknown name.
    public init?(names: some StringProtocol) {
        var rights: Rights = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            guard let right = Self.named.first(where: { $0.name == String(name) })?.right else { return nil }
            rights.insert(right)
        }
        self = rights
    }
}
