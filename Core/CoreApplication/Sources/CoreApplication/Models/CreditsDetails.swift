public import CoreDomain

/// The cast and crew of a title, with portrait URLs.
public struct CreditsDetails: Codable, Hashable, Sendable {
    /// The cast, in billing order.
    public let cast: [CastMemberDetails]
    /// The crew, by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the other departments
    /// by name. Within a department, the order is TMDb's.
    public let crew: [CrewMemberDetails]

    /// Creates credits.
    public init(cast: [CastMemberDetails], crew: [CrewMemberDetails]) {
        self.cast = cast
        self.crew = crew
    }

    /// Returns the crew members with a job, such as `Director`.
    public func crew(job: String) -> [CrewMemberDetails] {
        crew.filter { $0.job == job }
    }
}

/// A role of a person in a title, with portrait URLs.
public struct CastMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the cast entry; movies only.
    public let castID: Int?
    /// The TMDb identifier of the credit, unique within the title.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The initials of the name, to show if the portrait is missing; empty if the name is empty.
    public let initials: String
    /// The name of the character; may be empty.
    public let character: String
    /// The person's gender.
    public let gender: Gender
    /// The URLs of the portrait; `nil` if the portrait is missing.
    public let profileURLSet: ImageURLSet?
    /// The billing order, from 0.
    public let order: Int

    /// Creates a cast member. Default initials: the initials of the name.
    public init(
        id: Int, castID: Int? = nil, creditID: String, name: String, initials: String? = nil, character: String,
        gender: Gender, profileURLSet: ImageURLSet? = nil, order: Int
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
    }
}

/// A job of a person in the crew of a title, with portrait URLs.
public struct CrewMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the credit, unique within the title.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The initials of the name, to show if the portrait is missing; empty if the name is empty.
    public let initials: String
    /// The job, such as `Director`.
    public let job: String
    /// The department, such as `Directing`.
    public let department: String
    /// The person's gender.
    public let gender: Gender
    /// The URLs of the portrait; `nil` if the portrait is missing.
    public let profileURLSet: ImageURLSet?

    /// Creates a crew member. Default initials: the initials of the name.
    public init(
        id: Int, creditID: String, name: String, initials: String? = nil, job: String, department: String,
        gender: Gender, profileURLSet: ImageURLSet? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.initials = initials ?? name.initials
        self.job = job
        self.department = department
        self.gender = gender
        self.profileURLSet = profileURLSet
    }
}
