/// The configuration that is known, and who asks or waits for one.
struct ConfigurationState {

    typealias Continuation = CheckedContinuation<Result<ImagesConfiguration, TMDbError>?, Never>

    /// What a caller does to get the configuration.
    enum Claim {
        case use(ImagesConfiguration)
        /// Ask for it, for all; the old one is the answer if that fails.
        case fetch(replacing: ImagesConfiguration?)
        case wait
    }

    private var configuration: ImagesConfiguration?
    private var expiry: ContinuousClock.Instant?
    private var isFetching = false
    private var lastTicket = 0
    private var waiting: [Int: Continuation] = [:]

    /// How many callers wait for who asks.
    var waitingCount: Int { waiting.count }

    mutating func claim(at now: ContinuousClock.Instant) -> Claim {
        if let configuration, let expiry, isFetching || now < expiry { return .use(configuration) }
        if isFetching { return .wait }
        isFetching = true
        return .fetch(replacing: configuration)
    }

    /// Ends asking, and returns who waited for it. Without a configuration the old one stays as it is.
    mutating func finish(
        with configuration: ImagesConfiguration?, until expiry: ContinuousClock.Instant?
    ) -> [Continuation] {
        if let configuration {
            self.configuration = configuration
            self.expiry = expiry
        }
        isFetching = false
        defer { waiting = [:] }
        return Array(waiting.values)
    }

    mutating func makeTicket() -> Int {
        lastTicket += 1
        return lastTicket
    }

    /// Lets a caller wait, if there is something to wait for.
    mutating func wait(with continuation: Continuation, ticket: Int) -> Bool {
        guard isFetching else { return false }
        waiting[ticket] = continuation
        return true
    }

    mutating func leave(_ ticket: Int) -> Continuation? {
        waiting.removeValue(forKey: ticket)
    }
}
