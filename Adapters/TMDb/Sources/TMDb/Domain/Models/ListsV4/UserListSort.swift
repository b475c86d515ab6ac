/// The order of a list's entries: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/v4/reference/list-update
public struct UserListSort: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let originalOrderAscending = UserListSort(rawValue: "original_order.asc")
    public static let originalOrderDescending = UserListSort(rawValue: "original_order.desc")
    public static let voteAverageAscending = UserListSort(rawValue: "vote_average.asc")
    public static let voteAverageDescending = UserListSort(rawValue: "vote_average.desc")
    public static let primaryReleaseDateAscending = UserListSort(rawValue: "primary_release_date.asc")
    public static let primaryReleaseDateDescending = UserListSort(rawValue: "primary_release_date.desc")
    public static let releaseDateAscending = UserListSort(rawValue: "release_date.asc")
    public static let releaseDateDescending = UserListSort(rawValue: "release_date.desc")
    public static let titleAscending = UserListSort(rawValue: "title.asc")
    public static let titleDescending = UserListSort(rawValue: "title.desc")
}
