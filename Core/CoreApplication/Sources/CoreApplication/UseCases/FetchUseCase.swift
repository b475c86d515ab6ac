public import CoreDomain
package import Tracing

/// Fetches content, from the cache or from TMDb.
///
/// ```swift
/// let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
/// ```
///
/// It is a value around a closure, so a test makes a double of one:
///
/// ```swift
/// let fetchMovieCredits = FetchMovieCreditsUseCase { id, locale, policy in
///     Sourced(CreditsDetails(cast: [], crew: []), origin: .cache, cachedAt: .distantPast)
/// }
/// ```
public struct FetchUseCase<Request: Sendable, Value: Sendable>: Sendable {

    /// Fetches what is requested.
    ///
    /// The locale is `nil` if the caller named none: then the configured one is used.
    public typealias Fetch =
        @Sendable (
            _ request: Request, _ locale: ContentLocale?, _ policy: ReadPolicy
        ) async throws(PopcornError) -> Sourced<Value>

    @usableFromInline
    let fetch: Fetch

    /// Creates a use case, or a double of one.
    @inlinable
    public init(_ fetch: @escaping Fetch) {
        self.fetch = fetch
    }

    /// Creates a use case whose executions are spans of its name.
    package init(_ name: String, tracer: any Tracer, _ fetch: @escaping Fetch) {
        // A span that goes nowhere would still cost every call something.
        if tracer is NoOpTracer {
            self.init(fetch)
            return
        }
        self.init { request, locale, policy async throws(PopcornError) in
            try await tracer.withUseCaseSpan(name, request) { () async throws(PopcornError) in
                try await fetch(request, locale, policy)
            } note: { answer, span in
                span.attributes["popcorn.origin"] = answer.origin.rawValue
            }
        }
    }

    /// What was requested, with where it came from.
    ///
    /// - Parameters:
    ///   - request: What is wanted.
    ///   - locale: The language of texts, and the region of what depends on one. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func sourced(
        _ request: Request, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await fetch(request, locale, policy)
    }
}

extension FetchUseCase where Value: Equatable {

    /// What was requested, and then each later change of it.
    ///
    /// - Parameters:
    ///   - request: What is wanted.
    ///   - locale: The language of texts, and the region of what depends on one. Default: the configured one.
    ///   - policy: Where the first answer may come from. Default: the cache if it is young enough, else TMDb.
    public func updates(
        _ request: Request, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> {
        ContentUpdates(policy) { [fetch] policy throws(PopcornError) in
            try await fetch(request, locale, policy).value
        }
    }
}

extension FetchUseCase where Request == Void {

    /// What is the same for everybody.
    ///
    /// - Parameters:
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced((), locale: locale, policy: policy).value
    }
}

extension FetchUseCase where Request == Int {

    /// What belongs to a title.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of texts, and the region of what depends on one. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func execute(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id, locale: locale, policy: policy).value
    }

    /// What belongs to a title, with where it came from.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of texts, and the region of what depends on one. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func sourced(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(id, locale: locale, policy: policy)
    }
}

extension FetchUseCase where Request == Int, Value: Equatable {

    /// What belongs to a title, and then each later change of it.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of texts, and the region of what depends on one. Default: the configured one.
    ///   - policy: Where the first answer may come from. Default: the cache if it is young enough, else TMDb.
    public func updates(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> {
        updates(id, locale: locale, policy: policy)
    }
}
