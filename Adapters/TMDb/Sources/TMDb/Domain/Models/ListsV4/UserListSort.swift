/// The order of a list's entries: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/v4/reference/list-update
public struct UserListSort: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As they were added: the first first.
    public static let originalOrderAscending = UserListSort(rawValue: "original_order.asc")
    /// As they were added: the last first.
    public static let originalOrderDescending = UserListSort(rawValue: "original_order.desc")
    /// The lowest average of ratings first.
    public static let voteAverageAscending = UserListSort(rawValue: "vote_average.asc")
    /// The highest average of ratings first.
    public static let voteAverageDescending = UserListSort(rawValue: "vote_average.desc")
    /// The earliest first release first.
    public static let primaryReleaseDateAscending = UserListSort(rawValue: "primary_release_date.asc")
    /// The latest first release first.
    public static let primaryReleaseDateDescending = UserListSort(rawValue: "primary_release_date.desc")
    /// The earliest release first.
    public static let releaseDateAscending = UserListSort(rawValue: "release_date.asc")
    /// The latest release first.
    public static let releaseDateDescending = UserListSort(rawValue: "release_date.desc")
    /// By title, from A to Z.
    public static let titleAscending = UserListSort(rawValue: "title.asc")
    /// By title, from Z to A.
    public static let titleDescending = UserListSort(rawValue: "title.desc")
}
