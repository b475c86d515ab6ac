public import Foundation

/// A cast credit: a character that a person plays in a title.
///
/// A person can play several characters in a title, so ``id`` is not unique in a cast. Use ``creditID`` together with
/// the title as the key.
public struct CastMember: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the cast entry; movies only.
    public let castID: Int?
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The character's name, or an empty string if TMDb does not have it.
    public let character: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the portrait. Use ``ImagesConfiguration`` to create its URL.
    public let profilePath: URL?
    /// The billing order, from 0.
    public let order: Int
    /// The person's name in the original language.
    public let originalName: String?
    /// The department that the person is best known for.
    public let knownForDepartment: String?
    /// The person's popularity score, computed by TMDb.
    public let popularity: Double?
    /// Whether the person is known for titles for adults only.
    public let isAdultOnly: Bool?

    /// Creates a cast member.
    public init(
        id: Int, castID: Int? = nil, creditID: String, name: String, character: String, gender: Gender,
        profilePath: URL? = nil, order: Int, originalName: String? = nil, knownForDepartment: String? = nil,
        popularity: Double? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.castID = castID
        self.creditID = creditID
        self.name = name
        self.character = character
        self.gender = gender
        self.profilePath = profilePath
        self.order = order
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID, .character, .order]

        case id
        case castID = "cast_id"
        case creditID = "credit_id"
        case name
        case character
        case gender
        case profilePath = "profile_path"
        case order
        case originalName = "original_name"
        case knownForDepartment = "known_for_department"
        case popularity
        case isAdultOnly = "adult"
    }
}
