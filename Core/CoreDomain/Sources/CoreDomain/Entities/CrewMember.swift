public import Foundation

/// A job of a person in the crew of a title.
///
/// A person can have several jobs on one title, so ``creditID`` and the title together identify a job.
public struct CrewMember: Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The job, such as `Director`.
    public let job: String
    /// The department, such as `Directing`.
    public let department: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the person's portrait.
    public let profilePath: URL?

    /// Creates a crew member.
    public init(
        id: Int, creditID: String, name: String, job: String, department: String, gender: Gender,
        profilePath: URL? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.job = job
        self.department = department
        self.gender = gender
        self.profilePath = profilePath
    }
}
