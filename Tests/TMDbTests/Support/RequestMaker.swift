import NIOConcurrencyHelpers
import Testing

@testable import TMDb

/// A service that builds requests without sending them.
final class RequestMaker: MovieService, ConfigurationService {

    /// A request and its operation.
    struct BuiltRequest {
        let operationID: String
        let request: TMDbHTTPRequest
    }

    private let builder: RequestBuilder
    private let built = NIOLockedValueBox<Result<BuiltRequest, InvalidRequest>?>(nil)

    init(builder: RequestBuilder) {
        self.builder = builder
    }

    /// Returns the request of a call.
    func request<Response>(of call: (RequestMaker) async throws -> Response) async throws -> TMDbHTTPRequest {
        try await builtRequest(by: call).request
    }

    /// Returns the request of a call with its operation.
    func builtRequest<Response>(by call: (RequestMaker) async throws -> Response) async throws -> BuiltRequest {
        _ = try? await call(self)
        return try #require(built.withLockedValue { $0 }).get()
    }

    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response {
        let result = Result { () throws(InvalidRequest) in
            BuiltRequest(operationID: endpoint.operationID, request: try builder.request(for: endpoint))
        }
        built.withLockedValue { $0 = result }
        throw TMDbError(.cancelled)
    }
}

/// The services as separate properties, because several have methods with the same name.
extension RequestMaker: TVSeriesService, TVSeasonService, TVEpisodeService, TVEpisodeGroupService, PersonService {

    var movies: any MovieService { self }
    var tvSeries: any TVSeriesService { self }
    var tvSeasons: any TVSeasonService { self }
    var tvEpisodes: any TVEpisodeService { self }
    var tvEpisodeGroups: any TVEpisodeGroupService { self }
    var people: any PersonService { self }
}

/// The services other than the movie, TV and person services.
extension RequestMaker:
    SearchService, DiscoverService, TrendingService, FindService, AccountService, AuthenticationService,
    GuestSessionService, GenreService, KeywordService, NetworkService, WatchProviderService, CertificationService,
    CollectionService, CompanyService, MediaListService, UserListService, UserAccountService,
    ChangeService, CreditService, ReviewService
{

    var search: any SearchService { self }
    var discover: any DiscoverService { self }
    var trending: any TrendingService { self }
    var find: any FindService { self }
    var account: any AccountService { self }
    var accountV4: any UserAccountService { self }
    var authentication: any AuthenticationService { self }
    var guestSessions: any GuestSessionService { self }
    var genres: any GenreService { self }
    var keywords: any KeywordService { self }
    var networks: any NetworkService { self }
    var watchProviders: any WatchProviderService { self }
    var certifications: any CertificationService { self }
    var collections: any CollectionService { self }
    var companies: any CompanyService { self }
    var lists: any MediaListService { self }
    var listsV4: any UserListService { self }
    var changes: any ChangeService { self }
    var credits: any CreditService { self }
    var reviews: any ReviewService { self }
    var configurations: any ConfigurationService { self }
}
