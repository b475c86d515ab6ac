public import CoreDomain

/// Who plays in a title and who made it, with the addresses of their portraits.
public struct CreditsDetails: Codable, Hashable, Sendable {
    /// The cast, in billing order.
    public let cast: [CastMemberDetails]
    /// The crew, by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the others by name.
    /// Within a department the order is TMDb's.
    public let crew: [CrewMemberDetails]

    /// Creates credits.
    public init(cast: [CastMemberDetails], crew: [CrewMemberDetails]) {
        self.cast = cast
        self.crew = crew
    }

    /// Those of the crew who did a job, such as `Director`.
    public func crew(job: String) -> [CrewMemberDetails] {
        crew.filter { $0.job == job }
    }
}

/// A part that a person plays, with the addresses of the portrait.
public struct CastMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// TMDb's identifier of the part; movies only.
    public let castID: Int?
    /// TMDb's identifier of the credit, unique within the title.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The name's initials, for where there is no portrait; empty if there is no name.
    public let initials: String
    /// The name of the part; may be empty.
    public let character: String
    /// The person's gender.
    public let gender: Gender
    /// The addresses of the portrait.
    public let profileURLSet: ImageURLSet?
    /// The place in the billing, from 0.
    public let order: Int

    /// Creates a cast member. Default initials: those of the name.
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

/// A job that a person did behind the camera, with the addresses of the portrait.
public struct CrewMemberDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// TMDb's identifier of the credit, unique within the title.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The name's initials, for where there is no portrait; empty if there is no name.
    public let initials: String
    /// The job, such as `Director`.
    public let job: String
    /// The department, such as `Directing`.
    public let department: String
    /// The person's gender.
    public let gender: Gender
    /// The addresses of the portrait.
    public let profileURLSet: ImageURLSet?

    /// Creates a crew member. Default initials: those of the name.
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
