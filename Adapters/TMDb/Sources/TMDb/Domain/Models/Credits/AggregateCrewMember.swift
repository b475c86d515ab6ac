public import Foundation

/// A person who works on episodes of a TV series, with all of the person's jobs in one department.
public struct AggregateCrewMember: Identifiable, Codable, Hashable, Sendable {

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
    /// The department, such as `Directing`.
    public let department: String?
    /// The jobs.
    public let jobs: [AggregateJob]
    /// The total number of episodes.
    public let totalEpisodeCount: Int?

    /// Creates an aggregate crew member.
    public init(
        id: Int, name: String, gender: Gender, profilePath: URL? = nil, originalName: String? = nil,
        knownForDepartment: String? = nil, popularity: Double? = nil, isAdultOnly: Bool? = nil,
        department: String? = nil, jobs: [AggregateJob], totalEpisodeCount: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.gender = gender
        self.profilePath = profilePath
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
        self.department = department
        self.jobs = jobs
        self.totalEpisodeCount = totalEpisodeCount
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.jobs]

        case id
        case name
        case gender
        case profilePath = "profile_path"
        case originalName = "original_name"
        case knownForDepartment = "known_for_department"
        case popularity
        case isAdultOnly = "adult"
        case department
        case jobs
        case totalEpisodeCount = "total_episode_count"
    }
}
