/// A sort order of a user's favourites, watchlist and ratings. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/account-get-favorites and, for API version 4,
/// https://developer.themoviedb.org/v4/reference/account-favorite-movies
public struct AccountSort: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By the date when the title was marked or rated, oldest first.
    public static let createdAtAscending = AccountSort(rawValue: "created_at.asc")
    /// By the date when the title was marked or rated, newest first.
    public static let createdAtDescending = AccountSort(rawValue: "created_at.desc")
}
