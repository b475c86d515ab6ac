/// The kind of a credit: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/credit-details
public struct CreditType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let cast = CreditType(rawValue: "cast")
    public static let crew = CreditType(rawValue: "crew")
    public static let creator = CreditType(rawValue: "creator")
    public static let guestStar = CreditType(rawValue: "guest_star")
}
