public import CoreDomain
public import Foundation
package import Tracing

/// A use case that fetches content from the cache or from TMDb.
///
/// ```swift
/// let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
/// ```
///
/// A use case wraps a closure, so tests can create a double:
///
/// ```swift
/// let fetchMovieCredits = FetchMovieCreditsUseCase { id, locale, policy in
///     Sourced(CreditsDetails(cast: [], crew: []), origin: .cache, cachedAt: .distantPast)
/// }
/// ```
public struct FetchUseCase<Request: Sendable, Value: Sendable>: Sendable {

    /// A closure that fetches the requested value.
    ///
    /// The locale is `nil` if the caller does not specify one. The configured locale is then used.
    public typealias Fetch =
        @Sendable (
            _ request: Request, _ locale: ContentLocale?, _ policy: ReadPolicy
        ) async throws(PopcornError) -> Sourced<Value>

    /// A closure that fetches the values of several requests and returns a value or an error for each, in order.
    @usableFromInline
    package typealias FetchAll =
        @Sendable (
            _ requests: [Request], _ locale: ContentLocale?, _ policy: ReadPolicy
        ) async -> [Result<Sourced<Value>, PopcornError>]

    /// A closure that fetches the JSON of the requested value.
    @usableFromInline
    package typealias FetchJSON =
        @Sendable (
            _ request: Request, _ locale: ContentLocale?, _ policy: ReadPolicy
        ) async throws(PopcornError) -> Sourced<Data>

    /// The closures of a use case. Copies of the use case share them, so that a set of use cases is cheap to copy.
    @usableFromInline
    final class Implementation: Sendable {

        @usableFromInline
        let fetch: Fetch

        /// A closure that fetches several values together; `nil` if each value is fetched individually.
        @usableFromInline
        let fetchAll: FetchAll?

        /// A closure that fetches the JSON of a value; `nil` if the fetched value is encoded.
        let fetchJSON: FetchJSON?

        let isSet: Bool

        /// The pace of updates.
        let pace: Pace

        @usableFromInline
        init(fetch: @escaping Fetch, fetchAll: FetchAll?, fetchJSON: FetchJSON?, isSet: Bool, pace: Pace) {
            self.fetch = fetch
            self.fetchAll = fetchAll
            self.fetchJSON = fetchJSON
            self.isSet = isSet
            self.pace = pace
        }
    }

    @usableFromInline
    let implementation: Implementation

    package var isSet: Bool { implementation.isSet }

    /// The pace of a use case's updates.
    @usableFromInline
    package struct Pace: Sendable {
        /// The pace at which a value that consists of many titles is updated; `nil` for other values.
        let one: UpdatePace?
        /// The pace at which the values of several requests are updated.
        let several: UpdatePace?

        @usableFromInline
        init(one: UpdatePace?, several: UpdatePace?) {
            self.one = one
            self.several = several
        }
    }

    /// Creates a use case, or a test double.
    @inlinable
    public init(_ fetch: @escaping Fetch) {
        self.init(fetch, all: nil)
    }

    @inlinable
    init(
        _ fetch: @escaping Fetch, all fetchAll: FetchAll?, json fetchJSON: FetchJSON? = nil, isSet: Bool = true,
        pace: Pace = Pace(one: nil, several: nil)
    ) {
        implementation = Implementation(
            fetch: fetch, fetchAll: fetchAll, fetchJSON: fetchJSON, isSet: isSet, pace: pace)
    }

    /// Creates a use case that records each execution as a span with its name.
    ///
    /// - Parameters:
    ///   - name: The name of the use case.
    ///   - tracer: The tracer that records the spans.
    ///   - fetchAll: A closure that fetches several values together. Default: each value is fetched individually.
    ///   - fetchJSON: A closure that fetches the JSON of the requested value. Default: the fetched value is encoded.
    ///   - pace: The pace of updates. Default: each change is read immediately.
    ///   - fetch: A closure that fetches the requested value.
    package init(
        _ name: String, tracer: any Tracer, all fetchAll: FetchAll? = nil, json fetchJSON: FetchJSON? = nil,
        pace: Pace = Pace(one: nil, several: nil),
        _ fetch: @escaping Fetch
    ) {
        // A no-op span would still add overhead to every call.
        if tracer is NoOpTracer {
            self.init(fetch, all: fetchAll, json: fetchJSON, pace: pace)
            return
        }
        var tracedAll: FetchAll?
        if let fetchAll {
            tracedAll = { requests, locale, policy in
                await tracer.withSpan(name) { span in
                    span.attributes["popcorn.requests"] = requests.count
                    return await fetchAll(requests, locale, policy)
                }
            }
        }
        self.init(
            tracer.tracing(name, fetch), all: tracedAll, json: fetchJSON.map { tracer.tracing(name, $0) }, pace: pace)
    }

    /// Fetches the requested value and reports where it came from.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - locale: The language of texts and the region. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func sourced(
        _ request: Request, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await implementation.fetch(request, locale, policy)
    }
}

extension FetchUseCase {

    /// Fetches the requested value as JSON in the format of ``PopcornJSON``, and reports where it came from.
    ///
    /// The parameters are those of `sourced(_:)`. The JSON is in UTF-8, without indentation. The JSON of a value in
    /// memory is kept next to the value, so that later calls only return it.
    public func json(
        _ request: Request, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Data> where Value: Encodable {
        if let fetchJSON = implementation.fetchJSON { return try await fetchJSON(request, locale, policy) }
        return try await sourced(request, locale: locale, policy: policy).map { value throws(PopcornError) in
            try PopcornJSON.body(value)
        }
    }

    /// Returns an asynchronous sequence of the requested value: the current value, then each change. The parameters are
    /// those of `sourced(_:)`; the policy applies to the first value.
    public func updates(
        _ request: Request, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        ContentUpdates(
            policy, pace: implementation.pace.one,
            sourced: { [implementation] policy throws(PopcornError) in
                try await implementation.fetch(request, locale, policy)
            })
    }
}

extension FetchUseCase where Request == Void {

    /// Fetches a value that needs no parameters, such as the list of genres.
    ///
    /// - Parameters:
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced((), locale: locale, policy: policy).value
    }
}

extension FetchUseCase where Request == Int {

    /// Fetches the value with a TMDb identifier, such as the credits of a movie.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - locale: The language of texts and the region. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func execute(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id, locale: locale, policy: policy).value
    }

    /// Fetches a value as `execute(id:)` does, and reports where it came from.
    @inlinable
    public func sourced(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(id, locale: locale, policy: policy)
    }

    /// Fetches a value as `execute(id:)` does, but returns its JSON, as `json(_:)` does.
    public func json(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Data> where Value: Encodable {
        try await json(id, locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of the value with a TMDb identifier: the current value, then each change. The
    /// parameters are those of `execute(id:)`; the policy applies to the first value.
    public func updates(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(id, locale: locale, policy: policy)
    }
}
