public import Foundation

/// A person who plays in episodes of a TV series, with all of the person's characters.
public struct AggregateCastMember: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the portrait. Use ``ImagesConfiguration`` to create its URL.
    public let profilePath: URL?
    /// The person's name in the original language.
    public let originalName: String?
    /// The department that the person is best known for.
    public let knownForDepartment: String?
    /// The person's popularity score, computed by TMDb.
    public let popularity: Double?
    /// Whether the person is known for titles for adults only.
    public let isAdultOnly: Bool?
    /// The characters.
    public let roles: [AggregateRole]
    /// The total number of episodes.
    public let totalEpisodeCount: Int?
    /// The billing order, from 0.
    public let order: Int?

    /// Creates an aggregate cast member.
    public init(
        id: Int, name: String, gender: Gender, profilePath: URL? = nil, originalName: String? = nil,
        knownForDepartment: String? = nil, popularity: Double? = nil, isAdultOnly: Bool? = nil, roles: [AggregateRole],
        totalEpisodeCount: Int? = nil, order: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.gender = gender
        self.profilePath = profilePath
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
        self.roles = roles
        self.totalEpisodeCount = totalEpisodeCount
        self.order = order
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.roles]

        case id
        case name
        case gender
        case profilePath = "profile_path"
        case originalName = "original_name"
        case knownForDepartment = "known_for_department"
        case popularity
        case isAdultOnly = "adult"
        case roles
        case totalEpisodeCount = "total_episode_count"
        case order
    }
}
