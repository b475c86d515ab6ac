package import CoreApplication
package import CoreDomain
import CoreInfrastructure
package import TMDb

/// The use case that fetches the response of TMDb to a public request, as TMDb sent it. Recently read responses are
/// kept in memory.
///
/// The locale is part of the request. The kind of an error is `invalidInput` if TMDb rejects a value of the request.
/// Its cause is the ``/TMDb/TMDbError`` if TMDb failed, except for a not-found response from the cache.
package typealias FetchTMDbResponseUseCase = FetchUseCase<PublicRequest, ResponseContent>

extension FetchTMDbResponseUseCase {

    init(_ repository: DefaultResponseRepository, builder: UseCaseBuilder) {
        self = builder.content("FetchTMDbResponse") { request, _, policy throws(PopcornError) in
            try await repository.response(to: ResponseRequest(request), policy: policy)
        }
    }
}

extension PublicRequest: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(text: target) }
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
