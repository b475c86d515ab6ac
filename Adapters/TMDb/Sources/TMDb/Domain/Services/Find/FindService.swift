/// Finding things by identifiers of other sites.
///
/// Every method throws ``TMDbError``.
public protocol FindService: TMDbService {}

extension FindService {

    /// What an identifier of another site belongs to.
    ///
    /// `GET /3/find/{external_id}`
    ///
    /// - Parameters:
    ///   - externalID: The identifier, such as `tt0137523`.
    ///   - source: The site.
    ///   - language: The language of the answer. Default: the client's.
    public func results(
        forExternalID externalID: String, source: ExternalSource, language: String? = nil
    ) async throws(TMDbError) -> FindResults {
        try await send(
            Endpoint(
                "find-by-id", path: ["find", .text(externalID, "external_id")],
                query: [.word("external_source", source), .language(language)]))
    }
}
