import PopcornConcurrency

/// The cached configuration, and the callers that fetch it or wait for it.
struct ConfigurationState {

    /// The result passed to waiting callers, or `nil` if the caller that sent the request was cancelled.
    typealias Outcome = Result<ImagesConfiguration, TMDbError>?

    /// The action of a caller that needs the configuration.
    enum Action {
        case use(ImagesConfiguration)
        /// The caller fetches the configuration for all callers. If that fails, the old configuration is used.
        case fetch(replacing: ImagesConfiguration?)
        case wait(CancellablePromise<Outcome>)
    }

    private var configuration: ImagesConfiguration?
    private var expiry: ContinuousClock.Instant?
    private var isFetching = false
    private var waiting: [CancellablePromise<Outcome>] = []

    /// The number of callers that wait for the request in flight.
    var waitingCount: Int { waiting.count { !$0.isFulfilled } }

    /// Returns the caller's action. If `now` is `nil`, a cached configuration is not used.
    mutating func nextAction(at now: ContinuousClock.Instant?) -> Action {
        if let now, let configuration, let expiry, isFetching || now < expiry { return .use(configuration) }
        if isFetching {
            let promise = CancellablePromise<Outcome>()
            waiting.append(promise)
            return .wait(promise)
        }
        isFetching = true
        return .fetch(replacing: configuration)
    }

    /// Ends the request, and returns the waiting callers. If `configuration` is `nil`, the cached one does not change.
    /// The expiry is never moved to an earlier time.
    mutating func finish(
        with configuration: ImagesConfiguration?, until expiry: ContinuousClock.Instant?
    ) -> [CancellablePromise<Outcome>] {
        if let configuration {
            self.configuration = configuration
            self.expiry = [self.expiry, expiry].compactMap(\.self).max()
        }
        isFetching = false
        defer { waiting = [] }
        return waiting
    }
}
