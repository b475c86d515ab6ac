/// Single credits.
///
/// Every method throws ``TMDbError``.
public protocol CreditService: TMDbService {}

extension CreditService {

    /// What a person did for a title, and in which seasons and episodes.
    ///
    /// `GET /3/credit/{credit_id}`
    public func details(forCredit id: Credit.ID, language: String? = nil) async throws(TMDbError) -> Credit {
        try await send(
            Endpoint("credit-details", path: ["credit", .text(id, "credit_id")], query: [.language(language)]))
    }
}
