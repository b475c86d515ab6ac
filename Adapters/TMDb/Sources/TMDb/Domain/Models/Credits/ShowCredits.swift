public import Foundation

/// The cast and crew of a title.
///
/// Source: `GET /3/movie/{movie_id}/credits`.
public struct ShowCredits: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if appended to a details response.
    public let id: Int?
    /// The cast, in billing order.
    public let cast: [CastMember]
    /// The crew.
    public let crew: [CrewMember]
    /// Whether a list is empty because TMDb omitted it or because it could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates credits.
    public init(id: Int? = nil, cast: [CastMember], crew: [CrewMember]) {
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

/// The cast, crew and guest stars of an episode.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits`.
public struct TVEpisodeCredits: Codable, Hashable, Sendable {

    /// The TMDb identifier of the episode; `nil` if appended to a details response.
    public let id: Int?
    /// The cast of the season, in billing order.
    public let cast: [CastMember]
    /// The crew.
    public let crew: [CrewMember]
    /// The cast of this episode that is not in the cast of the season.
    public let guestStars: [CastMember]
    /// Whether a list is empty because TMDb omitted it or because it could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates credits.
    public init(id: Int? = nil, cast: [CastMember], crew: [CrewMember], guestStars: [CastMember]) {
        self.id = id
        self.cast = cast
        self.crew = crew
        self.guestStars = guestStars
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        cast = lists.rows(.cast)
        crew = lists.rows(.crew)
        guestStars = lists.rows(.guestStars)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case cast
        case crew
        case guestStars = "guest_stars"
    }
}

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

/// A crew credit: a job that a person does on a title.
///
/// A person can do several jobs on a title, so ``id`` is not unique in a crew. Use ``creditID`` together with the title
/// as the key.
public struct CrewMember: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The job, such as `Director`, or an empty string if TMDb does not have it.
    public let job: String
    /// The department, such as `Directing`, or an empty string if TMDb does not have it.
    public let department: String
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

    /// Creates a crew member.
    public init(
        id: Int, creditID: String, name: String, job: String, department: String, gender: Gender,
        profilePath: URL? = nil, originalName: String? = nil, knownForDepartment: String? = nil,
        popularity: Double? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.job = job
        self.department = department
        self.gender = gender
        self.profilePath = profilePath
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID, .job, .department]

        case id
        case creditID = "credit_id"
        case name
        case job
        case department
        case gender
        case profilePath = "profile_path"
        case originalName = "original_name"
        case knownForDepartment = "known_for_department"
        case popularity
        case isAdultOnly = "adult"
    }
}
