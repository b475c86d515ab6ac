public import CoreDomain
public import Foundation

/// A movie or TV series that a person worked on, with all roles and jobs of the person in it.
///
/// TMDb numbers movies and series independently, so ``id`` is unique only together with ``kind``.
public struct PersonCredit: Hashable, Sendable {
    /// The kind of title.
    public let kind: TitleKind
    /// The TMDb identifier of the title, unique within its kind.
    public let id: Int
    /// The title.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?
    /// The date of a movie's first release or a series' first episode, as midnight UTC.
    public let releaseDate: Date?
    /// The popularity score of the title, computed by TMDb.
    public let popularity: Double?
    /// The average rating of the title, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings of the title.
    public let voteCount: Int?
    /// The TMDb identifiers of the title's genres.
    public let genreIDs: [Int]?
    /// Whether the title is for adults only.
    public let isAdultOnly: Bool?
    /// The person's roles in the title, in TMDb's order.
    public let roles: [PersonRole]
    /// The person's jobs on the title, in TMDb's order.
    public let jobs: [PersonJob]

    /// Creates a credit.
    public init(
        kind: TitleKind, id: Int, title: String, originalTitle: String? = nil, posterPath: URL? = nil,
        backdropPath: URL? = nil, releaseDate: Date? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, genreIDs: [Int]? = nil, isAdultOnly: Bool? = nil, roles: [PersonRole] = [],
        jobs: [PersonJob] = []
    ) {
        self.kind = kind
        self.id = id
        self.title = title.orOriginal(originalTitle)
        self.originalTitle = originalTitle
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.releaseDate = releaseDate
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.genreIDs = genreIDs
        self.isAdultOnly = isAdultOnly
        self.roles = roles
        self.jobs = jobs
    }
}

/// A role of a person in a title.
public struct PersonRole: Codable, Hashable, Sendable {
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The character's name; may be empty.
    public let character: String
    /// The billing order, from 0; movies only.
    public let order: Int?
    /// The number of episodes with this role; series only.
    public let episodeCount: Int?

    /// Creates a role.
    public init(creditID: String, character: String, order: Int? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.character = character
        self.order = order
        self.episodeCount = episodeCount
    }
}

/// A job of a person on a title.
public struct PersonJob: Codable, Hashable, Sendable {
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The job, such as `Director`.
    public let job: String
    /// The department, such as `Directing`.
    public let department: String
    /// The number of episodes with this job; series only.
    public let episodeCount: Int?

    /// Creates a job.
    public init(creditID: String, job: String, department: String, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.job = job
        self.department = department
        self.episodeCount = episodeCount
    }
}
