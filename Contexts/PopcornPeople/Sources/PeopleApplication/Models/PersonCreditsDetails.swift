public import CoreDomain
public import Foundation
public import PeopleDomain

/// A person's credits, grouped by title.
///
/// A title appears under ``cast`` if the person acts in it, and under each department in which the person worked on it.
/// Titles without a date, usually unreleased, come first, then the newest.
public struct PersonCreditsDetails: Codable, Hashable, Sendable {
    /// The titles in which the person acts.
    public let cast: [PersonCreditDetails]
    /// The titles on which the person worked as crew, sorted by department: directing, writing, production, camera,
    /// editing, sound, art, then other departments by name.
    public let crew: [PersonDepartmentDetails]

    /// Creates credits.
    public init(cast: [PersonCreditDetails], crew: [PersonDepartmentDetails]) {
        self.cast = cast
        self.crew = crew
    }
}

/// A person's credits in a department.
public struct PersonDepartmentDetails: Codable, Hashable, Sendable {
    /// The department, such as `Directing`.
    public let department: String
    /// The titles: first the titles without a date, then the titles with a date, newest first.
    public let credits: [PersonCreditDetails]

    /// Creates a department.
    public init(department: String, credits: [PersonCreditDetails]) {
        self.department = department
        self.credits = credits
    }
}

/// A movie or TV series that a person worked on, with all roles and jobs of the person in it.
///
/// TMDb numbers movies and series independently, so ``id`` is unique only together with ``kind``.
public struct PersonCreditDetails: Codable, Hashable, Sendable {
    /// The kind of title.
    public let kind: TitleKind
    /// The TMDb identifier of the title, unique within its kind.
    public let id: Int
    /// The title.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The URLs of the poster.
    public let posterURLSet: ImageURLSet?
    /// The URLs of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The URLs of the title logo. Set only for titles that a person is known for, and only if the title is cached.
    public let logoURLSet: ImageURLSet?
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
    /// The person's roles in the title.
    public let roles: [PersonRole]
    /// The person's jobs on the title.
    public let jobs: [PersonJob]

    /// Creates a credit.
    public init(
        kind: TitleKind, id: Int, title: String, originalTitle: String? = nil, posterURLSet: ImageURLSet? = nil,
        backdropURLSet: ImageURLSet? = nil, logoURLSet: ImageURLSet? = nil, releaseDate: Date? = nil,
        popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, genreIDs: [Int]? = nil,
        isAdultOnly: Bool? = nil, roles: [PersonRole] = [], jobs: [PersonJob] = []
    ) {
        self.kind = kind
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
        self.logoURLSet = logoURLSet
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
