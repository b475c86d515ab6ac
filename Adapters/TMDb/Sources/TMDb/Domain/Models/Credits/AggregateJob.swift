/// A job that a person does on episodes of a TV series.
public struct AggregateJob: Codable, Hashable, Sendable {

    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The job, such as `Director`.
    public let job: String?
    /// The number of episodes.
    public let episodeCount: Int?

    /// Creates a job.
    public init(creditID: String, job: String? = nil, episodeCount: Int? = nil) {
        self.creditID = creditID
        self.job = job
        self.episodeCount = episodeCount
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID]

        case creditID = "credit_id"
        case job
        case episodeCount = "episode_count"
    }
}
