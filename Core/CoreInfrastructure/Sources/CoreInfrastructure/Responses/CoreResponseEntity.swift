package import CoreDomain
package import Foundation
package import PopcornCaching
package import PopcornPersistence

/// A kind of title whose responses have a table of their own, so that they are evicted with their title.
package protocol ResponseOwner: Hashable, Sendable {
    /// The kind; `nil` for responses that belong to no title.
    static var kind: ContentKind? { get }
}

/// The owners of responses.
package enum ResponseOwners {
    package enum Movie: ResponseOwner { package static var kind: ContentKind? { .movie } }
    package enum TVSeries: ResponseOwner { package static var kind: ContentKind? { .tvSeries } }
    package enum Person: ResponseOwner { package static var kind: ContentKind? { .person } }
    package enum Collection: ResponseOwner { package static var kind: ContentKind? { .collection } }
    package enum None: ResponseOwner { package static var kind: ContentKind? { nil } }
}

/// A cache row of a response of TMDb.
package struct CoreResponseEntity<Owner: ResponseOwner>: Equatable {
    package static var table: String { Owner.kind.map { "core_response_\($0.rawValue)" } ?? "core_response" }

    package let key: Key
    let tag: [UInt8]
    let byteCount: Int
    /// The names of the parts that the response lacks, separated by commas; `nil` if it lacks none.
    let missingParts: String?
    /// The time of the first of the consecutive responses that lacked a part; `nil` if the response lacks none.
    let partialSince: Date?
    let date: Date?
    package let cachedAt: Date
    /// The body, which the maintenance does not read.
    var body: CoreResponseBodyEntity?

    package struct Key: Hashable {
        /// The TMDb identifier of the title; 0 if the response belongs to no title.
        let titleID: Int
        let target: String
    }
}

extension CoreResponseEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        tag = row.column("tag", \.tag)
        byteCount = row.column("byte_count", \.byteCount)
        missingParts = row.column("missing_parts", \.missingParts)
        partialSince = row.column("partial_since", \.partialSince)
        date = row.column("content_date", \.date)
        cachedAt = row.cachedAt(\.cachedAt)
        body = row.one("body", \.body, .onDemand)
    }
}

extension CoreResponseEntity.Key: LocalizedKey, CacheKey {
    package init(from row: Row<Self>) {
        titleID = row.column("title_id", \.titleID)
        target = row.column("target", \.target)
    }

    /// An empty text. The target contains the language.
    package var language: String { "" }

    /// The description, such as `movie/550/response/3/movie/550?language=de`. An invalidation of the title includes its
    /// responses.
    package var description: String {
        Owner.kind.map { "\($0.rawValue)/\(titleID)/response/\(target)" } ?? "response/\(target)"
    }

    package var subject: String { ResponseRequest.subject(of: target) }
    package var languageTag: String? { nil }
    package var title: CachedTitle? { Owner.kind.map { CachedTitle($0, titleID) } }
}

/// A cache row of the body of a response.
struct CoreResponseBodyEntity: Equatable {
    /// The body in the gzip format.
    let gzip: [UInt8]
}

extension CoreResponseBodyEntity: Entity {
    init(from row: Row<Self>) {
        gzip = row.column("gzip", \.gzip)
    }
}

/// A response in the cache.
package struct CachedResponse: Sendable {
    let content: ResponseContent
    /// The time of the first of the consecutive responses that lacked a part; `nil` if the response lacks none.
    let partialSince: Date?
    /// The time when the response was cached.
    let cachedAt: Date
}

extension CachedResponse {

    /// The minimum size of data in the gzip format: a header and a trailer (RFC 1952, section 2.3).
    private static let minimumGzipSize = 18

    /// Whether the body begins and ends as data in the gzip format of its size does.
    var isReadable: Bool {
        let gzip = content.gzip
        guard gzip.count >= Self.minimumGzipSize, gzip.starts(with: [0x1F, 0x8B]) else { return false }
        // The size in the last 4 bytes, least significant byte first, modulo 2³².
        return gzip.suffix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
            == UInt32(truncatingIfNeeded: content.byteCount)
    }
}

/// A mapper between responses and their cache rows.
package struct ResponseMapper<Owner: ResponseOwner>: AggregateMapper {

    package func map(_ entity: CoreResponseEntity<Owner>) -> CachedResponse {
        CachedResponse(
            content: ResponseContent(
                gzip: Data(entity.body?.gzip ?? []), tag: entity.tag, byteCount: entity.byteCount,
                missingParts: entity.missingParts?.split(separator: ",").map(String.init) ?? [], date: entity.date),
            partialSince: entity.partialSince, cachedAt: entity.cachedAt)
    }

    package func map(
        _ domain: CachedResponse, key: CoreResponseEntity<Owner>.Key, cachedAt: Date
    ) -> CoreResponseEntity<Owner> {
        let content = domain.content
        return CoreResponseEntity(
            key: key, tag: content.tag, byteCount: content.byteCount,
            missingParts: content.missingParts.isEmpty ? nil : content.missingParts.joined(separator: ","),
            partialSince: domain.partialSince, date: content.date, cachedAt: cachedAt,
            body: CoreResponseBodyEntity(gzip: Array(content.gzip)))
    }

    package func partAges(of domain: CachedResponse, in entity: CoreResponseEntity<Owner>) -> PartAges? {
        domain.partialSince.map {
            PartAges(oldest: nil, responses: PartialResponses(first: $0, last: entity.cachedAt))
        }
    }
}

/// A store of responses. A response whose body cannot be read is not cached.
package struct ResponseStore<Owner: ResponseOwner>: ForwardedMaintenance, CacheStore {

    package typealias Key = CoreResponseEntity<Owner>.Key
    package typealias Value = CachedResponse

    package let rows: AggregateStore<ResponseMapper<Owner>>

    /// Creates a store on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    init(in database: any EntityDatabase) {
        rows = AggregateStore(ResponseMapper(), in: database)
    }

    package func cached(_ key: Key, including selection: Void) async throws(PopcornError) -> Cached<CachedResponse>? {
        let cached = try await rows.cached(key, including: .all(\.body))
        return cached?.value.isReadable == true ? cached : nil
    }

    /// Returns the stored response of any age; `nil` if none is stored, or if it is corrupt.
    ///
    /// - Throws: ``PopcornError``, also if a server of databases failed, because the stored response is then unknown.
    func stored(_ key: Key) async throws(PopcornError) -> CachedResponse? {
        do throws(DatabaseError) {
            let value = try await rows.value(key, including: .all(\.body))?.value
            return value?.isReadable == true ? value : nil
        } catch {
            if case .server = error { throw PopcornError(storage: error) }
            return try PopcornError.nilIfUnavailable(error)
        }
    }

    package func store(
        _ value: Cached<CachedResponse>, for key: Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        try await rows.store(value, for: key, permit)
    }
}
