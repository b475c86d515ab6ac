public import CoreDomain

/// Gives people, from the cache or from TMDb.
public protocol PersonRepository: Sendable {

    /// A person with some parts, and perhaps with others.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - parts: What the reader needs next to the person.
    ///   - locale: The language that the person is wanted in.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func person(
        withID id: Int, including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts>
}
