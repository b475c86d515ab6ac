public import Foundation

/// A job that a person did behind the camera.
///
/// A person can do several jobs of one title, so ``creditID`` is the key, together with the title.
public struct CrewMember: Identifiable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// TMDb's identifier of the credit.
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
