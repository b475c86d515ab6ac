package import CoreDomain

extension PopcornError {

    /// Whether TMDb is unreachable, fails, limits the rate, rejects the credential or sent a response that cannot be
    /// decoded, or the request was not sent because too many wait.
    var allowsStaleIfError: Bool {
        switch kind {
        case .unavailable, .rateLimited, .overloaded, .undecodable, .unauthorised: true
        case .invalidInput, .notFound, .notCached, .limitReached, .storage, .cancelled: false
        }
    }

    /// Returns the error of a read whose task was cancelled.
    package static func cancelled(_ key: some CacheKey) -> PopcornError {
        PopcornError(.cancelled, "The request for \(key.subject) was cancelled", subject: key.subject)
    }

    /// Returns the error of a read whose deadline has passed.
    static func late(_ key: some CacheKey, _ deadline: Duration?) -> PopcornError {
        PopcornError(
            .unavailable, "\(key.subject) was not fetched within \(deadline.map { "\($0)" } ?? "the deadline")",
            subject: key.subject)
    }

    static func notFound(_ key: some CacheKey) -> PopcornError {
        PopcornError(.notFound, "TMDb has no \(key.subject)", subject: key.subject)
    }

    static func notCached(_ key: some CacheKey) -> PopcornError {
        let language = key.languageTag.map { " in language \($0)" } ?? ""
        return PopcornError(
            .notCached, "\(key.subject) is not in the cache\(language); read it once with network access",
            subject: key.subject)
    }
}
