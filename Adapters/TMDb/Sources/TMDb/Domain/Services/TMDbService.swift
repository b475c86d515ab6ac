/// The base protocol of all services: a type that sends requests to endpoints and decodes the responses.
///
/// The services' methods are extensions that call ``send(_:)``. A type that implements it, such as the client or a
/// mock, can conform to every service.
public protocol TMDbService: Sendable {

    /// Sends a request to an endpoint and returns the decoded response.
    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response
}

/// All services.
package typealias AllServices = MovieService & TVSeriesService & TVSeasonService & TVEpisodeService
    & TVEpisodeGroupService & PersonService & SearchService & DiscoverService & TrendingService & FindService
    & AccountService & AuthenticationService & GuestSessionService & GenreService & KeywordService & NetworkService
    & WatchProviderService & CertificationService & CollectionService & CompanyService & MediaListService
    & UserListService & UserAccountService & ChangeService & CreditService & ReviewService & ConfigurationService

extension APIClient: AllServices {}
