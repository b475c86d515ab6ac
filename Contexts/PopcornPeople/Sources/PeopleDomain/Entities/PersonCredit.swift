public import CoreDomain
public import Foundation

/// A movie or a series that a person worked on, with all parts and jobs of the person in it.
///
/// Movies and series share one space of identifiers, so ``id`` is the key together with ``kind``.
public struct PersonCredit: Hashable, Sendable {
    /// Whether it is a movie or a series.
    public let kind: TitleKind
    /// TMDb's identifier of the title, among those of its kind.
    public let id: Int
    /// The title.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?
    /// The day of a movie's first release, or when a series' first episode aired, as midnight UTC.
    public let releaseDate: Date?
    /// TMDb's measure of current interest in the title.
    public let popularity: Double?
    /// The mean of the title's ratings, 0 to 10.
    public let voteAverage: Double?
    /// How many ratings the title has.
    public let voteCount: Int?
    /// The parts that the person plays, in TMDb's order.
    public let roles: [PersonRole]
    /// What the person did behind the camera, in TMDb's order.
    public let jobs: [PersonJob]

    /// Creates a credit.
    public init(
        kind: TitleKind, id: Int, title: String, originalTitle: String? = nil, posterPath: URL? = nil,
        backdropPath: URL? = nil, releaseDate: Date? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, roles: [PersonRole] = [], jobs: [PersonJob] = []
    ) {
        self.kind = kind
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.releaseDate = releaseDate
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.roles = roles
        self.jobs = jobs
    }
}

/// A part that a person plays in a title.
public struct PersonRole: Codable, Hashable, Sendable {
    /// TMDb's identifier of the credit.
    public let creditID: String
    /// The name of the part; may be empty.
    public let character: String
    /// The place in the billing, from 0; movies only.
    public let order: Int?
    /// In how many episodes; series only.
    public let episodeCount: Int?

    /// Creates a part.
    public init(creditID: String, character: String, order: Int? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.character = character
        self.order = order
        self.episodeCount = episodeCount
    }
}

/// A job that a person did behind the camera of a title.
public struct PersonJob: Codable, Hashable, Sendable {
    /// TMDb's identifier of the credit.
    public let creditID: String
    /// The job, such as `Director`.
    public let job: String
    /// The department, such as `Directing`.
    public let department: String
    /// For how many episodes; series only.
    public let episodeCount: Int?

    /// Creates a job.
    public init(creditID: String, job: String, department: String, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.job = job
        self.department = department
        self.episodeCount = episodeCount
    }
}
