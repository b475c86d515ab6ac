public import CoreDomain
import PopcornConcurrency

extension FetchUseCase {

    /// The maximum number of identifiers of one call.
    public static var maximumIDCount: Int { 500 }

    /// Fetches the values of several requests.
    func sourcedAll(
        _ requests: [Request], locale: ContentLocale?, policy: ReadPolicy
    ) async throws(PopcornError) -> [Result<Sourced<Value>, PopcornError>] {
        guard requests.count <= Self.maximumIDCount else {
            throw .invalidInput(
                "At most \(Self.maximumIDCount) identifiers can be requested at once, but there are \(requests.count)")
        }
        if let fetchAll = implementation.fetchAll { return await fetchAll(requests, locale, policy) }
        return await requests.concurrentMap(limit: 8) { request -> Result<Sourced<Value>, PopcornError> in
            do throws(PopcornError) {
                return .success(try await sourced(request, locale: locale, policy: policy))
            } catch {
                return .failure(error)
            }
        }
    }

    /// Returns an asynchronous sequence of the values of several requests.
    func updatesOfAll(
        _ requests: [Request], locale: ContentLocale?, policy: ReadPolicy
    ) -> ContentUpdates<[Result<Value, PopcornError>]> where Value: Equatable {
        ContentUpdates(policy, pace: implementation.pace.several) { [self] current throws(PopcornError) in
            let values = try await sourcedAll(requests, locale: locale, policy: current).map { $0.map(\.value) }
            // A value that was purged is fetched again, as a single value is.
            if current == .cacheOnly, policy != .cacheOnly {
                for case .failure(let error) in values where error.kind == .notCached { throw error }
            }
            return values
        }
    }
}

extension FetchUseCase where Request == Int {

    /// Fetches the values with several TMDb identifiers.
    ///
    /// Cached values are read together. The rest is fetched concurrently, a few at a time.
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers, at most ``maximumIDCount``. Duplicates are fetched once.
    ///   - locale: The language of texts and the region. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Returns: The value or the error of each identifier, in order.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if
    ///   there are too many identifiers.
    public func execute(
        ids: [Int], locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> [Result<Value, PopcornError>] {
        try await sourced(ids: ids, locale: locale, policy: policy).map { $0.map(\.value) }
    }

    /// Fetches several values as `execute(ids:)` does, and reports where each came from.
    public func sourced(
        ids: [Int], locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> [Result<Sourced<Value>, PopcornError>] {
        try await sourcedAll(ids, locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of the values with several TMDb identifiers: the current values and errors,
    /// then each change of one of them. The parameters are those of `execute(ids:)`; the policy applies to the first
    /// values.
    public func updates(
        ids: [Int], locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<[Result<Value, PopcornError>]> where Value: Equatable {
        updatesOfAll(ids, locale: locale, policy: policy)
    }
}

extension FetchUseCase where Request == TitleRequest {

    /// Fetches several titles.
    ///
    /// Cached titles are read together. The rest is fetched concurrently, a few at a time.
    ///
    /// ```swift
    /// for (id, result) in zip(ids, try await popcorn.movies.fetchMovieDetails.execute(ids: ids)) {
    ///     print(id, (try? result.get().title) ?? "not available")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers, at most ``maximumIDCount``. Duplicates are fetched once.
    ///   - locale: The language of texts, and the region for age ratings. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`. Default: `nil`, so that the value contains no
    ///     data of an owner.
    /// - Returns: The title or the error of each identifier, in order.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if
    ///   there are too many identifiers.
    public func execute(
        ids: [Int], locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> [Result<Value, PopcornError>] {
        try await sourced(ids: ids, locale: locale, policy: policy, owner: owner)
            .map { $0.map(\.value) }
    }

    /// Fetches several titles as `execute(ids:)` does, and reports where each came from.
    public func sourced(
        ids: [Int], locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> [Result<Sourced<Value>, PopcornError>] {
        try await sourcedAll(ids.map { TitleRequest(id: $0, owner: owner) }, locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of several titles: the current titles and errors, then each change of one of
    /// them or of its watchlist status. The parameters are those of `execute(ids:)`; the policy applies to the first
    /// titles.
    public func updates(
        ids: [Int], locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) -> ContentUpdates<[Result<Value, PopcornError>]> where Value: Equatable {
        updatesOfAll(ids.map { TitleRequest(id: $0, owner: owner) }, locale: locale, policy: policy)
    }
}
