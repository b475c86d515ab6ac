public import CoreDomain

/// A remote data source of people. Adapters implement it.
public protocol PersonRemoteDataSource: Sendable {

    /// Fetches a person and all their parts with one request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonWithParts

    /// Fetches one part of a person from its own endpoint.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - id: The TMDb identifier of the person.
    ///   - locale: The language of texts.
    /// - Returns: A value of which only this part is used.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func part(
        _ part: ContentPart, ofPerson id: Int, locale: ContentLocale
    ) async throws(PopcornError) -> PersonWithParts
}
