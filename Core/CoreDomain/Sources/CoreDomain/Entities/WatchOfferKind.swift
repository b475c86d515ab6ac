/// A kind of watch offer.
public enum WatchOfferKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Included in a subscription.
    case flatrate
    /// Free of charge.
    case free
    /// With advertisements.
    case ads
    /// For rent.
    case rent
    /// For sale.
    case buy
}
