/// A way in which a watch provider offers a title, such as rent. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/discover-movie
public struct MonetizationType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a subscription.
    public static let flatRate = MonetizationType(rawValue: "flatrate")
    /// Free of charge.
    public static let free = MonetizationType(rawValue: "free")
    /// With advertisements.
    public static let ads = MonetizationType(rawValue: "ads")
    /// For rent.
    public static let rent = MonetizationType(rawValue: "rent")
    /// For sale.
    public static let buy = MonetizationType(rawValue: "buy")
}
