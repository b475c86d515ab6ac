package import CoreDomain

/// A provider of the movies and TV series on watchlists, which other contexts store. Implemented by the module that
/// combines the contexts.
package protocol WatchedTitleProviding: Sendable {

    /// Returns a title, with texts of fallback languages.
    ///
    /// - Parameters:
    ///   - id: The title.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func title(
        _ id: TitleID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<WatchedTitle>
}
