public import CoreDomain
public import Foundation

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

/// A provider of title logos, which other contexts store. Implemented by the module that combines the contexts.
public protocol TitleLogoProviding: Sendable {

    /// Returns the path of a title's first logo if the title is cached. Does not contact TMDb.
    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL?
}
