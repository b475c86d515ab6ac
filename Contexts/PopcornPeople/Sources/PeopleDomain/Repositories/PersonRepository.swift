public import CoreDomain

/// A repository of people that reads from the cache and from TMDb.
public protocol PersonRepository: Sendable {

    /// Returns a person with at least the requested parts.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func person(
        withID id: Int, including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts>

    /// Returns people with at least the requested parts.
    ///
    /// Cached people are read together. The rest is fetched concurrently, a few at a time.
    ///
    /// The parameters are those of `person(withID:)`. The identifiers may contain duplicates.
    ///
    /// - Returns: The value or the error of each identifier, in order.
    func people(
        withIDs ids: [Int], including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<PersonWithParts>, PopcornError>]
}

extension PersonRepository {

    /// Reads each of them individually, one after the other.
    public func people(
        withIDs ids: [Int], including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<PersonWithParts>, PopcornError>] {
        await ids.results { id throws(PopcornError) in
            try await person(withID: id, including: parts, locale: locale, policy: policy)
        }
    }
}
