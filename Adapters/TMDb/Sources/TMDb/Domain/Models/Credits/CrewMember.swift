public import Foundation

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
