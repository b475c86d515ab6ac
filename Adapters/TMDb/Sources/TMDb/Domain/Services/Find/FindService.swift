/// A service for finding titles and people by external identifiers, such as IMDb IDs.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol FindService: TMDbService {}

extension FindService {

    /// Returns the titles and people with an external identifier.
    ///
    /// `GET /3/find/{external_id}`
    ///
    /// - Parameters:
    ///   - externalID: The external identifier, such as `tt0137523`.
    ///   - source: The source of the identifier, such as IMDb.
    ///   - language: The language of the response. Default: the client's.
    public func results(
        forExternalID externalID: String, source: ExternalSource, language: String? = nil
    ) async throws(TMDbError) -> FindResults {
        try await send(
            Endpoint(
                "find-by-id", path: ["find", .string(externalID, "external_id")],
                query: [.rawValue("external_source", source), .language(language)]))
    }
}
