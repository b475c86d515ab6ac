/// The order of a list's entries: an open vocabulary.
///
/// Among an account's lists TMDb writes the order as a number, which stands here as a text of digits.
///
/// Source: https://developer.themoviedb.org/v4/reference/list-update
public struct UserListSort: RawRepresentable, Hashable, Sendable {

    /// TMDb's word, or its number.
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

/// Read from a text or a number, because TMDb sends both.
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
