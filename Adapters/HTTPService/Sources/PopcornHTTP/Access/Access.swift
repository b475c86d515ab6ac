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
