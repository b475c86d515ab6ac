/// A department of film production, with its jobs.
///
/// Source: `GET /3/configuration/jobs`.
public struct Department: Codable, Hashable, Sendable {

    /// The name.
    public let name: String
    /// The names of the department's jobs.
    public let jobs: [String]

    /// Creates a department.
    public init(name: String, jobs: [String]) {
        self.name = name
        self.jobs = jobs
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.jobs]

        case name = "department"
        case jobs
    }
}
