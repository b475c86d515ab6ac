package import CoreDomain
import CoreInfrastructure
package import TMDb

/// The responses of TMDb to public requests, as TMDb sent them, from the cache or TMDb.
package struct TMDbResponses: Sendable {

    private let read: @Sendable (PublicRequest, ReadPolicy) async throws(PopcornError) -> Sourced<ResponseContent>

    /// Creates responses from a closure that reads one.
    package init(
        _ read: @escaping @Sendable (PublicRequest, ReadPolicy) async throws(PopcornError) -> Sourced<ResponseContent>
    ) {
        self.read = read
    }

    init(_ repository: DefaultResponseRepository) {
        self.init { request, policy throws(PopcornError) in
            try await repository.response(to: ResponseRequest(request), policy: policy)
        }
    }

    /// Returns the response to a request.
    ///
    /// - Parameter policy: Whether to read from the cache, from TMDb, or both. Default: the cache first.
    /// - Throws: ``/CoreDomain/PopcornError``, of kind `invalidInput` if TMDb rejects a value of the request. The cause is the
    ///   ``/TMDb/TMDbError`` if TMDb failed, except for a not-found response from the cache.
    package func response(
        to request: PublicRequest, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<ResponseContent> {
        try await read(request, policy)
    }
}

extension ResponseRequest {

    /// Creates the request that is cached for a public request.
    init(_ request: PublicRequest) {
        let operation = request.operation
        self.init(
            target: request.target,
            title: request.titleID.flatMap { id in operation.subject.flatMap { ContentID($0, id) } },
            kind: Kind(operation.kind), parts: request.parts)
    }
}

extension ContentID {

    /// Creates the identifier of the title that a path identifies. Seasons and episodes belong to their series.
    fileprivate init?(_ subject: PublicOperation.Subject, _ id: Int) {
        let kind: ContentKind =
            switch subject {
            case .movie: .movie
            case .tvSeries, .tvSeason, .tvEpisode: .tvSeries
            case .person: .person
            case .collection: .collection
            }
        self.init(kind, numbers: [id])
    }
}

extension ResponseRequest.Kind {

    fileprivate init(_ kind: PublicOperation.Kind) {
        switch kind {
        case .content: self = .content
        case .list: self = .list
        case .reference: self = .reference
        }
    }
}
