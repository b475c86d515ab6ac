/// A sort order of a list's items. Create other values with ``init(rawValue:)``.
///
/// In an account's lists, TMDb returns the order as a number, which is represented as a string of digits.
///
/// Source: https://developer.themoviedb.org/v4/reference/list-update
public struct UserListSort: RawRepresentable, Hashable, Sendable {

    /// The raw value: a name, or a number in digits.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By the date when the title was added, oldest first.
    public static let originalOrderAscending = UserListSort(rawValue: "original_order.asc")
    /// By the date when the title was added, newest first.
    public static let originalOrderDescending = UserListSort(rawValue: "original_order.desc")
    /// By average user rating, lowest first.
    public static let voteAverageAscending = UserListSort(rawValue: "vote_average.asc")
    /// By average user rating, highest first.
    public static let voteAverageDescending = UserListSort(rawValue: "vote_average.desc")
    /// By date of the first release, earliest first.
    public static let primaryReleaseDateAscending = UserListSort(rawValue: "primary_release_date.asc")
    /// By date of the first release, latest first.
    public static let primaryReleaseDateDescending = UserListSort(rawValue: "primary_release_date.desc")
    /// By release date, earliest first.
    public static let releaseDateAscending = UserListSort(rawValue: "release_date.asc")
    /// By release date, latest first.
    public static let releaseDateDescending = UserListSort(rawValue: "release_date.desc")
    /// By title, from A to Z.
    public static let titleAscending = UserListSort(rawValue: "title.asc")
    /// By title, from Z to A.
    public static let titleDescending = UserListSort(rawValue: "title.desc")
}

/// Decodes the sort order from a string or a number, because TMDb returns both.
extension UserListSort: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let word = try? container.decode(String.self) {
            self.init(rawValue: word)
        } else {
            self.init(rawValue: String(try container.decode(Int.self)))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number = Int(rawValue), String(number) == rawValue {
            try container.encode(number)
        } else {
            try container.encode(rawValue)
        }
    }
}
