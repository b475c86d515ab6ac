public import Foundation

/// An aggregated cast and crew of all episodes of a TV series or season.
///
/// A person appears once in the cast, and once per department in the crew.
///
/// Source: `GET /3/tv/{series_id}/aggregate_credits`.
public struct AggregateCredits: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series or season; `nil` if appended to a details response.
    public let id: Int?
    /// The cast, in billing order.
    public let cast: [AggregateCastMember]
    /// The crew.
    public let crew: [AggregateCrewMember]
    /// Whether a list is empty because TMDb omitted it or because it could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates aggregate credits.
    public init(id: Int? = nil, cast: [AggregateCastMember], crew: [AggregateCrewMember]) {
        self.id = id
        self.cast = cast
        self.crew = crew
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        cast = lists.rows(.cast)
        crew = lists.rows(.crew)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case cast
        case crew
    }
}

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

/// A character that a person plays in episodes of a TV series.
public struct AggregateRole: Codable, Hashable, Sendable {

    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The character's name; may be empty.
    public let character: String?
    /// The number of episodes.
    public let episodeCount: Int?

    /// Creates a role.
    public init(creditID: String, character: String? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.character = character
        self.episodeCount = episodeCount
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID]

        case creditID = "credit_id"
        case character
        case episodeCount = "episode_count"
    }
}

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

/// A job that a person does on episodes of a TV series.
public struct AggregateJob: Codable, Hashable, Sendable {

    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The job, such as `Director`.
    public let job: String?
    /// The number of episodes.
    public let episodeCount: Int?

    /// Creates a job.
    public init(creditID: String, job: String? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.job = job
        self.episodeCount = episodeCount
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID]

        case creditID = "credit_id"
        case job
        case episodeCount = "episode_count"
    }
}
