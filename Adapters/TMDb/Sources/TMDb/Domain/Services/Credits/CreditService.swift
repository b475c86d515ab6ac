/// A service for individual credits.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol CreditService: TMDbService {}

extension CreditService {

    /// Returns the details of a credit: a person's work on a title, with its seasons and episodes.
    ///
    /// `GET /3/credit/{credit_id}`
    public func details(forCredit id: Credit.ID, language: String? = nil) async throws(TMDbError) -> Credit {
        try await send(
            Endpoint("credit-details", path: ["credit", .string(id, "credit_id")], query: [.language(language)]))
    }
}
