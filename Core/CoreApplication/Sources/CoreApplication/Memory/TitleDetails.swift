/// The details of a title, with its watchlist status.
package protocol TitleDetails: Encodable, Sendable {
    /// Whether the title is on the owner's watchlist; `nil` for a value without data of an owner.
    var isOnWatchlist: Bool? { get set }
}

extension TitleDetails {
    /// Returns the details with a watchlist status.
    func with(isOnWatchlist status: Bool?) -> Self {
        guard status != isOnWatchlist else { return self }
        var details = self
        details.isOnWatchlist = status
        return details
    }
}
