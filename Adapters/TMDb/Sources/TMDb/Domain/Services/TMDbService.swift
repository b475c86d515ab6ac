/// What every service of TMDb stands on: something that sends an endpoint's request and reads the answer.
///
/// The services' methods are extensions over ``send(_:)``, so whatever sends endpoints, the client or a mock, is every
/// service at once.
public protocol TMDbService: Sendable {

    /// The answer of an endpoint.
    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response
}

/// Every service at once.
package typealias EveryService = MovieService & TVSeriesService & TVSeasonService & TVEpisodeService
    & TVEpisodeGroupService & PersonService & SearchService & DiscoverService & TrendingService & FindService
    & AccountService & AuthenticationService & GuestSessionService & GenreService & KeywordService & NetworkService
    & WatchProviderService & CertificationService & CollectionService & CompanyService & MediaListService
    & UserListService & UserAccountService & ChangeService & CreditService & ReviewService & ConfigurationService

extension APIClient: EveryService {}
