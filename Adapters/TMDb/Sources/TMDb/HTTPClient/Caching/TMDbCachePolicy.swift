/// What the cache of a ``TMDbTransport`` does with a request.
public enum TMDbCachePolicy: Hashable, Sendable {
    /// Answers from what is kept, as long as it is fresh.
    case use
    /// Asks TMDb whether what is kept is still right, however fresh, and keeps the answer.
    case revalidate
    /// Lets the request and its answer pass, as if there were no cache.
    case bypass
}
