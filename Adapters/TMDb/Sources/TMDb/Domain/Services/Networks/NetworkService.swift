/// A service for networks that broadcast TV series.
///
/// Every method throws ``TMDbError``.
public protocol NetworkService: TMDbService {}

extension NetworkService {

    /// Returns the details of a network.
    ///
    /// `GET /3/network/{network_id}`
    public func details(forNetwork id: Network.ID) async throws(TMDbError) -> Network {
        try await send(Endpoint("network-details", path: path(id)))
    }

    /// Returns the details of a network together with other resources, in one request.
    ///
    /// `GET /3/network/{network_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the network.
    ///   - options: The resources to append.
    public func details(
        forNetwork id: Network.ID, appending options: NetworkAppendOption
    ) async throws(TMDbError) -> NetworkDetailsResponse {
        try await send(Endpoint("network-details", path: path(id), query: [.appendToResponse(options)]))
    }

    /// Returns the alternative names of a network.
    ///
    /// `GET /3/network/{network_id}/alternative_names`
    public func alternativeNames(forNetwork id: Network.ID) async throws(TMDbError) -> AlternativeNameCollection {
        try await send(Endpoint("details-copy", path: path(id, "alternative_names")))
    }

    /// Returns the logos of a network.
    ///
    /// `GET /3/network/{network_id}/images`
    public func images(forNetwork id: Network.ID) async throws(TMDbError) -> LogoCollection {
        try await send(Endpoint("alternative-names-copy", path: path(id, "images")))
    }

    private func path(_ id: Network.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["network", .id(id, "network_id")] + resource
    }
}
