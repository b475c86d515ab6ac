package import CoreDomain
import Foundation
package import PopcornCaching
package import PopcornPersistence

/// A repository of responses of TMDb, backed by the cache and TMDb.
///
/// All responses, also those of lists, are kept for `FreshnessPolicy.retention`. A response that lacks a requested part
/// never replaces a response that contains the part.
package struct DefaultResponseRepository: Sendable {

    private let readers: [ContentKind: any ResponseReading]
    private let other: any ResponseReading

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    package init(
        remote: any ResponseRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment
    ) {
        func reader<Owner: ResponseOwner>(_ owner: Owner.Type) -> ResponseReader<Owner> {
            ResponseReader(remote: remote, database: database, environment: environment)
        }
        readers = [
            .movie: reader(ResponseOwners.Movie.self), .tvSeries: reader(ResponseOwners.TVSeries.self),
            .person: reader(ResponseOwners.Person.self), .collection: reader(ResponseOwners.Collection.self),
        ]
        other = reader(ResponseOwners.None.self)
    }

    /// Returns the response to a request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``, of kind `undecodable` if a response was not cached because it lacks a
    ///   part that the cached response contains; `storage` if it lacks a part and the cached response cannot be read.
    package func response(
        to request: ResponseRequest, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ResponseContent> {
        try await (request.title.flatMap { readers[$0.kind] } ?? other).response(to: request, policy: policy)
    }

    /// The maintenance of the responses that belong to titles, by the kind of the titles.
    package var titleMaintenance: [ContentKind: any CacheMaintaining] { readers.mapValues(\.maintenance) }

    /// The maintenance of all responses.
    package var maintenance: [any CacheMaintaining] { readers.values.map(\.maintenance) + [other.maintenance] }
}

/// A reader of the responses in one table.
private protocol ResponseReading: Sendable {

    var maintenance: any CacheMaintaining { get }

    func response(
        to request: ResponseRequest, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ResponseContent>
}

private struct ResponseReader<Owner: ResponseOwner>: ResponseReading {

    private let remote: any ResponseRemoteDataSource
    private let reader: CachedReader<ResponseStore<Owner>>
    private let environment: CachingEnvironment
    private let retention: Duration

    init(remote: any ResponseRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        self.environment = environment
        var policy = environment.policy
        policy.listRetention = policy.retention
        retention = policy.retention
        reader = CachedReader(
            Owner.kind.map { "\($0.rawValue)_response" } ?? "response", store: ResponseStore(in: database),
            environment: environment, policy: policy)
    }

    var maintenance: any CacheMaintaining { reader }

    func response(
        to request: ResponseRequest, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ResponseContent> {
        let answer = try await reader.read(
            CoreResponseEntity<Owner>.Key(titleID: request.title?.id ?? 0, target: request.target), policy,
            including: (), timeToLiveClass: { request.kind.timeToLiveClass(of: $0.value.content, now: $1) }
        ) { key, _ throws(PopcornError) in
            try await fetch(request, key)
        }
        // A partial response is requested again after this delay.
        let isPartial = answer.origin == .network && answer.value.partialSince != nil
        return Sourced(
            answer.value.content, origin: answer.origin, cachedAt: answer.cachedAt, failure: answer.failure,
            freshUntil: isPartial
                ? answer.freshUntil.map { min($0, answer.cachedAt + FreshnessPolicy.firstPartDelay) }
                : answer.freshUntil,
            usableUntil: answer.usableUntil)
    }

    /// Fetches a response, and compares its parts with the parts of the stored response.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``, also if the response lacks a part and the stored response cannot be
    ///   read.
    private func fetch(
        _ request: ResponseRequest, _ key: CoreResponseEntity<Owner>.Key
    ) async throws(PopcornError) -> CachedResponse {
        let content = try await remote.response(to: request)
        let now = environment.clock.now
        guard !content.missingParts.isEmpty else {
            return CachedResponse(content: content, partialSince: nil, cachedAt: now)
        }
        // The response that was stored when the read began may have been replaced.
        let kept = try await reader.store.stored(key).flatMap {
            now.timeIntervalSince($0.cachedAt) < retention / .seconds(1) ? $0 : nil
        }
        if let kept, !Set(content.missingParts).isSubset(of: kept.content.missingParts) {
            throw PopcornError(
                .undecodable,
                "The response for \(request.subject) lacks \(content.missingParts.joined(separator: ", "))",
                subject: request.subject)
        }
        return CachedResponse(content: content, partialSince: kept?.partialSince ?? now, cachedAt: now)
    }
}

extension ResponseRequest.Kind {

    /// Returns the time-to-live class of a response.
    fileprivate func timeToLiveClass(of content: ResponseContent, now: Date) -> TimeToLiveClass {
        switch self {
        case .content: TimeToLiveClass(around: content.date, now: now)
        case .list: .list
        case .reference: .settled
        }
    }
}
