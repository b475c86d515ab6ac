/// A type of credit. Unknown values are preserved.
///
/// Source: https://developer.themoviedb.org/reference/credit-details
public struct CreditType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A character in the cast.
    public static let cast = CreditType(rawValue: "cast")
    /// A job in the crew.
    public static let crew = CreditType(rawValue: "crew")
    /// The creation of a TV series.
    public static let creator = CreditType(rawValue: "creator")
    /// A character in an episode, played by a person outside the season's cast.
    public static let guestStar = CreditType(rawValue: "guest_star")
}
