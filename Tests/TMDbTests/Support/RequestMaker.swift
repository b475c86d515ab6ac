import NIOConcurrencyHelpers
import Testing

@testable import TMDb

/// Makes requests and sends none.
final class RequestMaker: MovieService, ConfigurationService {

    /// A request, with the operation that it belongs to.
    struct Made {
        let operationID: String
        let request: TMDbHTTPRequest
    }

    private let builder: RequestBuilder
    private let made = NIOLockedValueBox<Result<Made, RequestProblem>?>(nil)

    init(builder: RequestBuilder) {
        self.builder = builder
    }

    /// The request that a call makes.
    func request<Response>(of call: (RequestMaker) async throws -> Response) async throws -> TMDbHTTPRequest {
        try await made(by: call).request
    }

    /// The request and the operation that a call makes.
    func made<Response>(by call: (RequestMaker) async throws -> Response) async throws -> Made {
        _ = try? await call(self)
        return try #require(made.withLockedValue { $0 }).get()
    }

    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response {
        let result = Result { () throws(RequestProblem) in
            Made(operationID: endpoint.operationID, request: try builder.request(for: endpoint))
        }
        made.withLockedValue { $0 = result }
        throw TMDbError(.cancelled)
    }
}

/// The services one by one, because several have methods of one name.
extension RequestMaker: TVSeriesService, TVSeasonService, TVEpisodeService, TVEpisodeGroupService, PersonService {

    var movies: any MovieService { self }
    var tvSeries: any TVSeriesService { self }
    var tvSeasons: any TVSeasonService { self }
    var tvEpisodes: any TVEpisodeService { self }
    var tvEpisodeGroups: any TVEpisodeGroupService { self }
    var people: any PersonService { self }
}
