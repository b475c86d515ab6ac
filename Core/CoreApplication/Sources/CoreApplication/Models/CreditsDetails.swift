public import CoreDomain

/// The cast and crew of a title, with portrait URLs.
public struct CreditsDetails: Codable, Hashable, Sendable {
    /// The cast, in billing order. A person appears once, with all roles.
    public let cast: [CastMemberDetails]
    /// The crew, by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the other departments
    /// by name. Within a department, the order is TMDb's. A person appears once, with all jobs, in the department of
    /// the first job.
    public let crew: [CrewMemberDetails]

    /// Creates credits.
    public init(cast: [CastMemberDetails], crew: [CrewMemberDetails]) {
        self.cast = cast
        self.crew = crew
    }

    /// Returns the crew members with a job, such as `Director`.
    public func crew(job: String) -> [CrewMemberDetails] {
        crew.filter { $0.jobs.contains { $0.job == job } }
    }
}

/// A role in a title.
public struct CastRole: Codable, Hashable, Sendable {
    /// The TMDb identifier of the credit, unique within the title.
    public let creditID: String
    /// The name of the character; may be empty.
    public let character: String

    /// Creates a role.
    public init(creditID: String, character: String) {
        self.creditID = creditID
        self.character = character
    }
}

/// A job on a title.
public struct CrewJob: Codable, Hashable, Sendable {
    /// The TMDb identifier of the credit, unique within the title.
    public let creditID: String
    /// The job, such as `Director`.
    public let job: String
    /// The department, such as `Directing`.
    public let department: String

    /// Creates a job.
    public init(creditID: String, job: String, department: String) {
        self.creditID = creditID
        self.job = job
        self.department = department
    }
}

/// A person who plays in a title, with all of the person's roles and with portrait URLs.
public struct CastMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the cast entry; movies only.
    public let castID: Int?
    /// The TMDb identifier of the first role.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The initials of the name, to show if the portrait is missing; empty if the name is empty.
    public let initials: String
    /// The name of the first role's character; may be empty.
    public let character: String
    /// The person's gender.
    public let gender: Gender
    /// The URLs of the portrait; `nil` if the portrait is missing.
    public let profileURLSet: ImageURLSet?
    /// The billing order of the first role, from 0.
    public let order: Int
    /// The roles, in billing order.
    public let roles: [CastRole]

    /// Creates a cast member. Default initials: the initials of the name. Default roles: the first role alone.
    public init(
        id: Int, castID: Int? = nil, creditID: String, name: String, initials: String? = nil, character: String,
        gender: Gender, profileURLSet: ImageURLSet? = nil, order: Int, roles: [CastRole]? = nil
    ) {
        self.id = id
        self.castID = castID
        self.creditID = creditID
        self.name = name
        self.initials = initials ?? name.initials
        self.character = character
        self.gender = gender
        self.profileURLSet = profileURLSet
        self.order = order
        self.roles = roles ?? [CastRole(creditID: creditID, character: character)]
    }
}

/// A person who works on a title, with all of the person's jobs and with portrait URLs.
public struct CrewMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the first job.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The initials of the name, to show if the portrait is missing; empty if the name is empty.
    public let initials: String
    /// The first job, such as `Director`.
    public let job: String
    /// The department of the first job, such as `Directing`.
    public let department: String
    /// The person's gender.
    public let gender: Gender
    /// The URLs of the portrait; `nil` if the portrait is missing.
    public let profileURLSet: ImageURLSet?
    /// The jobs, by department, then in TMDb's order.
    public let jobs: [CrewJob]

    /// Creates a crew member. Default initials: the initials of the name. Default jobs: the first job alone.
    public init(
        id: Int, creditID: String, name: String, initials: String? = nil, job: String, department: String,
        gender: Gender, profileURLSet: ImageURLSet? = nil, jobs: [CrewJob]? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.initials = initials ?? name.initials
        self.job = job
        self.department = department
        self.gender = gender
        self.profileURLSet = profileURLSet
        self.jobs = jobs ?? [CrewJob(creditID: creditID, job: job, department: department)]
    }
}
