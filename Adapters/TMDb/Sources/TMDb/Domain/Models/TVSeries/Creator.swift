public import Foundation

/// A person who created a TV series.
public struct Creator: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the credit, or an empty string in older responses, which lack it.
    public let creditID: String
    /// The name.
    public let name: String
    /// The name in the original language; empty if unknown.
    public let originalName: String
    /// The gender.
    public let gender: Gender
    /// The path of the profile image. Use ``ImagesConfiguration`` to create its URL.
    public let profilePath: URL?

    /// Creates a creator.
    public init(
        id: Int, creditID: String, name: String, originalName: String, gender: Gender, profilePath: URL? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.originalName = originalName
        self.gender = gender
        self.profilePath = profilePath
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID, .originalName]

        case id
        case creditID = "credit_id"
        case name
        case originalName = "original_name"
        case gender
        case profilePath = "profile_path"
    }
}
