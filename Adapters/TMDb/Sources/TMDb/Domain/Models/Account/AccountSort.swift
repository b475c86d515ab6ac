/// The order of what a user marked or rated: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/account-get-favorites and, for version 4, which has the same words,
/// https://developer.themoviedb.org/v4/reference/account-favorite-movies
public struct AccountSort: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Marked or rated first, first.
    public static let createdAtAscending = AccountSort(rawValue: "created_at.asc")
    /// Marked or rated last, first.
    public static let createdAtDescending = AccountSort(rawValue: "created_at.desc")
}
