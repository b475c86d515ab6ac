public import CoreApplication
public import CoreDomain

/// A request for the titles of a person.
public struct PersonCreditsRequest: NumberedRequest, Hashable, Sendable {
    /// The TMDb identifier of the person, greater than 0.
    public let id: Int
    /// Whether the titles include those for adults only.
    public let includesAdult: Bool

    /// Creates a request. Default of `includesAdult`: `true`.
    public init(id: Int, includesAdult: Bool = true) {
        self.id = id
        self.includesAdult = includesAdult
    }
}

extension FetchUseCase where Request == PersonCreditsRequest {
    /// Fetches the titles of a person.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - includesAdult: Whether the titles include those for adults only. Default: `true`.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        id: Int, includesAdult: Bool = true, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id: id, includesAdult: includesAdult, locale: locale, policy: policy).value
    }

    /// Fetches the titles of a person as `execute(id:includesAdult:)` does, and reports where they came from.
    public func sourced(
        id: Int, includesAdult: Bool = true, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(
            PersonCreditsRequest(id: id, includesAdult: includesAdult), locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of the titles of a person: the current titles, then each change. The parameters
    /// are those of `execute(id:includesAdult:)`; the policy applies to the first titles.
    public func updates(
        id: Int, includesAdult: Bool = true, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(PersonCreditsRequest(id: id, includesAdult: includesAdult), locale: locale, policy: policy)
    }
}

extension PersonCreditsRequest: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(id, includesAdult ? 1 : 0) }
}
