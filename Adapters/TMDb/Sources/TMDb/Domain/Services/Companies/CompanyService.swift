/// A service for production companies.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol CompanyService: TMDbService {}

extension CompanyService {

    /// Returns the details of a company.
    ///
    /// `GET /3/company/{company_id}`
    public func details(forCompany id: Company.ID) async throws(TMDbError) -> Company {
        try await send(Endpoint("company-details", path: path(id)))
    }

    /// Returns the details of a company together with other resources, in one request.
    ///
    /// `GET /3/company/{company_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the company.
    ///   - options: The resources to append.
    ///   - language: The language of appended movies. Default: the client's.
    public func details(
        forCompany id: Company.ID, appending options: CompanyAppendOption, language: String? = nil
    ) async throws(TMDbError) -> CompanyDetailsResponse {
        try await send(
            Endpoint("company-details", path: path(id), query: [.language(language), .appendToResponse(options)]))
    }

    /// Returns a page (1 to 500) of the movies of a company.
    ///
    /// TMDb still supports this operation but no longer documents it.
    ///
    /// `GET /3/company/{company_id}/movies`
    public func movies(
        forCompany id: Company.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint("company-movies", path: path(id, "movies"), query: [.page(page), .language(language)]))
    }

    /// Returns the alternative names of a company.
    ///
    /// `GET /3/company/{company_id}/alternative_names`
    public func alternativeNames(forCompany id: Company.ID) async throws(TMDbError) -> AlternativeNameCollection {
        try await send(Endpoint("company-alternative-names", path: path(id, "alternative_names")))
    }

    /// Returns the logos of a company.
    ///
    /// `GET /3/company/{company_id}/images`
    public func images(forCompany id: Company.ID) async throws(TMDbError) -> LogoCollection {
        try await send(Endpoint("company-images", path: path(id, "images")))
    }

    private func path(_ id: Company.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["company", .id(id, "company_id")] + resource
    }
}
