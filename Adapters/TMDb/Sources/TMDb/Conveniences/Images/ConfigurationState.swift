import AsyncPrimitives

/// The configuration that is known, and the callers who ask or wait for one.
struct ConfigurationState {

    /// What those who wait are told: the outcome of the request, or `nil` if the caller who made it gave up.
    typealias Answer = Result<ImagesConfiguration, TMDbError>?

    /// What a caller does to get the configuration.
    enum Claim {
        case use(ImagesConfiguration)
        /// Ask TMDb, for everyone; if that fails, the old one is the answer.
        case fetch(replacing: ImagesConfiguration?)
        case wait(CancellablePromise<Answer>)
    }

    private var configuration: ImagesConfiguration?
    private var expiry: ContinuousClock.Instant?
    private var isFetching = false
    private var waiting: [CancellablePromise<Answer>] = []

    /// How many callers wait for the one who asks.
    var waitingCount: Int { waiting.count { !$0.isFulfilled } }

    /// What a caller does now; without a time, no configuration that is known is new enough.
    mutating func claim(at now: ContinuousClock.Instant?) -> Claim {
        if let now, let configuration, let expiry, isFetching || now < expiry { return .use(configuration) }
        if isFetching {
            let ticket = CancellablePromise<Answer>()
            waiting.append(ticket)
            return .wait(ticket)
        }
        isFetching = true
        return .fetch(replacing: configuration)
    }

    /// Ends the request, and returns those who wait for it. Without a configuration the old one stays as it is. The time
    /// until which one is used is never made earlier.
    mutating func finish(
        with configuration: ImagesConfiguration?, until expiry: ContinuousClock.Instant?
    ) -> [CancellablePromise<Answer>] {
        if let configuration {
            self.configuration = configuration
            self.expiry = [self.expiry, expiry].compactMap(\.self).max()
        }
        isFetching = false
        defer { waiting = [] }
        return waiting
    }
}
