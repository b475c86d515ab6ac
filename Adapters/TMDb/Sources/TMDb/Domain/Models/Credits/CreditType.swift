/// The kind of a credit: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/credit-details
public struct CreditType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A part.
    public static let cast = CreditType(rawValue: "cast")
    /// A job in the crew.
    public static let crew = CreditType(rawValue: "crew")
    /// The creation of a TV series.
    public static let creator = CreditType(rawValue: "creator")
    /// A part in an episode by someone who is not in the season's cast.
    public static let guestStar = CreditType(rawValue: "guest_star")
}
