public import CoreDomain
public import Foundation
public import PeopleDomain

/// What a person did, one item a title. A title stands under ``cast`` and under each department in which the person
/// worked on it.
///
/// Titles stand newest first; before them those without a date, which are not out yet as a rule.
public struct PersonCreditsDetails: Codable, Hashable, Sendable {
    /// The titles in which the person plays a part.
    public let cast: [PersonCreditDetails]
    /// The titles on which the person worked behind the camera, by department: Directing, Writing, Production, Camera,
    /// Editing, Sound, Art, then the others by name.
    public let crew: [PersonDepartmentDetails]

    /// Creates credits.
    public init(cast: [PersonCreditDetails], crew: [PersonDepartmentDetails]) {
        self.cast = cast
        self.crew = crew
    }
}

/// What a person did in one department.
public struct PersonDepartmentDetails: Codable, Hashable, Sendable {
    /// The department, such as `Directing`.
    public let department: String
    /// The titles, newest first; before them those without a date.
    public let credits: [PersonCreditDetails]

    /// Creates a department.
    public init(department: String, credits: [PersonCreditDetails]) {
        self.department = department
        self.credits = credits
    }
}

/// A movie or a series that a person worked on, with all parts and jobs of the person in it.
///
/// Movies and series share one space of identifiers, so ``id`` is the key together with ``kind``.
public struct PersonCreditDetails: Codable, Hashable, Sendable {
    /// Whether it is a movie or a series.
    public let kind: TitleKind
    /// TMDb's identifier of the title, among those of its kind.
    public let id: Int
    /// The title.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The addresses of the poster.
    public let posterURLSet: ImageURLSet?
    /// The addresses of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The addresses of the title's logo; only where a person is known for the title, and only if the title is cached.
    public let logoURLSet: ImageURLSet?
    /// The day of a movie's first release, or when a series' first episode aired, as midnight UTC.
    public let releaseDate: Date?
    /// TMDb's measure of current interest in the title.
    public let popularity: Double?
    /// The mean of the title's ratings, 0 to 10.
    public let voteAverage: Double?
    /// How many ratings the title has.
    public let voteCount: Int?
    /// The parts that the person plays.
    public let roles: [PersonRole]
    /// What the person did behind the camera.
    public let jobs: [PersonJob]

    /// Creates a credit.
    public init(
        kind: TitleKind, id: Int, title: String, originalTitle: String? = nil, posterURLSet: ImageURLSet? = nil,
        backdropURLSet: ImageURLSet? = nil, logoURLSet: ImageURLSet? = nil, releaseDate: Date? = nil,
        popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, roles: [PersonRole] = [],
        jobs: [PersonJob] = []
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
        self.roles = roles
        self.jobs = jobs
    }
}
