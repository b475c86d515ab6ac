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
}
